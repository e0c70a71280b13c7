import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { ProofReader } from '../../src/audit/proof.reader.js';
import type { Database } from '../../src/events/database.js';
import { EventStore } from '../../src/events/event-store.js';
import { RealOutside, type Outside } from '../../src/events/outside.js';
import { commit, type Commit } from '../../src/events/seal.js';
import { SecretBox } from '../../src/events/secret-box.js';
import { openSigner } from '../../src/events/signing-keys.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { RULESETS } from '../../src/games/registry.js';
import { ArbitersService } from '../../src/play/arbiters/arbiters.service.js';
import { Automatic } from '../../src/play/automatic.js';
import { BotTurns } from '../../src/play/bot-turns.js';
import { DisputesReader } from '../../src/play/disputes/disputes.reader.js';
import { DisputesService } from '../../src/play/disputes/disputes.service.js';
import { EntryWriter } from '../../src/play/entry-writer.js';
import { Farewell } from '../../src/play/farewell.js';
import { InvitationEntity } from '../../src/play/invitation.entity.js';
import { Invitations } from '../../src/play/invitations.js';
import { KeysReader } from '../../src/play/keys.reader.js';
import { LiveGames } from '../../src/play/live-games.js';
import { LookUp } from '../../src/play/look-up.js';
import { Outbox } from '../../src/notifications/deliveries/outbox.js';
import { APPEND_PARTS } from '../../src/play/play.module.js';
import { MessagesService } from '../../src/play/messages/messages.service.js';
import { PlayService } from '../../src/play/play.service.js';
import { KeptAnswers } from '../../src/play/standing/kept-answers.js';
import { StandingService } from '../../src/play/standing/standing.service.js';
import { DeadlineWatch } from '../../src/play/time/deadline-watch.js';
import { Heartbeat } from '../../src/play/time/heartbeat.js';
import { Resigning } from '../../src/play/time/resigning.js';
import { VacationsService } from '../../src/play/time/vacations.service.js';
import type { Scope } from '../../src/players/scopes.js';
import { Rulesets } from '../../src/play/table/rulesets.js';
import { TableService } from '../../src/play/table.service.js';
import { AdoptingService } from '../../src/play/adopting/adopting.service.js';
import { TakeBackService } from '../../src/play/take-back/take-back.service.js';
import { SCOPES } from '../../src/players/scopes.js';
import { AccessReader } from '../../src/projections/access.reader.js';
import { type DiffQuery, DiffReader } from '../../src/projections/diff.reader.js';
import type { Looker } from '../../src/projections/game-row.js';
import { GamesReader } from '../../src/projections/games.reader.js';
import { type HistoryQuery, HistoryReader } from '../../src/projections/history.reader.js';
import { Looks } from '../../src/projections/looks.js';
import { MessagesReader } from '../../src/projections/messages.reader.js';
import { PastGames } from '../../src/projections/past-games.js';
import { ViewsReader } from '../../src/projections/views.reader.js';
import { hideAndSeek } from './rulesets/hide-and-seek/hide-and-seek.js';

export const INSIDE_ENTITIES = [InvitationEntity];

export interface InsideParts {
  readonly outside?: Outside;
  readonly secretKey?: string;
  readonly commitTo?: Commit;
  /** Milliseconds from the question to a bot's answer. */
  readonly botDelay?: number;
  /** Whether bots act by themselves. */
  readonly bots?: boolean;
  readonly rulesets?: readonly Ruleset[];
  /** The SHA-256 of the bundled rules, by ruleset. */
  readonly rulesHashes?: ReadonlyMap<string, string>;
}

