import { quarrel, type Quarrel } from './support/quarrel.js';
import { type Served, serve } from './support/server.js';
import { type Asking, asking, goesOn, lidOpened, seated, type Table } from './support/table.js';

const FURIES = ['fury-of-dracula-2e', 'fury-of-dracula-4e'];

let server: Served;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const typesOf = (entry: { events: { type: string }[] }) => entry.events.map(({ type }) => type);

describe.each(['vampire-graves', ...FURIES])('in %s', (ruleset) => {
  it('a game that is rewound is as it was then, for everybody, and all that came after is struck', async () => {
    const table = await seated(server, { ruleset });
    const about = quarrel(server, table);
    const { players } = about;
    await goesOn(players);
    const told = await players.told();
    const { version } = await players.game();
    for (let count = 0; count < 6; count++) await goesOn(players);
    const [seat] = Object.keys(table.tokens);
    const { status, body } = await about.ruled(seat!, version + 1, { decision: 'rewind', entry: version });
    expect([status, body.items[0].status]).toEqual([201, 'ruled']);
    expect(await players.told()).toEqual(told);
    const entries = await players.entries();
    const last = entries.at(-1);
    expect(typesOf(last)).toEqual(['RulingGiven', 'GameRewound']);
    expect(entries.filter(({ struck }: { struck: boolean }) => struck)).toHaveLength(6);
    const { entry } = await goesOn(players);
    expect(entry).toBe(last.entry + 1);
    expect((await players.entries()).at(-1)).toMatchObject({ struck: false });
  });

  it('an arbiter puts right what the ruleset offers, and nothing else', async () => {
    const table = await seated(server, { ruleset });
    const about = quarrel(server, table);
    const [seat] = Object.keys(table.tokens);
    for (let count = 0; count < 5; count++) await goesOn(about.players);
    await about.dispute(seat!, 1);
    const token = await about.arbiter();
    const offered = await server.get(`/v1/games/${table.id}/adjustments`, { token });
    expect(offered.body.items.length).toBeGreaterThan(0);
    const wrong = await about.rule(token, { decision: 'adjust', adjustment: { type: 'winAtOnce' } });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'adjustment-not-offered']);
    const { adjustment } = offered.body.items[0];
    const before = (await server.get(`/v1/games/${table.id}/view`, { token: table.maker })).body;
    const ruled = await about.rule(token, { decision: 'adjust', adjustment });
    expect(ruled.body.items[0]).toMatchObject({ status: 'ruled', ruling: { decision: 'adjust' } });
    const after = (await server.get(`/v1/games/${table.id}/view`, { token: table.maker })).body;
    expect(after.view).not.toEqual(before.view);
    expect(after.decisions).toEqual(before.decisions);
    const [, adjusted, ...events] = (await about.players.entries()).at(-1).events;
    expect(adjusted).toMatchObject({ type: 'GameAdjusted', adjustment });
    expect(events.length).toBeGreaterThan(0);
  });
});

