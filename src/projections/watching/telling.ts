import type { Entry } from '../../events/entry.js';
import type { Rulesets } from '../../play/table/rulesets.js';
import { toldEntry } from '../../play/table/telling.js';
import { Refusal } from '../../refusals/refusal.js';
import { viewerFor, type LookedRow } from '../game-row.js';
import type { Looking, Looks } from '../looks.js';
import type { Right, WatchedReader, WatchedRow } from './watched.reader.js';
import { nowOf, type GameNow, type Moment, type Watcher } from './watcher.js';

/** Of one game at a time; the rest is told next. */
export const MOST_ENTRIES = 100;

type Port = Pick<WatchedReader, 'games' | 'entries'>;

/** What is told to those who watch a game, made once for all who see the same. */
interface Round {
  readonly now: GameNow;
  readonly row: WatchedRow;
  readonly entries: readonly Entry[];
  readonly shared: Map<string, readonly Moment[]>;
}

/** Tells watchers what has happened in their games, each as they may look at it now. */
export class Telling {
  constructor(
    private readonly reader: Port,
    private readonly looks: Pick<Looks, 'in'>,
    private readonly rulesets: Pick<Rulesets, 'named'>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** @returns ids of games of which there is more to tell */
  async tell(watchers: readonly Watcher[]): Promise<string[]> {
    const rows = await this.reader.games(watchers);
    const behind = spansOf(watchers, rows);
    const entries = await this.reader.entries(behind);
    const rounds = new Map([...rows].map(([id, row]) => [id, roundOf(id, row, entries)]));
    const rights = new Map([...rows.values()].flatMap((row) => row.rights.map((one) => [one.place, one])));
    // An arbiter's look is recorded before it is told: nobody else waits for that.
    await Promise.all(
      watchers.map((one, place) => this.tellOne(one, rounds.get(one.game), rights.get(place + 1))),
    );
    return behind.filter(({ game, to }) => to < rows.get(game)!.version).map(({ game }) => game);
  }

  private async tellOne(watcher: Watcher, round: Round | undefined, right: Right | undefined): Promise<void> {
    try {
      if (round === undefined || right === undefined) throw new Refusal('game-not-found');
      const row = entitled(watcher, round.row, right);
      if (row.version <= watcher.known) return;
      watcher.hear(watcher.wants === 'word' ? [] : await this.moments(watcher, row, round), round.now);
    } catch (error) {
      if (!(error instanceof Refusal)) this.failed(error);
      watcher.lose(error instanceof Refusal ? error : new Refusal('internal-error'));
    }
  }

  private async moments(watcher: Watcher, row: LookedRow, round: Round): Promise<Moment[]> {
    const { holder, viewer, known } = watcher;
    const to = round.entries.at(-1)?.entry ?? 0;
    // Another who watches this game is so far behind that the time for what this one lacks has not come.
    if (to <= known) return [];
    const looking = await this.looks.in(row, holder, viewer, () => ({ what: 'events', from: known, to }));
    return this.shared(looking, round).filter(({ entry }) => entry.entry > known);
  }

  private shared({ viewer, window }: Looking, { now, entries, shared }: Round): readonly Moment[] {
    const seen = `${viewer} ${window.from} ${window.fromStruck}`;
    const known = shared.get(seen);
    if (known !== undefined) return known;
    const ruleset = this.rulesets.named(now.ruleset);
    const moments = entries.map((entry) => ({ entry: toldEntry(entry, viewer, window, ruleset), now }));
    shared.set(seen, moments);
    return moments;
  }
}

/** The game as this watcher may look at it now. @throws Refusal */
function entitled(watcher: Watcher, row: WatchedRow, { stands, held, arbiter }: Right): LookedRow {
  if (!stands) throw new Refusal('unauthenticated');
  const looked = { ...row, held, arbiter };
  viewerFor(looked, watcher.holder, watcher.viewer);
  return looked;
}

/** What has to be read of each game, from what the least of its watchers knows. */
function spansOf(watchers: readonly Watcher[], rows: ReadonlyMap<string, WatchedRow>) {
  const known = new Map<string, number>();
  for (const { game, known: own, wants } of watchers)
    if (wants === 'entries') known.set(game, Math.min(own, known.get(game) ?? own));
  return [...known].flatMap(([game, after]) => {
    const { version } = rows.get(game) ?? { version: 0 };
    return version <= after ? [] : [{ game, after, to: Math.min(version, after + MOST_ENTRIES) }];
  });
}

function roundOf(id: string, row: WatchedRow, entries: readonly Entry[]): Round {
  const own = entries.filter(({ game }) => game === id);
  return { row, now: nowOf(row), entries: own, shared: new Map() };
}
