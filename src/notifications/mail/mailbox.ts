import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import { Refusal } from '../../refusals/refusal.js';
import { composed } from './composed.js';
import { type Mail, type Posted, Postman } from './postman.js';

const MOST_KEPT = 1_000;

export interface ListedMail {
  readonly id: string;
  readonly at: Date;
  readonly recipient: string;
  readonly subject: string;
}

export interface ReadMail {
  readonly subject: string;
  readonly headers: string;
  readonly text: string;
  readonly html: string | undefined;
}

/** Where mails go when there is no SMTP server: they are kept here, to be read by who works on the machine. */
export class Mailbox extends Postman {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
    private readonly from: string,
  ) {
    super();
  }

  async post(mail: Mail): Promise<Posted> {
    const { message } = await this.transport.sendMail(composed(mail, this.from));
    await this.pool.query(
      'INSERT INTO development_mails (id, at, recipient, subject, raw) VALUES ($1, $2, $3, $4, $5)',
      [this.outside.id(), mail.at, mail.to, mail.subject, message],
    );
    await this.pool.query(
      `DELETE FROM development_mails WHERE id IN
         (SELECT id FROM development_mails ORDER BY at DESC, id DESC OFFSET $1)`,
      [MOST_KEPT],
    );
    return { outcome: 'sent', said: 'kept in the development mailbox' };
  }

  /** Newest first. */
  async list(): Promise<ListedMail[]> {
    const { rows } = await this.pool.query<ListedMail>(
      'SELECT id, at, recipient, subject FROM development_mails ORDER BY at DESC, id DESC',
    );
    return rows;
  }

  /** @throws Refusal */
  async read(id: string): Promise<ReadMail> {
    const raw = await this.raw(id);
    const { subject = '', text = '', html } = await simpleParser(raw, { skipTextLinks: true });
    const headers = raw.toString().split('\r\n\r\n', 1)[0]!;
    return { subject, headers, text, html: html === false ? undefined : html };
  }

  /** The whole mail, as it would have been sent. @throws Refusal */
  async raw(id: string): Promise<Buffer> {
    const { rows } = await this.pool.query<{ raw: Buffer }>(
      'SELECT raw FROM development_mails WHERE id = $1',
      [id],
    );
    if (rows[0] === undefined) throw new Refusal('mail-not-found');
    return rows[0].raw;
  }
}
