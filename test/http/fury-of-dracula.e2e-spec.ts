import { randomUUID } from 'node:crypto';
import { serve, type Served } from './support/server.js';

const HUNTERS = ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker'];
const SEATS = ['dracula', ...HUNTERS];

/** To their ends such games are played by the clients in `test/clients`. */
const TURNS = 100;

interface Edition {
  readonly ruleset: string;
  /** What Dracula does when he can, so that much happens soon. */
  readonly wanted: readonly string[];
  readonly huntersShareHands: boolean;
  /** How many cards there are, by kinds, and how many places have a location card. */
  readonly cards: Readonly<Record<'events' | 'items' | 'encounters', number>>;
  readonly locations: number;
  /** Some options, and what they are in the other preset. */
  readonly defaults: object;
  readonly published: object;
}

const EDITIONS: readonly Edition[] = [
  {
    ruleset: 'fury-of-dracula-2e',
    wanted: ['mature', 'pass'],
    huntersShareHands: true,
    cards: { events: 75, items: 40, encounters: 45 },
    locations: 70,
    defaults: { trailSpaces: 7, trainDie: 'doubleTwo' },
    published: { trailSpaces: 6, trainDie: 'plainThree' },
  },
  {
    ruleset: 'fury-of-dracula-4e',
    wanted: ['matureEncounter', 'pass'],
    huntersShareHands: false,
    cards: { events: 75, items: 38, encounters: 28 },
    locations: 70,
    defaults: { ambushCards: 1, placing: 'free' },
    published: { ambushCards: 'several' },
  },
];

interface Offer {
  readonly id: string;
  readonly type: string;
  readonly label: string;
}

