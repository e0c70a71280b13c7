import type { Answer, Serving } from './server.js';

type Json = Readonly<Record<string, unknown>>;

/** A game that is being played, as its players reach it. */
export interface Table {
  readonly id: string;
  readonly maker: string;
  /** By seat: its player's token. */
  readonly tokens: Readonly<Record<string, string>>;
}

/**
 * Makes a game and sits somebody down in each open seat; it begins by itself.
 * @param holders tokens of those who sit in certain seats; an account of its own sits in each other
 */
export async function seated(
  server: Serving,
  body: Json & { readonly ruleset: string },
  holders: Readonly<Record<string, string>> = {},
): Promise<Table> {
  const maker = await server.newPlayer('Maker');
  const made = await server.post('/v1/games', { token: maker, body });
  const { id, seats } = made.body as { id: string; seats: { seat: string; kind: string }[] };
  const tokens: Record<string, string> = {};
  for (const { seat } of seats.filter(({ kind }) => kind === 'open')) {
    tokens[seat] = holders[seat] ?? (await server.newPlayer(seat));
    await server.post(`/v1/games/${id}/seats/${seat}/claim`, { token: tokens[seat] });
  }
  return { id, maker, tokens };
}

/** What the players of a game ask of a server, each by the seat. */
export function asking(server: Serving, { id, maker, tokens }: Table) {
  const path = `/v1/games/${id}`;
  const token = (seat: string): string => tokens[seat]!;
  const get = (seat: string, what: string): Promise<Answer> =>
    server.get(`${path}/${what}${what.includes('?') ? '&' : '?'}seat=${seat}`, { token: token(seat) });
  const change =
    (what: string) =>
    (seat: string, entry: number): Promise<Answer> =>
      server.post(`${path}/${what}`, { token: token(seat), body: { entry, seat } });
  const game = async () => (await server.get(path, { token: maker })).body;
  return {
    get,
    game,
    undo: change('undo'),
    redo: change('redo'),
    /** What the seat may take back. */
    mayUndo: async (seat: string) => (await get(seat, 'undo')).body,
    awaiting: async (): Promise<string[]> => (await game()).awaiting,
    offered: async (seat: string): Promise<{ id: string; type: string }[]> =>
      (await get(seat, 'actions')).body.actions,
    act: (seat: string, body: Json, headers: Record<string, string> = {}): Promise<Answer> =>
      server.act(id, token(seat), { ...body, seat }, headers),
    /** The entries, as everyone in the game may know them. */
    entries: async () => (await server.get(`${path}/events?limit=500`, { token: maker })).body.items,
    /** What everybody sees and may do, but for the version and its head. */
    told: async (): Promise<unknown[]> => {
      const seats = Object.keys(tokens);
      const views = [await server.get(`${path}/view`, { token: maker })];
      for (const seat of seats) views.push(await get(seat, 'view'));
      const offers: Answer[] = [];
      for (const seat of seats) offers.push(await get(seat, 'actions'));
      return [...views, ...offers].map(({ body: { version: _, head: __, ...rest } }) => JSON.stringify(rest));
    },
  };
}

export type Asking = ReturnType<typeof asking>;

/** The first seat that is asked by the rules does the first thing of a kind, or the first of all. */
export async function goesOn(players: Asking, type?: string): Promise<{ seat: string; entry: number }> {
  const [seat] = await players.awaiting();
  const offered = await players.offered(seat!);
  const { id } = offered.find((one) => type === undefined || one.type === type)!;
  const { body } = await players.act(seat!, { id });
  return { seat: seat!, entry: body.version };
}

/** A game of graves, and who has opened the first of them; its lid may be turned back. */
export async function lidOpened(server: Serving, players: number, more: Json = {}) {
  for (;;) {
    const body = { ruleset: 'vampire-graves', options: { players }, ...more };
    const table = await seated(server, body);
    const asked = asking(server, table);
    const { seat, entry } = await goesOn(asked, 'open');
    const others = Object.keys(table.tokens).filter((one) => one !== seat);
    const offered = await asked.offered(seat);
    // Else something else lay in it, and that asks for something else.
    if (offered.some(({ type }) => type === 'close')) return { table, players: asked, seat, others, entry };
  }
}
