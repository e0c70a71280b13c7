import { createHash } from 'node:crypto';
import type { Entry } from '../../src/events/entry.js';
import type { EventStore } from '../../src/events/event-store.js';
import { Outside } from '../../src/events/outside.js';
import { commit } from '../../src/events/seal.js';
import { Signer } from '../../src/events/signing.js';
import type { Ruleset, Typed } from '../../src/games/kit/game-definition.js';
import { commitToSeeds, newSecrets } from '../../src/play/chance/seeds.js';
import { EntryWriter, standingOf, type Happening, type Standing } from '../../src/play/entry-writer.js';
import { gameBegins, seatActs } from '../../src/play/happenings.js';
import { LiveGame } from '../../src/play/live-game.js';
import type { LiveGames } from '../../src/play/live-games.js';
import { gameIsCreated, seatPlan, type CreateGame } from '../../src/play/new-game.js';
import { seatIsTaken } from '../../src/play/seating.js';
import { gamesAfter, type GameAt } from '../../src/play/table/game-at.js';
import type { ToldEntry } from '../../src/play/table/shapes.js';
import { toldEntry, windowOf } from '../../src/play/table/telling.js';
import { NO_VIEWS } from '../../src/projections/seat-views.js';
import { hideAndSeek } from './rulesets/hide-and-seek/hide-and-seek.js';
import { asked as request } from './seated.js';

/** The same bytes and times every time: SHA-256 of a count. */
export class FixedOutside extends Outside {
  private count = 0;
  private seconds = 0;

  constructor(private readonly seed: string) {
    super();
  }
  now(): Date {
    return new Date(Date.UTC(2026, 0, 2, 3, 4, this.seconds++, 567));
  }
  id(): string {
    return this.bytes(16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }
  bytes(length: number): Buffer {
    const parts: Buffer[] = [];
    for (let have = 0; have < length; have += 32) {
      parts.push(createHash('sha256').update(`${this.seed} ${this.count++}`).digest());
    }
    return Buffer.concat(parts).subarray(0, length);
  }
}

/** A game that is sealed as the server does it, and written nowhere. */
export class PaperGame {
  readonly entries: Entry[] = [];
  /** The game after each entry. */
  readonly games: GameAt[] = [];
  readonly live: LiveGame;
  readonly signer: Signer;
  private readonly writer: EntryWriter;

  constructor(
    seed: string,
    asked: Record<string, unknown> = { rounds: 5 },
    ruleset = hideAndSeek as unknown as Ruleset,
    table: Partial<CreateGame> = {},
  ) {
    const outside = new FixedOutside(seed);
    const options = ruleset.options(asked);
    const seedOfKey = outside.bytes(32);
    const { publicKey } = new Signer('', seedOfKey);
    this.signer = new Signer(createHash('sha256').update(publicKey).digest('hex').slice(0, 16), seedOfKey);
    const nothing = undefined as unknown;
    this.writer = new EntryWriter(nothing as EventStore, nothing as LiveGames, outside, this.signer, commit);
    const id = outside.id();
    const secrets = newSecrets(outside);
    const plan = seatPlan(ruleset, options, { seats: [], sandbox: table.sandbox });
    const seats = plan.map((seat) => seat.id);
    const standing: Standing = { id, ruleset, rulesVersion: ruleset.version, seats, views: NO_VIEWS };
    const randomness = commitToSeeds(id, secrets);
    const created = this.writer.prepare(
      standing,
      gameIsCreated(ruleset, options, request(ruleset.ruleset, table), plan, { randomness, invitations: [] }),
    );
    this.entries.push(created.entry);
    this.games.push(created.next);
    this.live = new LiveGame(created.next, 'maker', secrets, {
      players: new Map(),
      arbiters: new Map(),
      former: new Set(),
      views: NO_VIEWS,
    });
  }

  get id(): string {
    return this.live.at.id;
  }

  happens(happening: Happening): Entry {
    const { entry, next, views } = this.writer.prepare(standingOf(this.live), happening);
    this.live.take(next, views, happening);
    this.entries.push(entry);
    this.games.push(next);
    return entry;
  }

  /** Each seat has a player of its own, named as it. */
  sit(seat: string, entropy?: string): Entry {
    return this.happens(seatIsTaken(seat, seat, entropy));
  }

  /** @param rules the SHA-256 of their bundled file; left out: the game begins as it did before there were such files */
  begin(rules?: string): Entry {
    const { at, secrets, links } = this.live;
    return this.happens(gameBegins(at, secrets, links, 'host', rules));
  }

  act(seat: string, action: Typed & { readonly place?: string }): Entry {
    return this.happens(seatActs(this.live, seat, action, 'player'));
  }

  /** The server is started anew with other rules of the same name. */
  goesOnWith(ruleset: Ruleset): void {
    this.games.splice(0, this.games.length, ...gamesAfter(this.entries, ruleset));
    this.live.at = this.games.at(-1)!;
  }

  /** All entries as a viewer may be told them now. */
  toldTo(viewer: string): ToldEntry[] {
    const { at } = this.live;
    const window = windowOf(viewer, { ...at, over: at.table.status === 'finished' });
    return this.entries.map((entry) => toldEntry(entry, viewer, window, at.ruleset));
  }
}
