import type { ToldEntry } from '../table/shapes.js';

/** An event as a bundle tells it: its fields beside what is said about it. */
export interface BundleEvent extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly schema: number;
}

export interface BundleEntry extends Omit<ToldEntry, 'events'> {
  readonly events: readonly BundleEvent[];
}

/** A bundle (docs/proof.md), as far as it is needed once it has been verified. */
export interface Bundle {
  readonly game: string;
  readonly ruleset: string;
  readonly status: string;
  readonly keys: ReadonlyMap<string, Buffer>;
  readonly entries: readonly BundleEntry[];
}

interface KeyLine {
  readonly key: string;
  readonly publicKey: string;
}

export function readBundle(bytes: Buffer): Bundle {
  const lines = bytes
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as { readonly line: string });
  const of = <Line>(name: string) => lines.filter(({ line }) => line === name) as unknown as Line[];
  const { game, ruleset, status } = of<Bundle>('proof')[0]!;
  const keys = of<KeyLine>('key').map(
    ({ key, publicKey }) => [key, Buffer.from(publicKey, 'base64url')] as const,
  );
  return { game, ruleset, status, keys: new Map(keys), entries: of<BundleEntry>('entry') };
}
