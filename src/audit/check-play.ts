import { canonical } from '../events/canonical.js';
import type { Entry, JournalEvent } from '../events/entry.js';
import { act } from '../games/kit/act.js';
import type { Ruleset, Typed } from '../games/kit/game-definition.js';
import type { Random } from '../games/kit/random.js';
import { isTableEvent } from '../play/table/events.js';
import { decisionOf, plainEvent, setupOf, type GameAt } from '../play/table/game-at.js';
import { slotsFor } from '../play/table/slots.js';
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
    [finishes(entry) === isOver(before, after), 'the game ends, or goes on, against the rules'],
    ...checkDraws(entry, ruleset, after),
  ]);
}

function eventsByTheRules(
  entry: Entry,
  before: GameAt | undefined,
  { ruleset, table }: GameAt,
  draws: Random,
): readonly Typed[] {
  if (entry.events.some(({ type }) => type === 'GameBegan')) return ruleset.begin(setupOf(table), draws);
  if (before?.table.status !== 'playing' || entry.seat === undefined) return [];
  mustBeAsked(before, entry.seat, entry.asked.decision);
  return act(ruleset, before.rules, entry.seat, entry.asked.action as unknown as Typed, draws);
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

/** Whether it is this entry that ends the game. */
function isOver(before: GameAt | undefined, { ruleset, rules }: GameAt): boolean {
  return before?.table.status !== 'finished' && rules !== undefined && ruleset.outcome(rules) !== undefined;
}

function finishes({ events }: Entry): boolean {
  return events.some(({ type }) => type === 'GameFinished');
}

const told = (event: JournalEvent): unknown => spelled(plainEvent(event), event.audience);
const spelled = (event: Typed, audience: readonly string[]): unknown => ({ event, audience });
