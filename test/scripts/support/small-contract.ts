// Not known to the compiler.
const COMPARE: string = '../../../scripts/api/compare.mjs';

export type Json = Record<string, ReturnType<typeof JSON.parse>>;

export const problem = (...codes: string[]) => ({
  description: 'No.',
  headers: { 'X-Request-Id': {} },
  content: {
    'application/problem+json': {
      schema: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

/** A small contract that has one of everything. */
export const contract = (): Json => ({
  openapi: '3.1.1',
  servers: [{ url: '/' }],
  paths: {
    '/games': {
      post: {
        operationId: 'makeGame',
        security: [{ token: [] }],
        'x-scope': 'play',
        parameters: [{ in: 'query', name: 'as', required: false, schema: { type: 'string', maxLength: 9 } }],
        requestBody: {
          required: false,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewGame' } } },
        },
        responses: {
          201: {
            description: 'Made.',
            headers: { Location: { $ref: '#/components/headers/Location' } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Game' } } },
          },
          409: problem('seat-taken', 'game-frozen'),
        },
      },
    },
    '/public': { get: { operationId: 'look', security: [], responses: { 200: { description: 'So.' } } } },
  },
  webhooks: {
    'turn.started': {
      post: {
        operationId: 'onTurn',
        parameters: [{ in: 'header', name: 'webhook-id', required: true, schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Notice' } } } },
        responses: { 410: { description: 'Never again.' }, default: { description: 'Again.' } },
      },
    },
  },
  components: {
    headers: { Location: { required: true, schema: { type: 'string' } } },
    examples: Object.fromEntries(
      ['seat-taken', 'game-frozen', 'dispute-open', 'gone'].map((code) => [
        code,
        { value: { type: `/problems/${code}`, status: 409, code } },
      ]),
    ),
    securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token.' } },
    responses: {},
    schemas: {
      NewGame: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          kind: { type: 'string', enum: ['short', 'long'] },
          clock: { allOf: [{ $ref: '#/components/schemas/Clock' }] },
          tags: { type: 'array', items: { type: 'string' } },
          pace: { type: 'string', default: 'slow' },
        },
        required: ['name'],
      },
      Game: {
        type: 'object',
        properties: {
          status: { type: 'string', enum: ['open', 'over'] },
          colour: { type: 'string', enum: ['red'], 'x-open': true },
          piece: { $ref: '#/components/schemas/Piece' },
          marks: { type: 'array', items: { type: 'integer', minimum: 0 }, uniqueItems: true },
          next: { oneOf: [{ $ref: '#/components/schemas/Game' }, { type: 'null' }] },
        },
        required: ['status', 'next'],
      },
      Piece: {
        oneOf: [{ $ref: '#/components/schemas/King' }, { $ref: '#/components/schemas/Pawn' }],
        discriminator: { propertyName: 'is', mapping: { king: '#/components/schemas/King' } },
      },
      King: { type: 'object', properties: { is: { const: 'king' } }, required: ['is'] },
      Pawn: { type: 'object', properties: { is: { const: 'pawn' } }, required: ['is'] },
      Clock: { type: 'object', properties: { seconds: { type: 'integer' } } },
      Notice: { type: 'object', properties: { game: { type: 'string' } }, required: ['game'] },
    },
  },
});

/** The call that makes a game. */
export const make = (one: Json): Json => one['paths']['/games'].post;
export const schema = (one: Json, name: string): Json => one['components'].schemas[name];

export interface Change {
  readonly breaks: boolean;
  readonly what: string;
}

type Compare = (before: Json, after: Json, today: string) => Change[];

/** What the comparison finds after a change, on 3 May 2031. */
export async function comparison() {
  const { compare } = (await import(COMPARE)) as { compare: Compare };
  return (change: (after: Json) => void, before: (one: Json) => void = () => undefined): Change[] => {
    const [old, now] = [contract(), contract()];
    before(old);
    change(now);
    return compare(old, now, '2031-05-03');
  };
}

export type Comparison = Awaited<ReturnType<typeof comparison>>;
