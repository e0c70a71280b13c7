import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula as game } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import { REVEALING } from '../../../src/games/fury-of-dracula-2e/steps/cards.js';
import type { State } from '../../../src/games/fury-of-dracula-2e/state.js';
import { act } from '../../../src/games/kit/act.js';
import type { SeatId, Viewer } from '../../../src/games/kit/audience.js';
import type { Random } from '../../../src/games/kit/random.js';
import { recording, seeded } from './chance.js';
import { anyPair, pick, type Manner, type Pair } from './fury-pairs.js';
import { bringsToLight, decidedOtherwise, tellsOne, VIEWERS, type Decided } from './fury-secrets.js';
import { isTold } from './told.js';

/** Two games that differ in secrets of some seats; the viewers alike cannot tell. */
export interface Twin {
  readonly left: State;
  readonly right: State;
  readonly apart: readonly SeatId[];
  readonly alike: readonly Viewer[];
}

/** A moment of both games, and the entries that led to it. */
export interface TwinMoment extends Twin {
  readonly entries: readonly [Decided, Decided];
}

const toldTo = (events: readonly Event[], viewer: Viewer, options: Options) =>
  events.filter((event) => isTold(game.audience(event, options), viewer));

/** What the viewer heard in one game and not in the other: the first of it. */
function firstDifference(
  [one, other]: readonly [readonly Event[], readonly Event[]],
  viewer: Viewer,
  options: Options,
): readonly (Event | undefined)[] {
  const [a, b] = [toldTo(one, viewer, options), toldTo(other, viewer, options)];
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index).find(
    (index) => JSON.stringify(a[index]) !== JSON.stringify(b[index]),
  );
  return at === undefined ? [] : [a[at], b[at]];
}

/** Both games after these entries; nothing if they showed everybody that they are two. */
export function follow(twin: Twin, entries: readonly [Decided, Decided]): TwinMoment | undefined {
  const { options } = twin.left;
  const events = [entries[0].events, entries[1].events] as const;
  const shown = firstDifference(events, 'spectator', options);
  if (shown.some((event) => bringsToLight(event, twin.apart))) return undefined;
  const alike = twin.alike.filter(
    (viewer) =>
      !firstDifference(events, viewer, options).some((event) =>
        tellsOne(event, viewer, { apart: twin.apart, options }),
      ),
  );
  const [left, right] = [twin.left, twin.right].map((state, side) =>
    (events[side] ?? []).reduce(game.evolve, state),
  ) as [State, State];
  return { ...twin, left, right, alike, entries };
}

/** What follows from a pair of answers, with the same public draws. */
export function decideBoth(twin: Twin, seat: SeatId, pair: Pair, seed: number): [Decided, Decided] {
  const { left, right, apart } = twin;
  const differs = seed % 3 > 0;
  const draws = recording(seeded(seed));
  const events = act(game, left, seat, pair[0], draws);
  const decide = (random: Random) => act(game, right, seat, pair[1], random);
  const other = decidedOtherwise(decide, seeded(seed), {
    apart,
    options: left.options,
    events,
    differs,
  });
  return [{ events, draws: draws.draws }, other];
}

const REVEALERS: readonly string[] = REVEALING;

/** So many answers are tried to find one that gives nothing away, not even soon. */
const TRIES = 12;

const willTurnUp = ({ left, apart }: Twin) =>
  apart.includes('dracula') &&
  left.agenda.some((step) => step.is === 'reveal' || ('card' in step && REVEALERS.includes(step.card)));

/** The next answer of a seat: one that does not part the games, if there is any. */
export function nextMoment(
  twin: Twin,
  seat: SeatId,
  random: Random,
  manner: Manner,
): { readonly pair: Pair; readonly moment: TwinMoment } | undefined {
  let risky: { readonly pair: Pair; readonly moment: TwinMoment } | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const pair = anyPair(twin, seat, random, manner);
    const seed = random.below(2 ** 31, 'draws');
    const moment = pair && follow(twin, decideBoth(twin, seat, pair, seed));
    if (pair === undefined || moment === undefined) continue;
    if (!willTurnUp(moment) && moment.alike.length === twin.alike.length) return { pair, moment };
    risky ??= { pair, moment };
  }
  return risky;
}

/** Plays both games as long as they tell somebody the same. */
export function playTwins(
  asked: Partial<Options>,
  apart: readonly SeatId[],
  seed: number,
  most: number,
): readonly TwinMoment[] {
  const random = seeded(seed);
  const options = game.options(asked);
  const setup = { options, rulesVersion: 1 };
  const manner = {
    differs: 1 + random.below(4, 'differs'),
    calm: 2 + random.below(6, 'calm'),
    hides: random.below(4, 'hides') === 0,
  };
  const draws = recording(seeded(seed));
  const begun = { events: game.begin(setup, draws), draws: draws.draws };
  const other = decidedOtherwise((chance) => game.begin(setup, chance), seeded(seed), { apart, options });
  const start = { left: game.initial(setup), right: game.initial(setup), apart };
  const alike = VIEWERS.filter((viewer) => !apart.includes(viewer));
  const first = follow({ ...start, alike }, [begun, other]);
  const moments = first === undefined ? [] : [first];
  while (moments.length < most) {
    const now = moments.at(-1);
    if (now === undefined || now.alike.length === 0 || now.left.over !== undefined) break;
    const seat = pick(
      random,
      game.decisions(now.left).flatMap(({ seats }) => seats),
    );
    const next = seat === undefined ? undefined : nextMoment(now, seat, random, manner);
    if (next === undefined) break;
    moments.push(next.moment);
  }
  return moments;
}
