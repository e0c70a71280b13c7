import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Outside } from '../../events/outside.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Telling } from './telling.js';
import type { WatchedReader } from './watched.reader.js';
import type { Watcher } from './watcher.js';

/** How long after it another server has written an entry it is known here at the latest. */
export const ROUND_MS = 500;

/** Of so many games at a time, so that one query does not become too large. */
const MOST_GAMES = 50;

/**
 * Those who watch games at this server. What this server writes they are told at once; twice a second one query asks
 * for all of them what others have written, and whose token is gone. Each watcher is told by what it knows itself, so a
 * word that is lost, or comes twice, changes nothing.
 */
export class Watching implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly games = new Map<string, Set<Watcher>>();
  private readonly noticed = new Set<string>();
  private telling: Promise<void> | undefined;
  private looking: Promise<void> | undefined;
  private rounds: NodeJS.Timeout | undefined;

  constructor(
    private readonly reader: Pick<WatchedReader, 'changed'>,
    private readonly teller: Pick<Telling, 'tell'>,
    private readonly outside: Outside,
    private readonly failed: (error: unknown) => void,
  ) {}

  onApplicationBootstrap(): void {
    this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.rounds);
    await Promise.all([this.telling, this.looking]);
  }

  start(): void {
    this.rounds = setInterval(() => {
      this.looking ??= this.round()
        .catch(this.failed)
        .finally(() => (this.looking = undefined));
    }, ROUND_MS);
    this.rounds.unref();
  }

  /** From now on. What there is already that the watcher does not know, it is told too. @returns ends it */
  watch(watcher: Watcher): () => void {
    const { game } = watcher;
    const watchers = this.games.get(game) ?? new Set();
    this.games.set(game, watchers.add(watcher));
    this.notice(game);
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.games.get(game) === watchers) this.games.delete(game);
    };
  }

  /** Something may have happened in a game. */
  notice(game: string): void {
    if (!this.games.has(game)) return;
    this.noticed.add(game);
    this.wake();
  }

  wake(): void {
    this.telling ??= this.tellNoticed()
      .catch(this.failed)
      .finally(() => {
        this.telling = undefined;
        if (this.noticed.size > 0) this.wake();
      });
  }

  /** Tells what has been noticed. What comes meanwhile goes together into the next reading. */
  async tellNoticed(): Promise<void> {
    while (this.noticed.size > 0) {
      await new Promise((next) => setImmediate(next));
      const games = [...this.noticed].slice(0, MOST_GAMES);
      for (const game of games) this.noticed.delete(game);
      const watchers = this.entitled(games.flatMap((game) => [...(this.games.get(game) ?? [])]));
      if (watchers.length === 0) continue;
      for (const game of await this.teller.tell(watchers)) this.noticed.add(game);
    }
  }

  /** What another server has written, what has ended, and a sign of life. */
  async round(): Promise<void> {
    if (this.games.size === 0) return;
    const now = this.outside.now();
    for (const watchers of this.games.values()) for (const one of watchers) one.beat(now);
    const all = this.entitled([...this.games.values()].flatMap((watchers) => [...watchers]));
    const known = [...this.games].map(([game, watchers]) => ({
      game,
      version: Math.min(...[...watchers].map((one) => one.known)),
    }));
    const holders = new Map(all.map(({ holder }) => [holder.tokenId, holder]));
    const { games, tokens } = await this.reader.changed(known, [...holders.values()]);
    for (const one of all) if (tokens.includes(one.holder.tokenId)) lock(one);
    for (const game of games) this.notice(game);
  }

  /** Those whose token has not run out. The others are told so. */
  private entitled(watchers: readonly Watcher[]): Watcher[] {
    if (watchers.every(({ holder }) => holder.expiresAt === null)) return [...watchers];
    const now = this.outside.now();
    const isOver = ({ holder }: Watcher) => holder.expiresAt !== null && holder.expiresAt <= now;
    watchers.filter(isOver).forEach(lock);
    return watchers.filter((one) => !isOver(one));
  }
}

function lock(watcher: Watcher): void {
  watcher.lose(new Refusal('unauthenticated'));
}
