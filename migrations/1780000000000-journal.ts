import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from './support/append-only.js';
import { createTable } from './support/tables.js';

/** Games, the journal, its projections, and the accounts. Every key of a game's table begins with game_id. */
export class Journal1780000000000 implements MigrationInterface {
  name = 'Journal1780000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns, options] of TABLES) await createTable(runner, table, columns, options);
    for (const index of INDEXES) await runner.query(index);
    for (const table of ['entries', 'events']) await appendOnly(runner, table);
    await runner.query(OWNER_SETTINGS);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}

type Table = readonly [name: string, columns: string, options: { key: string; storage?: string }];

const TABLES: readonly Table[] = [
  [
    'games',
    `id uuid NOT NULL, ruleset text NOT NULL, rules_version int NOT NULL, options json NOT NULL,
     seats text[] NOT NULL, visibility text NOT NULL, start text NOT NULL, maker uuid NOT NULL,
     created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL,
     status text NOT NULL, version int NOT NULL, head bytea, head_key text, head_signature text,
     awaiting text[] NOT NULL, about json NOT NULL, rebuilt int NOT NULL DEFAULT 0`,
    { key: 'id', storage: 'fillfactor = 70' },
  ],
  ['game_secrets', `game_id uuid NOT NULL, secrets bytea NOT NULL`, { key: 'game_id' }],
  [
    'entries',
    `game_id uuid NOT NULL, entry int NOT NULL, seat text, at timestamptz(3) NOT NULL, rules_version int NOT NULL,
     asked json NOT NULL, asked_slot text NOT NULL, draws json NOT NULL, link bytea, anchor bytea,
     previous bytea NOT NULL, commitments bytea NOT NULL, salts bytea NOT NULL, hash bytea NOT NULL,
     key text NOT NULL, signature text NOT NULL`,
    { key: 'game_id, entry' },
  ],
  [
    'events',
    `game_id uuid NOT NULL, entry int NOT NULL, index int NOT NULL, type text NOT NULL, schema int NOT NULL,
     audience text[] NOT NULL, data json NOT NULL`,
    { key: 'game_id, entry, index' },
  ],
  [
    'seat_views',
    `game_id uuid NOT NULL, viewer text NOT NULL, same_as text, body text, hash text NOT NULL`,
    { key: 'game_id, viewer', storage: 'fillfactor = 70' },
  ],
  // Where a rebuild works beside the live rows.
  [
    'rebuilt_views',
    `game_id uuid NOT NULL, viewer text NOT NULL, same_as text, body text, hash text NOT NULL`,
    { key: 'game_id, viewer' },
  ],
  [
    'rebuilt_games',
    `game_id uuid NOT NULL, version int NOT NULL, status text NOT NULL, awaiting text[] NOT NULL, about json NOT NULL`,
    { key: 'game_id' },
  ],
  [
    'seats',
    `game_id uuid NOT NULL, seat text NOT NULL, side text NOT NULL, kind text NOT NULL, player_id uuid`,
    { key: 'game_id, seat' },
  ],
  [
    'idempotency',
    `game_id uuid NOT NULL, player_id uuid NOT NULL, key text NOT NULL, body_hash bytea NOT NULL, entry int NOT NULL,
     seat text NOT NULL`,
    { key: 'game_id, player_id, key' },
  ],
  [
    'invitations',
    `game_id uuid NOT NULL, code_hash bytea NOT NULL, seat text NOT NULL, email text,
     created_at timestamptz(3) NOT NULL, used_at timestamptz(3)`,
    { key: 'game_id, code_hash' },
  ],
  [
    'players',
    `id uuid NOT NULL, display_name text, email text, created_at timestamptz(3) NOT NULL, erased_at timestamptz(3)`,
    { key: 'id' },
  ],
  [
    'tokens',
    `hash bytea NOT NULL, id uuid NOT NULL, player_id uuid NOT NULL, name text NOT NULL, scopes text[] NOT NULL,
     created_at timestamptz(3) NOT NULL, expires_at timestamptz(3), revoked_at timestamptz(3)`,
    { key: 'hash' },
  ],
  [
    'signing_keys',
    `id text NOT NULL, public_key bytea NOT NULL, private_key bytea NOT NULL, created_at timestamptz(3) NOT NULL`,
    { key: 'id' },
  ],
];

const INDEXES: readonly string[] = [
  'CREATE INDEX games_by_status ON games (status, created_at, id)',
  'CREATE INDEX games_by_maker ON games (maker)',
  'CREATE INDEX seats_by_player ON seats (player_id) WHERE player_id IS NOT NULL',
  'CREATE INDEX tokens_by_player ON tokens (player_id)',
];

// What the owner alone may read: the password of the login that the server serves with.
const OWNER_SETTINGS = 'CREATE TABLE owner_settings (name text PRIMARY KEY, value text NOT NULL)';
