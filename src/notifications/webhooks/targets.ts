import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { Message } from '../../games/kit/message.js';
import { wrong, type WrongKey } from '../../refusals/wrong.js';
import { isPublic } from './addresses.js';
import { urlIn } from '../../url.js';

export const LONGEST_URL = 2_000;
const PORTS = ['', '443', '8443'];

/** Every address of a name. @throws where it has none */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

type Fault = Extract<WrongKey, `target.${string}`>;

/** A target that is not called. */
export class TargetRefused extends Error {
  readonly why: Message;

  constructor(key: Fault) {
    super(key);
    this.why = wrong(key);
  }
}

/**
 * What may be called. By default that is https at public addresses only, since whoever registers a URL makes this
 * server send something there.
 */
export class Targets {
  constructor(
    private readonly allowed: 'public' | 'any',
    private readonly resolve: Resolve,
  ) {}

  /** What can be said of a URL without asking for addresses. @throws TargetRefused */
  parse(text: string): URL {
    const url = text.length <= LONGEST_URL ? urlIn(text) : undefined;
    const fault = url === undefined ? 'target.none' : (wrongWith(url) ?? this.notPublic(url));
    if (fault !== undefined) throw new TargetRefused(fault);
    return url!;
  }

  /** @throws TargetRefused */
  async check(text: string): Promise<void> {
    await this.addresses(nameIn(this.parse(text)));
  }

  /**
   * The addresses of a host, each of which was looked at: a connection goes to one of these, and to what nobody has
   * asked for again. @throws TargetRefused
   */
  async addresses(name: string): Promise<readonly LookupAddress[]> {
    const family = isIP(name);
    const found = family === 0 ? await this.resolve(name).catch(() => []) : [{ address: name, family }];
    if (found.length === 0) throw new TargetRefused('target.noAddress');
    if (this.allowed === 'public' && !found.every(({ address }) => isPublic(address)))
      throw new TargetRefused('target.notPublic');
    return found;
  }

  private notPublic({ protocol, port }: URL): Fault | undefined {
    if (this.allowed === 'any') return undefined;
    if (protocol !== 'https:') return 'target.https';
    return PORTS.includes(port) ? undefined : 'target.port';
  }
}

function wrongWith({ protocol, username, password }: URL): Fault | undefined {
  if (!['http:', 'https:'].includes(protocol)) return 'target.https';
  return username === '' && password === '' ? undefined : 'target.password';
}

/** The host without the brackets of an IPv6 address. */
export function nameIn({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