describe('a ruling', () => {
  let table: Table;
  let players: Asking;
  let about: Quarrel;
  let seat: string;
  let others: string[];
  let entry: number;

  beforeEach(async () => {
    ({ table, players, seat, others, entry } = await lidOpened(server, 3));
    about = quarrel(server, table);
  });
  const refusal = async (answer: Promise<{ status: number; body: { code: string } }>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };
  const dismiss = { decision: 'dismiss' };

  it('is given by an arbiter of the game, who does not sit in it', async () => {
    const sitting = await server.newArbiter();
    const own = await seated(server, { ruleset: 'vampire-graves' }, { 'player-1': sitting });
    const there = quarrel(server, own);
    await there.dispute('player-2', 1);
    expect(await refusal(there.rule(sitting, dismiss))).toEqual([403, 'not-the-arbiter']);
    expect(await refusal(there.post(sitting, 'arbiters', {}))).toEqual([409, 'plays-here']);
    await about.dispute(seat, entry);
    expect(await refusal(about.rule(table.tokens[seat]!, dismiss))).toEqual([403, 'missing-scope']);
    expect(await refusal(about.rule(sitting, dismiss))).toEqual([404, 'game-not-found']);
    const ada = await about.arbiter();
    const wanted = { name: 'less', scopes: ['read', 'play'] };
    const less = (await server.post('/v1/me/tokens', { token: ada, body: wanted })).body.token as string;
    expect(await refusal(about.rule(less, dismiss))).toEqual([403, 'missing-scope']);
    expect(await refusal(about.rule(ada, dismiss, 2))).toEqual([404, 'dispute-not-found']);
    expect((await about.rule(ada, dismiss)).status).toBe(201);
  });

  it('says what it needs for its decision, and no more', async () => {
    await about.dispute(seat, entry);
    const ada = await about.arbiter();
    const wrong = async (decided: object) => (await about.rule(ada, decided)).body.errors;
    expect(await wrong({ decision: 'rewind' })).toMatchObject([{ pointer: '/entry' }]);
    expect(await wrong({ decision: 'dismiss', entry: 1 })).toMatchObject([{ pointer: '/entry' }]);
    expect(await wrong({ decision: 'forfeit', adjustment: { type: 'x' } })).toMatchObject([
      { pointer: '/adjustment' },
      { pointer: '/seat' },
    ]);
    expect(await wrong({ decision: 'hang' })).toMatchObject([{ pointer: '/decision' }]);
    const { version } = await players.game();
    await about.rule(ada, dismiss);
    expect((await players.game()).version).toBe(version + 1);
  });

  it('rewinds to an entry that counts and after which the game was played', async () => {
    await goesOn(players, 'close');
    await players.undo(seat, entry + 1);
    await about.dispute(seat, entry);
    const ada = await about.arbiter();
    const to = (number: number) => refusal(about.rule(ada, { decision: 'rewind', entry: number }));
    expect(await to(entry + 1)).toEqual([422, 'cannot-rewind']);
    expect(await to(1)).toEqual([422, 'cannot-rewind']);
    expect(await to(900)).toEqual([422, 'cannot-rewind']);
    // What was played after it has been taken back already: nothing would be struck.
    expect(await to(entry)).toEqual([422, 'cannot-rewind']);
    expect(await to(entry - 1)).toEqual([201, undefined]);
  });

  it('ends what was asked about taking back, when it rewinds', async () => {
    await players.undo(seat, entry);
    await about.ruled(seat, entry, { decision: 'rewind', entry: entry - 1 });
    expect((await players.mayUndo(seat)).asked).toBeNull();
    expect(await players.awaiting()).toEqual([seat]);
    const late = await players.act(others[0]!, { type: 'agreeToTakeBack' });
    expect(late.body.code).toBe('not-asked');
  });

  it('brings nobody back to a seat that was given up', async () => {
    const [gone] = others;
    await server.delete('/v1/me', { token: table.tokens[gone!]! });
    const kinds = async () => (await players.game()).seats.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toContain('bot');
    const before = await kinds();
    await about.ruled(seat, entry, { decision: 'rewind', entry: entry - 1 });
    expect(await kinds()).toEqual(before);
  });

  it('puts a seat out of a game, and the others play on', async () => {
    await about.ruled(others[0]!, entry, { decision: 'forfeit', seat });
    expect(await players.game()).toMatchObject({ status: 'playing' });
    expect(await players.awaiting()).not.toContain(seat);
    await about.ruled(others[0]!, entry, { decision: 'forfeit', seat });
    expect((await players.entries()).at(-1).events.map(({ type }: { type: string }) => type)).toEqual([
      'RulingGiven',
      'SeatForfeited',
    ]);
    const { entry: next } = await goesOn(players, 'open');
    expect(next).toBeGreaterThan(entry);
    const nobody = await about.ruled(others[0]!, entry, { decision: 'forfeit', seat: 'player-9' });
    expect(nobody.body.code).toBe('seat-not-found');
  });

  it('changes nothing of a game that is over', async () => {
    await about.ruled(seat, entry, { decision: 'forfeit', seat: others[0]! });
    await about.ruled(seat, entry, { decision: 'forfeit', seat: others[1]! });
    expect(await players.game()).toMatchObject({ status: 'finished', outcome: { winners: [seat] } });
    expect(await refusal(players.undo(seat, entry))).toEqual([409, 'game-not-playing']);
    await about.dispute(others[0]!, entry);
    const ada = await about.arbiter();
    for (const decided of [
      { decision: 'rewind', entry },
      { decision: 'forfeit', seat },
      { decision: 'adjust', adjustment: { type: 'setStakes' } },
    ])
      expect(await refusal(about.rule(ada, decided, 3))).toEqual([409, 'game-not-playing']);
    expect((await about.rule(ada, dismiss, 3)).body.items[2]).toMatchObject({ status: 'ruled' });
  });

  it('counts on every server at once', async () => {
    const second = await server.another();
    try {
      const elsewhere = asking(second, table);
      await elsewhere.told();
      const told = await players.told();
      await goesOn(elsewhere, 'close');
      await about.ruled(seat, entry, { decision: 'rewind', entry });
      const { version } = await players.game();
      expect((await goesOn(elsewhere, 'close')).entry).toBe(version + 1);
      await players.undo(seat, version + 1);
      expect(await elsewhere.told()).toEqual(await players.told());
      expect((await elsewhere.told()).length).toBe(told.length);
    } finally {
      await second.close();
    }
  });
});

test.each(FURIES)('in %s the side of a seat that forfeits has lost', async (ruleset) => {
  const table = await seated(server, { ruleset });
  const about = quarrel(server, table);
  await about.ruled('dracula', 1, { decision: 'forfeit', seat: 'van-helsing' });
  expect(await about.players.game()).toMatchObject({
    status: 'finished',
    outcome: { winners: ['dracula'], reasonKey: 'table.forfeited' },
  });
});
