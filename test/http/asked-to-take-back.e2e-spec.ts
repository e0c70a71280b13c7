import { type Served, serve } from './support/server.js';
import { type Asking, asking, goesOn, lidOpened, seated, type Table } from './support/table.js';

let server: Served;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

/** Seats of other players than these, in a game of Dracula in which hunters have begun to move. */
async function onTheMove(holders: Record<string, string> = {}) {
  const players = asking(server, await seated(server, { ruleset: 'fury-of-dracula-4e' }, holders));
  for (;;) {
    const before = await players.told();
    const { seat, entry } = await goesOn(players);
    if (!(await players.mayUndo(seat)).undo.free) return { players, before, seat, entry };
  }
}

describe('what is not taken back freely', () => {
  let table: Table;
  let players: Asking;
  let seat: string;
  let first: string;
  let second: string;
  let entry: number;

  beforeEach(async () => {
    const begun = await lidOpened(server, 3);
    ({ table, players, seat, entry } = begun);
    [first, second] = begun.others as [string, string];
    await players.undo(seat, entry);
  });

  const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
  const typesAt = async (who: string) => (await players.offered(who)).map(({ type }) => type);
  const agree = { type: 'agreeToTakeBack' };
  const refuse = { type: 'refuseToTakeBack' };

  it('is asked of all others: everybody sees it, and they find the answers on offer', async () => {
    const asked = { seat, entry, open: [first, second].toSorted() };
    for (const who of [seat, first, second]) expect((await players.mayUndo(who)).asked).toEqual(asked);
    expect((await players.awaiting()).toSorted()).toEqual([seat, first, second].toSorted());
    const { decisions } = (await players.get(seat, 'view')).body;
    expect(decisions).toContainEqual({
      id: expect.any(String),
      kind: 'table.takeBack',
      seats: asked.open,
      deadlines: [],
      label: `${seat.replace('player-', 'Player ')} asks to take entry ${entry} back: let it, or not`,
    });
    expect(await typesAt(first)).toEqual(['agreeToTakeBack', 'refuseToTakeBack']);
    expect(await typesAt(seat)).toContain('close');
    expect(await typesAt(seat)).not.toContain('agreeToTakeBack');
  });

  it('is asked once, however often that is sent', async () => {
    const { version } = await players.game();
    expect((await players.undo(seat, entry)).body.version).toBe(version);
    expect((await players.entries()).at(-1).events).toMatchObject([{ type: 'TakeBackAsked', seat, entry }]);
  });

  it('is taken back when all agree, by the id or by the words; and can be done again', async () => {
    const after = (await players.get(seat, 'view')).body.view;
    const { id } = (await players.offered(first))[0]!;
    expect((await players.act(first, { id })).body.events).toMatchObject([
      { type: 'TakeBackAgreed', seat: first },
    ]);
    expect((await players.mayUndo(seat)).asked.open).toEqual([second]);
    expect(await code(players.act(first, { id }))).toBe('not-asked');
    const agreed = await players.act(second, agree);
    expect(agreed.body.events.map(({ type }: { type: string }) => type)).toEqual([
      'TakeBackAgreed',
      'ActionTakenBack',
    ]);
    expect(await typesAt(seat)).toContain('open');
    expect((await players.mayUndo(seat)).redo).toEqual({ entry });
    await players.redo(seat, entry);
    expect((await players.get(seat, 'view')).body.view).toEqual(after);
  });

  it('stays when one refuses, and is not asked again', async () => {
    await players.act(first, agree);
    const { body } = await players.act(second, refuse);
    expect(body.events).toMatchObject([{ type: 'TakeBackRefused', seat: second }]);
    expect(await players.awaiting()).toEqual([seat]);
    expect((await players.mayUndo(seat)).asked).toBeNull();
    const again = await players.undo(seat, entry);
    expect([again.status, again.body.code]).toEqual([409, 'take-back-refused']);
  });

  it('stays when anybody plays on', async () => {
    const { id } = (await players.offered(first))[0]!;
    await players.act(seat, { type: 'close' });
    const version = (await players.game()).version as number;
    // Whether the rules ask this seat now depends on who began.
    expect(['not-asked', 'decision-closed']).toContain(await code(players.act(first, { id })));
    expect(await code(players.act(first, agree))).toBe('not-asked');
    expect(await players.game()).toMatchObject({ version, awaiting: [expect.not.stringMatching(seat)] });
  });

  it('is answered by those who are asked, with a key of its own, and in a game as they saw it', async () => {
    expect(await code(players.act(seat, agree))).toBe('not-asked');
    const { headers } = await players.get(first, 'view');
    await players.act(second, agree);
    const stale = await players.act(first, agree, { 'if-match': headers['etag']! });
    expect([stale.status, stale.body.code]).toEqual([412, 'stale-version']);
    const path = `/v1/games/${table.id}/actions`;
    const keyless = await server.post(path, { token: table.tokens[first], body: agree });
    expect(keyless.body.code).toBe('idempotency-key-required');
    const key = {
      'idempotency-key': 'mine',
      'if-match': (await players.get(first, 'view')).headers['etag']!,
    };
    const agreed = await players.act(first, agree, key);
    expect(agreed.status).toBe(201);
    const again = await players.act(first, agree, key);
    expect(again.body).toEqual(agreed.body);
    expect((await players.game()).version).toBe(agreed.body.version);
    expect(await code(players.act(first, refuse, key))).toBe('idempotency-key-reused');
  });
});

