import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { cursorTo, positionOf } from '../../src/http/json/cursor.js';
import { isPlainToSee } from '../../src/players/names.js';
import { Refusal } from '../../src/refusals/refusal.js';
import { BEARER, edge, GAME } from './support/fakes.js';

const BORN = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty', '__defineGetter__'];
const GAMES = '/v1/games';
const ACTIONS = `/v1/games/${GAME}/actions`;

describe('a strict reader', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await edge();
  });
  afterAll(() => app.close());

  async function errors(url: string, payload: string) {
    const headers = { ...BEARER, 'content-type': 'application/json', 'idempotency-key': 'k' };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    return answer.json().errors as { pointer: string; what: string }[];
  }

  describe.each(BORN)('refuses the name %s', (name) => {
    const pointers = name === '__proto__' ? () => [''] : (...places: string[]) => places;

    it.each([
      ['/v1/players', `{"displayName":"Mina","${name}":1}`, `/${name}`],
      ['/v1/me/tokens', `{"name":"Mina","scopes":["read"],"${name}":null}`, `/${name}`],
      [GAMES, `{"ruleset":"x","seats":[{"seat":"a","as":"me","${name}":{}}]}`, `/seats/0/${name}`],
      [GAMES, `{"ruleset":"x","options":{"${name}":1}}`, `/options/${name}`],
      [GAMES, `{"ruleset":"x","options":{"a":[{"${name}":1}]}}`, `/options/a/0/${name}`],
      [ACTIONS, `{"type":"open","${name}":1}`, `/${name}`],
      [ACTIONS, `{"type":"open","at":{"${name}":1}}`, `/at/${name}`],
    ])('in a body of %s: %s', async (url, payload, pointer) => {
      expect((await errors(url, payload)).map((one) => one.pointer)).toEqual(pointers(pointer));
    });

    it('in a query', async () => {
      const answer = await app.inject({ url: `${GAMES}?${name}=1`, headers: BEARER });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [{ parameter: name, what: 'is not known here' }],
      ]);
    });
  });

  it.each([
    ['/v1/players', '{"displayName":1e400}', '/displayName'],
    [GAMES, '{"ruleset":"x","options":{"players":-1e400}}', '/options/players'],
    [ACTIONS, '{"type":"open","grave":1e400}', '/grave'],
    [ACTIONS, `{"type":"open","graves":[1${'0'.repeat(400)}]}`, '/graves/0'],
  ])('refuses what is no number: %s %s', async (url, payload, pointer) => {
    expect((await errors(url, payload))[0]!.pointer).toBe(pointer);
  });

  it.each([
    ['lists', GAMES, `{"ruleset":"x","seats":[${'{},'.repeat(21_000)}{}]}`],
    ['lists of seats', GAMES, `{"ruleset":"x","seats":[${'{"seat":"a"},'.repeat(900)}{}]}`],
    ['lists of scopes', '/v1/me/tokens', `{"name":"x","scopes":[${'1,'.repeat(900)}1]}`],
    ['lists where there is none', '/v1/players', `{"displayName":[${'[],'.repeat(20_000)}[]]}`],
    ['objects', GAMES, `{"ruleset":"x","options":{${members(6_000)}}}`],
    ['unknown fields', '/v1/players', `{${members(6_000)}}`],
    ['fields of an action', ACTIONS, `{"type":"open",${members(6_000)}}`],
  ])('refuses long %s at once', async (_, url, payload) => {
    expect(payload.length).toBeLessThan(64 * 1024);
    // Refused as a whole, before anything looks at each of them.
    expect(await errors(url, payload)).toHaveLength(1);
  });

  it.each([
    ['/v1/players', '{}', '/displayName', 'is required'],
    ['/v1/players', '{"displayName":5}', '/displayName', 'must be a string'],
    ['/v1/players', '{"displayName":""}', '/displayName', 'must have 1 to 60 characters'],
    ['/v1/players', '{"displayName":', '', 'is not JSON'],
    ['/v1/me/tokens', '{"name":"x","scopes":[]}', '/scopes', 'must have at least 1 element'],
    ['/v1/me/tokens', '{"name":"x","scopes":["read","read"]}', '/scopes', 'must not name anything twice'],
    [GAMES, '{"ruleset":"x","seats":"all"}', '/seats', 'must be a list'],
    [
      GAMES,
      '{"ruleset":"x","seats":[{"seat":"a","as":"bot","entropy":"x"}]}',
      '/seats/0/entropy',
      'goes only with "as" "me"',
    ],
    [
      GAMES,
      '{"ruleset":"x","seats":[{"seat":"a","as":"open","email":"mina@example.org"}]}',
      '/seats/0/email',
      'goes only with "as" "invite"',
    ],
  ])('says one thing for each field: %s %s', async (url, payload, pointer, what) => {
    expect(await errors(url, payload)).toEqual([{ pointer, what }]);
  });

  it('says how long a list may be', async () => {
    const seats = Array.from({ length: 65 }, (_, index) => ({ seat: `s${index}`, as: 'open' }));
    expect(await errors(GAMES, JSON.stringify({ ruleset: 'x', seats }))).toEqual([
      { pointer: '/seats', what: 'must have at most 64 elements' },
    ]);
  });

  it.each([
    'a\u202Eb',
    'a\u200Bb',
    '\u2066a',
    'a\u2028b',
    '\uE000',
    '\u{E0041}',
    '\u0378',
    '\u3164',
    '\u2800',
    'a\uFE0F',
    '\u0301',
  ])('refuses the name %j', async (name) => {
    const text = JSON.stringify(name);
    expect((await errors('/v1/players', `{"displayName":${text}}`))[0]!.pointer).toBe('/displayName');
    expect((await errors('/v1/me/tokens', `{"name":${text},"scopes":["read"]}`))[0]!.pointer).toBe('/name');
  });
});

function members(count: number): string {
  return Array.from({ length: count }, (_, index) => `"${index}":{}`).join();
}

describe('a name that can be seen', () => {
  it.each([
    'Mina',
    'Ælfgifu',
    'Μίνα',
    'مينا',
    '美娜',
    'O’Brien-Łuk',
    '👩‍💻',
    '👩🏽‍🚀',
    '❤️',
    '7',
    'm i n a',
    'नीना',
  ])('%s', (name) => {
    expect(isPlainToSee(name)).toBe(true);
  });

  it.each(['', ' ', '\u200D', 'a\u200Db', '\u00AD', '\u2003'])('but not %j', (name) => {
    expect(isPlainToSee(name)).toBe(false);
  });
});

describe('a cursor that somebody made up', () => {
  const id = '0197a3c4-58f1-7c63-9d0e-3b6a5f2d1c48';

  it.each([
    '',
    'x',
    `2031-05-03T10:15:00.000Z`,
    `2031-05-03T10:15:00.000Z~`,
    `2031-05-03T10:15:00.000Z~${id}~`,
    `2031-05-03T10:15:00.000Z~${id.slice(1)}`,
    `2031-02-30T10:15:00.000Z~${id}`,
    `2031-13-03T10:15:00.000Z~${id}`,
    `0000-01-01T00:00:00.000Z~${id}`,
    `+012031-05-03T10:15:00.000Z~${id}`,
    `infinity~${id}`,
    `2031-05-03~${id}`,
  ])('does not lead to %s', (position) => {
    expect(() => positionOf(cursorTo(position, {}), {})).toThrow(Refusal);
  });

  it('leads to what is a position', () => {
    const position = `2031-05-03T10:15:00.000Z~${id}`;
    expect(positionOf(cursorTo(position, {}), {})).toBe(position);
  });
});
