import { urlIn } from '../../url.js';

/** How a mail came: what the server that brought it said. */
export interface Envelope {
  /** The sender to whom failures are reported; empty where there is none. */
  readonly from: string;
  /** The hash of the token in the recipient's address (hex). */
  readonly token: string;
  /** Of the server that brought it; absent where it came through a provider. */
  readonly ip?: string | undefined;
  readonly helo?: string | undefined;
}

/** An address as it is compared: the parts before `@` are told apart by case nowhere. */
export function sameAddress(one: string, other: string): boolean {
  return plainAddress(one) === plainAddress(other);
}

function plainAddress(address: string): string {
  const text = address.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const host = urlIn(`http://${text.slice(at + 1)}`)?.hostname ?? '';
  return `${text.slice(0, at)}@${host}`;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
