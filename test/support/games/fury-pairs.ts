import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import { furyOfDracula as game } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { CASTLE, roadsFrom } from '../../../src/games/fury-of-dracula-2e/map.js';
import { huntersAt } from '../../../src/games/fury-of-dracula-2e/reading.js';
import type { State } from '../../../src/games/fury-of-dracula-2e/state.js';
import type { SeatId } from '../../../src/games/kit/audience.js';
import type { Random } from '../../../src/games/kit/random.js';
import { lookOf } from './fury-looks.js';

/** Two games that differ in secrets of the seats apart. */
interface Both {
  readonly left: State;
  readonly right: State;
  readonly apart: readonly SeatId[];
}

export type Pair = readonly [Action, Action];

/** How a pair of games is played. */
export interface Manner {
  /** How often, of four times, secrets are chosen differently. */
  readonly differs: number;
  /** The more, the less hunters do. */
  readonly calm: number;
  /** Whether Dracula may hide in one game alone: that comes to light within a few rounds. */
  readonly hides: boolean;
}

export const pick = <Kind>(random: Random, kinds: readonly Kind[]): Kind | undefined =>
  kinds[random.below(Math.max(1, kinds.length), 'choice')];

/** Of one of the kinds of answers that there are: rare ones are as likely as moves, of which there are many. */
function ofAnyType(random: Random, actions: readonly Action[]): Action | undefined {
  const type = pick(random, [...new Set(actions.map((action) => action.type))]);
  return pick(
    random,
    actions.filter((action) => action.type === type),
  );
}

/** Answers in both games by what the table sees of them. */
function byLook({ left, right, apart }: Both, seat: SeatId): readonly (readonly [Action[], Action[]])[] {
  const looks = new Map<string, [Action[], Action[]]>();
  const look = (state: State, action: Action): string =>
    apart.includes(seat) ? lookOf(state, seat, action) : JSON.stringify(action);
  for (const [side, state] of [left, right].entries()) {
    for (const action of game.legalActions(state, seat)) {
      const seen = look(state, action);
      const group = looks.get(seen) ?? [[], []];
      looks.set(seen, group);
      group[side]?.push(action);
    }
  }
  return [...looks.values()].filter(([one, other]) => one.length > 0 && other.length > 0);
}

/** Rare answers are preferred now and then. */
function preferred(random: Random, state: State, actions: readonly Action[]): Action | undefined {
  const rare = actions.filter((action) => isRare(state, action));
  return ofAnyType(random, rare.length > 0 && random.below(3, 'rare') > 0 ? rare : actions);
}

const isHiding = ({ type }: Action) => type === 'hide' || type === 'hideAsWolf';

const isSame = (one: Action, other: Action) => JSON.stringify(one) === JSON.stringify(other);

function inTheOther(
  random: Random,
  state: State,
  one: Action,
  others: readonly Action[],
  differs: boolean,
): Action {
  const wanted = others.filter((other) => isSame(one, other) !== differs);
  return preferred(random, state, wanted.length > 0 ? wanted : others) ?? one;
}

/** Hunters who mostly stay and rest find nothing for long, and the games go on. */
const CALM: readonly string[] = ['stay', 'rest', 'supply', 'pass'];

/** A difference that soon comes to light is chosen seldom. */
const SOON_SHOWN: readonly string[] = ['playTactic'];

/** What seldom happens by itself: hunters in one place, Dracula among them, the castle. */
function isRare(state: State, action: Action): boolean {
  if (!('location' in action)) return false;
  const { location } = action;
  return huntersAt(state, location).length > 0 || location === CASTLE || roadsFrom(location).includes(CASTLE);
}

/** Answers of a seat that look alike to the others, in both games. */
export function anyPair(twin: Both, seat: SeatId, random: Random, manner: Manner): Pair | undefined {
  const groups = byLook(twin, seat);
  const calm = groups.filter(([[one]]) => seat !== 'dracula' && CALM.includes(one?.type ?? ''));
  const some = calm.length > 0 && random.below(manner.calm, 'calm') > 0 ? calm : groups;
  const one = preferred(
    random,
    twin.left,
    some.flatMap(([left]) => left),
  );
  const group = some.find(([left]) => one !== undefined && left.includes(one));
  if (one === undefined || group === undefined) return undefined;
  const often = random.below(SOON_SHOWN.includes(one.type) ? 12 : 4, 'differs') < manner.differs;
  const differs = one.type === 'startIn' || often;
  const others = group[1].filter((other) => manner.hides || isHiding(other) === isHiding(one));
  return others.length === 0 ? undefined : [one, inTheOther(random, twin.right, one, others, differs)];
}
