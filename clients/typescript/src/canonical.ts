/** The one spelling of a JSON value (RFC 8785): members sorted by UTF-16 code units, numbers as ECMAScript writes them. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}

export const same = (left: unknown, right: unknown): boolean => canonical(left) === canonical(right);

export type Bytes = Uint8Array<ArrayBuffer>;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(text: string): Bytes {
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** The bytes of base64url without padding; undefined where it is not their one spelling. */
export function fromBase64url(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(raw, (character) => character.charCodeAt(0));
    const again = btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return again === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** SHA-256 of the canonical spelling, in hexadecimal digits. */
export async function hashOf(value: unknown): Promise<string> {
  return toHex(await sha256(utf8(canonical(value))));
}
