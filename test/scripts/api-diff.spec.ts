// Not known to the compiler.
const COMPARE: string = '../../scripts/api/compare.mjs';

interface Change {
  readonly breaks: boolean;
  readonly what: string;
}
type Json = Record<string, ReturnType<typeof JSON.parse>>;

const problem = (...codes: string[]) => ({
  description: 'No.',
  headers: { 'X-Request-Id': {} },
  content: {
    'application/problem+json': {
      schema: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
      examples: Object.fromEntries(codes.map((code) => [code, {}])),
    },
  },
});

/** A small contract that has one of everything. */
const contract = (): Json => ({
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
            headers: { Location: {} },
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
      },
    },
  },
  components: {
    responses: {},
    schemas: {
      NewGame: {
        type: 'object',
        properties: { name: { type: 'string' }, kind: { type: 'string', enum: ['short', 'long'] } },
        required: ['name'],
      },
      Game: {
        type: 'object',
        properties: {
          status: { type: 'string', enum: ['open', 'over'] },
          colour: { type: 'string', enum: ['red'], description: 'More may come.' },
          next: { oneOf: [{ $ref: '#/components/schemas/Game' }, { type: 'null' }] },
        },
        required: ['status', 'next'],
      },
      Notice: { type: 'object', properties: { game: { type: 'string' } }, required: ['game'] },
    },
  },
});

const make = (one: Json): Json => one['paths']['/games'].post;
const schema = (one: Json, name: string): Json => one['components'].schemas[name];

describe('what has changed in a contract', () => {
  let changes: (change: (after: Json) => void, before?: (one: Json) => void) => Change[];

  beforeAll(async () => {
    const { compare } = await import(COMPARE);
    changes = (change, before = () => undefined) => {
      const [old, now] = [contract(), contract()];
      before(old);
      change(now);
      return compare(old, now, '2031-05-03') as Change[];
    };
  });

  it('is nothing where nothing has', () => {
    expect(changes(() => undefined)).toEqual([]);
  });

  it.each<[string, (after: Json) => void]>([
    ['/games is gone', (one) => delete one['paths']['/games']],
    ['post /games is gone', (one) => delete one['paths']['/games'].post],
    ['is called startGame, not makeGame', (one) => (make(one)['operationId'] = 'startGame')],
    ['query as is gone', (one) => (make(one)['parameters'] = [])],
    ['query as is required', (one) => (make(one)['parameters'][0].required = true)],
    ['query as: maxLength is 5, was 9', (one) => (make(one)['parameters'][0].schema.maxLength = 5)],
    ['query as: pattern is ^x, was none', (one) => (make(one)['parameters'][0].schema.pattern = '^x')],
    [
      'query by is new',
      (one) => make(one)['parameters'].push({ in: 'query', name: 'by', required: true, schema: {} }),
    ],
    ['the body is required', (one) => (make(one)['requestBody'].required = true)],
    ['body: no application/json', (one) => (make(one)['requestBody'].content = { 'text/plain': {} })],
    ['NewGame in requests/kind is required', (one) => schema(one, 'NewGame')['required'].push('kind')],
    ['NewGame in requests/kind: no long', (one) => schema(one, 'NewGame')['properties'].kind.enum.pop()],
    ['NewGame in requests/name is gone', (one) => delete schema(one, 'NewGame')['properties'].name],
    ['name: is integer, not string', (one) => (schema(one, 'NewGame')['properties'].name.type = 'integer')],
    [
      'Game in responses/status: also lost',
      (one) => schema(one, 'Game')['properties'].status.enum.push('lost'),
    ],
    ['Game in responses/status is gone', (one) => delete schema(one, 'Game')['properties'].status],
    ['Game in responses/status is optional', (one) => (schema(one, 'Game')['required'] = ['next'])],
    ['next: also choice 3', (one) => schema(one, 'Game')['properties'].next.oneOf.push({ type: 'string' })],
    ['answers no 201', (one) => delete make(one)['responses'][201]],
    ['the header Location is gone', (one) => (make(one)['responses'][201].headers = {})],
    ['the problem game-frozen is gone', (one) => (make(one)['responses'][409] = problem('seat-taken'))],
    [
      '409: no application/problem+json',
      (one) => (make(one)['responses'][409].content = { 'application/json': {} }),
    ],
    ['needs the scope account, was play', (one) => (make(one)['x-scope'] = 'account')],
    ['{} does not let in any more', (one) => (one['paths']['/public'].get.security = [{ token: [] }])],
    ['webhook turn.started is gone', (one) => (one['webhooks'] = {})],
    ['webhook turn.started: is called', (one) => (one['webhooks']['turn.started'].post.operationId = 'x')],
    ['header webhook-id is gone', (one) => (one['webhooks']['turn.started'].post.parameters = [])],
    ['Notice in responses/game is gone', (one) => delete schema(one, 'Notice')['properties'].game],
  ])('breaks clients: %s', (what, change) => {
    const found = changes(change);
    expect(found).toContainEqual({ breaks: true, what: expect.stringContaining(what) });
  });

  it.each<[string, (after: Json) => void]>([
    ['/more is new', (one) => (one['paths']['/more'] = { get: { operationId: 'more', responses: {} } })],
    [
      'query by is new',
      (one) => make(one)['parameters'].push({ in: 'query', name: 'by', required: false, schema: {} }),
    ],
    ['query as: maxLength is 20, was 9', (one) => (make(one)['parameters'][0].schema.maxLength = 20)],
    ['NewGame in requests/name is optional', (one) => (schema(one, 'NewGame')['required'] = [])],
    ['kind: also endless', (one) => schema(one, 'NewGame')['properties'].kind.enum.push('endless')],
    ['Game in responses/status: no over', (one) => schema(one, 'Game')['properties'].status.enum.pop()],
    ['colour: also blue', (one) => schema(one, 'Game')['properties'].colour.enum.push('blue')],
    ['Game in responses/size is new', (one) => (schema(one, 'Game')['properties'].size = {})],
    ['answers 410', (one) => (make(one)['responses'][410] = problem('gone'))],
    [
      'the problem dispute-open is new',
      (one) => (make(one)['responses'][409] = problem('seat-taken', 'game-frozen', 'dispute-open')),
    ],
    ['is deprecated', (one) => (make(one)['deprecated'] = true)],
    ['webhook seat.opened is new', (one) => (one['webhooks']['seat.opened'] = {})],
  ])('is only new: %s', (what, change) => {
    expect(changes(change)).toEqual([{ breaks: false, what: expect.stringContaining(what) }]);
  });

  it('does not break clients where it was announced and the day has come', () => {
    const announced = (day: string) => (one: Json) =>
      Object.assign(make(one), { deprecated: true, 'x-sunset': day });
    const removed = (one: Json) => delete one['paths']['/games'];
    expect(changes(removed, announced('2031-05-03'))).toMatchObject([{ breaks: false }]);
    expect(changes(removed, announced('2031-05-04'))).toMatchObject([{ breaks: true }]);
  });
});
