import type { Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { Outside } from '../../events/outside.js';
import { SecretBox } from '../../events/secret-box.js';
import { Rulesets } from '../../play/table/rulesets.js';
import { PlayersService } from '../../players/players.service.js';
import { Settings } from '../../settings.js';
import { MailWords } from '../../words/mail-words.js';
import { Outbox } from '../deliveries/outbox.js';
import { AddressBook as BookForReplies, Bounces, MailAnswers } from '../inbound/ports.js';
import { ReplyTokens } from '../inbound/reply-tokens.js';
import { AddressBook } from './address-book.js';
import { Digest } from './digest.js';
import { Postman } from './envelope.js';
import { InvitationMails } from './invitation-mails.js';
import { BookOfReplies } from './joining.js';
import { MailChannel } from './mail-channel.js';
import { MailTokens } from './mail-tokens.js';
import { MailWriter } from './mail-writer.js';
import { Mailbox } from './mailbox.js';
import { Guests, Situations } from './ports.js';
import { QueuedAnswers } from './queued-answers.js';
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
    useFactory: (...needs: ConstructorParameters<typeof AddressBook>) => new AddressBook(...needs),
    inject: [Pool, Outside, Outbox, MailTokens],
  },
  {
    provide: MailWriter,
    useFactory: (
      settings: Settings,
      pool: Pool,
      outside: Outside,
      ...needs: [MailWords, Rulesets, Situations, MailTokens]
    ) => new MailWriter(senderOf(settings), ...needs, new ReplyTokens(pool, outside), outside),
    inject: [Settings, Pool, Outside, MailWords, Rulesets, Situations, MailTokens],
  },
  {
    provide: InvitationMails,
    useFactory: (pool: Pool, outside: Outside, ...needs: [SecretBox, MailWriter, MailTokens]) =>
      new InvitationMails(pool, ...needs, new ReplyTokens(pool, outside), outside),
    inject: [Pool, Outside, SecretBox, MailWriter, MailTokens],
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
    inject: [AddressBook, MailWriter, InvitationMails, Digest, Postman, MailTokens, Outside],
  },
  {
    provide: BookForReplies,
    useFactory: (...needs: ConstructorParameters<typeof BookOfReplies>) => new BookOfReplies(...needs),
    inject: [AddressBook, PlayersService, Guests, SecretBox, QueuedAnswers, Settings],
  },
  { provide: Bounces, useExisting: AddressBook },
  {
    provide: QueuedAnswers,
    useFactory: (outbox: Outbox, outside: Outside) => new QueuedAnswers(outbox, outside),
    inject: [Outbox, Outside],
  },
  { provide: MailAnswers, useExisting: QueuedAnswers },
];

/** What the pages and calls about mail ask, and what mail that comes in does. */
export const MAIL_EXPORTS = [
  ...[AddressBook, MailTokens, MailWords, InvitationMails, Mailbox],
  ...[BookForReplies, Bounces, MailAnswers],
];

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
