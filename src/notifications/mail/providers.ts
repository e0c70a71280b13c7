import type { Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { Outside } from '../../events/outside.js';
import { SecretBox } from '../../events/secret-box.js';
import { Pictures } from '../../pictures/pictures.js';
import { Rulesets } from '../../play/table/rulesets.js';
import { Refusal } from '../../refusals/refusal.js';
import { Settings } from '../../settings.js';
import { MailWords } from '../../words/notice-words.js';
import { Outbox } from '../deliveries/outbox.js';
import { ReplyTokens } from '../inbound/reply-tokens.js';
import { AddressBook } from './address-book.js';
import { Confirming } from './confirming.js';
import { Digest } from './digest.js';
import { type DrawBoard, NO_PICTURES } from './illustrated.js';
import { InvitationMails } from './invitation-mails.js';
import { MailChannel } from './mail-channel.js';
import { MailTokens } from './mail-tokens.js';
import { MailWriter } from './mail-writer.js';
import { Mailbox } from './mailbox.js';
import { Situations } from './ports.js';
import { Postman } from './postman.js';
import { QueuedAnswers } from './queued-answers.js';
import { ReturnedMail } from './returned-mail.js';
import { senderOf } from './sender.js';
import { type Dkim, SmtpPostman } from './smtp-postman.js';

/** Mail that goes out, and the book that mail that comes in asks. */
export const MAIL_PROVIDERS: Provider[] = [
  { provide: MailWords, useValue: new MailWords() },
  {
    provide: MailTokens,
    useFactory: (pool: Pool, outside: Outside) => new MailTokens(pool, outside),
    inject: [Pool, Outside],
  },
  {
    provide: AddressBook,
    useFactory: (pool: Pool, outside: Outside, outbox: Outbox, tokens: MailTokens) =>
      new AddressBook(pool, outside, outbox, tokens, new Confirming(outbox, outside)),
    inject: [Pool, Outside, Outbox, MailTokens],
  },
  {
    provide: ReplyTokens,
    useFactory: (pool: Pool, outside: Outside) => new ReplyTokens(pool, outside),
    inject: [Pool, Outside],
  },
  {
    provide: ReturnedMail,
    useFactory: (pool: Pool, tokens: MailTokens) => new ReturnedMail(pool, tokens),
    inject: [Pool, MailTokens],
  },
  {
    provide: MailWriter,
    useFactory: (
      settings: Settings,
      pictures: Pictures,
      ...needs: [MailWords, Rulesets, Situations, MailTokens, ReplyTokens, Outside]
    ) => new MailWriter(senderOf(settings), ...needs, drawIn(settings, pictures)),
    inject: [Settings, Pictures, MailWords, Rulesets, Situations, MailTokens, ReplyTokens, Outside],
  },
  {
    provide: InvitationMails,
    useFactory: (...needs: ConstructorParameters<typeof InvitationMails>) => new InvitationMails(...needs),
    inject: [Pool, SecretBox, MailWriter, MailTokens, ReplyTokens, Outside],
  },
  {
    provide: Digest,
    useFactory: (...needs: ConstructorParameters<typeof Digest>) => new Digest(...needs),
    inject: [Pool, Outside, MailWriter],
  },
  {
    provide: Mailbox,
    useFactory: (pool: Pool, outside: Outside, settings: Settings) =>
      new Mailbox(pool, outside, fromOf(settings)),
    inject: [Pool, Outside, Settings],
  },
  {
    provide: Postman,
    useFactory: (settings: Settings, mailbox: Mailbox) =>
      settings.smtpUrl === undefined
        ? mailbox
        : new SmtpPostman(settings.smtpUrl, fromOf(settings), dkimOf(settings)),
    inject: [Settings, Mailbox],
  },
  {
    provide: MailChannel,
    useFactory: (...needs: ConstructorParameters<typeof MailChannel>) => new MailChannel(...needs),
    inject: [
      ...[AddressBook, MailWriter, InvitationMails, Digest, Postman, MailTokens, Outside],
      ReturnedMail,
    ],
  },
  {
    provide: QueuedAnswers,
    useFactory: (outbox: Outbox, outside: Outside) => new QueuedAnswers(outbox, outside),
    inject: [Outbox, Outside],
  },
];

/** What the pages and calls about mail ask, and what mail that comes in asks. */
export const MAIL_EXPORTS = [
  ...[AddressBook, MailTokens, MailWords, InvitationMails, Mailbox],
  ...[ReplyTokens, ReturnedMail, QueuedAnswers],
];

/** Mails are read on phones, and nowhere shown much wider. */
const PICTURE = { layout: 'narrow', width: 600 } as const;

/** The mails have a turn of their own beside each player's. */
const MAILS = { name: 'mails', most: 16 };

/** A mail whose picture would have to wait for too many goes without one. */
function drawIn({ mailPictures }: Settings, pictures: Pictures): DrawBoard {
  if (!mailPictures) return NO_PICTURES;
  return async (shown, phrases) => {
    try {
      return await pictures.png(shown, phrases, MAILS, PICTURE);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
}

function dkimOf({
  dkimDomain: domain,
  dkimSelector: selector,
  dkimKey: keyFile,
}: Settings): Dkim | undefined {
  return domain === undefined || selector === undefined || keyFile === undefined
    ? undefined
    : { domain, selector, keyFile };
}

function fromOf(settings: Settings): string {
  return settings.mailFrom ?? `Harker <harker@${senderOf(settings).domain}>`;
}
