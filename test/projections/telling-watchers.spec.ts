import type { Entry } from '../../src/events/entry.js';
import type { Holder } from '../../src/players/holder.js';
import type { LookedRow } from '../../src/projections/game-row.js';
import type { Reading } from '../../src/projections/looks.js';
import { viewerFor, windowIn } from '../../src/projections/game-row.js';
import { MOST_ENTRIES, Telling } from '../../src/projections/watching/telling.js';
import type { Right, WatchedRow } from '../../src/projections/watching/watched.reader.js';
import type { Moment, Watcher } from '../../src/projections/watching/watcher.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { entryAfter } from '../support/entries.js';
import { watchedRow } from '../support/watched-row.js';

const GAME = '00000000-0000-4000-8000-000000000001';
const ruleset = { describe: () => ({ key: 'x' }) } as unknown as Ruleset;
const secret = (seat: string) => ({ type: 'Secret', schema: 1, audience: [seat], data: { of: seat } });

/** Each entry has a secret of either seat, and something that passes. */
function journal(length: number): Entry[] {
  const entries: Entry[] = [];
  for (let count = 0; count < length; count++)
    entries.push(
      entryAfter(entries.at(-1) ?? GAME, {
        events: [secret('left'), secret('right'), { ...secret('passing'), type: 'Passing' }],
      }),
    );
  return entries;
}

class Listener implements Watcher {
  readonly game = GAME;
  readonly holder: Holder;
  heard: Moment[][] = [];
  readonly lost: string[] = [];

  constructor(
    readonly viewer: string,
    public known: number,
    readonly right: Partial<Right> = {},
    readonly wants: 'entries' | 'word' = 'entries',
  ) {
    this.holder = { playerId: viewer, tokenId: viewer, scopes: ['read', 'arbiter'], expiresAt: null };
  }

  hear(moments: readonly Moment[]): void {
    this.heard.push([...moments]);
    this.known = moments.at(-1)?.entry.entry ?? this.known;
  }
  lose({ code }: { code: string }): void {
    this.lost.push(code);
  }
  beat(): void {
    throw new Error('nothing is told by that');
  }

  get told(): string[] {
    return this.heard.flat().map(({ entry }) => `${entry.entry}: ${entry.events.map(whose).join(' ')}`);
  }
}

const whose = ({ data }: { data: object }): string => String((data as { of: string }).of);

function told(entries: readonly Entry[], change: Partial<WatchedRow> = {}) {
  const looked: Reading[] = [];
  const failures: unknown[] = [];
  const spans: unknown[] = [];
  const looks = {
    in: async (row: LookedRow, looker: Holder, seat: string, read: (row: LookedRow) => Reading) => {
      const { viewer, privileged } = viewerFor(row, looker, seat);
      const [own, window] = [read(row), windowIn(row, viewer)];
      if (privileged) looked.push(own);
      return { row, viewer, read: own, window: privileged ? { ...window, from: 1, fromStruck: 1 } : window };
    },
  };
  const reader = {
    games: async (watchers: readonly unknown[]) => {
      const rights = (watchers as Listener[]).map(({ viewer, right }, place) => ({
        ...{ place: place + 1, held: viewer === 'spectator' ? [] : [viewer], arbiter: null, stands: true },
        ...right,
      }));
      return new Map([[GAME, watchedRow(entries, { rights, ...change })]]);
    },
    entries: async (asked: readonly { after: number; to: number }[]) => {
      spans.push(...asked);
      return asked.flatMap(({ after, to }) => entries.slice(after, to));
    },
  };
  const telling = new Telling(reader, looks, { named: () => ruleset }, (error) => failures.push(error));
  return { telling, looked, failures, spans };
}

