// More than mail servers let pass.
const MOST_BYTES = 128 * 1024;

export interface MailHeader {
  /** In lower case. */
  readonly name: string;
  /** Unfolded, not decoded. */
  readonly value: string;
}

/** The headers of a mail, as they stand there from top to bottom. */
export function mailHeaders(raw: Buffer): MailHeader[] {
  const headers: { name: string; value: string }[] = [];
  for (const line of raw.subarray(0, MOST_BYTES).toString('latin1').split(/\r?\n/)) {
    if (line === '') break;
    const last = headers.at(-1);
    if (/^[ \t]/.test(line) && last !== undefined) {
      last.value += ` ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(':');
    if (colon > 0)
      headers.push({ name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() });
  }
  return headers;
}

/** The values of all headers of this name. */
export function valuesOf(headers: readonly MailHeader[], name: string): string[] {
  return headers.filter((header) => header.name === name).map(({ value }) => value);
}

/** The Message-ID with its angle brackets; undefined where there is none that is one. */
export function messageIdOf(headers: readonly MailHeader[]): string | undefined {
  return /<[^<>\s]{1,900}>/.exec(valuesOf(headers, 'message-id')[0] ?? '')?.[0];
}
