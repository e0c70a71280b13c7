import {
  Type,
  type ObjectOptions,
  type SchemaOptions,
  type TProperties,
  type TUnsafe,
} from '@sinclair/typebox';

/** One of these values and no other. */
export function oneOf<const Values extends readonly (string | number)[]>(
  values: Values,
  options: SchemaOptions = {},
): TUnsafe<Values[number]> {
  const literals = values.map((value) => Type.Literal(value));
  return Type.Union(literals, options);
}

/** An object with these fields and no others. */
export function closed<Fields extends TProperties>(fields: Fields, options: ObjectOptions = {}) {
  return Type.Object(fields, { additionalProperties: false, ...options });
}

/** An action or an event: `type` is its name. */
export function typed<const Name extends string, Fields extends TProperties>(
  name: Name,
  description: string,
  fields: Fields,
) {
  return closed({ type: Type.Literal(name), ...fields }, { description });
}
