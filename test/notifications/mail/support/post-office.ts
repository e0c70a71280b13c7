import type { Outside } from '../../../../src/events/outside.js';
import { Deliverer } from '../../../../src/notifications/deliveries/deliverer.js';
import { Outbox } from '../../../../src/notifications/deliveries/outbox.js';
import { ReplyTokens } from '../../../../src/notifications/inbound/reply-tokens.js';
import { AddressBook } from '../../../../src/notifications/mail/address-book.js';
import { Confirming } from '../../../../src/notifications/mail/confirming.js';
import { Digest } from '../../../../src/notifications/mail/digest.js';
import { type Mail, type Posted, Postman } from '../../../../src/notifications/mail/postman.js';
import { htmlBody } from '../../../../src/notifications/mail/html-body.js';
import { InvitationMails } from '../../../../src/notifications/mail/invitation-mails.js';
import { MailChannel } from '../../../../src/notifications/mail/mail-channel.js';
import { MailTokens } from '../../../../src/notifications/mail/mail-tokens.js';
import { MailWriter } from '../../../../src/notifications/mail/mail-writer.js';
import { ReturnedMail } from '../../../../src/notifications/mail/returned-mail.js';
import { textBody } from '../../../../src/notifications/mail/text-body.js';
import { LookUp } from '../../../../src/play/look-up.js';
import { SeatSituations } from '../../../../src/play/mail-table.js';
import { MessagesReader } from '../../../../src/projections/messages.reader.js';
import { MailWords } from '../../../../src/words/notice-words.js';
import type { Inside } from '../../../support/inside.js';

const SENT: Posted = { outcome: 'sent', said: '250 OK' };

/** Keeps what is posted, and says what it is told to say. */
export class KeptPostman extends Postman {
  readonly posted: Mail[] = [];
  says: Posted = SENT;

  override post(mail: Mail): Promise<Posted> {
    this.posted.push(mail);
    return Promise.resolve(this.says);
  }

  /** What was posted since the last time. */
  taken(): Mail[] {
    return this.posted.splice(0);
  }
}

/** All that sends mail, beside a server without its HTTP. */
export function postOffice(server: Inside, outside: Outside) {
  const { pool, rulesets, games, store, box } = server;
  const outbox = new Outbox(pool);
  const tokens = new MailTokens(pool, outside);
  const replies = new ReplyTokens(pool, outside);
  const book = new AddressBook(pool, outside, outbox, tokens, new Confirming(outbox, outside));
  const returned = new ReturnedMail(pool, tokens);
  const sender = {
    site: 'https://games.example.org',
    games: 'https://games.example.org/games',
    domain: 'play.example.org',
  };
  const situations = new SeatSituations(new LookUp(pool), games, store, new MessagesReader(pool));
  const writer = new MailWriter(sender, new MailWords(), rulesets, situations, tokens, replies, outside);
  const invitations = new InvitationMails(pool, box, writer, tokens, replies, outside);
  const digest = new Digest(pool, outside, writer);
  const postman = new KeptPostman();
  const channel = new MailChannel(book, writer, invitations, digest, postman, tokens, outside, returned);
  const failures: unknown[] = [];
  const deliverer = new Deliverer(pool, outside, [channel], (error) => failures.push(error));
  return {
    ...{
      outbox,
      tokens,
      replies,
      book,
      returned,
      writer,
      invitations,
      postman,
      channel,
      deliverer,
      failures,
    },
    /** A player gets mail from now on. */
    subscribe: async (playerId: string, address: string, more: object = {}) => {
      await book.change(playerId, { address, ...more });
      await book.confirm(playerId, address);
    },
    /** What is sent now. */
    mails: async (): Promise<Mail[]> => {
      await deliverer.deliverDue();
      expect(failures).toEqual([]);
      return postman.taken();
    },
  };
}

/** The text of a mail as it goes out. */
export function textOf({ blocks }: Mail): string {
  return textBody(blocks);
}

export function htmlOf({ blocks, language }: Mail): string {
  return htmlBody(blocks, language);
}