/** One server without its HTTP: put together as the play module does it. */
export async function inside(database: Database, parts: InsideParts = {}) {
  const { pool, dataSource } = database;
  const outside = parts.outside ?? new RealOutside();
  const rulesets = new Rulesets(parts.rulesets ?? [...RULESETS, hideAndSeek], parts.rulesHashes);
  const box = new SecretBox(outside, parts.secretKey);
  const store = new EventStore(pool, APPEND_PARTS);
  const signer = await openSigner(pool, box, outside);
  const games = new LiveGames(pool, store, box, rulesets);
  const past = new PastGames(store, rulesets);
  const lookUp = new LookUp(pool);
  const writer = new EntryWriter(store, games, outside, signer, parts.commitTo ?? commit);
  const play = new PlayService(games, lookUp, past, writer);
  const invites = new Invitations(dataSource.getRepository(InvitationEntity), outside, box);
  const table = new TableService(games, lookUp, store, writer, invites, box, outside, rulesets);
  const looks = new Looks(pool, outside);
  const views = new ViewsReader(pool, looks, past, rulesets);
  const history = new HistoryReader(looks, store, rulesets);
  const diffs = new DiffReader(looks, past, rulesets);
  const proofs = new ProofReader(pool, looks, store, rulesets, signer);
  const kept = new KeptAnswers(pool);
  const failures: unknown[] = [];
  const automatic = new Automatic(
    ...([games, store, play, kept, pool, parts.botDelay ?? 1] as const),
    (error) => failures.push(error),
    new BotTurns(0),
  );
  if (parts.bots === true) {
    writer.afterwards((game) => automatic.notice(game));
    await automatic.takeUp();
  }
  const heartbeat = new Heartbeat(pool, outside);
  const watch = new DeadlineWatch({ games, writer, pool, outside, heartbeat }, 30, (error) =>
    failures.push(error),
  );
  return {
    pool,
    watch,
    heartbeat,
    resigning: new Resigning(table),
    vacations: new VacationsService(pool, outside, table),
    rulesets,
    box,
    store,
    signer,
    games,
    writer,
    play,
    table,
    automatic,
    kept,
    standing: new StandingService(games, lookUp, kept, automatic),
    past,
    arbiters: new ArbitersService(pool, outside, table),
    takeBacks: new TakeBackService(table, past, outside),
    adopting: new AdoptingService(table, rulesets),
    disputes: new DisputesService(table, past, outside),
    disputesReader: new DisputesReader(pool, new GamesReader(pool, rulesets)),
    /** What bots failed of. */
    failures,
    farewell: new Farewell(pool, table, invites),
    keys: new KeysReader(pool),
    gamesReader: new GamesReader(pool, rulesets),
    access: new AccessReader(pool),
    messages: new MessagesService(pool, outside, table, new Outbox(pool)),
    messagesReader: new MessagesReader(pool),
    views: {
      view: (game: string, player: string, ...asked: [seat?: string, version?: number]) =>
        views.view(game, looker(player), ...asked),
    },
    history: {
      entries: (game: string, player: string, asked: HistoryQuery) =>
        history.entries(game, looker(player), asked),
    },
    diffs: {
      diff: (game: string, player: string, asked: DiffQuery) => diffs.diff(game, looker(player), asked),
    },
    proofs: {
      lines: (game: string, player: string, seat?: string) => proofs.lines(game, looker(player), seat),
    },
  };
}

/** With a token for everything. */
function looker(playerId: string): Looker {
  return { playerId, scopes: SCOPES };
}

export type Inside = Awaited<ReturnType<typeof inside>>;

export async function newPlayer(pool: Pool, name = 'Somebody'): Promise<string> {
  const id = randomUUID();
  await pool.query('INSERT INTO players (id, display_name, created_at) VALUES ($1, $2, now())', [id, name]);
  return id;
}

/** A player who is an arbiter of the server. */
export async function newArbiter(
  pool: Pool,
  name: string,
  scopes: readonly Scope[] = ['read', 'arbiter'],
): Promise<string> {
  const id = await newPlayer(pool, name);
  await pool.query(
    `INSERT INTO tokens (hash, id, player_id, name, scopes, created_at) VALUES (decode($1, 'hex'), $2, $3, '', $4, now())`,
    [randomUUID().replaceAll('-', ''), randomUUID(), id, scopes],
  );
  return id;
}
