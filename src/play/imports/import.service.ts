import { DatabaseError, type PoolClient } from 'pg';
import type { Fault } from '../../audit/fault.js';
import type { Append } from '../../events/append.js';
import type { Entry } from '../../events/entry.js';
import type { EventStore } from '../../events/event-store.js';
import type { Outside } from '../../events/outside.js';
import type { SecretBox } from '../../events/secret-box.js';
import { gameColumns } from '../../projections/about.js';
import { viewRows, viewTableRows } from '../../projections/seat-views.js';
import { seatTableRows } from '../../projections/seats.js';
import { Refusal } from '../../refusals/refusal.js';
import { wrong } from '../../refusals/wrong.js';
import { newSecrets, secretsBytes } from '../chance/seeds.js';
import { refuseFailed } from '../entry-writer.js';
import type { GameAt } from '../table/game-at.js';
import type { Rulesets } from '../table/rulesets.js';
import type { Visibility } from '../table/shapes.js';
import { readBundle, type Bundle } from './bundle.js';
import { bundledEntries, createdIn } from './bundled-entries.js';
import { checkKeepable, playedHere } from './checked.js';
import { faultByVerifier } from './verified.js';

/** For whom a game is taken in: who counts as its maker, and whether others may see it. */
export interface Taken {
  readonly maker: string;
  readonly visibility: Visibility;
}

/** Takes in finished games that were played on other servers. Nothing is taken on trust but the keys. */
export class ImportService {
  constructor(
    private readonly store: EventStore,
    private readonly box: SecretBox,
    private readonly rulesets: Rulesets,
    private readonly outside: Outside,
  ) {}

  /**
   * @param bytes the bundle that `GET /v1/games/{game}/proof` gave after the end
   * @returns the game's id
   * @throws Refusal
   */
  async take(bytes: Buffer, taken: Taken): Promise<string> {
    refuseIf('bundle-not-verified', await faultByVerifier(bytes));
    const bundle = readBundle(bytes);
    if (bundle.status !== 'finished') throw new Refusal('bundle-not-finished', { status: bundle.status });
    const ruleset = this.rulesets.find(bundle.ruleset);
    if (ruleset === undefined) throw new Refusal('bundle-ruleset-unknown', { ruleset: bundle.ruleset });
    const entries = bundledEntries(bundle, ruleset);
    await this.mustBeNew(bundle.game, entries);
    refuseIf('bundle-not-verified', checkKeepable(entries, bundle.keys));
    const played = playedHere(entries, createdIn(bundle), ruleset);
    if ('fault' in played) throw refused('bundle-plays-otherwise', played.fault);
    mustBeSeenBy(played.games[0]!, taken);
    await this.keep(bundle, entries, played.games, taken);
    return bundle.game;
  }

  /** @throws Refusal that says whether it is the same game */
  private async mustBeNew(game: string, entries: readonly Entry[]): Promise<void> {
    const known = await this.store.read(game, 0);
    if (known.length === 0) return;
    const parts = known.find(({ entry, hash }) => (entries[entry - 1]?.hash ?? hash) !== hash)?.entry;
    throw new Refusal('game-here-already', parts === undefined ? {} : { parts }, { parts: parts ?? null });
  }

  private async keep(
    { game, keys }: Bundle,
    entries: readonly Entry[],
    games: readonly GameAt[],
    { maker, visibility }: Taken,
  ): Promise<void> {
    const { ruleset, table } = games.at(-1)!;
    const { rulesVersion, options, start } = table;
    const sandbox = table.sandbox !== undefined;
    const first = { rulesVersion, options, start, sandbox, ruleset: ruleset.ruleset, at: entries[0]!.at };
    const secrets = this.box.close(this.secretsOf(entries), game);
    const used = new Set(entries.map(({ head }) => head.key));
    const beside = (session: PoolClient) =>
      this.keepKeys(
        session,
        game,
        [...keys].filter(([key]) => used.has(key)),
      );
    await this.store
      .create(
        { id: game, maker, visibility, secrets, seats: entries[0]!.seats, ...first },
        entries.map((entry, place) => appendOf(entry, games[place]!, place === entries.length - 1)),
        beside,
      )
      .catch(refuseUnkept);
  }

  /** The seeds are open. Nobody will be offered an action, so the key of their ids is as good as any. */
  private secretsOf(entries: readonly Entry[]): Buffer {
    const finished = entries.flatMap(({ events }) => events).find(({ type }) => type === 'GameFinished')!;
    const seeds = finished.data['seeds'] as { readonly public: string; readonly secret: string };
    return secretsBytes({
      ...newSecrets(this.outside),
      publicSeed: Buffer.from(seeds.public, 'hex'),
      secretSeed: Buffer.from(seeds.secret, 'hex'),
    });
  }

  private async keepKeys(
    session: PoolClient,
    game: string,
    keys: readonly (readonly [key: string, publicKey: Buffer])[],
  ): Promise<void> {
    const at = this.outside.now().toISOString();
    for (const [key, publicKey] of keys)
      await session.query(
        'INSERT INTO imported_keys (game_id, key, public_key, imported_at) VALUES ($1, $2, $3, $4)',
        [game, key, publicKey, at],
      );
  }
}

/** A sandbox stays one. @throws Refusal */
function mustBeSeenBy({ table }: GameAt, { visibility }: Taken): void {
  if (table.sandbox === undefined || visibility === 'private') return;
  const what = wrong('inSandbox', { values: 'private' });
  throw new Refusal('invalid-request', {}, { errors: [{ parameter: 'visibility', what }] });
}

type BundleRefusal = 'bundle-not-verified' | 'bundle-plays-otherwise';

function refused(code: BundleRefusal, { entry, what }: Fault): Refusal {
  const sentence = entry === undefined ? what : `entry ${entry}: ${what}`;
  return new Refusal(code, { sentence }, { entry: entry ?? null, what });
}

function refuseIf(code: BundleRefusal, fault: Fault | undefined): void {
  if (fault !== undefined) throw refused(code, fault);
}

// SQLSTATE: another was faster; and, as a class, values that are none to Postgres.
const UNIQUE_VIOLATION = '23505';
const DATA_EXCEPTION = '22';

function refuseUnkept(error: unknown): never {
  const code = error instanceof DatabaseError ? (error.code ?? '') : '';
  if (code === UNIQUE_VIOLATION) throw new Refusal('game-here-already', {}, { parts: null });
  if (code.startsWith(DATA_EXCEPTION))
    throw refused('bundle-not-verified', { what: 'it holds values that a journal does not keep' });
  return refuseFailed(error);
}

/** What is read of a game is written once, with its last entry. */
function appendOf(entry: Entry, at: GameAt, isLast: boolean): Append {
  const { seats } = at.table;
  const parts = {
    seat_views_written: viewTableRows(at.id, viewRows(at)),
    seats_written: seatTableRows(
      at.id,
      seats,
      seats.map(({ seat }) => ({ seat, playerId: null })),
    ),
  };
  return { entry, game: gameColumns(at), rebuilt: 0, parts: isLast ? parts : {} };
}
