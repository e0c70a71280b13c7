export const SCOPES = ['read', 'play', 'account', 'arbiter', 'admin', 'metrics'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a token may be used for. None includes another. */
export const SCOPE_MEANINGS: Readonly<Record<Scope, string>> = {
  read: 'games, views, actions on offer, events, and the account itself',
  play: 'making and joining games, acting',
  account: 'tokens, erasing the account',
  arbiter: 'coming to disputes, and looking as any seat in games whose arbiter one is',
  admin: 'making accounts for others where registration is closed, taking in games from other servers',
  metrics: 'metrics of the server from another machine',
};

/** Scopes of the token that comes with a new account. */
export const PLAYER_SCOPES: readonly Scope[] = ['read', 'play', 'account'];
export const ARBITER_SCOPES: readonly Scope[] = [...PLAYER_SCOPES, 'arbiter'];
export const ADMIN_SCOPES: readonly Scope[] = [...PLAYER_SCOPES, 'admin', 'metrics'];
