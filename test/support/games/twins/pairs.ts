import type { SeatId } from '../../../../src/games/kit/audience.js';
import type { Typed } from '../../../../src/games/kit/game-definition.js';
import type { Random } from '../../../../src/games/kit/random.js';
import type { Manners, Secrets } from './secrets.js';

/** Two games that differ in secrets of the seats apart. */
interface Both<State> {
  readonly left: State;
  readonly right: State;
  readonly apart: readonly SeatId[];
}

export type Pair<Action> = readonly [Action, Action];

/** How a pair of games is played. */
export interface Manner {
  /** How often, of four times, secrets are chosen differently. */
  readonly differs: number;
  /** The more, the less hunters do; with 1 they do as they like. */
  readonly calm: number;
  /** Whether Dracula may hide in one game alone: that comes to light within a few rounds. */
  readonly hides: boolean;
  /** Whether he may be elsewhere: where he is the same, what he laid there can be met in both games. */
  readonly roams: boolean;
  /** Whether choices differ that are shown soon: then the games soon part. */
  readonly rash: boolean;
}

export function anyManner(random: Random): Manner {
  const roams = random.below(3, 'roams') > 0;
  return {
    differs: 1 + random.below(4, 'differs'),
    calm: roams ? 2 + random.below(6, 'calm') : 1,
    hides: random.below(2, 'hides') === 0,
    roams,
    rash: random.below(3, 'rash') === 0,
  };
}

export const pick = <Kind>(random: Random, kinds: readonly Kind[]): Kind | undefined =>
  kinds[random.below(Math.max(1, kinds.length), 'choice')];

/** Of one of the kinds of answers that there are: rare ones are as likely as moves, of which there are many. */
function ofAnyType<Action extends Typed>(random: Random, actions: readonly Action[]): Action | undefined {
  const type = pick(random, [...new Set(actions.map((action) => action.type))]);
  return pick(
    random,
    actions.filter((action) => action.type === type),
  );
}

type ByLook<Action> = readonly (readonly [Action[], Action[]])[];

/** Answers in both games by what the table sees of them. */
function byLook<State, Action extends Typed, Event extends Typed, Options>(
  { game, lookOf }: Secrets<State, Action, Event, Options>,
  { left, right, apart }: Both<State>,
  seat: SeatId,
): ByLook<Action> {
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

const isSame = (one: Typed, other: Typed) => JSON.stringify(one) === JSON.stringify(other);

/** Rare answers are preferred now and then. */
function preferred<State, Action extends Typed>(
  { isRare }: Manners<State, Action>,
  random: Random,
  state: State,
  actions: readonly Action[],
): Action | undefined {
  const rare = actions.filter((action) => isRare(state, action));
  return ofAnyType(random, rare.length > 0 && random.below(3, 'rare') > 0 ? rare : actions);
}

/** Those in the other game that are as different as is wanted. */
function inTheOther<State, Action extends Typed>(
  manners: Manners<State, Action>,
  one: Action,
  others: readonly Action[],
  random: Random,
  manner: Manner,
): readonly Action[] {
  const isSafe = manner.rash || !manners.soonShown.includes(one.type);
  const often = random.below(isSafe ? 4 : 12, 'differs') < manner.differs;
  const mayDiffer = manner.roams || !manners.isGoing(one);
  const differs = mayDiffer && (manners.always.includes(one.type) || often);
  const like = others.filter((other) => manner.hides || manners.isHiding(other) === manners.isHiding(one));
  const wanted = like.filter((other) => isSame(one, other) !== differs);
  return wanted.length > 0 ? wanted : like;
}

/** Answers of a seat that look alike to the others, in both games. */
export function anyPair<State, Action extends Typed, Event extends Typed, Options>(
  secrets: Secrets<State, Action, Event, Options>,
  twin: Both<State>,
  seat: SeatId,
  random: Random,
  manner: Manner,
): Pair<Action> | undefined {
  const { manners } = secrets;
  const groups = byLook(secrets, twin, seat);
  const calm = groups.filter(([[one]]) => one !== undefined && manners.isCalm(seat, one));
  const some = calm.length > 0 && random.below(manner.calm, 'calm') > 0 ? calm : groups;
  const lefts = some.flatMap(([left]) => left);
  const one = preferred(manners, random, twin.left, lefts);
  const group = some.find(([left]) => one !== undefined && left.includes(one));
  if (one === undefined || group === undefined) return undefined;
  const others = inTheOther(manners, one, group[1], random, manner);
  const other = preferred(manners, random, twin.right, others);
  return other && [one, other];
}
