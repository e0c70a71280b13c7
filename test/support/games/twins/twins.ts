import { act } from '../../../../src/games/kit/act.js';
import type { SeatId, Viewer } from '../../../../src/games/kit/audience.js';
import type { Typed } from '../../../../src/games/kit/game-definition.js';
import type { Random } from '../../../../src/games/kit/random.js';
import { recording, seeded } from '../chance.js';
import { isTold } from '../told.js';
import { decidedOtherwise } from './otherwise.js';
import { anyManner, anyPair, pick, type Manner, type Pair } from './pairs.js';
import { viewersOf, type Decided, type Secrets } from './secrets.js';

/** Two games that differ in secrets of some seats; the viewers alike cannot tell. */
export interface Twin<State> {
  readonly left: State;
  readonly right: State;
  readonly apart: readonly SeatId[];
  readonly alike: readonly Viewer[];
}

/** A moment of both games, and the entries that led to it. */
export interface TwinMoment<State, Event> extends Twin<State> {
  readonly entries: readonly [Decided<Event>, Decided<Event>];
}

/** Answers in both games that look alike to all who cannot tell them apart, and where they were given. */
export interface Answered<State, Action> extends Twin<State> {
  readonly seat: SeatId;
  readonly pair: Pair<Action>;
}

/** The next answers in both games, and what follows. */
export interface Next<State, Action, Event> {
  readonly seat: SeatId;
  readonly pair: Pair<Action>;
  readonly moment: TwinMoment<State, Event>;
}

/** What one heard in one game and not in the other: the first of it. */
function firstDifference<Event>(one: readonly Event[], other: readonly Event[]): readonly Event[] {
  const length = Math.max(one.length, other.length);
  const at = Array.from({ length }, (_, index) => index).find(
    (index) => JSON.stringify(one[index]) !== JSON.stringify(other[index]),
  );
  return at === undefined ? [] : [one[at], other[at]].filter((event) => event !== undefined);
}

/** So many answers are tried to find one that gives nothing away, not even soon. */
const TRIES = 12;

/** Twin games by the rules alone, of a game with these secrets. */
export class TwinGames<State, Action extends Typed, Event extends Typed, Options> {
  constructor(private readonly secrets: Secrets<State, Action, Event, Options>) {}

  begun(options: Options, apart: readonly SeatId[]): Twin<State> {
    const { game } = this.secrets;
    const state = game.initial({ options, rulesVersion: game.version });
    const alike = viewersOf(this.secrets).filter((viewer) => !apart.includes(viewer));
    return { left: state, right: state, apart, alike };
  }

  /** Both games after these entries; nothing if they showed everybody that they are two. */
  follow(
    twin: Twin<State>,
    entries: readonly [Decided<Event>, Decided<Event>],
    options: Options,
  ): TwinMoment<State, Event> | undefined {
    const { bringsToLight, tellsOne, game } = this.secrets;
    const { apart } = twin;
    const differently = (viewer: Viewer) => {
      const [one, other] = entries.map(({ events }) =>
        events.filter((event) => isTold(game.audience(event, options), viewer)),
      ) as [Event[], Event[]];
      return firstDifference(one, other);
    };
    if (differently('spectator').some((event) => bringsToLight(event, apart))) return undefined;
    const alike = twin.alike.filter(
      (viewer) => !differently(viewer).some((event) => tellsOne(event, viewer, { apart, options })),
    );
    const [left, right] = [twin.left, twin.right].map((state, side) =>
      (entries[side]?.events ?? []).reduce((now, event) => game.evolve(now, event), state),
    ) as [State, State];
    return { ...twin, left, right, alike, entries };
  }

  /** The next answer of a seat: one that does not part the games, if there is any. */
  next(
    twin: Twin<State>,
    seat: SeatId,
    options: Options,
    random: Random,
    manner: Manner,
  ): Next<State, Action, Event> | undefined {
    let risky: Next<State, Action, Event> | undefined;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const pair = anyPair(this.secrets, twin, seat, random, manner);
      const seed = random.below(2 ** 31, 'draws');
      const moment = pair && this.follow(twin, this.decideBoth(twin, seat, pair, options, seed), options);
      if (pair === undefined || moment === undefined) continue;
      const isSafe = !this.secrets.willTurnUp(moment.left, twin.apart);
      if (isSafe && moment.alike.length === twin.alike.length) return { seat, pair, moment };
      risky ??= { seat, pair, moment };
    }
    return risky;
  }

  /** Plays both games as long as they tell somebody the same. */
  play(
    asked: Partial<Options>,
    apart: readonly SeatId[],
    seed: number,
    most: number,
    answered: (answer: Answered<State, Action>) => void = () => undefined,
  ): readonly TwinMoment<State, Event>[] {
    const { game } = this.secrets;
    const random = seeded(seed);
    const options = game.options(asked);
    const manner = anyManner(random);
    const first = this.follow(this.begun(options, apart), this.beginBoth(options, apart, seed), options);
    const moments = first === undefined ? [] : [first];
    while (moments.length < most) {
      const now = moments.at(-1);
      if (now === undefined || now.alike.length === 0) break;
      const seats = game.decisions(now.left).flatMap((decision) => decision.seats);
      const seat = pick(random, seats);
      const next = seat === undefined ? undefined : this.next(now, seat, options, random, manner);
      if (next === undefined) break;
      // Who could tell the games apart by what follows cannot tell by how it is taken back.
      const { moment, ...answer } = next;
      answered({ ...now, alike: moment.alike, ...answer });
      moments.push(moment);
    }
    return moments;
  }

  private beginBoth(
    options: Options,
    apart: readonly SeatId[],
    seed: number,
  ): [Decided<Event>, Decided<Event>] {
    const { game } = this.secrets;
    const setup = { options, rulesVersion: game.version };
    const draws = recording(seeded(seed));
    const events = game.begin(setup, draws);
    const begin = (random: Random) => game.begin(setup, random);
    return [
      { events, draws: draws.draws },
      decidedOtherwise(this.secrets, begin, seeded(seed), { apart, options }),
    ];
  }

  /** What follows from a pair of answers, with the same public draws. */
  private decideBoth(
    { left, right, apart }: Twin<State>,
    seat: SeatId,
    pair: Pair<Action>,
    options: Options,
    seed: number,
  ): [Decided<Event>, Decided<Event>] {
    const decide = (state: State, action: Action) => (random: Random) =>
      act(this.secrets.game, state, seat, action, random);
    const draws = recording(seeded(seed));
    const events = decide(left, pair[0])(draws);
    const here = { apart, options, events, differs: seed % 3 > 0 };
    return [
      { events, draws: draws.draws },
      decidedOtherwise(this.secrets, decide(right, pair[1]), seeded(seed), here),
    ];
  }
}
