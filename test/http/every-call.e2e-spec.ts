import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Asking, serve, type Served } from './support/server.js';

interface Media {
  examples?: Record<string, { value: string | object }>;
}
interface Described {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean; example: string }[];
  requestBody?: { content: Record<string, Media> };
}
interface Call {
  name: string;
  method: string;
  path: string;
  one: Described;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
};
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]): Call => ({
    name: one.operationId,
    method: method.toUpperCase(),
    path,
    one,
  })),
);

const needsToken = ({ one: { security = [] } }: Call) =>
  security.length > 0 && security.every((choice) => Object.keys(choice).length > 0);

/** The path with an id for each of its parameters: one that is given, else that of the document. */
function filled({ path, one: { parameters = [] } }: Call, given: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const said = given[name] ?? parameters.find((parameter) => parameter.name === name)?.example;
    return encodeURIComponent(said!);
  });
}

/** Asked as the document's examples ask. */
function example({ one: { requestBody, parameters = [] } }: Call, token?: string): Asking {
  const needed = parameters.filter((parameter) => parameter.in === 'header' && parameter.required);
  const headers = Object.fromEntries(needed.map((parameter) => [parameter.name, parameter.example]));
  const [body] = Object.entries(requestBody?.content ?? {});
  return body === undefined ? { token, headers } : { token, ...withBody(body, headers) };
}

function withBody([type, { examples = {} }]: [string, Media], headers: Record<string, string>): Asking {
  const [said] = Object.values(examples);
  if (type === 'application/json') return { headers, body: said?.value };
  return { headers: { ...headers, 'content-type': type }, raw: said?.value as string };
}

describe('every call', () => {
  let server: Served;
  let token: string;

  beforeAll(async () => {
    server = await serve({ WEBHOOK_TARGETS: 'any' });
    token = await server.newAdministrator();
  });
  afterAll(() => server.close());

  it.each(Object.keys(paths))('of %s is named where another method is asked for', async (path) => {
    const there = Object.keys(paths[path]!).map((method) => method.toUpperCase());
    const url = filled(calls.find((one) => one.path === path)!);
    const { status, headers } = await server.ask(
      METHODS.find((method) => !there.includes(method))!,
      url,
    );
    const allowed = [...there, ...(there.includes('GET') ? ['HEAD'] : [])];
    expect([status, headers['allow']?.split(', ').sort()]).toEqual([405, allowed.sort()]);
  });

  it.each(calls.filter(needsToken))('$name needs a token, and one that is valid', async (call) => {
    for (const asking of [example(call), example(call, 'hkr_nobody')]) {
      const { status, body, headers } = await server.ask(call.method, filled(call), asking);
      expect([status, body.code]).toEqual([401, 'unauthenticated']);
      expect(headers['www-authenticate']).toMatch(/^Bearer/);
    }
  });

  // What is kept for a game is gone as well where there is no game.
  const ofGames = calls.filter(({ path, name }) => path.includes('{game}') && name !== 'resetGameMail');

  it.each(ofGames)('$name says of a game that there is none', async (call) => {
    const asked = filled(call, { game: randomUUID() });
    const { status, body } = await server.ask(call.method, asked, example(call, token));
    expect([status, body.code]).toEqual([404, 'game-not-found']);
  });

  // To delete what is gone already is no fault.
  const ofWebhooks = calls.filter(({ path, name }) => path.includes('{webhook}') && name !== 'removeWebhook');

  it.each(ofWebhooks)('$name says of a webhook that was deleted that there is none', async (call) => {
    const made = await server.post('/v1/webhooks', { token, body: { url: 'http://127.0.0.1:9/' } });
    const webhook = String(made.body.webhook.id);
    expect((await server.delete(`/v1/webhooks/${webhook}`, { token })).status).toBe(204);
    const { status, body } = await server.ask(call.method, filled(call, { webhook }), example(call, token));
    expect([status, body.code]).toEqual([404, 'not-found']);
  });
});
