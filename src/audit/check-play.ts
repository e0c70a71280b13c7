import { canonical } from '../events/canonical.js';
import type { Entry, JournalEvent } from '../events/entry.js';
import { act } from '../games/kit/act.js';
import type { Outcome, Ruleset, Typed } from '../games/kit/game-definition.js';
import type { Random } from '../games/kit/random.js';
import { sameValue } from '../games/kit/same-value.js';
import { isTableEvent, type TableEvent } from '../play/table/events.js';
import { decisionOf, plainEvent, setupOf, type GameAt } from '../play/table/game-at.js';
import { slotsFor } from '../play/table/slots.js';
import type { TableState } from '../play/table/table-state.js';
import { differences, faultAt, type Fault } from './fault.js';
import { RecordedDraws } from './recorded-draws.js';

/** What the rules make of the recorded action and draws is what the entry says. */
export function checkPlay(entry: Entry, before: GameAt | undefined, after: GameAt): Fault[] {
  const draws = new RecordedDraws(entry.draws);
  let events: readonly Typed[];
  try {
    events = eventsByTheRules(entry, before, after, draws);
  } catch (error) {
    return [faultAt(entry.entry, (error as Error).message)];
  }
  const { ruleset, table } = after;
  const expected = events.map((event) => spelled(event, slotsFor(ruleset.audience(event, table.options))));
  const found = entry.events.filter(({ type }) => !isTableEvent(type));
  return differences(entry.entry, [
    [
      canonical(found.map(told)) === canonical(expected),
      'the rules make other events of its action and draws',
    ],
    [draws.allUsed, 'it has draws that the rules do not ask for'],
    ...checkEnd(entry, before, after),
    ...checkDraws(entry, ruleset, after),
  ]);
}

function eventsByTheRules(
  entry: Entry,
  before: GameAt | undefined,
  { ruleset, table }: GameAt,
  draws: Random,
): readonly Typed[] {
  const [first, effect] = entry.events.map((event) => plainEvent(event) as TableEvent);
  if (first?.type === 'GameBegan') return ruleset.begin(setupOf(table), draws);
  if (first?.type === 'RulingGiven') return eventsRuled(effect, before);
  return first?.type === 'SeatResigned' ? eventsRuled(first, before) : eventsPlayed(entry, before, draws);
}

function eventsPlayed(entry: Entry, before: GameAt | undefined, draws: Random): readonly Typed[] {
  if (before?.table.status !== 'playing' || entry.seat === undefined) return [];
  mustBeAsked(before, entry.seat, entry.asked.decision);
  return act(before.ruleset, before.rules, entry.seat, entry.asked.action as unknown as Typed, draws);
}

/** What is put right is one of the corrections that the rules offered; who forfeits leaves as they say. */
function eventsRuled(effect: TableEvent | undefined, before: GameAt | undefined): readonly Typed[] {
  if (effect === undefined || before === undefined) return [];
  const { ruleset, rules } = before;
  if (effect.type === 'SeatForfeited' || effect.type === 'SeatResigned')
    return ruleset.leave?.(rules, effect.seat) ?? [];
  if (effect.type !== 'GameAdjusted') return [];
  return eventsAdjusted(effect.adjustment, before);
}

function eventsAdjusted(wanted: Typed, { ruleset, rules }: GameAt): readonly Typed[] {
  const offered = ruleset.adjustments?.(rules) ?? [];
  const found = offered.find(({ adjustment }) => sameValue(adjustment, wanted));
  if (found === undefined) throw new Error(`the rules did not offer to ${wanted.type}`);
  return found.events;
}

function mustBeAsked(before: GameAt, seat: string, answered: string | undefined): void {
  const decision = decisionOf(before, seat)?.id;
  if (decision !== undefined && decision === answered) return;
  throw new Error(`${seat} was not asked ${answered ?? 'anything'}`);
}

function checkDraws({ draws }: Entry, ruleset: Ruleset, { table }: GameAt): [boolean, string][] {
  return draws.map(({ purpose, audience }) => [
    canonical(audience) === canonical(slotsFor(ruleset.drawAudience(purpose, table.options))),
    `the draw for ${purpose} has another audience than the rules say`,
  ]);
}

/** The game ends when the rules say so, with their outcome. */
function checkEnd({ events }: Entry, before: GameAt | undefined, after: GameAt): [boolean, string][] {
  const finished = events.find(({ type }) => type === 'GameFinished');
  const outcome = before?.table.status === 'finished' ? undefined : outcomeAfter(events, after);
  const { winners, reason } = finished?.data ?? {};
  const { winners: winning, reason: why } = outcome ?? {};
  return [
    [(finished === undefined) === (outcome === undefined), 'the game ends, or goes on, against the rules'],
    [
      finished === undefined || outcome === undefined || sameValue([winners, reason], [winning, why]),
      'the rules give another outcome',
    ],
  ];
}

const OUT: ReadonlySet<string> = new Set<TableEvent['type']>(['SeatForfeited', 'SeatResigned']);

/** Where the rules do not say how the others play on, a seat that forfeits ends the game. */
function outcomeAfter(events: readonly JournalEvent[], at: GameAt): Outcome | undefined {
  const { ruleset, rules, table } = at;
  const forfeited = events.find(({ type }) => OUT.has(type))?.data['seat'];
  if (typeof forfeited === 'string' && ruleset.leave === undefined) return lostBy(ruleset, table, forfeited);
  return rules === undefined ? undefined : ruleset.outcome(rules);
}

/** All other sides have won. */
function lostBy(ruleset: Ruleset, { seats }: TableState, forfeited: string): Outcome {
  const side = seats.find(({ seat }) => seat === forfeited)?.side;
  const winners = seats.filter((one) => one.side !== side).map(({ seat }) => seat);
  const seat = ruleset.describe({ is: 'seat', seat: forfeited }, 'spectator');
  return { winners, reason: { key: 'table.forfeited', values: { seat } } };
}

const told = (event: JournalEvent): unknown => spelled(plainEvent(event), event.audience);
const spelled = (event: Typed, audience: readonly string[]): unknown => ({ event, audience });
