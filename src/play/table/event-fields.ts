import { Type, type TSchema } from '@sinclair/typebox';

/** What the schemas of the table's events are made of. */

export const Seat = Type.String({ description: 'A seat of the game.' });
export const Hex = (description: string): TSchema => Type.String({ pattern: '^[0-9a-f]{64}$', description });
export const OneOf = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: values, description });
export const event = <const T extends string, P extends Record<string, TSchema>>(
  type: T,
  description: string,
  fields: P,
) => Type.Object({ type: Type.Literal(type), ...fields }, { additionalProperties: false, description });

const MOMENT = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$';
export const Moment = (description: string) => Type.String({ pattern: MOMENT, description });
export const Whole = (minimum: number, description: string) => Type.Integer({ minimum, description });
export const EntryNumber = Type.Integer({ minimum: 1, description: 'Number of an entry.' });
