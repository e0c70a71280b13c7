import type { JournalEvent } from '../../events/entry.js';
import type { Viewer } from '../../games/kit/audience.js';
import type { Decision, Ruleset, Typed } from '../../games/kit/game-definition.js';
import type { Catalogue, Message } from '../../games/kit/message.js';
import { isTableEvent, type TableEventType } from './events.js';
import { isArbiter } from './table-state.js';
import { isTableAction, TAKE_BACK } from './take-back.js';

/** The words of the table's events; a ruleset's own words stand in its catalogues. */
export const TABLE_WORDS: { readonly en: Catalogue } & Readonly<Record<string, Catalogue>> = {
  en: {
    'table.GameCreated': 'The table is set up',
    'table.SeatTaken.player': 'A player sits down as {seat}',
    'table.SeatTaken.bot': 'A bot sits down as {seat}',
    'table.SeatGivenUp': '{seat} is given up',
    'table.SeatReserved': '{seat} now asks for an invitation',
    'table.GameBegan': 'The game begins',
    'table.GameFinished': 'The game is over: {reason}',
    'table.GameCancelled': 'The game is cancelled',
    'table.ActionTakenBack': '{seat} takes entry {entry, number} back',
    'table.ActionRedone': '{seat} does entry {entry, number} again',
    'table.TakeBackAsked': '{seat} asks to take entry {entry, number} back',
    'table.TakeBackAgreed': '{seat} agrees',
    'table.TakeBackRefused': '{seat} refuses',
    'table.ArbiterGranted.maker': 'The maker of the game names an arbiter, {arbiter}',
    'table.ArbiterGranted.installation': 'An arbiter of this server joins, {arbiter}',
    'table.ArbiterWithdrawn': '{arbiter} is no arbiter any more',
    'table.DisputeOpened': '{seat} disputes entry {entry, number}',
    'table.DisputeWithdrawn': 'Dispute {dispute, number} is withdrawn',
    'table.StatementMade': '{by} says something about dispute {dispute, number}',
    'table.RulingGiven.dismiss': 'Dispute {dispute, number} is dismissed',
    'table.RulingGiven.rewind': 'Dispute {dispute, number} is ruled: back to an earlier entry',
    'table.RulingGiven.adjust': 'Dispute {dispute, number} is ruled: something is put right',
    'table.RulingGiven.forfeit': 'Dispute {dispute, number} is ruled: a seat forfeits',
    'table.GameRewound': 'The game goes on from entry {entry, number}',
    'table.GameAdjusted': 'Something is put right',
    'table.SeatForfeited': '{seat} is out of the game',
    'table.TurnTimedOut': '{seat} has not decided in time',
    'table.VacationTaken': '{seat} is on vacation from {from} until {until}',
    'table.VacationEnded': '{seat} is back from vacation',
    'table.DeadlinesMoved': 'The server was away from {from} until {until}: deadlines have moved',
    'table.GameExpired': 'Nobody has changed anything for long',
    'table.SeatResigned': '{seat} resigns',
    'table.takeBack': '{seat} asks to take entry {entry, number} back: let it, or not',
    'table.agreeToTakeBack': 'Let the action be taken back',
    'table.refuseToTakeBack': 'Let the action stand',
    'table.forfeited': '{seat} forfeited',
  },
};

export function describeEvent(ruleset: Ruleset, event: JournalEvent, viewer: Viewer): Message {
  if (isTableEvent(event.type)) return describeTable(ruleset, event.type, event.data, viewer);
  return ruleset.describe({ is: 'event', event: { ...event.data, type: event.type } }, viewer);
}

export function describeDecision(ruleset: Ruleset, decision: Decision, viewer: Viewer): Message {
  if (decision.kind !== TAKE_BACK) return ruleset.describe({ is: 'decision', decision }, viewer);
  const { seat, entry } = decision.about as { seat: string; entry: number };
  return { key: TAKE_BACK, values: { seat: seatName(ruleset, seat, viewer), entry } };
}

export function describeAction(ruleset: Ruleset, action: Typed, viewer: Viewer): Message {
  if (isTableAction(action.type)) return { key: `table.${action.type}` };
  return ruleset.describe({ is: 'action', action }, viewer);
}

function seatName(ruleset: Ruleset, seat: string, viewer: Viewer): Message {
  return ruleset.describe({ is: 'seat', seat }, viewer);
}

/** Events that come in several kinds, and the field that says which. */
const KINDS: Readonly<Partial<Record<TableEventType, string>>> = {
  SeatTaken: 'kind',
  ArbiterGranted: 'by',
  RulingGiven: 'decision',
};

/** What fills in the words, where an event has it. */
const FILLED = ['seat', 'by', 'entry', 'dispute', 'arbiter', 'reason', 'from', 'until'] as const;

function describeTable(
  ruleset: Ruleset,
  type: TableEventType,
  data: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Message {
  const kind = KINDS[type];
  const key = kind === undefined ? `table.${type}` : `table.${type}.${String(data[kind])}`;
  const filled = FILLED.filter((name) => name !== kind && data[name] !== undefined && !isHash(type, name));
  if (filled.length === 0) return { key };
  const spoken = (name: string): [string, string | number | Message] => {
    const value = data[name] as string | number | Message;
    return [name, isSeat(name, value) ? seatName(ruleset, value, viewer) : value];
  };
  return { key, values: Object.fromEntries(filled.map(spoken)) };
}

/** What an arbiter writes is kept aside. */
const isHash = (type: TableEventType, name: string): boolean => type === 'RulingGiven' && name === 'reason';

function isSeat(name: string, value: string | number | Message): value is string {
  if (typeof value !== 'string') return false;
  return name === 'seat' || (name === 'by' && !isArbiter(value));
}
