import { readFileSync } from 'node:fs';
import { verifyGames } from '../../src/audit/verify-games.js';
import { RealOutside } from '../../src/events/outside.js';
import { SecretBox } from '../../src/events/secret-box.js';
import { RULESETS } from '../../src/games/registry.js';
import { Rulesets } from '../../src/play/table/rulesets.js';
import { en } from '../../src/words/en/shell.js';
import { faultIn, report, verifyBundle } from '../verifier/support/verifier.js';
import { example, filled, ofGames } from './support/calls.js';
import { type Served, type Serving, serve } from './support/server.js';

type Json = Record<string, unknown>;

interface Script {
  readonly options: Json;
  readonly draws: Readonly<Record<string, readonly number[]>>;
  readonly steps: readonly (readonly [seat: string, action: Json])[];
}

const script = JSON.parse(
  readFileSync('test/games/fury-of-dracula-2e/playthroughs/found-and-fought.json', 'utf8'),
) as Script;
const GRAVES = { ruleset: 'vampire-graves', options: { players: 2 }, sandbox: true };

let server: Served;
let ada: string;
let stranger: string;

beforeAll(async () => {
  server = await serve();
  ada = await server.newPlayer('Ada');
  stranger = await server.newAdministrator();
});
afterAll(() => server.close());

const make = (body: object) => server.post('/v1/games', { token: ada, body });

/** What Ada asks of a server, for a seat. */
function seatsOf(on: Serving, id: string) {
  const path = `/v1/games/${id}`;
  return {
    path,
    get: (what: string, seat: string) => on.get(`${path}/${what}?seat=${seat}`, { token: ada }),
    act: async (seat: string, action: Json) => {
      const { status, body } = await on.act(id, ada, { ...action, seat });
      expect({ seat, action, status, body }).toMatchObject({ status: 201 });
      return body as { version: number; events: Json[] };
    },
    turn: (what: 'undo' | 'redo', seat: string, entry: number) =>
      on.post(`${path}/${what}`, { token: ada, body: { seat, entry } }),
  };
}

async function audited(): Promise<string[]> {
  const lines: string[] = [];
  const needs = { rulesets: new Rulesets(RULESETS), box: new SecretBox(new RealOutside(), undefined) };
  await verifyGames(server.database.pool, needs, undefined, (line) => lines.push(line));
  return lines.filter((line) => !line.startsWith('ok'));
}

describe('a scripted game of fury-of-dracula-2e, with both sides in one hand', () => {
  let id: string;
  let second: Serving;
  const told: Json[] = [];

  beforeAll(async () => {
    const { options, draws: dice } = script;
    const made = await make({ ruleset: 'fury-of-dracula-2e', options, sandbox: true, dice });
    expect([made.status, made.body.sandbox, made.body.status]).toEqual([201, true, 'playing']);
    id = made.body.id as string;
    const first = seatsOf(server, id);
    for (const [seat, action] of script.steps.slice(0, 60))
      told.push(...(await first.act(seat, action)).events);
    // Another process knows nothing but the journal.
    second = await server.another();
  });
  afterAll(() => second.close());

  test('goes as the script says, on a server that has just started, and with what is taken back between', async () => {
    const seats = seatsOf(second, id);
    let free = 0;
    for (const [seat, action] of script.steps.slice(60)) {
      const { version, events } = await seats.act(seat, action);
      told.push(...events);
      if ((await seats.get('undo', seat)).body.undo?.free !== true || free > 1) continue;
      free += 1;
      expect((await seats.turn('undo', seat, version)).status).toBe(200);
      expect((await seats.turn('redo', seat, version)).status).toBe(200);
    }
    expect(free).toBe(2);
    const faces = told.filter(({ type }) => type === 'TrainDieRolled').map((event) => event['faces']);
    expect(faces).toEqual([['1'], ['2']]);
    const { body: now } = await second.get(`/v1/games/${id}/view?seat=mina-harker`, { token: ada });
    expect(now.view.hunters[3].location).toBe('zagreb');
  });

  test('shows each seat what it may see, and no more', async () => {
    const [hunter, dracula] = await Promise.all(
      ['van-helsing', 'dracula'].map(async (seat) => (await seatsOf(second, id).get('view', seat)).text),
    );
    expect(hunter).not.toEqual(dracula);
    const all = await second.get(`/v1/games/${id}/view`, { token: ada });
    expect([all.status, all.body.code]).toEqual([400, 'seat-required']);
  });

  test('says what it is in its views and boards, those of before too', async () => {
    const mark = en.table['table.sandbox'];
    const { get } = seatsOf(second, id);
    for (const then of ['mina-harker', 'mina-harker&version=9']) {
      expect((await get('view', then)).body).toMatchObject({ status: 'playing', sandbox: true });
      expect((await get('board.svg', then)).text).toContain(mark);
      expect((await get('board.txt', then)).text.replaceAll(/\s+/g, ' ')).toContain(mark);
    }
    const token = await server.newPlayer('Lucy');
    const seats = [
      { seat: 'player-1', as: 'me' },
      { seat: 'player-2', as: 'bot' },
    ];
    const real = await server.post('/v1/games', { token, body: { ...GRAVES, sandbox: false, seats } });
    for (const what of ['view', 'board.svg', 'board.txt']) {
      const { status, body, text } = await server.get(`/v1/games/${real.body.id}/${what}`, { token });
      expect(status).toBe(200);
      expect(text).not.toContain('A sandbox game');
      if (what === 'view') expect(body.sandbox).toBe(false);
    }
  });

  test('ends, and is proven to be what it is', async () => {
    const resigned = await second.post(`/v1/games/${id}/resign`, { token: ada, body: { seat: 'dracula' } });
    expect(resigned.status).toBeLessThan(300);
    const { text } = await second.get(`/v1/games/${id}/proof?seat=dracula`, { token: ada });
    const keys = (await server.get('/v1/keys')).body.items;
    const bytes = Buffer.from(text);
    expect(faultIn(bytes, { keys })).toBeUndefined();
    expect(report(verifyBundle(bytes, { keys }), { keys })[0]).toMatch(/^SANDBOX .*NO REAL GAME/);
    const loaded = text.replace(/("purpose":"train die","value":)2/, '$13');
    expect(loaded).not.toBe(text);
    expect(faultIn(Buffer.from(loaded), { keys })).toBeDefined();
    expect(await audited()).toEqual([]);
  });
});

