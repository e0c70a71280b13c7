import { SecretBox } from '../../src/events/secret-box.js';
import { RealOutside } from '../../src/events/outside.js';
import { verifyGames } from '../../src/audit/verify-games.js';
import { RULESETS } from '../../src/games/registry.js';
import { Rulesets } from '../../src/play/table/rulesets.js';
import { quarrel, type Quarrel } from './support/quarrel.js';
import { type Served, serve } from './support/server.js';
import { type Asking, goesOn, lidOpened, type Table } from './support/table.js';

let server: Served;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

describe('a dispute', () => {
  let table: Table;
  let players: Asking;
  let about: Quarrel;
  let seat: string;
  let other: string;
  let entry: number;

  async function begin(more: object = {}): Promise<void> {
    const begun = await lidOpened(server, 2, more as Record<string, unknown>);
    ({ table, players, seat, entry } = begun);
    other = begun.others[0]!;
    about = quarrel(server, table);
  }
  const token = (who: string): string => table.tokens[who]!;

  it('is opened about an entry; everybody at the table knows of it, and strangers do not', async () => {
    await begin();
    const { status, body } = await about.dispute(other, entry, 'She looked under the lid.');
    expect(status).toBe(201);
    const [shown] = body.items;
    expect(shown).toMatchObject({
      ...{ dispute: 1, seat: other, entry, status: 'open', statements: [], ruling: null },
      claim: { by: other, text: 'She looked under the lid.', entry: entry + 1 },
    });
    expect(await about.list(token(seat))).toEqual(body);
    expect(await about.list(table.maker)).toEqual(body);
    const renfield = await server.newPlayer('Renfield');
    expect(await about.list(renfield)).toMatchObject({ code: 'game-not-found' });
    expect(await code(about.post(renfield, 'disputes', { entry, claim: 'x' }))).toBe('game-not-found');
    expect(await code(about.state(renfield, 'x'))).toBe('game-not-found');
    expect((await players.entries()).at(-1).events).toMatchObject([
      { type: 'DisputeOpened', claim: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('is one for each seat at a time, about an entry that there is', async () => {
    await begin();
    expect((await about.dispute(other, entry)).status).toBe(201);
    expect(await code(about.dispute(other, entry))).toBe('dispute-open');
    expect(await code(about.dispute(other, 1))).toBe('dispute-open');
    expect(await code(about.dispute(seat, 900))).toBe('version-not-found');
    expect((await about.dispute(seat, 1)).body.items).toHaveLength(2);
    expect(await code(about.post(token(seat), 'disputes', { entry: 1, claim: '' }))).toBe('invalid-request');
  });

  it('is talked about by the players and by arbiters, until it is withdrawn or ruled', async () => {
    await begin();
    await about.dispute(other, entry);
    const ada = await about.arbiter();
    await about.state(token(seat), 'I did not.');
    const { body } = await about.state(ada, 'I have looked.');
    expect(body.items[0].statements).toMatchObject([
      { by: seat, text: 'I did not.' },
      { by: 'arbiter-1', text: 'I have looked.' },
    ]);
    expect(await code(about.withdraw(token(seat), 1))).toBe('not-your-seat');
    expect(await code(about.withdraw(token(other), 2))).toBe('dispute-not-found');
    expect((await about.withdraw(token(other), 1)).status).toBe(204);
    expect(await code(about.withdraw(token(other), 1))).toBe('dispute-closed');
    expect(await code(about.state(token(seat), 'Thanks.'))).toBe('dispute-closed');
    expect(await code(about.rule(ada, { decision: 'dismiss' }))).toBe('dispute-closed');
    expect((await about.list(ada)).items[0]).toMatchObject({ status: 'withdrawn', ruling: null });
    expect((await about.dispute(other, entry)).body.items).toHaveLength(2);
  });

  it('lets play go on, where the game was not made otherwise', async () => {
    await begin();
    await about.dispute(other, entry);
    expect(await players.game()).toMatchObject({ frozen: false, disputes: 'playOn', awaiting: [seat] });
    await goesOn(players, 'close');
  });

  it('freezes a game that was made so: nobody acts, takes back or agrees until it is over', async () => {
    await begin({ disputes: 'freeze' });
    await players.undo(seat, entry);
    const offered = await players.offered(seat);
    await about.dispute(other, entry);
    expect(await players.game()).toMatchObject({ frozen: true, awaiting: [] });
    expect([await players.offered(seat), await players.offered(other)]).toEqual([[], []]);
    for (const body of [{ id: offered[0]!.id }, { type: offered[0]!.type }]) {
      const refused = await players.act(seat, body);
      expect([refused.status, refused.body.code]).toEqual([409, 'game-frozen']);
    }
    expect(await code(players.act(other, { type: 'agreeToTakeBack' }))).toBe('game-frozen');
    expect(await code(players.undo(seat, entry))).toBe('game-frozen');
    expect(await code(players.redo(seat, entry))).toBe('game-frozen');
    await about.withdraw(token(other), 1);
    expect(await players.offered(seat)).toEqual(offered);
    expect((await players.act(other, { type: 'agreeToTakeBack' })).status).toBe(201);
  });

  it('of an account that is erased loses its words, and the chain stays whole', async () => {
    await begin();
    await about.dispute(other, entry, 'I am Lucy Westenra.');
    await about.state(token(other), 'I live in Whitby.');
    await about.state(token(seat), 'Well.');
    expect((await server.delete('/v1/me', { token: token(other) })).status).toBe(204);
    const [shown] = (await about.list(token(seat))).items;
    expect(shown.claim).toMatchObject({ by: other, text: null, salt: null });
    expect(shown.statements).toMatchObject([
      { by: other, text: null, salt: null },
      { by: seat, text: 'Well.' },
    ]);
    const needs = { rulesets: new Rulesets(RULESETS), box: new SecretBox(new RealOutside(), undefined) };
    const said: string[] = [];
    const verified = await verifyGames(server.database.pool, needs, table.id, (line) => said.push(line));
    expect([verified.good, said.length]).toEqual([true, 1]);
  });
});

describe('while a game is frozen', () => {
  const DELAY = 500;
  let slow: Served;
  beforeAll(async () => {
    slow = await serve({ BOT_DELAY: String(DELAY) });
  });
  afterAll(() => slow.close());

  it('a bot waits, and goes on by itself', async () => {
    const mina = await slow.newPlayer('Mina');
    const seats = [
      { seat: 'player-1', as: 'me' },
      { seat: 'player-2', as: 'bot' },
    ];
    const body = { ruleset: 'vampire-graves', options: { players: 2 }, disputes: 'freeze', seats };
    const path = `/v1/games/${String((await slow.post('/v1/games', { token: mina, body })).body.id)}`;
    const look = async () => (await slow.get(path, { token: mina })).body;
    const bot = async () => (await look()).awaiting[0] === 'player-2';
    for (let dispute = 1; ; dispute++) {
      while (!(await bot())) await playsOn(path, mina);
      const asked = (await look()).version as number;
      await slow.post(`${path}/disputes`, { token: mina, body: { entry: 1, claim: 'Wait.' } });
      const { version, frozen } = await look();
      expect(frozen).toBe(true);
      if (version === asked + 1) {
        await new Promise((next) => setTimeout(next, 2 * DELAY));
        expect((await look()).version).toBe(version);
      }
      await slow.delete(`${path}/disputes/${dispute}`, { token: mina });
      // Else it was faster, before anything was frozen.
      if (version !== asked + 1) continue;
      const deadline = Date.now() + 30_000;
      while ((await look()).version === version + 1 && Date.now() < deadline)
        await new Promise((next) => setTimeout(next, 50));
      expect((await look()).version).toBeGreaterThan(version + 1);
      return;
    }
  });

  async function playsOn(path: string, token: string): Promise<void> {
    const { actions } = (await slow.get(`${path}/actions`, { token })).body;
    if (actions.length > 0) await slow.act(path.slice('/v1/games/'.length), token, { id: actions[0].id });
  }
});
