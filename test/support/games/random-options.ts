import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';

interface Field {
  readonly const?: unknown;
  readonly type?: string;
  readonly anyOf?: readonly { readonly const: unknown }[];
  readonly minimum?: number;
  readonly maximum?: number;
}

function valueOf({ const: only, type, anyOf, minimum, maximum }: Field): fc.Arbitrary<unknown> {
  if (only !== undefined) return fc.constant(only);
  if (anyOf !== undefined) return fc.constantFrom(...anyOf.map((choice) => choice.const));
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum ?? 0, max: maximum ?? 9 });
  throw new Error(`Teach the tests to choose an option of type ${type}`);
}

/** Any options that the ruleset's schema allows; those left out take their defaults. */
export function anyOptions({ schemas }: Ruleset): fc.Arbitrary<Record<string, unknown>> {
  const fields = (schemas.options as TSchema & { properties: Record<string, Field> }).properties;
  const values = Object.entries(fields).map(([name, field]) => [name, valueOf(field)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}
