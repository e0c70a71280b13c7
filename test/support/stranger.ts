import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';

// What somebody who knows docs/seal.md and docs/randomness.md, and not this program, would write: it imports nothing
// of it, and reads what the server sends.

interface Told {
  readonly type: string;
  readonly schema: number;
  readonly audience: string;
  readonly label: string;
  readonly [field: string]: unknown;
}

export interface Received {
  readonly entry: number;
  readonly seat: string | null;
  readonly at: string;
  readonly events: readonly Told[];
  readonly struck?: boolean;
  readonly seal: {
    readonly format: string;
    readonly ruleset: string;
    readonly rulesVersion: number;
    readonly previous: string;
    readonly commitments: Readonly<Record<string, string>>;
    readonly draws: readonly { purpose: string; index: number; n: number; value: number }[];
    readonly link: string | null;
    readonly anchor: string | null;
    readonly asked: unknown;
    readonly opened: Readonly<Record<string, { salt: string; value: unknown }>>;
  };
  readonly hash: string;
  readonly head: { version: number; hash: string; key: string; signature: string };
}

export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

export function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The document that an entry's hash covers, from the entry as it was received. */
export function sealedDocument(game: string, { entry, seat, at, events, seal }: Received): object {
  const { format, ruleset, rulesVersion, previous, asked, draws, link, anchor, commitments } = seal;
  const open = events.filter(({ audience }) => audience === 'everyone').map(sealedEvent);
  const place = { format, game, entry, seat, at, ruleset, rulesVersion, previous };
  return { ...place, asked, events: open, draws, link, anchor, commitments };
}

function sealedEvent({ audience: _audience, label: _label, ...event }: Told): object {
  return event;
}

/** Events that not everyone may know are told if, and only if, they lie in a commitment that is open to the viewer. */
function toldAsOpened({ events, seal }: Received): boolean {
  const told = events
    .filter(({ audience }) => audience !== 'everyone')
    .map((one) => canonical(sealedEvent(one)));
  const opened = Object.values(seal.opened).flatMap(({ value }) =>
    (value as { events: object[] }).events.map(canonical),
  );
  return canonical([...new Set(told)].sort()) === canonical([...new Set(opened)].sort());
}

export function commitment(game: string, entry: number, slot: string, salt: string, value: unknown): string {
  return sha256(canonical(['harker-commitment/1', game, entry, slot, salt, value]));
}

export function headIsSigned(game: string, head: Received['head'], publicKey: string): boolean {
  const raw = Buffer.from(publicKey, 'base64url');
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const bytes = canonical(['harker-head/1', game, head.version, head.hash]);
  const signature = Buffer.from(head.signature, 'base64url');
  // The last letter could be written in several ways.
  const isPlain = signature.toString('base64url') === head.signature;
  return isPlain && verify(null, Buffer.from(bytes), key, signature);
}

/** What is wrong with a game as somebody received it; nothing if all is well. */
export function faultsOf(
  game: string,
  entries: readonly Received[],
  keys: Readonly<Record<string, string>>,
): string[] {
  let previous = '0'.repeat(64);
  return entries.flatMap((entry, place) => {
    const { seal, hash, head } = entry;
    const openings = Object.entries(seal.opened).map(
      ([slot, { salt, value }]) =>
        [
          commitment(game, entry.entry, slot, salt, value) === seal.commitments[slot],
          `opening of ${slot}`,
        ] as const,
    );
    const checks = [
      [entry.entry === place + 1, 'number'],
      [seal.previous === previous, 'previous'],
      [sha256(canonical(sealedDocument(game, entry))) === hash, 'hash'],
      [head.version === entry.entry && head.hash === hash, 'head'],
      [headIsSigned(game, head, keys[head.key] ?? ''), 'signature'],
      [toldAsOpened(entry), 'events as opened'],
      ...openings,
    ] as const;
    previous = hash;
    return checks.filter(([good]) => !good).map(([, what]) => `entry ${entry.entry}: ${what}`);
  });
}

/** The number that is drawn, with the number of the attempt that gave it. */
export function draw(
  seed: string,
  n: number,
  [game, entry, purpose, index]: readonly [game: string, entry: number, purpose: string, index: number],
  entropies: readonly (readonly [string, string])[],
): { value: number; attempt: number; hmac: string } {
  const fair = 2n ** 48n - (2n ** 48n % BigInt(n));
  for (let attempt = 0; ; attempt++) {
    const message = canonical(['harker-draw/1', game, entry, purpose, index, attempt, entropies]);
    const hmac = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest('hex');
    const number = BigInt(`0x${hmac.slice(0, 12)}`);
    if (number < fair) return { value: Number(number % BigInt(n)), attempt, hmac };
  }
}

/** The link of an entry, hashed down to the anchor of its chain. */
export function anchorFrom(link: string, entry: number): string {
  let at = link;
  for (let number = ((entry - 1) % 4096) + 1; number > 0; number--) at = sha256(Buffer.from(at, 'hex'));
  return at;
}

/** Link number 4096 of a chain, from which all others follow. */
export function lastLink(publicSeed: string, game: string, chain: number): string {
  const message = canonical(['harker-chain/1', game, chain]);
  return createHmac('sha256', Buffer.from(publicSeed, 'hex')).update(message).digest('hex');
}

export function seedCommitment(game: string, which: 'public' | 'secret', seed: string): string {
  return sha256(canonical(['harker-seed/1', game, which, seed]));
}
