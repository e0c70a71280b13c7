import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TSchema } from '@sinclair/typebox';
import { plain } from '../../../src/http/contract/schema.js';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const compiled = new Map<TSchema, ValidateFunction>();

/** Why the value does not fit the schema, as clients are told it; nothing if it does. */
export function misfit(schema: TSchema | undefined, value: unknown): string | undefined {
  if (schema === undefined) return 'There is no schema for this';
  const validate = compiled.get(schema) ?? ajv.compile(plain(schema) as object);
  compiled.set(schema, validate);
  return validate(value) ? undefined : `${JSON.stringify(value)}: ${ajv.errorsText(validate.errors)}`;
}
