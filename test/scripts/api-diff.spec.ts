import { comparison, type Comparison, type Json, make, problem, schema } from './support/small-contract.js';

describe('what has changed in a contract', () => {
  let changes: Comparison;

  beforeAll(async () => {
    changes = await comparison();
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
    ['query as: explode is false', (one) => (make(one)['parameters'][0].explode = false)],
    ['query as: style is pipeDelimited', (one) => (make(one)['parameters'][0].style = 'pipeDelimited')],
    ['the server / is gone', (one) => (one['servers'] = [{ url: '/api' }])],
    [
      'the security scheme token: scheme is basic',
      (one) => (one['components'].securitySchemes.token.scheme = 'basic'),
    ],
    ['x-pace is slow', (one) => (make(one)['x-pace'] = 'slow')],
    ['answers 202', (one) => (make(one)['responses'][202] = { description: 'Later.' })],
    [
      'the header Location in responses: is integer, not string',
      (one) => (one['components'].headers.Location.schema.type = 'integer'),
    ],
    [
      'the header Location in responses: is integer, not string',
      (one) =>
        (make(one)['responses'][201].headers.Location = { required: true, schema: { type: 'integer' } }),
    ],
    [
      'the header Location in responses is optional',
      (one) => (one['components'].headers.Location.required = false),
    ],
    [
      'the problem seat-taken: type is /no, was /problems/seat-taken',
      (one) => (one['components'].examples['seat-taken'].value.type = '/no'),
    ],
    [
      'webhook turn.started: post is gone',
      (one) => {
        const { post } = one['webhooks']['turn.started'];
        one['webhooks']['turn.started'] = { put: post };
      },
    ],
    [
      'header webhook-id is optional',
      (one) => (one['webhooks']['turn.started'].post.parameters[0].required = false),
    ],
    [
      'turn.started: does not know the answer 410',
      (one) => delete one['webhooks']['turn.started'].post.responses[410],
    ],
    [
      'turn.started: has a meaning for the answer 418',
      (one) => (one['webhooks']['turn.started'].post.responses[418] = {}),
    ],
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

  it.each<[string, (after: Json) => void]>([
    ['words', (one) => (schema(one, 'Game')['properties'].status.description = 'More may come.')],
    ['examples', (one) => (make(one)['parameters'][0].example = 'x')],
    [
      'what is said by default',
      (one) => Object.assign(make(one)['parameters'][0], { style: 'form', explode: true }),
    ],
  ])('is nothing where only %s differ', (_, change) => {
    expect(changes(change)).toEqual([]);
  });

  it('does not break clients where it was announced and the day has come', () => {
    const announced = (day: string) => (one: Json) =>
      Object.assign(make(one), { deprecated: true, 'x-sunset': day });
    const removed = (one: Json) => delete one['paths']['/games'];
    expect(changes(removed, announced('2031-05-03'))).toMatchObject([{ breaks: false }]);
    expect(changes(removed, announced('2031-05-04'))).toMatchObject([{ breaks: true }]);
  });
});
