import type { ParsedMail } from 'mailparser';
import type { SendMailOptions } from 'nodemailer';
import { optionsIn } from './letters.js';
import { MailClient } from './mail-client.js';

/** What a player does on some turn before playing. `waits`: and then does not play until asked again. */
export type Extra = (client: MailClient, mail: ParsedMail) => Promise<void | 'waits'>;

export interface PlayersParts {
  /** By name: one for each of the first turns. */
  readonly extras: Readonly<Record<string, readonly Extra[]>>;
  /** Who never answers when it is their turn. */
  readonly silent?: string;
  /** How the server of a domain signs. */
  readonly signed?: (domain: string) => SendMailOptions['dkim'];
  /** What stands in a mail when the game has gone far enough. */
  readonly enough?: RegExp;
  /** @returns whether the options of a mail could be compared with those of the game */
  readonly compare: (address: string, mail: ParsedMail) => Promise<boolean>;
}

/** Players who know what stands in their mails. */
export class Players {
  readonly clients = new Map<string, MailClient>();
  /** Turns whose options were those of the game. */
  compared = 0;
  readonly over: Promise<void>;
  private end: () => void = () => undefined;
  private turns = 0;

  /** @param port where mails are handed in */
  constructor(
    private readonly port: number,
    private readonly parts: PlayersParts,
  ) {
    this.over = new Promise((resolve) => (this.end = resolve));
  }

  sit(name: string): MailClient {
    const domain = `${name}.example.net`;
    const extras = [...(this.parts.extras[name] ?? [])];
    const read = async (reader: MailClient, mail: ParsedMail) =>
      (name === this.parts.silent ? this.come(reader, mail) : this.read(reader, mail, extras)).catch(
        (error: unknown) => {
          this.end();
          throw error;
        },
      );
    const post = { port: this.port, dkim: this.parts.signed?.(domain) };
    const client = new MailClient(`${name}@${domain}`, post, read);
    this.clients.set(client.address, client);
    return client;
  }

  private async read(client: MailClient, mail: ParsedMail, extras: Extra[]): Promise<void> {
    const { subject = '', text = '' } = mail;
    if (/^The game is over/m.test(text) || this.parts.enough?.test(text)) return this.end();
    if (/: (still )?your turn \(/.test(subject)) return this.turn(client, mail, extras);
    return this.come(client, mail);
  }

  private async come(client: MailClient, mail: ParsedMail): Promise<void> {
    const { subject = '' } = mail;
    if (subject === 'Confirm your address')
      expect((await client.ask(mail, 'confirm')).text).toMatch(/Your address is confirmed/);
    if (/invites you to play/.test(subject))
      expect((await client.ask(mail, 'Join!')).text).toMatch(/You sit at the table now/);
  }

  private async turn(client: MailClient, mail: ParsedMail, extras: Extra[]): Promise<void> {
    if (await this.parts.compare(client.address, mail)) this.compared += 1;
    if ((await extras.shift()?.(client, mail)) === 'waits') return;
    const options = [...optionsIn(mail.text!)];
    const [number, label] = chosen(options, this.turns++)!;
    const isOnlyOne = options.filter(([, other]) => other === label).length === 1;
    await client.reply(mail, isOnlyOne && this.turns % 3 === 0 ? label : String(number));
  }
}

/** Any of them, mostly of the kind that is named first. */
function chosen(options: readonly (readonly [number, string])[], turn: number) {
  const kind = (label: string) => label.split(' ', 1)[0];
  const [first] = options;
  const ofKind = options.filter(([, label]) => kind(label) === kind(first![1]));
  const those = turn % 5 === 0 ? options : ofKind;
  return those[(turn * 7) % those.length];
}
