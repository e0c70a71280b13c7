import type { JournalEvent } from '../../events/entry.js';
import type { Viewer } from '../../games/kit/audience.js';
import type { Decision, Ruleset, Typed } from '../../games/kit/game-definition.js';
import type { Message } from '../../games/kit/message.js';
import { isTableEvent, type TableEventType } from './events.js';
import { isArbiter } from './table-state.js';
import { isTableAction, isTableKind } from './table-questions.js';

export function describeEvent(ruleset: Ruleset, event: JournalEvent, viewer: Viewer): Message {
  if (isTableEvent(event.type)) return describeTable(ruleset, event.type, event.data, viewer);
  return ruleset.describe({ is: 'event', event: { ...event.data, type: event.type } }, viewer);
}

export function describeDecision(ruleset: Ruleset, decision: Decision, viewer: Viewer): Message {
  if (!isTableKind(decision.kind)) return ruleset.describe({ is: 'decision', decision }, viewer);
  const { seat, ...values } = decision.about as { seat: string; entry?: number; rulesVersion?: number };
  return { key: decision.kind, values: { seat: seatName(ruleset, seat, viewer), ...values } };
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
  VoteCast: 'ballot',
  VoteDecided: 'ballot',
};

/** What fills in the words, where an event has it. */
const FILLED = [
  ...(['seat', 'by', 'entry', 'dispute', 'arbiter', 'reason', 'from', 'until'] as const),
  'rulesVersion',
] as const;

function describeTable(
  ruleset: Ruleset,
  type: TableEventType,
  data: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Message {
  const kind = KINDS[type];
  const key = keyOf(type, kind, data);
  const filled = FILLED.filter((name) => name !== kind && data[name] !== undefined && !isUnsaid(type, name));
  if (filled.length === 0) return { key };
  const spoken = (name: string): [string, string | number | Message] => {
    const value = data[name] as string | number | Message;
    return [name, isSeat(name, value) ? seatName(ruleset, value, viewer) : value];
  };
  return { key, values: Object.fromEntries(filled.map(spoken)) };
}

/** What makes a game, or begins it, says that it is a sandbox. */
function keyOf(
  type: TableEventType,
  kind: string | undefined,
  data: Readonly<Record<string, unknown>>,
): string {
  if (data['sandbox'] !== undefined) return `table.${type}.sandbox`;
  return kind === undefined ? `table.${type}` : `table.${type}.${String(data[kind])}`;
}

/** What an arbiter writes is kept aside; and by which rules a game is made and begins, its words do not say. */
const isUnsaid = (type: TableEventType, name: string): boolean =>
  (type === 'RulingGiven' && name === 'reason') ||
  (name === 'rulesVersion' && (type === 'GameCreated' || type === 'GameBegan'));

function isSeat(name: string, value: string | number | Message): value is string {
  if (typeof value !== 'string') return false;
  return name === 'seat' || (name === 'by' && !isArbiter(value));
}