describe('what watchers of a game are told', () => {
  const entries = journal(5);

  test('is what each may know: its own secrets, and what passes while it may be told', async () => {
    const viewers = ['left', 'right', 'spectator'].map((viewer) => new Listener(viewer, 0));
    await told(entries).telling.tell(viewers);
    expect(viewers.map((one) => one.told)).toEqual([
      ['1: left', '2: left passing', '3: left passing', '4: left passing', '5: left passing'],
      ['1: right passing', '2: right passing', '3: right passing', '4: right passing', '5: right passing'],
      ['1: ', '2: ', '3: passing', '4: passing', '5: passing'],
    ]);
  });

  test('is what each lacks, read once and made once for those who see the same', async () => {
    const { telling, spans } = told(entries);
    const viewers = [2, 4, 5].map((known) => new Listener('left', known));
    await telling.tell(viewers);
    const [behind, near, current] = viewers;
    expect(spans).toEqual([{ game: GAME, after: 2, to: 5 }]);
    expect(behind!.heard.flat().map(({ entry }) => entry.entry)).toEqual([3, 4, 5]);
    expect(near!.heard.flat()[0]).toBe(behind!.heard.flat()[2]);
    expect(current!.heard).toEqual([]);
  });

  test('comes with how far the game is', async () => {
    const one = new Listener('left', 3);
    await told(entries).telling.tell([one]);
    const { head } = entries[4]!;
    expect(one.heard.flat().map(({ now }) => now)).toEqual(
      Array(2).fill({ ruleset: 'nothing', version: 5, status: 'playing', awaiting: ['left'], head }),
    );
  });

  test('comes in parts where it is much, and nothing is lost or doubled between them', async () => {
    const long = journal(MOST_ENTRIES + 20);
    const [behind, near] = [new Listener('left', 0), new Listener('left', MOST_ENTRIES + 10)];
    const { telling } = told(long);
    expect(await telling.tell([behind, near])).toEqual([GAME]);
    expect([behind.known, near.known]).toEqual([MOST_ENTRIES, MOST_ENTRIES + 10]);
    expect(await telling.tell([behind, near])).toEqual([]);
    const numbers = [behind, near].map(({ heard }) => heard.flat().map(({ entry }) => entry.entry));
    expect(numbers).toEqual([long, long.slice(-10)].map((all) => all.map(({ entry }) => entry)));
  });

  test('is the word alone for those who want no more, and nothing is read for them', async () => {
    const { telling, spans } = told(entries);
    const one = new Listener('left', 4, {}, 'word');
    await telling.tell([one]);
    expect([one.heard, spans]).toEqual([[[]], []]);
  });

  test.each([
    ['whose token is gone', { stands: false }, {}, 'unauthenticated'],
    [
      'who have lost their seat, in a private game',
      { held: [] },
      { visibility: 'private' },
      'game-not-found',
    ],
    ['who have lost their seat, in a public game', { held: [] }, {}, 'not-your-seat'],
  ] as const)('is nothing to those %s', async (_, right, change, code) => {
    const [one, other] = [new Listener('left', 0, right), new Listener('right', 0)];
    await told(entries, change).telling.tell([one, other]);
    expect([one.lost, one.heard, other.told.length]).toEqual([[code], [], 5]);
  });

  test('is nothing to a spectator who has sat down, and who would forget sooner', async () => {
    const one = new Listener('spectator', 0, { held: ['left'] });
    await told(entries).telling.tell([one]);
    expect([one.lost, one.heard]).toEqual([['not-your-seat'], []]);
  });

  test('is recorded where an arbiter looks as a seat, and shown to nobody else', async () => {
    const arbiter = new Listener('right', 3, { held: [], arbiter: 'arbiter-1' });
    const [seat, idle] = [
      new Listener('left', 3),
      new Listener('right', 5, { held: [], arbiter: 'arbiter-1' }),
    ];
    const { telling, looked } = told(entries, {
      about: { ...watchedRow(entries).about, acted: { right: 5 } },
    });
    const right = new Listener('right', 3);
    await telling.tell([arbiter, seat, right, idle]);
    expect(arbiter.told).toEqual(['4: right passing', '5: right passing']);
    expect(right.told).toEqual(['4: right', '5: right passing']);
    expect(looked).toEqual([{ what: 'events', from: 3, to: 5 }]);
  });

  test('ends for one of whom it cannot be told, and not for the others', async () => {
    const { telling, failures } = told(entries);
    const one = new Listener('left', 0);
    one.hear = () => {
      throw new Error('broken');
    };
    const other = new Listener('right', 0);
    await telling.tell([one, other]);
    expect([one.lost, other.told.length, failures.map(String)]).toEqual([
      ['internal-error'],
      5,
      ['Error: broken'],
    ]);
  });
});
