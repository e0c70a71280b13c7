import type { ActAnswer, SeatView, ToldEntry } from '../../src/play/table/shapes.js';
import type { Typed } from '../../src/games/kit/game-definition.js';
import type { ActRequest } from '../../src/play/play.service.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { awaited, playOn, seatedGame, type SeatedGame } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;
let other: Inside;
let stranger: string;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  other = await inside(await database.open(INSIDE_ENTITIES));
  stranger = await newPlayer(server.pool, 'Stranger');
});
afterAll(() => database.drop());

interface Acted {
  readonly entry: number;
  readonly seat: string;
  readonly request: ActRequest & { readonly asked: Typed };
  readonly answer: ActAnswer;
}

/** Grave and lid stand in these alone, so that a text without them tells neither. */
const SECRET = /GraveOpened|GraveFilled|"grave"/;

/** A game of memory, with what a test may know of it. */
class Memory {
  readonly acts: Acted[] = [];

  private constructor(
    readonly game: SeatedGame,
    private readonly made: { entry: number; seat?: string }[],
  ) {}

  static async begin(): Promise<Memory> {
    const options = { mode: 'memory', players: 2, twoPlayerHand: 20, plague: 'shared' };
    const game = await seatedGame(server, 'vampire-graves', { options, visibility: 'public' });
    return new Memory(game, await server.store.read(game.id, 0));
  }

  /** The seat that is asked does one of the things of a kind, or anything. */
  async act(random: ReturnType<typeof seeded>): Promise<Acted | undefined> {
    const [seat] = await awaited(server, this.game);
    if (seat === undefined) return undefined;
    const playerId = this.game.players[seat]!;
    const { actions } = await server.play.actions(this.game.id, playerId);
    const { action } = actions[random.below(actions.length, 'what')]!;
    const request = { gameId: this.game.id, playerId, asked: action, key: `key ${this.acts.length}` };
    const answer = await server.play.act(request);
    const acted = { entry: answer.version, seat, request, answer };
    this.acts.push(acted);
    return acted;
  }

  /** The first entry of which this viewer may still be told what passed. */
  from(viewer: string, version = Infinity): number {
    const bySeats = [...this.made, ...this.acts].filter(
      ({ entry, seat }) => seat !== undefined && entry <= version,
    );
    if (viewer !== 'spectator') return bySeats.findLast(({ seat }) => seat === viewer)!.entry;
    const last = bySeats.at(-1)!;
    const another = bySeats.findLastIndex(({ seat }) => seat !== last.seat);
    return bySeats[another + 1]!.entry;
  }

  get viewers(): [viewer: string, playerId: string][] {
    return [...Object.entries(this.game.players), ['spectator', stranger]];
  }
}

async function history(id: string, playerId: string): Promise<readonly ToldEntry[]> {
  return (await server.history.entries(id, playerId, { after: 0, limit: 10_000 })).items;
}

function expectToldIn(entry: ToldEntry, told: boolean, passed: ReadonlySet<number>): void {
  const has = passed.has(entry.entry);
  expect(SECRET.test(JSON.stringify(entry))).toBe(told && has);
  expect(entry.events.some(({ audience }) => audience === 'passing')).toBe(told && has);
  expect(Object.keys(entry.seal.opened).includes('passing')).toBe(told);
}

test('every channel tells what passed until the viewer’s next action, and none after that', async () => {
  const random = seeded(11);
  const memory = await Memory.begin();
  const passed = new Set<number>();
  for (let step = 0; step < 50; step++) {
    const acted = (await memory.act(random))!;
    // Whoever acts is told what their own action brought to light.
    if (acted.answer.events.some(({ audience }) => audience === 'passing')) passed.add(acted.entry);
    if (acted.request.asked.type === 'open') expect(passed).toContain(acted.entry);
    for (const [viewer, playerId] of memory.viewers) {
      const from = memory.from(viewer);
      for (const entry of await history(memory.game.id, playerId)) {
        expectToldIn(entry, entry.entry >= from, passed);
      }
      const current = await server.views.view(memory.game.id, playerId);
      const within = [...passed].filter((entry) => entry >= from);
      expect(current.passing.map(({ entry }) => entry)).toEqual(within);
    }
  }
  expect(passed.size).toBeGreaterThan(10);
});

