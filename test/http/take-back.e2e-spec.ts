import { seeded } from '../support/games/chance.js';
import { type Served, serve } from './support/server.js';
import { type Asking, asking, goesOn, lidOpened, seated, type Table } from './support/table.js';

const GRAVES = { ruleset: 'vampire-graves', options: { players: 2 } };
const GAMES = [GRAVES, { ruleset: 'fury-of-dracula-2e' }, { ruleset: 'fury-of-dracula-4e' }];

let server: Served;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

describe.each(GAMES)('in $ruleset', (body) => {
  const random = seeded(7);

  async function playsAnything(players: Asking): Promise<{ seat: string; entry: number }> {
    const seats = await players.awaiting();
    const seat = seats[random.below(seats.length, 'who')]!;
    const offered = await players.offered(seat);
    const { id } = offered[random.below(offered.length, 'what')]!;
    return { seat, entry: (await players.act(seat, { id })).body.version };
  }

  it('what is taken back freely leaves everybody as they were, and done again as they had been, to the byte', async () => {
    const players = asking(server, await seated(server, body));
    let free = 0;
    for (let count = 0; free < 3 && count < 30; count++) {
      const before = await players.told();
      const { seat, entry } = await playsAnything(players);
      if (!(await players.mayUndo(seat)).undo.free) continue;
      free += 1;
      const after = await players.told();
      const { body: undone } = await players.undo(seat, entry);
      expect(undone).toMatchObject({ version: entry + 1, seat, redo: { entry }, asked: null });
      expect(await players.told()).toEqual(before);
      expect((await players.redo(seat, entry)).body).toMatchObject({
        version: entry + 2,
        undo: { entry, free: true },
        redo: null,
      });
      expect(await players.told()).toEqual(after);
    }
    expect(free).toBe(3);
  });
});

