import { randomUUID } from 'node:crypto';
import { type Served, serve } from './support/server.js';
import { seated, type Table } from './support/table.js';

let server: Served;
let table: Table;
const hunter = 'lord-godalming';
const other = 'mina-harker';

beforeAll(async () => {
  server = await serve();
});
beforeEach(async () => {
  table = await seated(server, { ruleset: 'fury-of-dracula-2e' });
});
afterAll(() => server.close());

type Json = Record<string, unknown>;

const path = (): string => `/v1/games/${table.id}/messages`;

function say(token: string, body: Json, key: string = randomUUID()) {
  return server.post(path(), { token, body, headers: { 'idempotency-key': key } });
}
const heard = async (token: string): Promise<Json[]> =>
  ((await server.get(path(), { token })).body as { items: Json[] }).items;
const texts = async (token: string) => (await heard(token)).map(({ text }) => text);
const tokenOf = (seat: string): string => table.tokens[seat]!;

describe('what is said at the table', () => {
  it('to all is read by everyone who may see the game, and to a side by that side alone', async () => {
    const { status, body } = await say(tokenOf(hunter), { text: 'Good luck.' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ seat: hunter, to: 'all', text: 'Good luck.' });
    await say(tokenOf(hunter), { text: 'To Vienna!', to: 'side' });
    await say(tokenOf('dracula'), { text: 'Mine alone.', to: 'side' });
    expect(await texts(tokenOf(other))).toEqual(['To Vienna!', 'Good luck.']);
    expect(await texts(tokenOf('dracula'))).toEqual(['Mine alone.', 'Good luck.']);
    expect(await texts(table.maker)).toEqual(['Good luck.']);
  });

  it('changes nothing that anybody else could see', async () => {
    const seen = async () => {
      const token = tokenOf('dracula');
      const answers = [
        await server.get(`/v1/games/${table.id}/view`, { token }),
        await server.get(path(), { token }),
      ];
      return answers.map(({ body, headers }) => JSON.stringify([body, headers['etag']]));
    };
    const before = await seen();
    await say(tokenOf(hunter), { text: 'To Vienna!', to: 'side' });
    expect(await seen()).toEqual(before);
  });

  it('is said once by one key, and another thing under it is refused', async () => {
    const key = randomUUID();
    const first = await say(tokenOf(hunter), { text: 'Once.' }, key);
    expect((await say(tokenOf(hunter), { text: 'Once.' }, key)).body).toEqual(first.body);
    expect((await say(tokenOf(hunter), { text: 'Twice.' }, key)).body).toMatchObject({
      code: 'idempotency-key-reused',
    });
    expect(await texts(tokenOf(hunter))).toEqual(['Once.']);
    const together = await Promise.all(
      Array.from({ length: 4 }, () => say(tokenOf(other), { text: 'Together.' }, key)),
    );
    expect(new Set(together.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('goes on from page to page, newest first', async () => {
    for (const text of ['a', 'b', 'c']) await say(tokenOf(hunter), { text });
    const page = await server.get(`${path()}?limit=2`, { token: tokenOf(other) });
    expect(page.body.items.map((one: Json) => one['text'])).toEqual(['c', 'b']);
    const rest = await server.get(`${path()}?limit=2&cursor=${page.body.next}`, { token: tokenOf(other) });
    expect(rest.body).toMatchObject({ items: [{ text: 'a' }], next: null });
  });

  it('can be taken back by its author alone', async () => {
    const { id } = (await say(tokenOf(hunter), { text: 'Oh.' })).body as { id: string };
    const foreign = await server.delete(`${path()}/${id}`, { token: tokenOf(other) });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'message-not-found']);
    for (let time = 0; time < 2; time++)
      expect((await server.delete(`${path()}/${id}`, { token: tokenOf(hunter) })).status).toBe(204);
    expect(await texts(tokenOf(other))).toEqual([null]);
  });

  it('goes with the account', async () => {
    await say(tokenOf(hunter), { text: 'My name is Arthur.' });
    await server.delete('/v1/me', { token: tokenOf(hunter) });
    expect(await texts(tokenOf(other))).toEqual([null]);
  });

  it('is nothing that strangers hear or say, and has bounds', async () => {
    const stranger = await server.newPlayer('Renfield');
    expect((await server.get(path(), { token: stranger })).body).toMatchObject({ code: 'game-not-found' });
    expect((await say(stranger, { text: 'x' })).body).toMatchObject({ code: 'game-not-found' });
    expect((await say(table.maker, { text: 'x' })).body).toMatchObject({ code: 'not-your-seat' });
    expect((await say(tokenOf(hunter), { text: '' })).status).toBe(400);
    expect((await say(tokenOf(hunter), { text: 'x', to: 'dracula' })).status).toBe(400);
    expect((await say(tokenOf(hunter), { text: 'x', seat: 'dracula' })).body).toMatchObject({
      code: 'not-your-seat',
    });
    const answers = [];
    for (let count = 0; count < 61; count++) answers.push(await say(tokenOf(other), { text: 'spam' }));
    expect(answers.at(-1)!.body).toMatchObject({ code: 'too-many-requests' });
    expect(answers.at(-1)!.headers['ratelimit']).toMatch(/^"messages";r=0;t=\d+$/);
    expect(answers.at(-1)!.headers['ratelimit-policy']).toBe('"messages";q=60;w=3600');
    expect(answers.at(-2)!.status).toBe(201);
  });
});
