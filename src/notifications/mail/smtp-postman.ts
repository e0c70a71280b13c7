import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createTransport, type Transporter } from 'nodemailer';
import { PlainError } from '../../events/plain-error.js';
import { composed } from './composed.js';
import { type Mail, type Posted, Postman, MOST_CONNECTIONS } from './postman.js';

/** Signs mails so that their receivers can tell who sent them (RFC 6376). */
export interface Dkim {
  readonly domain: string;
  readonly selector: string;
  /** Path of the private key, PEM. */
  readonly keyFile: string;
}

// All of it must be over before the lease of a delivery is.
const CONNECTING_MS = 10_000;
const SILENCE_MS = 20_000;

// What the library signs by itself, and what receivers want to be signed for RFC 8058.
const SIGNED = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'Content-Language', 'In-Reply-To', 'References', 'Auto-Submitted'],
  ...['Precedence', 'List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** Hands mails to an SMTP server. */
export class SmtpPostman extends Postman {
  private readonly transport: Pick<Transporter, 'close' | 'sendMail'>;

  constructor(
    url: string,
    private readonly from: string,
    dkim: Dkim | undefined,
  ) {
    super();
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: MOST_CONNECTIONS,
      connectionTimeout: CONNECTING_MS,
      greetingTimeout: CONNECTING_MS,
      socketTimeout: SILENCE_MS,
      dnsTimeout: CONNECTING_MS,
      ...(dkim === undefined ? {} : { dkim: signing(dkim) }),
    } as Parameters<typeof createTransport>[0]);
  }

  async post(mail: Mail): Promise<Posted> {
    try {
      const { response } = (await this.transport.sendMail(composed(mail, this.from))) as { response: string };
      return { outcome: 'sent', said: response };
    } catch (error) {
      return postedOf(error);
    }
  }

  override async close(): Promise<void> {
    this.transport.close();
  }
}

/** @throws PlainError */
function signing({ domain, selector, keyFile }: Dkim) {
  try {
    const privateKey = readFileSync(keyFile, 'utf8');
    createPrivateKey(privateKey);
    return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED };
  } catch {
    throw new PlainError('The file that DKIM_KEY names cannot be read, or is no private key (PEM).');
  }
}

/** What the server said of the address, of the mail, or that it was not there (RFC 5321, section 4.2.1). */
function postedOf(error: unknown): Posted {
  const { responseCode, command, message } = error as {
    responseCode?: number;
    command?: string;
    message: string;
  };
  if (responseCode === undefined) return { outcome: 'failed', said: message };
  const said = { status: responseCode, said: message };
  if (responseCode < 500) return { outcome: 'failed', ...said };
  if (command === 'RCPT TO') return { outcome: 'refused', ...said };
  return { outcome: command === 'DATA' ? 'rejected' : 'failed', ...said };
}
