import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { isPublic } from './addresses.js';

export const LONGEST_URL = 2_000;
const PORTS = ['', '443', '8443'];

/** Every address of a name. @throws where it has none */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

/** A target that is not called. The message says why, after "The URL". */
export class TargetRefused extends Error {}

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
    const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : undefined;
    const wrong = url === undefined ? 'is none' : (wrongWith(url) ?? this.notPublic(url));
    if (wrong !== undefined) throw new TargetRefused(wrong);
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
    if (found.length === 0) throw new TargetRefused('names a host that has no address');
    if (this.allowed === 'public' && !found.every(({ address }) => isPublic(address)))
      throw new TargetRefused('names a host whose address is not public');
    return found;
  }

  private notPublic({ protocol, port }: URL): string | undefined {
    if (this.allowed === 'any') return undefined;
    if (protocol !== 'https:') return 'must begin with https:';
    return PORTS.includes(port) ? undefined : 'may have the port 443 or 8443';
  }
}

function wrongWith({ protocol, username, password }: URL): string | undefined {
  if (!['http:', 'https:'].includes(protocol)) return 'must begin with https:';
  return username === '' && password === '' ? undefined : 'must not hold a name or a password';
}

/** The host without the brackets of an IPv6 address. */
export function nameIn({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
