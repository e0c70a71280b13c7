import type { TSchema } from '@sinclair/typebox';
import type { TypeCheck } from '@sinclair/typebox/compiler';
import { ValueErrorType as Kind } from '@sinclair/typebox/errors';

export interface SchemaError {
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
  readonly what: string;
}

const MOST_ERRORS = 10;

/**
 * What a value lacks of its schema, once for each place.
 * @param above where the value stands in the body
 */
export function schemaErrors(check: TypeCheck<TSchema>, value: unknown, above = ''): SchemaError[] {
  const byPlace = new Map<string, string>();
  for (const { type, path, schema } of check.Errors(value)) {
    if (byPlace.size >= MOST_ERRORS) break;
    if (!byPlace.has(path)) byPlace.set(path, said(type, schema));
  }
  return [...byPlace].map(([path, what]) => ({ pointer: above + path, what }));
}

function said(kind: Kind, schema: TSchema): string {
  return SAID[kind]?.(schema) ?? 'does not have a form that is known here';
}

type Limits = Readonly<Record<string, unknown>>;

const SAID: Readonly<Partial<Record<Kind, (schema: Limits) => string>>> = {
  [Kind.ObjectRequiredProperty]: () => 'is required',
  [Kind.ObjectAdditionalProperties]: () => 'is not known here',
  [Kind.Integer]: () => 'must be an integer',
  [Kind.IntegerMinimum]: ({ minimum }) => `must be at least ${String(minimum)}`,
  [Kind.IntegerMaximum]: ({ maximum }) => `must be at most ${String(maximum)}`,
  [Kind.Number]: () => 'must be a number',
  [Kind.NumberMinimum]: ({ minimum }) => `must be at least ${String(minimum)}`,
  [Kind.NumberMaximum]: ({ maximum }) => `must be at most ${String(maximum)}`,
  [Kind.Boolean]: () => 'must be true or false',
  [Kind.Null]: () => 'must be null',
  [Kind.Literal]: ({ const: value }) => `must be ${String(value)}`,
  [Kind.Union]: choices,
  [Kind.String]: () => 'must be a string',
  [Kind.StringMinLength]: ({ minLength }) => `must have at least ${String(minLength)} characters`,
  [Kind.StringMaxLength]: ({ maxLength }) => `must have at most ${String(maxLength)} characters`,
  [Kind.Object]: () => 'must be an object',
  [Kind.Array]: () => 'must be a list',
  [Kind.ArrayMinItems]: ({ minItems }) => `must have at least ${String(minItems)} elements`,
  [Kind.ArrayMaxItems]: ({ maxItems }) => `must have at most ${String(maxItems)} elements`,
  [Kind.ArrayUniqueItems]: () => 'must not name anything twice',
  [Kind.Tuple]: () => 'must be a list',
  [Kind.TupleLength]: ({ maxItems }) => `must have ${String(maxItems)} elements`,
};

function choices({ anyOf }: Limits): string {
  const values = (anyOf as Limits[]).map((one) => one['const']);
  return values.includes(undefined)
    ? 'does not have a form that is known here'
    : `must be one of ${values.join(', ')}`;
}
