import type { TSchema } from '@sinclair/typebox';
import type { TypeCheck } from '@sinclair/typebox/compiler';
import { ValueErrorType as Kind } from '@sinclair/typebox/errors';
import type { Message } from '../games/kit/message.js';
import { listed, wrong, type Wrong, type WrongKey } from '../refusals/wrong.js';

type SchemaError = Wrong & { readonly pointer: string };

const MOST_ERRORS = 10;

/**
 * What a value lacks of its schema, once for each place.
 * @param above where the value stands in the body
 */
export function schemaErrors(check: TypeCheck<TSchema>, value: unknown, above = ''): SchemaError[] {
  const byPlace = new Map<string, Message>();
  for (const { type, path, schema } of check.Errors(value)) {
    if (byPlace.size >= MOST_ERRORS) break;
    if (!byPlace.has(path)) byPlace.set(path, said(type, schema));
  }
  return [...byPlace].map(([path, what]) => ({ pointer: above + path, what }));
}

function said(kind: Kind, schema: TSchema): Message {
  return SAID[kind]?.(schema) ?? wrong('form');
}

type Limits = Readonly<Record<string, unknown>>;
type Said = (schema: Limits) => Message;

const always =
  (key: WrongKey): Said =>
  () =>
    wrong(key);

/** @param name of the value in the words @param limit its name in the schema */
const limited =
  (key: WrongKey, name: string, limit: string): Said =>
  (schema) =>
    wrong(key, { [name]: schema[limit] as number });

export const SAID: Readonly<Partial<Record<Kind, Said>>> = {
  [Kind.ObjectRequiredProperty]: always('required'),
  [Kind.ObjectAdditionalProperties]: always('unknown'),
  [Kind.Integer]: always('integer'),
  [Kind.IntegerMinimum]: limited('least', 'least', 'minimum'),
  [Kind.IntegerMaximum]: limited('most', 'most', 'maximum'),
  [Kind.Number]: always('number'),
  [Kind.NumberMinimum]: limited('least', 'least', 'minimum'),
  [Kind.NumberMaximum]: limited('most', 'most', 'maximum'),
  [Kind.Boolean]: always('boolean'),
  [Kind.Null]: always('null'),
  [Kind.Literal]: ({ const: value }) => wrong('is', { value: String(value) }),
  [Kind.Union]: choices,
  [Kind.String]: always('string'),
  [Kind.StringMinLength]: limited('charactersLeast', 'least', 'minLength'),
  [Kind.StringMaxLength]: limited('charactersMost', 'most', 'maxLength'),
  [Kind.Object]: always('object'),
  [Kind.Array]: always('list'),
  [Kind.ArrayMinItems]: limited('elementsLeast', 'least', 'minItems'),
  [Kind.ArrayMaxItems]: limited('elementsMost', 'most', 'maxItems'),
  [Kind.ArrayUniqueItems]: always('twice'),
  [Kind.Tuple]: always('list'),
  [Kind.TupleLength]: limited('elements', 'count', 'maxItems'),
};

function choices({ anyOf }: Limits): Message {
  const values = (anyOf as Limits[]).map((one) => one['const']);
  return values.includes(undefined) ? wrong('form') : wrong('oneOf', { values: listed(values) });
}
