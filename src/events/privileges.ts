/** Append-only: rows are added and never touched again. */
export const JOURNAL_TABLES = [
  'entries',
  'events',
  'checkpoints',
  'checkpoint_heads',
  'access_records',
] as const;

/** What the login that the server serves with may do, and nothing more. */
export const PRIVILEGES: readonly (readonly [table: string, privileges: string])[] = [
  ['entries', 'SELECT, INSERT'],
  ['events', 'SELECT, INSERT'],
  ['checkpoints', 'SELECT, INSERT'],
  ['checkpoint_heads', 'SELECT, INSERT'],
  ['access_records', 'SELECT, INSERT'],
  [
    'games',
    `SELECT, INSERT,
     UPDATE (status, version, head, head_key, head_signature, awaiting, about, updated_at, rules_version, rebuilt)`,
  ],
  ['game_secrets', 'SELECT, INSERT'],
  ['idempotency', 'SELECT, INSERT'],
  ['signing_keys', 'SELECT, INSERT'],
  ['imported_keys', 'SELECT, INSERT'],
  ['seat_views', 'SELECT, INSERT, UPDATE, DELETE'],
  ['rebuilt_views', 'SELECT, INSERT, UPDATE, DELETE'],
  ['rebuilt_games', 'SELECT, INSERT, UPDATE, DELETE'],
  ['seats', 'SELECT, INSERT, UPDATE'],
  ['arbiters', 'SELECT, INSERT'],
  ['texts', 'SELECT, INSERT, DELETE'],
  ['invitations', 'SELECT, INSERT, UPDATE (used_at, email), DELETE'],
  ['standing_answers', 'SELECT, INSERT, UPDATE'],
  ['reply_tokens', 'SELECT, INSERT, DELETE'],
  [
    'inbound_mails',
    'SELECT, INSERT, UPDATE (raw, state, due_at, attempts, steps, outcome, player_id, answered_at, done_at), DELETE',
  ],
  ['players', 'SELECT, INSERT, UPDATE (display_name, email, erased_at)'],
  ['tokens', 'SELECT, INSERT, UPDATE (revoked_at), DELETE'],
  ['deliveries', 'SELECT, INSERT, UPDATE, DELETE'],
  ['webhooks', 'SELECT, INSERT, UPDATE, DELETE'],
  ['mail_settings', 'SELECT, INSERT, UPDATE, DELETE'],
  ['mail_games', 'SELECT, INSERT, UPDATE, DELETE'],
  ['migrations', 'SELECT'],
];
