/**
 * What a token may be used for. None includes another.
 * - `read`: games, views, actions on offer, events, one's own account
 * - `play`: make and join games, act
 * - `account`: tokens, erasing the account
 * - `admin`: register others where registration is closed
 * - `metrics`: read the server's metrics from another machine
 */
export const SCOPES = ['read', 'play', 'account', 'admin', 'metrics'] as const;
export type Scope = (typeof SCOPES)[number];

/** Scopes of the token that comes with a new account. */
export const PLAYER_SCOPES: readonly Scope[] = ['read', 'play', 'account'];
