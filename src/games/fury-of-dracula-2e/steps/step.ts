import { Type, type TProperties } from '@sinclair/typebox';
import { closed } from '../../kit/schema.js';

/** Something to be done: at once, or when somebody has answered. All that it says is public. */
export function step<const Name extends string, Fields extends TProperties>(
  name: Name,
  description: string,
  fields: Fields,
) {
  return closed({ is: Type.Literal(name), ...fields }, { description });
}
