import type { Pool } from 'pg';
import type { Outside } from '../../src/events/outside.js';
import { hashOf, looksLikeToken, tokenFrom } from '../../src/players/token.js';
import { TokenLookup } from '../../src/players/token-lookup.js';

const NOW = new Date('2031-05-03T10:15:00.000Z');
const outside = { now: () => NOW } as Outside;
const token = (letter: string) => tokenFrom(Buffer.alloc(32, letter));

interface Kept {
  token: string;
  expires_at?: Date;
}

function lookup(kept: Kept[]) {
  const asked: string[][] = [];
  const query = async ({ values: [hashes] }: { values: [string[]] }) => {
    asked.push(hashes);
    const rows = kept.map((one) => ({
      hash: hashOf(one.token),
      id: `id-${one.token}`,
      player_id: `player-${one.token}`,
      scopes: ['read'],
      expires_at: one.expires_at ?? null,
    }));
    return { rows: rows.filter(({ hash }) => hashes.includes(`\\x${hash.toString('hex')}`)) };
  };
  return { tokens: new TokenLookup({ query } as unknown as Pool, outside), asked };
}

describe('a token', () => {
  it('has 256 random bits and a prefix', () => {
    const made = tokenFrom(Buffer.alloc(32, 0xff));
    expect(made).toBe(`hkr_${'_'.repeat(42)}8`);
    expect(looksLikeToken(made)).toBe(true);
    expect(looksLikeToken(`${made}x`)).toBe(false);
    expect(hashOf(made)).toHaveLength(32);
  });
});

describe('the look-up of tokens', () => {
  it('finds who holds a token', async () => {
    const { tokens } = lookup([{ token: token('a') }]);
    expect(await tokens.holder(token('a'))).toEqual({
      playerId: `player-${token('a')}`,
      tokenId: `id-${token('a')}`,
      scopes: ['read'],
      expiresAt: null,
    });
    expect(await tokens.holder(token('b'))).toBeUndefined();
  });

  it('asks once for all that come together, and gives each its own', async () => {
    const { tokens, asked } = lookup([{ token: token('a') }, { token: token('b') }]);
    const found = await Promise.all(['a', 'x', 'b', 'a'].map((letter) => tokens.holder(token(letter))));
    expect(found.map((holder) => holder?.playerId)).toEqual([
      `player-${token('a')}`,
      undefined,
      `player-${token('b')}`,
      `player-${token('a')}`,
    ]);
    expect(asked).toHaveLength(1);
  });

  it('remembers nothing', async () => {
    const kept = [{ token: token('a') }];
    const { tokens } = lookup(kept);
    expect(await tokens.holder(token('a'))).toBeDefined();
    kept.pop();
    expect(await tokens.holder(token('a'))).toBeUndefined();
  });

  it('lets nobody in with a token that is over', async () => {
    const { tokens } = lookup([
      { token: token('a'), expires_at: NOW },
      { token: token('b'), expires_at: new Date(NOW.getTime() + 1) },
    ]);
    expect(await tokens.holder(token('a'))).toBeUndefined();
    expect(await tokens.holder(token('b'))).toBeDefined();
  });

  it('does not ask for what cannot be a token', async () => {
    const { tokens, asked } = lookup([]);
    for (const text of ['', 'hkr_', token('a').slice(1), `${token('a')} `, "hkr_' OR true"]) {
      expect(await tokens.holder(text)).toBeUndefined();
    }
    expect(asked).toHaveLength(0);
  });
});
