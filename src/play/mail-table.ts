import type { Provider } from '@nestjs/common';
import { EventStore } from '../events/event-store.js';
import type { Decision } from '../games/kit/game-definition.js';
import type { Message } from '../games/kit/message.js';
import { partsNamedBy, partsNamedIn } from '../games/kit/parts.js';
import { type Said, type Situation, Situations } from '../notifications/mail/ports.js';
import { MessagesReader } from '../projections/messages.reader.js';
import { renderView } from '../projections/seat-views.js';
import { LiveGames } from './live-games.js';
import { LookUp } from './look-up.js';
import { offeredActions } from './offer.js';
import { deadlineOf, deadlinesOf } from './table/clock/deadlines.js';
import { awaitedSeats, questionsOf, type GameAt } from './table/game-at.js';
import { describeAction, describeDecision } from './table/labels.js';
import { foreseenDefault } from './table/foreseen.js';
import { toldEntry, windowOf } from './table/telling.js';

// Far more than lie between two actions of a seat, except where it waits for very long.
const MOST_ENTRIES = 500;

/** The game as a seat may know it now, for mails. */
export class SeatSituations extends Situations {
  constructor(
    private readonly lookUp: LookUp,
    private readonly games: LiveGames,
    private readonly store: EventStore,
    private readonly messages: MessagesReader,
  ) {
    super();
  }

  override async of(gameId: string, playerId: string, wanted: string | null): Promise<Situation | undefined> {
    const seen = await this.lookUp.look(gameId, playerId, '');
    if (seen === undefined) return undefined;
    const live = await this.games.at(gameId, seen.version);
    const { at } = live;
    const seat = live.seatsOf(playerId).find((one) => wanted === null || one === wanted);
    if (seat === undefined) return undefined;
    const asked = askedOf(at, seat);
    const told = await this.told(at, seat);
    const actions = offeredActions(at, seat, live.secrets.actionKey);
    return {
      ...{ game: gameId, ruleset: at.ruleset.ruleset, seat, version: at.version, head: at.head },
      status: at.table.status,
      ...{ told, asked, actions, named: namedIn(at, { told, asked, actions }) },
      hasActed: hasActed(at, seat),
      ...boardOf(at, seat),
      awaiting: awaitedSeats(at),
      isTimed: deadlinesOf(at).length > 0,
      unspoken: at.ruleset.unspoken ?? [],
      outcome: at.table.outcome,
    };
  }

  override said(gameId: string, message: string): Promise<Said | undefined> {
    return this.messages.told(gameId, message);
  }

  private async told(at: GameAt, seat: string) {
    const since = hasActed(at, seat) ? at.acted[seat]! : 1;
    const from = Math.max(since, at.version - MOST_ENTRIES + 1);
    const entries = await this.store.read(at.id, from - 1, at.version - from + 1);
    const window = windowOf(seat, { ...at, over: at.table.status === 'finished' });
    return entries.map((entry) => toldEntry(entry, seat, window, at.ruleset));
  }
}

/** Whether its player did so: who has taken a seat over has not, whatever was done there before. */
function hasActed({ acted, seated }: GameAt, seat: string): boolean {
  return acted[seat] !== undefined && acted[seat] >= (seated[seat] ?? 0);
}

function otherwiseOf({ ruleset, rules }: GameAt, decision: Decision, seat: string): Message | undefined {
  const action = foreseenDefault(ruleset, rules, decision, seat);
  return action === 'drawn' ? undefined : describeAction(ruleset, action, seat);
}

function askedOf(at: GameAt, seat: string): Situation['asked'] {
  return questionsOf(at)
    .filter(({ seats }) => seats.includes(seat))
    .map((decision) => ({
      id: decision.id,
      label: describeDecision(at.ruleset, decision, seat),
      deadline: deadlineOf(at, seat, decision.id),
      otherwise: otherwiseOf(at, decision, seat),
    }));
}

/** Of a yes or no about it, the question need not name what has just happened. */
const SHORT_QUESTION = 2;

/**
 * The printed parts that one may do something with, and those that the question names; where neither names any, those
 * that a short question is about. Seats are no news to who plays.
 */
function namedIn(
  at: GameAt,
  { told, asked, actions }: Pick<Situation, 'told' | 'asked' | 'actions'>,
): Situation['named'] {
  if (asked.length === 0) return [];
  const seats = new Set(at.table.seats.map(({ seat }) => seat));
  const parts = (at.ruleset.parts ?? []).filter(({ id }) => !seats.has(id));
  const offered = actions.map(({ action }) => action);
  const labels = asked.map(({ label }) => label);
  const named = [...new Set([...partsNamedBy(offered, parts), ...partsNamedIn(labels, parts)])];
  if (named.length > 0 || actions.length > SHORT_QUESTION) return named;
  return partsNamedIn(told.at(-1)?.events.map(({ label }) => label) ?? [], parts);
}

function boardOf(at: GameAt, seat: string): Pick<Situation, 'board' | 'view'> {
  const view = JSON.parse(renderView(at, seat, 'told')) as unknown;
  return view === null ? { board: [], view: undefined } : { board: at.ruleset.board(view, seat), view };
}

/** What mail asks of play. */
export const MAIL_TABLE_PROVIDERS: Provider[] = [
  {
    provide: Situations,
    useFactory: (...needs: ConstructorParameters<typeof SeatSituations>) => new SeatSituations(...needs),
    inject: [LookUp, LiveGames, EventStore, MessagesReader],
  },
];
