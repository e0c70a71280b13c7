import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 26;
const FORM = /^[a-z2-7]{26}$/;

/** How many random bytes a token is made of: 130 bits of them are used. */
export const TOKEN_BYTES = 17;

/**
 * A secret that stands in an address: letters and digits that survive a change of case.
 * @param secret `TOKEN_BYTES` random bytes
 */
export function replyTokenFrom(secret: Buffer): string {
  let bits = BigInt(`0x${secret.toString('hex')}`);
  let token = '';
  for (let place = 0; place < LENGTH; place++, bits >>= 5n) token += LETTERS[Number(bits & 31n)];
  return token;
}

/** The local part that a reply goes to, before the domain. */
export function replyBox(token: string): string {
  return `reply+${token}`;
}

/** The token in an address; undefined where it is no reply address of this domain. */
export function replyTokenIn(address: string, domain: string): string | undefined {
  return boxTokenIn('reply', address, domain);
}

/** The token in an address `<box>+<token>@<domain>`. */
export function boxTokenIn(box: string, address: string, domain: string): string | undefined {
  const text = address.toLowerCase();
  const [local, host] = [text.slice(0, text.lastIndexOf('@')), text.slice(text.lastIndexOf('@') + 1)];
  if (host !== domain.toLowerCase() || !local.startsWith(`${box}+`)) return undefined;
  const token = local.slice(box.length + 1);
  return FORM.test(token) ? token : undefined;
}

/** SHA-256. No slow hash is needed, since 130 random bits cannot be guessed. */
export function replyHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