test('an old view tells what passed then only as far as it may be told now', async () => {
  const random = seeded(12);
  const memory = await Memory.begin();
  const seen = new Map<string, SeatView>();
  for (let step = 0; step < 40; step++) {
    await memory.act(random);
    for (const [viewer, playerId] of memory.viewers) {
      const current = await server.views.view(memory.game.id, playerId);
      seen.set(`${current.version} ${viewer}`, current);
    }
  }
  let lids = 0;
  for (const { entry: version } of memory.acts) {
    for (const [viewer, playerId] of memory.viewers) {
      const then = seen.get(`${version} ${viewer}`)!;
      const now = await server.views.view(memory.game.id, playerId, undefined, version);
      const from = Math.max(memory.from(viewer), memory.from(viewer, version));
      expect(now.passing.map(({ entry }) => entry)).toEqual(
        then.passing.map(({ entry }) => entry).filter((entry) => entry >= from),
      );
      if (version >= memory.from(viewer)) expect(now.view).toBe(then.view);
      else expect(now.view).not.toContain('"lid"');
      if (then.view.includes('"lid"')) lids += 1;
      expect(now.head).toEqual(then.head);
    }
  }
  expect(lids).toBeGreaterThan(10);
});

test('a repeated answer is the same to the byte before one’s next action, and tells less after it', async () => {
  const random = seeded(13);
  const memory = await Memory.begin();
  for (let step = 0; step < 40; step++) {
    const acted = (await memory.act(random))!;
    for (const one of [server, other]) {
      const { repeated, ...again } = await one.play.act(acted.request);
      expect(repeated).toBe(true);
      expect(JSON.stringify(again)).toBe(JSON.stringify(acted.answer));
    }
  }
  for (const { entry, seat, request, answer } of memory.acts) {
    const again = await server.play.act(request);
    expect(again).toMatchObject({ version: entry, receipt: answer.receipt });
    if (entry >= memory.from(seat)) {
      expect(again).toEqual({ ...answer, actions: again.actions, repeated: true });
      continue;
    }
    expect(JSON.stringify(again)).not.toMatch(SECRET);
    expect(again.actions).toEqual([]);
    expect(again.events).toEqual(answer.events.filter(({ audience }) => audience !== 'passing'));
  }
});

test('a server that has not heard of the next action does not tell what has passed', async () => {
  const random = seeded(14);
  const memory = await Memory.begin();
  for (let step = 0; step < 30; step++) {
    const acted = (await memory.act(random))!;
    if (acted.request.asked.type !== 'open') continue;
    // The other server now has the game at this very entry in its memory.
    await other.play.act(acted.request);
    let own: Acted | undefined;
    do own = await memory.act(random);
    while (own !== undefined && own.seat !== acted.seat);
    if (own === undefined) break;
    expect(JSON.stringify(await other.play.act(acted.request))).not.toMatch(SECRET);
  }
});

test('when the game is over everybody is told everything', async () => {
  const random = seeded(15);
  const memory = await Memory.begin();
  for (let step = 0; step < 20; step++) await memory.act(random);
  await playOn(server, memory.game, random);
  const [first, ...rest] = await Promise.all(
    memory.viewers.map(async ([, playerId]) => {
      const told = await history(memory.game.id, playerId);
      return told.map(({ events: _, ...entry }) => JSON.stringify(entry));
    }),
  );
  for (const told of rest) expect(told).toEqual(first);
  for (const entry of first!) {
    expect(Object.keys(JSON.parse(entry).seal.opened)).toEqual(['passing', 'nobody', 'player-1', 'player-2']);
  }
  for (const { request, answer } of memory.acts) {
    const again = await other.play.act(request);
    expect(again.events.filter(({ audience }) => audience === 'passing')).toEqual(
      answer.events.filter(({ audience }) => audience === 'passing'),
    );
    const old = await server.views.view(memory.game.id, stranger, undefined, answer.version);
    expect(old.view).toBe(again.view);
  }
});
