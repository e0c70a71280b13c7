import { Type } from '@sinclair/typebox';
import { REFUSAL_CODES } from '../../refusals/refusal.js';
import { component, OPEN } from './schema.js';

const WrongSchema = Type.Object(
  {
    pointer: Type.Optional(Type.String({ description: 'JSON pointer into the body (RFC 6901).' })),
    parameter: Type.Optional(Type.String({ description: 'Name of a query parameter.' })),
    what: Type.String({ description: 'What is wrong there.' }),
  },
  { description: 'One place where a request is wrong.' },
);

/** RFC 9457. */
export const ProblemSchema = component(
  'Problem',
  Type.Object(
    {
      type: Type.String({
        format: 'uri-reference',
        description: 'Leads to a page about this kind of problem.',
      }),
      title: Type.String({ description: 'The kind of problem, in short.' }),
      status: Type.Integer({ minimum: 400, maximum: 599 }),
      detail: Type.String({ description: 'What was wrong, and what would be right.' }),
      instance: Type.String({ format: 'uri-reference', description: 'The request id, as a URN.' }),
      code: Type.Unsafe<string>({
        type: 'string',
        enum: [...REFUSAL_CODES],
        description: 'The last part of "type". More may come.',
        ...OPEN,
      }),
      errors: Type.Optional(Type.Array(WrongSchema)),
      actions: Type.Optional(
        Type.Array(Type.Unsafe({ $ref: '#/components/schemas/OfferedAction' }), {
          description: 'With illegal-action: what the seat may do instead.',
        }),
      ),
    },
    {
      description: 'Why a request was refused (RFC 9457). Nothing has been changed.',
      additionalProperties: true,
    },
  ),
);
