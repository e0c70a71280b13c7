import { createPatch, type Operation } from 'rfc6902';
import type { Entry } from '../events/entry.js';
import type { Rulesets } from '../play/table/rulesets.js';
import type { ToldEntry } from '../play/table/shapes.js';
import { toldEntry, type Window } from '../play/table/telling.js';
import type { Message } from '../games/kit/message.js';
import { Refusal } from '../refusals/refusal.js';
import { wrong } from '../refusals/wrong.js';
import type { Looker } from './game-row.js';
import type { Looks } from './looks.js';
import type { PastGames } from './past-games.js';
import { rememberedView } from './views.reader.js';

/** So many entries at a time. */
export const MOST_ENTRIES = 500;

export interface DiffQuery {
  readonly seat?: string | undefined;
  /** A version, or 0 for before the game; left out: one before `to`. */
  readonly from?: number | undefined;
  /** A version; left out: the newest. */
  readonly to?: number | undefined;
}

/** What one viewer learned from one version of a game to another. */
export interface Diff {
  readonly ruleset: string;
  readonly seat: string | null;
  readonly from: number;
  readonly to: number;
  /** Without what seals them. */
  readonly entries: readonly Omit<ToldEntry, 'seal' | 'hash' | 'head'>[];
  /** JSON Patch (RFC 6902): makes the view at `to` of the view at `from`. Before the game begins a view is null. */
  readonly changes: readonly Operation[];
}

/** What a seat or a spectator knew at one version of a game, and what the entries after it taught them. */
export class DiffReader {
  constructor(
    private readonly looks: Looks,
    private readonly past: PastGames,
    private readonly rulesets: Rulesets,
  ) {}

  /** @throws Refusal */
  async diff(gameId: string, looker: Looker, { seat, ...asked }: DiffQuery): Promise<Diff> {
    const looking = await this.looks.at(gameId, looker, seat, ({ version }) => ({
      what: 'diff',
      ...versions(asked, version),
    }));
    const { row, viewer, window: now } = looking;
    const { from, to } = looking.read;
    const { entries, games } = await this.past.upTo(gameId, to);
    const viewAt = (version: number): unknown => {
      const then = games[version - 1];
      return then === undefined ? null : JSON.parse(rememberedView(then, [], viewer, now).view);
    };
    return {
      ruleset: row.ruleset,
      seat: viewer === 'spectator' ? null : viewer,
      from,
      to,
      entries: entries.slice(from).map((entry) => {
        const ruleset = this.rulesets.named(row.ruleset);
        const {
          seal: _seal,
          hash: _hash,
          head: _head,
          ...told
        } = toldEntry(entry, viewer, toldThen(entry, now), ruleset);
        return told;
      }),
      changes: createPatch(viewAt(from), viewAt(to)),
    };
  }
}

/** What the end opened to everybody was not known before: the entries of a finished game are told as they were then. */
function toldThen({ events }: Entry, now: Window): Window {
  if (!now.over) return now;
  return { ...now, from: 1, fromStruck: 1, over: events.some(({ type }) => type === 'GameFinished') };
}

function versions(
  { from, to }: Pick<DiffQuery, 'from' | 'to'>,
  newest: number,
): { from: number; to: number } {
  const last = to ?? newest;
  if (last > newest) throw new Refusal('version-not-found', { version: last, newest });
  const first = from ?? last - 1;
  if (first > last) throw refuse(wrong('upTo', { most: last }));
  if (last - first > MOST_ENTRIES) throw refuse(wrong('least', { least: last - MOST_ENTRIES }));
  return { from: first, to: last };
}

function refuse(what: Message): Refusal {
  return new Refusal('invalid-request', {}, { errors: [{ parameter: 'from', what }] });
}
