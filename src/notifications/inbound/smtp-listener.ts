import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { MOST_MAIL_BYTES, MOST_RECIPIENTS, type Reception, TooManyWait } from './reception.js';

const MOST_CLIENTS = 50;
const MOST_FROM_ONE_ADDRESS = 10;
const SILENCE_MS = 30_000;
/** However little of it a client sends at a time, a session is no longer than this. */
const LONGEST_SESSION_MS = 120_000;

export interface ListenerParts {
  readonly domain: string;
  readonly longestSession?: number;
  readonly failed: (error: unknown) => void;
}

/** An answer of SMTP (RFC 5321, section 4.2). */
function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** Takes mail for the addresses that this server gives out, and for no others: it relays nothing. */
export class SmtpListener {
  private readonly server: SMTPServer;
  private readonly clients = new Map<string, number>();

  constructor(
    private readonly reception: Reception,
    private readonly parts: ListenerParts,
  ) {
    this.server = new SMTPServer(this.options());
    // A client that breaks off is no fault of ours.
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket: Socket) => this.admit(socket));
  }

  /** @returns the port */
  async listen(host: string, port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    return (this.server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private options(): SMTPServerOptions {
    return {
      ...{ name: this.parts.domain, banner: 'Harker', size: MOST_MAIL_BYTES, maxClients: MOST_CLIENTS },
      ...{ disabledCommands: ['AUTH', 'STARTTLS'], authOptional: true, disableReverseLookup: true },
      ...{ socketTimeout: SILENCE_MS, closeTimeout: 2_000, logger: false },
      onRcptTo: ({ address }, { envelope: { rcptTo } }, done) => {
        if (rcptTo.length >= MOST_RECIPIENTS) return done(answer(452, 'Too many recipients'));
        done(this.reception.takesFor(address) ? null : answer(550, 'No such mailbox here'));
      },
      onData: (stream, session, done) => {
        this.take(stream, session).then(
          () => done(null, 'Kept'),
          (error: Error) => done(error),
        );
      },
    };
  }

  private admit(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const count = (this.clients.get(address) ?? 0) + 1;
    this.clients.set(address, count);
    const timer = setTimeout(() => socket.destroy(), this.parts.longestSession ?? LONGEST_SESSION_MS);
    socket.once('close', () => {
      clearTimeout(timer);
      const left = this.clients.get(address)! - 1;
      if (left > 0) this.clients.set(address, left);
      else this.clients.delete(address);
    });
    if (count > MOST_FROM_ONE_ADDRESS) socket.destroy();
  }

  /** Acknowledged is what is kept. */
  private async take(stream: Readable, session: SMTPServerSession): Promise<void> {
    const raw = await bytesOf(stream);
    if (raw === undefined) throw answer(552, 'The mail is too large');
    const { mailFrom, rcptTo } = session.envelope;
    const brought = {
      to: rcptTo.map(({ address }) => address),
      from: mailFrom === false ? '' : mailFrom.address,
      ip: session.remoteAddress,
      helo: session.hostNameAppearsAs || undefined,
    };
    await this.reception.take(raw, brought).catch((error: unknown) => {
      if (error instanceof TooManyWait) throw answer(452, 'Too many mails wait, try again later');
      this.parts.failed(error);
      throw answer(451, 'Not now, try again later');
    });
  }
}

/** All of it is read, since the client goes on sending; undefined where it is too much. */
async function bytesOf(stream: Readable): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= MOST_MAIL_BYTES) parts.push(part);
  }
  return length > MOST_MAIL_BYTES ? undefined : Buffer.concat(parts);
}
