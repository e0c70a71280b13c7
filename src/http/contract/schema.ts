import type { TSchema } from '@sinclair/typebox';

type Json = Record<string, unknown>;

const named = new Map<string, TSchema>();

/** A schema with a name of its own in openapi.json. */
export function component<Schema extends TSchema>(name: string, schema: Schema): Schema {
  const own = { ...schema, $id: name };
  named.set(name, own);
  return own;
}

/** Every named schema as it stands in `components.schemas`, by name. */
export function components(): Record<string, object> {
  return Object.fromEntries([...named].map(([name, schema]) => [name, withoutId(schema)]));
}

export function refTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * One of several components, told apart by a property.
 *
 * @param members value of the property, and name of the component
 */
export function choice(propertyName: string, members: readonly [value: string, name: string][]): Json {
  const mapping = Object.fromEntries(members.map(([value, name]) => [value, refTo(name).$ref]));
  return { oneOf: members.map(([, name]) => refTo(name)), discriminator: { propertyName, mapping } };
}

/** Whoever reads such a list or union must be ready for members that it does not know. */
export const OPEN = { 'x-open': true } as const;

/** A schema as it stands in openapi.json: named ones by reference, choices of constants as `enum`. */
export function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $id } = schema as { $id?: unknown };
  return typeof $id === 'string' ? refTo($id) : withoutId(schema);
}

/** As it stands in answers, to which members may be added: nothing in it is closed. */
export function opened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(opened);
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.entries(schema).filter(
    ([name, member]) => name !== 'additionalProperties' || member !== false,
  );
  return Object.fromEntries(members.map(([name, member]) => [name, opened(member)]));
}

function withoutId(schema: object): object {
  const { $id: _, ...rest } = schema as Json;
  return mapped(asEnum(asTuple(rest)));
}

/** TypeBox writes tuples as before 2020-12, and always says how long they are. */
function asTuple({ items, additionalItems: _, ...rest }: Json): Json {
  if (!Array.isArray(items)) return items === undefined ? rest : { ...rest, items };
  return { ...rest, prefixItems: items as unknown[], items: NOTHING };
}

/** As good as `false`, for tools that want an object. */
const NOTHING = { not: {} };

function asEnum({ anyOf, ...rest }: Json): Json {
  if (anyOf === undefined) return rest;
  const choices = constants(anyOf);
  if (choices === undefined) return { anyOf, ...rest };
  return { type: typeof choices[0] === 'number' ? 'integer' : 'string', enum: choices, ...rest };
}

function mapped(members: Json): Json {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, plain(member)]));
}

function constants(choices: unknown): (string | number)[] | undefined {
  if (!Array.isArray(choices)) return undefined;
  const values = choices.map((choice: { const?: string | number }) => choice.const);
  const ofOneType = values.every((value) => value !== undefined && typeof value === typeof values[0]);
  return ofOneType ? (values as (string | number)[]) : undefined;
}
