import type { Entry } from '../../src/events/entry.js';
import { RealOutside } from '../../src/events/outside.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import type { Holder } from '../../src/players/holder.js';
import { type LookedRow, viewerFor, windowIn } from '../../src/projections/game-row.js';
import type { Reading } from '../../src/projections/looks.js';
import { Telling } from '../../src/projections/watching/telling.js';
import type { Known, WatchedRow } from '../../src/projections/watching/watched.reader.js';
import type { Watcher } from '../../src/projections/watching/watcher.js';
import { Watching } from '../../src/projections/watching/watching.js';
import { entryAfter } from '../support/entries.js';
import { watchedRow } from '../support/watched-row.js';

const SECOND = 1_000;
/** How long the database of these tests takes for one answer. */
const ANSWER_MS = 100;

const answered = () => new Promise((answer) => setTimeout(answer, ANSWER_MS));

/** What all servers share. Nobody says a word of what is written there. */
class Shared {
  entries: readonly Entry[] = [entryAfter('00000000-0000-4000-8000-000000000001')];
  held = ['left'];
  stands = true;

  /** As another server does. */
  write(): void {
    this.entries = [...this.entries, entryAfter(this.entries.at(-1)!)];
  }

  readonly changed = async ([known]: readonly Known[], holders: readonly Holder[]) => {
    const { entries, stands } = this;
    await answered();
    return {
      games: entries.length > known!.version ? [known!.game] : [],
      tokens: stands ? [] : holders.map(({ tokenId }) => tokenId),
    };
  };

  readonly games = async (): Promise<ReadonlyMap<string, WatchedRow>> => {
    const { entries, held, stands } = this;
    await answered();
    const rights = [{ place: 1, held, arbiter: null, stands }];
    return new Map([[entries[0]!.game, watchedRow(entries, { rights })]]);
  };

  readonly read = async ([span]: readonly { after: number; to: number }[]) => {
    await answered();
    return span === undefined ? [] : this.entries.slice(span.after, span.to);
  };
}

const looks = {
  in: async (row: LookedRow, looker: Holder, seat: string, read: (row: LookedRow) => Reading) => {
    const { viewer } = viewerFor(row, looker, seat);
    return { row, viewer, read: read(row), window: windowIn(row, viewer) };
  },
};

/** One who watches as a seat, at a server that is told nothing by others. */
class Seated implements Watcher {
  readonly wants = 'entries';
  readonly viewer = 'left';
  readonly holder: Holder = { playerId: 'left', tokenId: 'of left', scopes: ['read'], expiresAt: null };
  readonly told: (number | string)[] = [];
  known = 1;

  constructor(readonly game: string) {}

  hear(moments: Parameters<Watcher['hear']>[0]): void {
    this.told.push(...moments.map(({ entry }) => entry.entry));
    this.known = moments.at(-1)?.entry.entry ?? this.known;
  }
  lose({ code }: { code: string }): void {
    this.told.push(code);
    this.leave();
  }
  beat(): void {}
  leave: () => void = () => undefined;
}

const HAPPENINGS: readonly (readonly [string, (shared: Shared) => void, number | string])[] = [
  ['an entry of another server is told', (shared) => shared.write(), 2],
  [
    'a token that is revoked is good for nothing',
    (shared) => void (shared.stands = false),
    'unauthenticated',
  ],
  [
    'a seat that is given up sees nothing',
    (shared) => {
      shared.held = [];
      shared.write();
    },
    'not-your-seat',
  ],
];

describe('within a second, whenever in a round it happens', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each(HAPPENINGS)('%s', async (_, happens, outcome) => {
    for (let moment = 0; moment <= SECOND; moment += 50) {
      const shared = new Shared();
      const failures: unknown[] = [];
      const failed = (error: unknown) => void failures.push(error);
      const reader = { games: shared.games, entries: shared.read };
      const rulesets = { named: () => ({ describe: () => ({ key: 'x' }) }) as unknown as Ruleset };
      const watching = new Watching(
        shared,
        new Telling(reader, looks, rulesets, failed),
        new RealOutside(),
        failed,
      );
      const watcher = new Seated(shared.entries[0]!.game);
      watcher.leave = watching.watch(watcher);
      watching.start();
      await jest.advanceTimersByTimeAsync(SECOND + moment);
      expect(watcher.told).toEqual([]);
      happens(shared);
      await jest.advanceTimersByTimeAsync(SECOND);
      expect([moment, watcher.told, failures]).toEqual([moment, [outcome], []]);
      const closed = watching.beforeApplicationShutdown();
      await jest.advanceTimersByTimeAsync(SECOND);
      await closed;
      expect(watcher.told).toEqual([outcome]);
    }
  });
});
