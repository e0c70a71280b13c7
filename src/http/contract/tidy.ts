import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly example?: unknown;
  readonly schema?: Json;
}
interface Described {
  readonly parameters?: readonly Parameter[];
}

const PLACES = ['path', 'query', 'header'];

/** Parameters in the order in which they are read, each with its example beside its schema. */
export function tidyParameters(paths: OpenAPIObject['paths']): OpenAPIObject['paths'] {
  const calls = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods as Record<string, Described>).map(([name, one]) => [name, tidy(one)]),
    ),
  ]);
  return Object.fromEntries(calls) as OpenAPIObject['paths'];
}

function tidy({ parameters, ...call }: Described): object {
  if (parameters === undefined || parameters.length === 0) return call;
  const inOrder = [...parameters].sort((left, right) => PLACES.indexOf(left.in) - PLACES.indexOf(right.in));
  return { ...call, parameters: inOrder.map(lifted) };
}

function lifted({ schema = {}, ...parameter }: Parameter): Parameter {
  const { example, ...rest } = schema;
  return { ...parameter, schema: rest, example: parameter.example ?? example };
}

/** In JSON Schema 2020-12 an example is one of a list. */
export function withExampleLists(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withExampleLists);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { example, ...rest } = schema as Json;
  const members = Object.entries(rest).map(([name, member]) => [name, withExampleLists(member)]);
  return {
    ...(Object.fromEntries(members) as Json),
    ...(example === undefined ? {} : { examples: [example] }),
  };
}
