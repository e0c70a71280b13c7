import type { Entry } from '../../src/events/entry.js';
import type { Happening } from '../../src/play/entry-writer.js';
import { LiveGame } from '../../src/play/live-game.js';
import { evolveEntry } from '../../src/play/table/game-at.js';
import { PaperGame } from './paper-game.js';

/** A game on paper whose entries are not sealed: quick, for what follows from what happens alone. */
export class UnsealedGame extends PaperGame {
  /** When the next entries are written, ISO 8601; left out: a second after the other. */
  now?: string;

  override happens(happening: Happening): Entry {
    const { at } = this.live;
    const { seat, asked, askedSlot, events, draws = [] } = happening;
    const version = at.version + 1;
    const entry: Entry = {
      game: at.id,
      entry: version,
      ...(seat === undefined ? {} : { seat }),
      at: this.now ?? new Date(version * 1000).toISOString(),
      ruleset: at.ruleset.ruleset,
      rulesVersion: at.table.rulesVersion,
      seats: at.table.seats.map((one) => one.seat),
      ...{ asked, askedSlot, events, draws },
      ...{ previous: at.head.hash, commitments: [], hash: String(version) },
      head: { version, hash: String(version), key: '', signature: '' },
    };
    const next = evolveEntry(at, entry, at.ruleset, () => happening.back!);
    this.live.take(next, [], happening);
    this.entries.push(entry);
    this.games.push(next);
    return entry;
  }

  /** Another game that goes on from here. Chance is the same where the same is done. */
  branch(): UnsealedGame {
    const copy = Object.create(UnsealedGame.prototype) as UnsealedGame;
    const live = Object.assign(Object.create(LiveGame.prototype) as LiveGame, this.live);
    return Object.assign(copy, this, { entries: [...this.entries], games: [...this.games], live });
  }
}
