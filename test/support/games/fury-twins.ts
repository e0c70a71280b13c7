import type { Action, ActionName } from '../../../src/games/fury-of-dracula-2e/actions.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula as game } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { CASTLE, isSea } from '../../../src/games/fury-of-dracula-2e/map.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import { bloodFor } from '../../../src/games/fury-of-dracula-2e/phases/dracula-routes.js';
import { everySpace, huntersAt } from '../../../src/games/fury-of-dracula-2e/reading.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { State } from '../../../src/games/fury-of-dracula-2e/state.js';
import { act } from '../../../src/games/kit/act.js';
import { sameValue } from '../../../src/games/kit/same-value.js';
import { seeded } from './chance.js';
import { isTold } from './told.js';

type Location = State['trail'][number]['at'];
export const VIEWERS = [...HUNTERS, 'spectator'] as const;

/** A moment of both games, after entries of which viewers heard the same. */
export interface TwinMoment {
  readonly left: State;
  readonly right: State;
  readonly heard: readonly (readonly [readonly Event[], readonly Event[]])[];
  /** How many events the last entry had, secret ones too. */
  readonly counts: readonly [number, number];
}

/** What brings to light where Dracula is or was: here, and only here, the games may part. */
const REVEALING: ReadonlySet<string> = new Set([
  'PlaceSearched',
  'CardTurnedUp',
  'EncounterTurnedUp',
  'HideTakenOut',
  'NoMoveLeft',
]);

const at = (state: State) => state.trail[0]?.at;

/** A land card that stays face down, or a place that everybody will see. */
function landing(state: State, location: Location | undefined): string {
  if (location === undefined) return 'nowhere';
  const seen = location === CASTLE || huntersAt(state, location).length > 0;
  return seen ? location : 'face down';
}

function backTo(state: State, location: Location): string {
  const spot = everySpace(state).find(({ lies }) => lies.card === location);
  const hid = everySpace(state).find(({ lies }) => lies.card === 'hide' && lies.at === location);
  const hidden = hid === undefined ? 'openly' : `${hid.area} ${hid.space}`;
  return `${spot?.area} ${spot?.space} ${spot?.lies.faceUp} ${hidden} ${landing(state, location)}`;
}

type Look = (state: State, location: Location | undefined) => string;

const stays: Look = (state) => `land ${landing(state, at(state))}`;
const byItsName =
  (name: string): Look =>
  (state) =>
    `${name} ${landing(state, at(state))}`;
const back =
  (name: string): Look =>
  (state, location) =>
    location === undefined ? name : `${name} ${isSea(location)} ${backTo(state, location)}`;

/** What everybody sees of a move of Dracula. Moves that look alike must be alike to all but him. */
const LOOKS: { readonly [Name in ActionName]?: Look } = {
  startIn: () => 'start',
  moveByRoad: (state, location) => `land ${landing(state, location)}`,
  moveBySea: (state, location) =>
    location !== undefined && isSea(location)
      ? `sea ${bloodFor(state, location)}`
      : `land ${landing(state, location)}`,
  hide: stays,
  takeWolfForm: (state, location) => `wolf ${landing(state, location)}`,
  hideAsWolf: (state) => `wolf ${landing(state, at(state))}`,
  darkCall: byItsName('darkCall'),
  feed: byItsName('feed'),
  doubleBack: back('back'),
  doubleBackAsWolf: back('back as a wolf'),
  flyTo: (state, location) => `flight ${landing(state, location)}`,
};

const goal = (action: Action) => ('location' in action ? action.location : undefined);

const looks = (state: State, action: Action) =>
  LOOKS[action.type]?.(state, goal(action)) ?? JSON.stringify(action);

const isElsewhere = (a: Action, b: Action) => goal(a) !== goal(b) || a.type !== b.type;

/** Two answers that look alike, in different places if there are any. */
function alike(moment: TwinMoment, pick: number): readonly [Action, Action] | undefined {
  const { left, right } = moment;
  const pairs = game.legalActions(left, 'dracula').flatMap((a) =>
    game
      .legalActions(right, 'dracula')
      .filter((b) => looks(left, a) === looks(right, b))
      .map((b) => [a, b] as const),
  );
  const apart = pairs.filter(([a, b]) => isElsewhere(a, b));
  const chosen = apart.length > 0 ? apart : pairs;
  return chosen[pick % chosen.length];
}

const told = (events: readonly Event[], viewer: string, options: Options) =>
  events.filter((event) => isTold(game.audience(event, options), viewer));

/** The first event that viewers hear in one game and not in the other. */
function parting(one: readonly Event[], other: readonly Event[], options: Options): readonly string[] {
  const [a, b] = [told(one, 'spectator', options), told(other, 'spectator', options)];
  const differs = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index).find(
    (index) => !sameValue(a[index], b[index]),
  );
  return differs === undefined ? [] : [a[differs]?.type ?? '', b[differs]?.type ?? ''];
}

const entry = (state: State, seat: string, action: Action, seed: number): readonly Event[] =>
  act(game, state, seat, action, seeded(seed));

const after = (state: State, events: readonly Event[]) => events.reduce(game.evolve, state);

function moment(
  [left, right]: readonly [State, State],
  [one, other]: readonly [readonly Event[], readonly Event[]],
): TwinMoment {
  const { options } = left;
  return {
    left: after(left, one),
    right: after(right, other),
    heard: VIEWERS.map((viewer) => [told(one, viewer, options), told(other, viewer, options)]),
    counts: [one.length, other.length],
  };
}

/** Plays both games as long as they tell hunters and spectators the same. */
export function playTwins(asked: Partial<Options>, seed: number, most: number): readonly TwinMoment[] {
  const random = seeded(seed);
  const options = game.options(asked);
  const setup = { options, rulesVersion: 1 };
  const begun = game.begin(setup, seeded(seed));
  const moments = [moment([game.initial(setup), game.initial(setup)], [begun, begun])];
  for (let tries = 0; tries < most; tries += 1) {
    const now = moments.at(-1) as TwinMoment;
    const asks = game.decisions(now.left).flatMap(({ seats }) => seats);
    const seat = asks[random.below(Math.max(1, asks.length), 'who')];
    if (seat === undefined) break;
    const next = oneEntry(now, seat, random.below(1_000_000, 'what'), seed + tries);
    if (next === 'parted') break;
    if (next !== undefined) moments.push(next);
  }
  return moments;
}

/** Hunters who mostly stay and rest find nothing for long, and the games go on. */
const CALM: readonly string[] = ['stay', 'pass', 'rest'];
const CALMNESS = 6;

function answers(now: TwinMoment, seat: string, pick: number): readonly [Action, Action] | undefined {
  if (seat === 'dracula') return alike(now, pick);
  const legal = game.legalActions(now.left, seat);
  const calm = legal.find(({ type }) => CALM.includes(type));
  const action = calm !== undefined && pick % CALMNESS > 0 ? calm : legal[pick % legal.length];
  return action && [action, action];
}

function oneEntry(
  now: TwinMoment,
  seat: string,
  pick: number,
  seed: number,
): TwinMoment | 'parted' | undefined {
  const pair = answers(now, seat, pick);
  if (pair === undefined) return seat === 'dracula' ? 'parted' : undefined;
  const one = entry(now.left, seat, pair[0], seed);
  const other = entry(now.right, seat, pair[1], seed);
  const parts = parting(one, other, now.left.options);
  if (parts.some((type) => REVEALING.has(type))) return 'parted';
  return moment([now.left, now.right], [one, other]);
}