test('what is taken back with consent has used its values, and each seat is asked', async () => {
  const dice = { 'first player': [0], rat: [0, 31] };
  const { body } = await make({ ...GRAVES, dice });
  const seats = seatsOf(server, body.id as string);
  const { body: offer } = await seats.get('actions', 'player-1');
  const { id: _id, label: _label, ...opens } = offer.actions[0] as Json;
  const opened = await seats.act('player-1', opens);
  const asked = await seats.turn('undo', 'player-1', opened.version);
  expect(asked.body.asked).toEqual({ seat: 'player-1', entry: opened.version, open: ['player-2'] });
  await seats.act('player-2', { type: 'agreeToTakeBack' });
  const again = await seats.act('player-1', opens);
  const drawn = async (version: number) => {
    const { body: told } = await server.get(
      `${seats.path}/events?after=${version - 1}&limit=1&seat=player-1`,
      {
        token: ada,
      },
    );
    return (told.items[0] as { seal: { opened: Json } }).seal;
  };
  expect(await drawn(opened.version)).not.toEqual(await drawn(again.version));
  expect(again.events).not.toEqual(opened.events);
});

test('a seat that is left is a bot’s, before the game and in it', async () => {
  const { body: made } = await make({ ...GRAVES, start: 'manual' });
  const path = `/v1/games/${made.id}`;
  const left = await server.delete(`${path}/seats/player-2/claim`, { token: ada });
  expect(left.status).toBe(204);
  const { body: begun } = await server.post(`${path}/start`, { token: ada });
  expect(begun.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['player', 'bot']);
  const claimed = await server.post(`${path}/seats/player-2/claim`, { token: ada });
  expect([claimed.status, claimed.body.code]).toEqual([409, 'seat-taken']);
});

describe('what is refused', () => {
  test.each([
    ['a script without a sandbox', { ...GRAVES, sandbox: false, dice: {} }, '/dice'],
    ['a script that is none', { ...GRAVES, dice: [1] }, '/dice'],
    ['a purpose that there is not', { ...GRAVES, dice: { 'combat die': [1] } }, '/dice/combat die'],
    ['a seat for others', { ...GRAVES, seats: [{ seat: 'player-2', as: 'open' }] }, '/seats/0/as'],
    ['to be seen', { ...GRAVES, visibility: 'public' }, '/visibility'],
  ])('%s', async (_what, body, pointer) => {
    const { status, body: problem } = await make(body);
    expect([status, problem.code, problem.errors[0].pointer]).toEqual([400, 'invalid-request', pointer]);
  });

  test('an arbiter, and an invitation', async () => {
    const { body: made } = await make({ ...GRAVES, start: 'manual' });
    const { body: arbiter } = await server.get('/v1/me', { token: await server.newArbiter() });
    const refused = await Promise.all([
      server.post(`/v1/games/${made.id}/arbiters`, { token: ada, body: { player: arbiter.id } }),
      server.post(`/v1/games/${made.id}/invitations`, { token: ada, body: { seat: 'player-2' } }),
    ]);
    expect(refused.map(({ body }) => body.code)).toEqual(['sandbox-alone', 'seat-taken']);
  });
});

describe('to everybody else', () => {
  let open: string;
  let playing: string;
  let disputed: string;

  beforeAll(async () => {
    open = (await make({ ...GRAVES, start: 'manual' })).body.id;
    playing = (await make(GRAVES)).body.id;
    disputed = (await make(GRAVES)).body.id;
    const body = { entry: 3, claim: 'A lid was turned twice.', seat: 'player-1' };
    expect((await server.post(`/v1/games/${disputed}/disputes`, { token: ada, body })).status).toBe(201);
  });

  test.each(ofGames)('$name says that there is no such game', async (call) => {
    for (const game of [open, playing, disputed]) {
      const { status, body } = await server.ask(call.method, filled(call, { game }), example(call, stranger));
      expect([status, body.code]).toEqual([404, 'game-not-found']);
    }
  });

  test('it is in no list, and to its maker in one that asks for it', async () => {
    const idsFor = async (token: string, query: string): Promise<string[]> => {
      const { body } = await server.get(`/v1/games?limit=100${query}`, { token });
      return body.items.map(({ id }: { id: string }) => id);
    };
    const real = (await make({ ...GRAVES, sandbox: false })).body.id as string;
    for (const query of ['', '&mine=true', '&status=open', '&awaiting=true', '&sandbox=false'])
      for (const token of [ada, stranger])
        expect((await idsFor(token, query)).filter((id) => id !== real)).toEqual([]);
    expect(await idsFor(stranger, '&sandbox=true')).toEqual([]);
    const own = await idsFor(ada, '&sandbox=true');
    expect(own).toEqual(expect.arrayContaining([open, playing, disputed]));
    expect(own).not.toContain(real);
    expect(await idsFor(ada, '&sandbox=true&status=open')).toContain(open);
  });
});
