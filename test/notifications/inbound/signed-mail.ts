import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Resolver } from '../../../src/notifications/inbound/authenticity.js';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export interface Mail {
  readonly from?: string;
  readonly text?: string;
  /** Whose key signs it. */
  readonly signedBy?: string;
}

/** How the server of a domain signs. */
export const signatureOf = (domainName: string) => ({ domainName, keySelector: 'key', privateKey });

/** A mail as the server of a domain sends it. */
export async function signedMail({
  from = 'mina@example.net',
  text = 'pass',
  signedBy,
}: Mail = {}): Promise<Buffer> {
  const dkim = signedBy === undefined ? undefined : signatureOf(signedBy);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const sent = await transport.sendMail({
    from,
    to: 'reply@play.example.org',
    subject: 'Re: Your turn',
    text,
    dkim,
  });
  return sent.message as Buffer;
}

/** What the name servers say: every domain has the one key; records by name. */
export function namesOf(records: Readonly<Record<string, string>>): Resolver {
  return (name, type) => {
    const text = name.startsWith('key._domainkey.')
      ? `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`
      : records[name];
    if (type === 'TXT' && text !== undefined) return Promise.resolve([[text]]);
    return Promise.reject(Object.assign(new Error(`no ${type} of ${name}`), { code: 'ENOTFOUND' }));
  };
}
