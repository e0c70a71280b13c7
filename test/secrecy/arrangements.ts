import type { SeatId } from '../../src/games/kit/audience.js';
import type { GameDefinition, Typed } from '../../src/games/kit/game-definition.js';
import type { Dice } from './dice.js';
import type { Json, Plot } from './table.js';

interface Field {
  readonly const?: unknown;
  readonly type?: string;
  readonly anyOf?: readonly { readonly const: unknown }[];
}

/** Any value of an option. */
function anyOf({ type, anyOf = [], const: only }: Field, dice: Dice): unknown {
  if (type === 'boolean') return dice.below(2) === 0;
  return anyOf.length > 0 ? dice.pick(anyOf).const : only;
}

/** These options are not always as usual, and every fourth of the others. */
export function someOptions(schema: unknown, often: readonly string[], dice: Dice): Json {
  const { properties } = schema as { readonly properties: Readonly<Record<string, Field>> };
  const some = Object.entries(properties)
    .filter(([name]) => often.includes(name) || dice.below(4) === 0)
    .map(([name, field]) => [name, anyOf(field, dice)]);
  return Object.fromEntries(some) as Json;
}

/** Some seats pass in some windows, come what may, or for a while. */
export function passesInAdvance<State, Action extends Typed, Event extends Typed, View, Options>(
  { standing }: GameDefinition<State, Action, Event, View, Options>,
  seats: readonly SeatId[],
  dice: Dice,
): NonNullable<Plot['inAdvance']> {
  const conditions = Object.keys(standing?.conditions ?? {});
  return seats
    .filter(() => dice.below(4) === 0)
    .map((seat) => {
      const kinds = (standing?.offers(seat) ?? []).filter(() => dice.below(2) === 0);
      return { seat, answers: kinds.map(({ kind }) => ({ kind, condition: dice.pick(conditions) })) };
    });
}
