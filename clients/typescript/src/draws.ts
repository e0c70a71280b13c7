import { canonical, type Bytes, fromHex, hashOf, sha256, toHex, utf8 } from './canonical.js';
import type { Entry, Schemas } from './types.js';
import { must } from './untrue.js';

const CHAIN_LENGTH = 4096;
const DRAW_BYTES = 6;
const RANGE = 2 ** (8 * DRAW_BYTES);
const MOST_ATTEMPTS = 1000;

const hmacKey = (seed: string) =>
  crypto.subtle.importKey('raw', fromHex(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

export interface Place {
  readonly game: string;
  readonly entry: number;
  /** By seat, in the order of the seats. */
  readonly entropies: readonly (readonly [string, string])[];
}

/**
 * A draw from 0 to n - 1: 48 bits of HMAC-SHA256 over where it was drawn, asked again while they would favour some number.
 * @param seed hexadecimal
 */
export async function drawBelow(
  seed: string,
  { game, entry, entropies }: Place,
  { purpose, index, n }: Pick<Schemas['Draw'], 'purpose' | 'index' | 'n'>,
): Promise<number | undefined> {
  const key = await hmacKey(seed);
  const fair = RANGE - (RANGE % n);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const message = canonical(['harker-draw/1', game, entry, purpose, index, attempt, entropies]);
    const hmac = new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(message)));
    const number = hmac.subarray(0, DRAW_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
    if (number < fair) return number % n;
  }
  return undefined;
}

type Dice = NonNullable<Schemas['TableEventGameCreated']['sandbox']>['dice'];

/**
 * The script of a sandbox: each value is used once, in the order of the draws for its purpose over the whole game, what
 * was struck included. Of a value that is too large the remainder counts.
 */
export class Script {
  private readonly places = new Map<string, number>();
  private readonly dice: ReadonlyMap<string, readonly number[]>;

  constructor(dice: Dice = {}) {
    this.dice = new Map(Object.entries(dice));
  }

  next({ purpose, n }: Pick<Schemas['Draw'], 'purpose' | 'n'>): number | undefined {
    const place = this.places.get(purpose) ?? 0;
    this.places.set(purpose, place + 1);
    const value = this.dice.get(purpose)?.[place];
    return value === undefined ? undefined : value % n;
  }
}

/** Draws that everyone may check at once: the link of their entry opens them, and leads down to the anchor. */
export class PublicDraws {
  count = 0;
  /** By chain: what was told last. */
  private readonly known = new Map<number, { number: number; link: string }>();

  constructor(
    private readonly game: string,
    anchor: string,
    private readonly script = new Script(),
  ) {
    this.known.set(0, { number: 0, link: anchor });
  }

  /** @throws Untrue */
  async take({ entry, seal: { draws, link, anchor } }: Entry, entropies: Place['entropies']): Promise<void> {
    must(
      (link !== null) === draws.length > 0,
      'a link without a public draw, or a public draw without a link',
    );
    if (link !== null) must(await this.isNext(entry, link), 'its link is not of the chain');
    must((anchor !== null) === (entry % CHAIN_LENGTH === 0), 'an anchor is missing, or one too many');
    if (anchor !== null) this.known.set(entry / CHAIN_LENGTH, { number: 0, link: anchor });
    if (link !== null) await checkDraws(draws, link, { game: this.game, entry, entropies }, this.script);
    this.count += draws.length;
  }

  private async isNext(entry: number, link: string): Promise<boolean> {
    const chain = Math.floor((entry - 1) / CHAIN_LENGTH);
    const number = ((entry - 1) % CHAIN_LENGTH) + 1;
    const last = this.known.get(chain);
    if (last === undefined || number <= last.number) return false;
    let at: Bytes = fromHex(link);
    for (let step = number; step > last.number; step -= 1) at = await sha256(at);
    if (toHex(at) !== last.link) return false;
    this.known.set(chain, { number, link });
    return true;
  }
}

/** Draws follow from their seed, or the script of a sandbox, and those for one purpose are counted 0, 1, 2 … @throws Untrue */
export async function checkDraws(
  draws: readonly Schemas['Draw'][],
  seed: string,
  place: Place,
  script: Script,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const draw of draws) {
    const { purpose, index, value } = draw;
    must(index === (counts.get(purpose) ?? 0), `a draw for "${purpose}" is missing, or one too many`);
    const scripted = script.next(draw);
    const from = scripted === undefined ? 'seed' : 'script';
    const drawn = scripted ?? (await drawBelow(seed, place, draw));
    must(drawn === value, `the draw for "${purpose}" does not follow from its ${from}`);
    counts.set(purpose, index + 1);
  }
}

export const seedCommitment = (game: string, which: 'public' | 'secret', seed: string): Promise<string> =>
  hashOf(['harker-seed/1', game, which, seed]);

/** Link 0 of the first chain, as it follows from the public seed. */
export async function anchorOf(game: string, publicSeed: string): Promise<string> {
  const message = utf8(canonical(['harker-chain/1', game, 0]));
  let link: Bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(publicSeed), message));
  for (let number = CHAIN_LENGTH; number > 0; number -= 1) link = await sha256(link);
  return toHex(link);
}
