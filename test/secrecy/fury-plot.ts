import type { Event } from '../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula as game } from '../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import type { Options } from '../../src/games/fury-of-dracula-2e/options.js';
import { HUNTERS, SEATS, type HunterId } from '../../src/games/fury-of-dracula-2e/seats.js';
import type { SeatId } from '../../src/games/kit/audience.js';
import type { Random } from '../../src/games/kit/random.js';
import { VIEWERS } from '../support/games/fury-secrets.js';
import type { Manner } from '../support/games/fury-pairs.js';
import { follow, nextMoment, type Twin } from '../support/games/fury-twins.js';
import type { Dice } from './dice.js';
import { furyAttempts } from './fury-attempts.js';
import { FURIES, stage } from './fury-stage.js';
import type { Json, Plot } from './table.js';

interface Field {
  readonly const?: unknown;
  readonly type?: string;
  readonly anyOf?: readonly { readonly const: unknown }[];
}

const FIELDS = Object.entries(game.schemas.options['properties'] as Record<string, Field>);

/** Options by which least is told. */
const DISCREET: Partial<Options> = { castleFaceUp: false, castleEncounter: true, castleBlood: 0 };

/** A preset, and every fourth option otherwise. */
function someOptions(dice: Dice): Partial<Options> {
  const some = FIELDS.filter(() => dice.below(4) === 0).map(([name, { type, anyOf = [] }]) => [
    name,
    type === 'boolean' ? dice.below(2) === 0 : dice.pick(anyOf).const,
  ]);
  return {
    ...(Object.fromEntries(some) as Partial<Options>),
    preset: dice.pick(['source', 'published'] as const),
    huntersShareHands: dice.below(2) === 0,
    ...(dice.below(3) === 0 ? DISCREET : {}),
  };
}

/** Some seats pass in some windows, come what may, or for a while. */
function passesInAdvance(dice: Dice, bots: readonly SeatId[]): NonNullable<Plot['inAdvance']> {
  const conditions = Object.keys(game.standing?.conditions ?? {});
  return SEATS.filter((seat) => !bots.includes(seat) && dice.below(4) === 0).map((seat) => {
    const kinds = (game.standing?.offers(seat) ?? []).filter(() => dice.below(2) === 0);
    return { seat, answers: kinds.map(({ kind }) => ({ kind, condition: dice.pick(conditions) })) };
  });
}

const isRule = ({ type }: Json) => Object.hasOwn(game.schemas.events, type as string);

const ofRules = (events: readonly Json[]) => ({
  events: events.filter(isRule) as unknown as readonly Event[],
  draws: [],
});

function begun(options: Partial<Options>, apart: readonly SeatId[]): Twin {
  const state = game.initial({ options: game.options(options), rulesVersion: game.version });
  return { left: state, right: state, apart, alike: VIEWERS.filter((viewer) => !apart.includes(viewer)) };
}

/**
 * Dracula is elsewhere, holds or places other encounters, hunters hold other cards, a card is chosen otherwise before
 * it is shown. What everyone sees of it is the same, and so must be all that those are told who do not know better.
 */
function otherSecrets(apart: readonly SeatId[], dice: Dice): Plot {
  const random: Random = { below: (n) => dice.below(n) };
  const manner: Manner = {
    differs: 2 + dice.below(3),
    calm: 2 + dice.below(6),
    hides: dice.below(4) === 0,
  };
  const options = someOptions(dice);
  const helped = dice.below(3) === 0 ? [dice.pick(HUNTERS)] : [];
  const bots: readonly HunterId[] = helped.filter((hunter) => !apart.includes(hunter));
  let twin = begun(options, apart);
  Object.assign(stage, { apart, differs: true, happened: [] });
  return {
    ruleset: dice.pick(FURIES),
    options,
    visibility: dice.pick(['private', 'public'] as const),
    seats: SEATS,
    bots,
    inAdvance: passesInAdvance(dice, bots),
    attempts: furyAttempts(dice),
    looksEvery: 8,
    mover: (awaited) => dice.pick(awaited),
    next: (seat) => {
      stage.differs = dice.below(3) > 0;
      const next = nextMoment(twin, seat, random, manner);
      return next && { left: next.pair[0], right: next.pair[1] };
    },
    happened: () => true,
    follows: (left, right) => {
      const next = follow(twin, [ofRules(left), ofRules(right)]);
      if (next !== undefined) twin = next;
      return next !== undefined && next.alike.length > 0;
    },
    alike: (viewer) => twin.alike.includes(viewer) && !(bots as readonly string[]).includes(viewer),
  };
}

export const secretsOfDracula = (dice: Dice): Plot => otherSecrets(['dracula'], dice);
export const secretsOfHunters = (dice: Dice): Plot =>
  otherSecrets(dice.pick([HUNTERS, [dice.pick(HUNTERS)]]), dice);
export const secretsOfAll = (dice: Dice): Plot => otherSecrets(SEATS, dice);
