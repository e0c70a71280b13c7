import { canonical, fromBase64url, sha256, toHex, utf8 } from './canonical.js';
import type { Head } from './types.js';
import { must } from './untrue.js';

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const KEY_BYTES = 32;
const ID_LENGTH = 16;

/** The public keys of a server, ready to verify with. */
export class Keys {
  private constructor(private readonly byId: ReadonlyMap<string, Key>) {}

  /** @param items as `GET /v1/keys` lists them. @throws Untrue where one has not the name that is told */
  static async of(items: readonly { readonly key: string; readonly publicKey: string }[]): Promise<Keys> {
    const read = items.map(async ({ key, publicKey }) => [key, await imported(key, publicKey)] as const);
    return new Keys(new Map(await Promise.all(read)));
  }

  /** Whether the key that is named signed the canonical list. */
  async signed(
    list: readonly unknown[],
    { key, signature }: Pick<Head, 'key' | 'signature'>,
  ): Promise<boolean> {
    const known = this.byId.get(key);
    const bytes = fromBase64url(signature);
    if (known === undefined || bytes === undefined) return false;
    return crypto.subtle.verify('Ed25519', known, bytes, utf8(canonical(list)));
  }

  async signedHead(game: string, head: Head): Promise<boolean> {
    return this.signed(['harker-head/1', game, head.version, head.hash], head);
  }
}

async function imported(id: string, publicKey: string): Promise<Key> {
  const raw = fromBase64url(publicKey);
  const isKey = raw?.length === KEY_BYTES && toHex(await sha256(raw)).slice(0, ID_LENGTH) === id;
  must(isKey, `the key ${id} is not one, or not of that name`);
  return crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
}