describe.each(EDITIONS)('a game of $ruleset', (edition) => {
  let server: Served;
  beforeAll(async () => {
    server = await serve();
  });
  afterAll(() => server.close());

  const create = (token: string, body: object) =>
    server.post('/v1/games', { token, body: { ruleset: edition.ruleset, ...body } });

  async function seated(): Promise<{ game: string; tokens: Map<string, string> }> {
    const tokens = new Map<string, string>();
    for (const seat of SEATS) tokens.set(seat, await server.newPlayer(seat));
    const made = await create(tokens.get('dracula')!, { seats: [{ seat: 'dracula', as: 'me' }] });
    const game = made.body.id as string;
    for (const seat of HUNTERS)
      await server.post(`/v1/games/${game}/seats/${seat}/claim`, { token: tokens.get(seat)! });
    return { game, tokens };
  }

  const offers = async (game: string, token: string, seat: string): Promise<readonly Offer[]> =>
    (await server.get(`/v1/games/${game}/actions?seat=${seat}`, { token })).body.actions;

  /** Mostly Dracula lets encounters mature, and hunters do the first thing of the list. */
  function mostly(seat: string, actions: readonly Offer[], turn: number): Offer {
    const wanted = seat === 'dracula' ? edition.wanted : [actions[0]!.type];
    const found = turn % 5 > 0 ? actions.find(({ type }) => wanted.includes(type)) : undefined;
    return found ?? actions[(turn * 2_654_435_761) % actions.length]!;
  }

  /** The client of a seat acts as long as it is asked; its next choices come with the answer. */
  async function answer(game: string, token: string, seat: string, turn: number): Promise<void> {
    let actions = await offers(game, token, seat);
    for (let at = turn; actions.length > 0; at++) {
      const done = await server.act(game, token, { id: mostly(seat, actions, at).id, seat });
      expect(done.status).toBe(201);
      ({ actions } = done.body);
    }
  }

  async function journal(game: string, token: string) {
    const entries: { hash: string; seal: { previous: string }; events: { label: string }[] }[] = [];
    for (let after: number | null = 0; after !== null;) {
      const path: string = `/v1/games/${game}/events?limit=100&after=${after}`;
      const { status, body }: Awaited<ReturnType<typeof server.get>> = await server.get(path, { token });
      expect({ status, problem: body.detail as unknown }).toEqual({ status: 200 });
      entries.push(...body.items);
      after = body.next as number | null;
    }
    return entries;
  }

  it('is played by five clients, and each sees what is its own', async () => {
    const { game, tokens } = await seated();
    const token = (seat: string) => tokens.get(seat)!;
    const now = async () => (await server.get(`/v1/games/${game}`, { token: token('dracula') })).body;
    let state = await now();
    expect(state.status).toBe('playing');
    for (let turn = 0; state.status === 'playing' && turn < TURNS; turn++) {
      const seat = state.awaiting[turn % state.awaiting.length] as string;
      await answer(game, token(seat), seat, turn);
      if (turn % 40 === 0) await eachSeesItsOwn(game, token);
      state = await now();
    }
    expect(state.version).toBeGreaterThan(TURNS);
    const told: Awaited<ReturnType<typeof journal>>[] = [];
    for (const seat of SEATS) told.push(await journal(game, token(seat)));
    for (const entries of told) {
      expect(entries.map(({ hash }) => hash)).toEqual(told[0]!.map(({ hash }) => hash));
      entries.slice(1).forEach(({ seal }, at) => expect(seal.previous).toBe(entries[at]!.hash));
    }
    expect(told[0]).toHaveLength(state.version);
  }, 180_000);

  async function eachSeesItsOwn(game: string, token: (seat: string) => string): Promise<void> {
    const views = await Promise.all(
      SEATS.map(async (seat) => (await server.get(`/v1/games/${game}/view`, { token: token(seat) })).body),
    );
    const [own, ...others] = views.map(({ view }) => view);
    if (views.some(({ status }) => status !== 'playing')) return;
    expect(views.map(({ seat }) => seat)).toEqual(SEATS);
    expect(own.dracula.encounters).toHaveLength(own.dracula.encounterCount);
    for (const { dracula } of others) {
      expect(dracula.encounters).toBeUndefined();
      expect(dracula.events).toBeUndefined();
      expect(dracula.encounterCount).toBe(own.dracula.encounterCount);
    }
    others.forEach(({ hunters }, at) => {
      for (const { seat, items, itemCount, openItem } of hunters) {
        const told = edition.huntersShareHands || seat === HUNTERS[at];
        expect(items).toHaveLength(told ? itemCount : openItem === undefined ? 0 : 1);
      }
    });
    for (const { items, events, openItem, openEvent } of own.hunters)
      expect([openItem, openEvent]).toEqual(expect.arrayContaining([...items, ...events]));
  }

  it('is played by two, one of whom holds all hunters', async () => {
    const [night, day] = [await server.newPlayer('Vlad'), await server.newPlayer('Abraham')];
    const seats = HUNTERS.map((seat) => ({ seat, as: 'me' }));
    const made = await create(day, { seats, options: { preset: 'published' } });
    const game = made.body.id as string;
    const claimed = await server.post(`/v1/games/${game}/seats/dracula/claim`, { token: night });
    expect(claimed.body).toMatchObject({
      status: 'playing',
      options: { preset: 'published', ...edition.published },
    });
    for (const seat of HUNTERS) {
      const { body } = await server.get(`/v1/games/${game}`, { token: day });
      expect(body.awaiting).toEqual([seat]);
      const [first] = await offers(game, day, seat);
      expect((await server.act(game, night, { id: first!.id })).body.code).toBe('not-asked');
      expect((await server.act(game, day, { id: first!.id, seat })).status).toBe(201);
    }
    expect((await server.get(`/v1/games/${game}`, { token: day })).body.awaiting).toEqual(['dracula']);
    const unnamed = await server.get(`/v1/games/${game}/view`, { token: day });
    expect(unnamed.status).toBe(400);
  });

  it('is played by bots with one human', async () => {
    const token = await server.newPlayer('Mina');
    const bots = SEATS.slice(0, 4).map((seat) => ({ seat, as: 'bot' }));
    const made = await create(token, { seats: [...bots, { seat: 'mina-harker', as: 'me' }] });
    const game = made.body.id as string;
    for (let turn = 0; turn < 6; turn++) {
      await untilAsked(game, token);
      await answer(game, token, 'mina-harker', turn);
    }
    const entries = await journal(game, token);
    expect(entries.length).toBeGreaterThan(20);
  });

  async function untilAsked(game: string, token: string): Promise<void> {
    for (;;) {
      const { body } = await server.get(`/v1/games/${game}`, { token });
      if (body.status === 'finished' || body.awaiting.includes('mina-harker')) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  it('is not played by one who holds Dracula and a hunter', async () => {
    const token = await server.newPlayer('Renfield');
    const both = ['dracula', 'mina-harker'].map((seat) => ({ seat, as: 'me' }));
    expect((await create(token, { seats: both })).body.code).toBe('one-side-only');
    const made = await create(token, { seats: [{ seat: 'dracula', as: 'me' }] });
    const path = `/v1/games/${String(made.body.id)}/seats/mina-harker/claim`;
    expect((await server.post(path, { token, headers: { 'idempotency-key': randomUUID() } })).body.code).toBe(
      'one-side-only',
    );
  });

  it('is described: seats, options with their origins, and every printed part', async () => {
    const { body } = await server.get(`/v1/rulesets/${edition.ruleset}`);
    expect(body.seats.map(({ seat }: { seat: string }) => seat)).toEqual(SEATS);
    const options = Object.entries(body.options.properties as Record<string, { description: string }>);
    expect(options.map(([name]) => name)).toEqual(Object.keys(body.defaults as object));
    for (const [name, { description }] of options)
      expect([name, description]).toEqual([
        name,
        expect.stringMatching(/source document|published|program|ruling|inferred/i),
      ]);
    const french = await server.get(`/v1/rulesets/${edition.ruleset}`, {
      headers: { 'accept-language': 'fr' },
    });
    expect(french.body.options.properties.huntersShareHands).toMatchObject({
      title: 'Les chasseurs voient les cartes les uns des autres',
      description: expect.stringContaining('notre décision'),
    });
    const { components } = body;
    const total = (cards: { count: number }[]) => cards.reduce((sum, { count }) => sum + count, 0);
    for (const [kind, count] of Object.entries(edition.cards)) expect(total(components[kind])).toBe(count);
    const hasCard = ({ kind }: { kind: string }) => kind !== 'hospital';
    expect(components.places.filter(hasCard)).toHaveLength(edition.locations);
    const published = encodeURIComponent('{"preset":"published"}');
    const other = await server.get(`/v1/rulesets/${edition.ruleset}?options=${published}`);
    expect(body.defaults).toMatchObject({ preset: 'source', ...edition.defaults });
    expect(other.body.defaults).toMatchObject({ preset: 'published', ...edition.published });
  });
});
