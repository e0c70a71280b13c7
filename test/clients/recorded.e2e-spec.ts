import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Chain, Harker } from 'harker-client';
import { applyPatch, type Operation } from 'rfc6902';
import { RULESETS } from '../../src/games/registry.js';
import { boardSvg } from '../../src/pictures/picture.js';
import { Words } from '../../src/words/words.js';
import { serving, type Serving } from '../docs/support/serving.js';
import { parsed } from '../support/pictures/xml.js';

interface Api {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
}

interface SeatClient {
  readonly api: Api;
  readonly seat: string;
  play(hear: (told: { entry: number }) => void): Promise<void>;
}

interface Line {
  readonly version: number;
  readonly entry: never;
  readonly changes: readonly Operation[];
  readonly view: {
    readonly game: string;
    readonly seat: string | null;
    readonly awaiting: readonly string[];
    readonly view: unknown;
  };
}

const { record, writtenDown } = jest.requireActual<{
  record(url: string, folder: string, wanted: { ruleset: string }): Promise<number>;
  writtenDown(client: SeatClient, game: string, folder: string, ruleset: string): Promise<string[]>;
}>('../../scripts/conformance/record.mjs');

const { sitDown } = jest.requireActual<{
  sitDown(api: unknown, wanted: object, seed: number): Promise<{ id: string; clients: SeatClient[] }>;
}>('../../scripts/demo/table.mjs');

const { Api } = jest.requireActual<{ Api: new (url: string) => Api }>('../../scripts/demo/api.mjs');

const GAMES = ['vampire-graves', 'fury-of-dracula-2e', 'fury-of-dracula-4e'];
/** Games are long: after so many entries all resign. */
const ENTRIES = 24;
/** One of so many lines is drawn. */
const DRAWN = 4;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-recorded-'));
let server: Serving;
const files: string[] = [];

class Enough extends Error {}

async function recordBeginning(ruleset: string): Promise<string[]> {
  const api = new Api(server.url);
  const { id, clients } = await sitDown(api, { ruleset, options: {}, bots: [] }, 7);
  const hear = ({ entry }: { entry: number }) => {
    if (entry >= ENTRIES) throw new Enough();
  };
  const ends = await Promise.allSettled(clients.map((client) => client.play(hear)));
  expect(ends.map((end) => end.status === 'rejected' && end.reason instanceof Enough)).toEqual(
    clients.map(() => true),
  );
  await allResign(id, clients);
  return writtenDown(clients[0]!, id, folder, ruleset);
}

/** Where the rules let the others play on, one after the other, until the game is over. */
async function allResign(game: string, clients: readonly SeatClient[]): Promise<void> {
  for (const { api, seat } of clients) {
    const { status } = (await api.get(`/v1/games/${game}`)) as { status: string };
    if (status === 'playing') await api.post(`/v1/games/${game}/resign`, { seat });
  }
}

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  server = await serving();
  for (const ruleset of GAMES) files.push(...(await recordBeginning(ruleset)));
}, 180_000);

afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true });
});

test('says which games there are to record', async () => {
  await expect(record(server.url, folder, { ruleset: 'chess' })).rejects.toThrow('no ruleset "chess"');
});

describe.each(GAMES)('a recorded game of %s', (ruleset) => {
  const game = RULESETS.find((one) => one.ruleset === ruleset)!;

  const recorded = (): [string, Line[]][] =>
    files
      .filter((file) => path.basename(file).startsWith(`${ruleset}.`))
      .map((file) => [
        path.basename(file),
        fs
          .readFileSync(file, 'utf8')
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as Line),
      ]);

  test('is written down for a seat and for a spectator, every entry', () => {
    const all = recorded();
    const [seat] = game.seats(game.options({}));
    expect(all.map(([name]) => name).toSorted()).toEqual(
      [`${ruleset}.${seat!.id}.ndjson`, `${ruleset}.spectator.ndjson`].toSorted(),
    );
    for (const [, lines] of all) {
      expect(lines.length).toBeGreaterThanOrEqual(ENTRIES);
      expect(lines.map(({ version }) => version)).toEqual(lines.map((_, at) => at + 1));
    }
  });

  test('leads by its changes from each view to the next', () => {
    for (const [, lines] of recorded()) {
      const known = { it: null as unknown };
      for (const { version, changes, view } of lines) {
        const there = changes.map((change) => ({ ...change, path: `/it${change.path}` }));
        expect(applyPatch(known, there).filter(Boolean)).toEqual([]);
        expect({ version, it: known.it }).toEqual({ version, it: view.view });
      }
    }
  });

  test('is one chain of entries, signed by the server', async () => {
    const keys = await new Harker({ url: server.url }).keys();
    for (const [, lines] of recorded()) {
      const chain = await Chain.of(lines[0]!.view.game, keys);
      for (const { entry } of lines) await chain.take(entry);
      expect(chain.head.version).toBe(lines.length);
    }
  });

  test('can be drawn, from the first board to the last', () => {
    const phrases = new Words([game]).about(ruleset, 'en');
    for (const [, lines] of recorded()) {
      const drawn = lines.filter(({ view }, at) => view.view !== null && at % DRAWN === 0);
      expect(drawn.length).toBeGreaterThan(2);
      for (const { view } of [...drawn, lines.at(-1)!]) {
        const { seat, awaiting } = view;
        const shown = { viewer: seat ?? 'spectator', awaiting, sandbox: false, view: view.view };
        expect(parsed(boardSvg({ ruleset: game, ...shown }, phrases)).name).toBe('svg');
      }
    }
  });
});
