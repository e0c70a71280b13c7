import type { ParsedMail } from 'mailparser';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { optionsIn, type Letter } from './letters.js';

/** How clients put the mail that is answered under the answer. */
const QUOTES: readonly ((mail: ParsedMail, lines: readonly string[]) => string)[] = [
  (mail, lines) =>
    [`On Mon, 30 Nov 2026 at 12:00, ${mail.from!.text} wrote:`, '', ...lines.map((line) => `> ${line}`)].join(
      '\n',
    ),
  (mail, lines) =>
    ['-----Original Message-----', `From: ${mail.from!.text}`, `Subject: ${mail.subject}`, '', ...lines].join(
      '\n',
    ),
  (mail, lines) =>
    ['-- ', 'Sent from a small telephone', '', `Am 30.11.2026 um 12:00 schrieb ${mail.from!.text}:`]
      .concat(lines.map((line) => `>${line}`))
      .join('\n'),
];

export interface Post {
  /** Where mails are handed in. */
  readonly port: number;
  readonly dkim?: SendMailOptions['dkim'];
}

/** Somebody who has a mail client, and nothing else. */
export class MailClient {
  /** By the Message-ID of what was sent: its answers. */
  readonly answers = new Map<string, ParsedMail[]>();
  readonly letters: Letter[] = [];
  private readonly waiting = new Map<string, (answer: ParsedMail) => void>();
  private reading: Promise<void> = Promise.resolve();
  private failure: Error | undefined;
  private sent = 0;

  /** @param read called with each mail that answers nothing, one after the other */
  constructor(
    readonly address: string,
    private readonly post: Post,
    private readonly read: (client: MailClient, mail: ParsedMail) => Promise<void>,
  ) {}

  receive(letter: Letter): void {
    this.letters.push(letter);
    const { mail } = letter;
    const answered = [mail.references ?? []].flat().find((id) => this.answers.has(id));
    if (answered !== undefined) {
      this.answers.get(answered)!.push(mail);
      this.waiting.get(answered)?.(mail);
      return;
    }
    this.reading = this.reading
      .then(() => this.read(this, mail))
      .catch((error: Error) => {
        this.failure ??= error;
      });
  }

  /** @throws what went wrong on the way */
  async done(): Promise<void> {
    await this.reading;
    if (this.failure !== undefined) throw this.failure;
  }

  /** Writes above the mail that it answers. @returns the Message-ID */
  async reply(mail: ParsedMail, text: string): Promise<string> {
    const quoted = QUOTES[this.sent % QUOTES.length]!(mail, mail.text!.trimEnd().split('\n'));
    const id = `<${(this.sent += 1)}.${this.address}>`;
    this.answers.set(id, []);
    const { port, dkim } = this.post;
    const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
    await transport.sendMail({
      ...{ from: this.address, to: mail.replyTo!.text, subject: `Re: ${mail.subject}`, messageId: id },
      ...{ inReplyTo: mail.messageId!, references: [...[mail.references ?? []].flat(), mail.messageId!] },
      ...{ text: `${text}\n\n${quoted}\n`, dkim },
    });
    return id;
  }

  /** @returns what is answered */
  async ask(mail: ParsedMail, text: string): Promise<ParsedMail> {
    const id = await this.reply(mail, text);
    const [answer] = this.answers.get(id)!;
    return answer ?? new Promise((resolve) => this.waiting.set(id, resolve));
  }
}

/** What does not belong into a mail that somebody reads. */
export function faultsOf({ raw, mail }: Letter): string[] {
  const { text = '', subject = '' } = mail;
  const line = (name: string) => mail.headerLines.find(({ key }) => key === name)?.line;
  const references = [mail.references ?? []].flat();
  const faults: Readonly<Record<string, boolean>> = {
    'the text does not come first': !(raw.indexOf('text/plain') < raw.indexOf('text/html')),
    'a line is too wide': text.split('\n').some((one) => [...one].length > 78 && one.includes(' ')),
    'something was left empty': /undefined|\{|\[object|NaN|null/.test(wordsOf(`${subject} ${text}`)),
    'the numbers of the options have gaps': [...optionsIn(text).keys()]
      .toSorted((left, right) => left - right)
      .some((number, at) => number !== at + 1),
    'it does not say that a program wrote it': !/auto-generated/.test(line('auto-submitted') ?? ''),
    'it answers something else than what it belongs to':
      references.length > 0 && mail.inReplyTo !== references.at(-1),
    'there is no way to answer it': /HOW TO ANSWER/.test(text) && mail.replyTo === undefined,
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

/** Without links and the signed head: any letters may stand there. */
const wordsOf = (text: string): string => text.replace(/\{"version":\d.*?\}|https?:\S+/g, '');