describe('an action that is taken back', () => {
  let table: Table;
  let players: Asking;
  let seat: string;
  let other: string;
  let opened: number;
  let closed: number;

  beforeEach(async () => {
    const begun = await lidOpened(server, 2);
    ({ table, players, seat, entry: opened } = begun);
    other = begun.others[0]!;
    ({ entry: closed } = await goesOn(players, 'close'));
  });

  it('is taken back once, however often that is sent; and so it is done again', async () => {
    const undone = await players.undo(seat, closed);
    expect((await players.undo(seat, closed)).text).toBe(undone.text);
    expect((await players.mayUndo(seat)).version).toBe(closed + 1);
    const redone = await players.redo(seat, closed);
    expect((await players.redo(seat, closed)).text).toBe(redone.text);
  });

  it('stays in the journal, struck out, and its version can still be looked at', async () => {
    const then = (await players.get(other, 'view')).body;
    await players.undo(seat, closed);
    const entries = await players.entries();
    expect(entries.map(({ struck }: { struck: boolean }) => struck)).toEqual(
      entries.map(({ entry }: { entry: number }) => entry === closed),
    );
    expect(entries.at(-1).events).toMatchObject([
      { type: 'ActionTakenBack', seat, entry: closed, consent: false, audience: 'everyone' },
    ]);
    expect((await players.get(other, `view?version=${closed}`)).body).toEqual(then);
    await players.redo(seat, closed);
    expect((await players.entries()).map(({ struck }: { struck: boolean }) => struck)).not.toContain(true);
  });

  it('leaves no action on offer that was given to another question', async () => {
    const [wrong] = await players.offered(other);
    await players.undo(seat, closed);
    expect((await players.act(other, { id: wrong!.id })).body.code).toBe('not-asked');
    const [old] = await players.offered(seat);
    await goesOn(players, 'close');
    const late = await players.act(other, { id: wrong!.id });
    expect([late.status, late.body.code]).toEqual([409, 'decision-closed']);
    expect((await players.act(seat, { id: old!.id })).status).toBe(409);
    expect((await players.offered(other)).map(({ id }) => id)).not.toContain(wrong!.id);
  });

  it('is answered by its key as at first, but for what was on offer then', async () => {
    await players.undo(seat, closed);
    const key = { 'idempotency-key': 'once' };
    const { id } = (await players.offered(seat)).find(({ type }) => type === 'close')!;
    const first = (await players.act(seat, { id }, key)).body;
    await players.undo(seat, first.version);
    const again = await players.act(seat, { id }, key);
    expect(again.body).toEqual(first);
    expect((await players.game()).version).toBe(first.version + 1);
    await goesOn(players, 'close');
    await goesOn(players, 'open');
    const later = await players.act(seat, { id }, key);
    expect([later.status, later.body.receipt]).toEqual([201, first.receipt]);
  });

  it('was the last one, and of the seat that takes it back', async () => {
    const refusal = async (who: string, entry: number) => {
      const { status, body } = await players.undo(who, entry);
      return [status, body.code, body.entry];
    };
    expect(await refusal(seat, opened)).toEqual([409, 'nothing-to-take-back', closed]);
    expect(await refusal(seat, 900)).toEqual([409, 'nothing-to-take-back', closed]);
    expect(await refusal(other, closed)).toEqual([409, 'nothing-to-take-back', null]);
    expect((await players.mayUndo(other)).undo).toBeNull();
    await players.undo(seat, closed);
    expect(await refusal(other, closed)).toEqual([409, 'nothing-to-take-back', null]);
    expect((await players.redo(other, closed)).body.code).toBe('nothing-to-redo');
    await players.redo(seat, closed);
    await goesOn(players);
    expect(await refusal(seat, closed)).toEqual([409, 'nothing-to-take-back', null]);
    expect((await players.mayUndo(seat)).undo).toBeNull();
  });

  it('is done again until the next action, on whichever server', async () => {
    const others = await server.another();
    try {
      const elsewhere = asking(others, table);
      await players.undo(seat, closed);
      expect((await elsewhere.mayUndo(seat)).redo).toEqual({ entry: closed });
      expect((await elsewhere.redo(seat, closed)).body).toMatchObject({ redo: null, version: closed + 2 });
      await players.undo(seat, closed);
      await goesOn(elsewhere, 'hideGarlic');
      expect((await players.mayUndo(seat)).redo).toBeNull();
      expect((await players.redo(seat, closed)).body.code).toBe('nothing-to-redo');
    } finally {
      await others.close();
    }
  });

  it('can be followed back to the first, and forward again', async () => {
    const all = await seated(server, { ruleset: 'fury-of-dracula-2e' }, await oneForAll());
    const hunters = asking(server, all);
    const told = [await hunters.told()];
    const done: { seat: string; entry: number }[] = [];
    for (let count = 0; count < 3; count++) {
      done.push(await goesOn(hunters));
      told.push(await hunters.told());
    }
    const last = done.at(-1)!;
    await hunters.undo(last.seat, last.entry);
    expect(await hunters.told()).toEqual(told[2]);
    const second = done[1]!;
    await hunters.undo(second.seat, second.entry);
    expect(await hunters.told()).toEqual(told[1]);
    await hunters.redo(second.seat, second.entry);
    await hunters.redo(last.seat, last.entry);
    expect(await hunters.told()).toEqual(told[3]);
  });

  async function oneForAll(): Promise<Record<string, string>> {
    const token = await server.newPlayer('Bram');
    const seats = ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker'];
    return Object.fromEntries(seats.map((one) => [one, token]));
  }

  it('is for those who sit in a game that is played', async () => {
    const stranger = await server.newPlayer('Renfield');
    const path = `/v1/games/${table.id}`;
    const body = { entry: closed };
    const code = async (call: string, token: string) =>
      (await server.post(`${path}/${call}`, { token, body })).body.code;
    expect(await code('undo', stranger)).toBe('game-not-found');
    expect(await code('redo', stranger)).toBe('game-not-found');
    expect((await server.get(`${path}/undo`, { token: stranger })).body.code).toBe('game-not-found');
    expect(await code('undo', table.maker)).toBe('not-your-seat');
    expect((await players.undo(seat, 0)).body.code).toBe('invalid-request');
    const seats = [{ seat: 'player-1', as: 'me' }];
    const open = await server.post('/v1/games', { token: stranger, body: { ...GRAVES, seats } });
    const early = await server.post(`/v1/games/${String(open.body.id)}/undo`, { token: stranger, body });
    expect([early.status, early.body.code]).toEqual([409, 'game-not-playing']);
  });
});