test('who is asked by the rules as well sees both, and who plays on refuses', async () => {
  const { players, seat, entry } = await onTheMove();
  const [asked] = (await players.awaiting()).filter((one) => one !== seat);
  const before = await players.offered(asked!);
  const { body } = await players.undo(seat, entry);
  expect(body.asked.open).toContain(asked);
  const both = await players.offered(asked!);
  expect(both.slice(0, before.length)).toEqual(before);
  expect(both.slice(before.length).map(({ type }) => type)).toEqual(['agreeToTakeBack', 'refuseToTakeBack']);
  expect((await players.get(asked!, 'view')).body.decisions.length).toBeGreaterThan(1);
  expect((await players.act(asked!, { id: before[0]!.id })).status).toBe(201);
  expect((await players.mayUndo(seat)).asked).toBeNull();
});

test('a player with several seats answers for all of them, and is not asked about their own actions', async () => {
  const [bram, arthur] = [await server.newPlayer('Bram'), await server.newPlayer('Arthur')];
  const holders = { 'dr-seward': bram, 'van-helsing': bram, 'mina-harker': bram, 'lord-godalming': arthur };
  const { players, before, seat, entry } = await onTheMove(holders);
  const own = seat === 'lord-godalming' ? [seat] : ['dr-seward', 'van-helsing', 'mina-harker'];
  const others = [...Object.keys(holders), 'dracula'].filter((one) => !own.includes(one));
  const asked = (await players.undo(seat, entry)).body.asked.open as string[];
  expect(asked.toSorted()).toEqual(others.toSorted());
  const agree = { type: 'agreeToTakeBack' };
  const answered = await players.act('dracula', agree);
  expect(answered.body.events).toHaveLength(1);
  const [last] = others;
  const done = await players.act(last!, agree);
  expect(done.body.events.at(-1)).toMatchObject({ type: 'ActionTakenBack', seat, entry, consent: true });
  expect(await players.told()).toEqual(before);
});

test('where all others are bots, nobody can agree', async () => {
  const bram = await server.newPlayer('Bram');
  const hunters = ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker'];
  const body = { ruleset: 'fury-of-dracula-2e', seats: [{ seat: 'dracula', as: 'bot' }] };
  const table = await seated(server, body, Object.fromEntries(hunters.map((one) => [one, bram])));
  const players = asking(server, table);
  for (const _ of hunters) await goesOn(players);
  while ((await players.awaiting())[0] !== 'lord-godalming')
    await new Promise((next) => setTimeout(next, 20));
  const { seat, entry } = await goesOn(players, 'stay');
  const { status, body: problem } = await players.undo(seat, entry);
  expect([status, problem.code]).toEqual([409, 'nobody-to-agree']);
});
