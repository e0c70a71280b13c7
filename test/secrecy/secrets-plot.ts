import type { SeatId } from '../../src/games/kit/audience.js';
import type { GameDefinition, Typed } from '../../src/games/kit/game-definition.js';
import type { Random } from '../../src/games/kit/random.js';
import { anyManner } from '../support/games/twins/pairs.js';
import type { Secrets } from '../support/games/twins/secrets.js';
import { TwinGames } from '../support/games/twins/twins.js';
import { passesInAdvance, someOptions } from './arrangements.js';
import type { Dice } from './dice.js';
import type { Staged } from './stage.js';
import type { Json, Plot } from './table.js';

/** A game of which stories are told. */
export interface Played<State, Action extends Typed, Event extends Typed, View, Options> {
  readonly game: GameDefinition<State, Action, Event, View, Options>;
  readonly secrets: Secrets<State, Action, Event, Options>;
  readonly staged: Staged;
  /** Options by which least is told. */
  readonly discreet: Partial<Options>;
  /** Things that somebody might try out, to see whether a refusal tells something. */
  attempts(dice: Dice): readonly Typed[];
}

const OFTEN = ['preset', 'huntersShareHands'];

/** Now and then a bot holds the seat of a hunter who has no other secrets. */
function botsFor(seats: readonly SeatId[], apart: readonly SeatId[], dice: Dice): readonly SeatId[] {
  const helped = dice.below(3) === 0 ? [dice.pick(seats.filter((seat) => seat !== 'dracula'))] : [];
  return helped.filter((hunter) => !apart.includes(hunter));
}

/** How both worlds go on, by the rules alone. */
function playing<State, Action extends Typed, Event extends Typed, View, Options>(
  { game, secrets, staged: { stage } }: Played<State, Action, Event, View, Options>,
  options: Options,
  apart: readonly SeatId[],
  dice: Dice,
) {
  const games = new TwinGames(secrets);
  const random: Random = { below: (n) => dice.below(n) };
  const manner = anyManner(random);
  let twin = games.begun(options, apart);
  const ofRules = (events: readonly Json[]) => ({
    events: events.filter((event) =>
      Object.hasOwn(game.schemas.events, event['type'] as string),
    ) as unknown as readonly Event[],
    draws: [],
  });
  return {
    next: (seat: SeatId) => {
      stage.differs = dice.below(3) > 0;
      const next = games.next(twin, seat, options, random, manner);
      return next && { left: next.pair[0], right: next.pair[1] };
    },
    follows: (left: readonly Json[], right: readonly Json[]) => {
      const next = games.follow(twin, [ofRules(left), ofRules(right)], options);
      if (next !== undefined) twin = next;
      return next !== undefined && next.alike.length > 0;
    },
    isAlike: (viewer: string) => twin.alike.includes(viewer),
    // Who has been told something knows it, whatever is struck.
    remember: () => {
      const then = twin;
      return () => {
        const { alike } = twin;
        twin = { ...then, alike: then.alike.filter((viewer) => alike.includes(viewer)) };
      };
    },
  };
}

/**
 * Dracula is elsewhere, holds or places other encounters, hunters hold other cards, a card is chosen otherwise before
 * it is shown. What everyone sees of it is the same, and so must be all that those are told who do not know better.
 */
export function secretsPlot<State, Action extends Typed, Event extends Typed, View, Options>(
  played: Played<State, Action, Event, View, Options>,
  apart: readonly SeatId[],
  dice: Dice,
): Plot {
  const { game, secrets, staged, discreet, attempts } = played;
  const some = someOptions(game.schemas.options, OFTEN, dice);
  const asked = { ...some, ...(dice.below(3) === 0 ? discreet : {}) };
  const { seats } = secrets;
  const bots = botsFor(seats, apart, dice);
  const { next, follows, isAlike, remember } = playing(
    played,
    game.options(asked as Partial<Options>),
    apart,
    dice,
  );
  Object.assign(staged.stage, { apart, differs: true, happened: [] });
  return {
    ruleset: dice.pick(staged.names),
    options: asked,
    visibility: dice.pick(['private', 'public'] as const),
    seats,
    bots,
    inAdvance: passesInAdvance(
      game,
      seats.filter((seat) => !bots.includes(seat)),
      dice,
    ),
    attempts: attempts(dice),
    looksEvery: 8,
    mover: (awaited) => dice.pick(awaited),
    next,
    happened: () => true,
    follows,
    remember,
    alike: (viewer) => isAlike(viewer) && !bots.includes(viewer),
  };
}
