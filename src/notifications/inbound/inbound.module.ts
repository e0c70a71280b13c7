import {
  type DynamicModule,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import { Pool } from 'pg';
import { Outside } from '../../events/outside.js';
import { PlainError } from '../../events/plain-error.js';
import { SecretBox } from '../../events/secret-box.js';
import { StandingService } from '../../play/standing/standing.service.js';
import { MessagesService } from '../../play/messages/messages.service.js';
import { PlayService } from '../../play/play.service.js';
import { Rulesets } from '../../play/table/rulesets.js';
import { TableService } from '../../play/table.service.js';
import { TakeBackService } from '../../play/take-back/take-back.service.js';
import { Resigning } from '../../play/time/resigning.js';
import { PlayersModule } from '../../players/players.module.js';
import { PlayersService } from '../../players/players.service.js';
import { Settings } from '../../settings.js';
import { Words } from '../../words/words.js';
import { AddressBook } from '../mail/address-book.js';
import { QueuedAnswers } from '../mail/queued-answers.js';
import { ReturnedMail } from '../mail/returned-mail.js';
import { senderOf } from '../mail/sender.js';
import { Acting } from './acting.js';
import { Admitting } from './admitting.js';
import { Authenticity } from './authenticity.js';
import { Commanding } from './commanding.js';
import { InboundHook } from './inbound-hook.js';
import { Inbox } from './inbox.js';
import { Joining } from './joining.js';
import { MailDesk } from './mail-desk.js';
import { MailParser } from './mail-parser.js';
import { Reception } from './reception.js';
import { ReplyTokens } from './reply-tokens.js';
import { Replying } from './replying.js';
import { SmtpListener } from './smtp-listener.js';
import { SettingWords } from './setting-words.js';
import { StandingWords } from './standing-words.js';

const failed = (error: unknown): void => new Logger('mail in').error(error);

const PROVIDERS: Provider[] = [
  {
    provide: Inbox,
    useFactory: (pool: Pool, outside: Outside) => new Inbox(pool, outside),
    inject: [Pool, Outside],
  },
  { provide: MailParser, useFactory: () => new MailParser() },
  {
    provide: Reception,
    useFactory: (settings: Settings, ...needs: [Inbox, ReplyTokens, ReturnedMail]) =>
      new Reception(...needs, senderOf(settings).domain),
    inject: [Settings, Inbox, ReplyTokens, ReturnedMail],
  },
  { provide: Words, useFactory: (rulesets: Rulesets) => new Words(rulesets.all), inject: [Rulesets] },
  {
    provide: Commanding,
    useFactory: (
      ...[play, table, standing, takeBacks, messages, resigning, book]: [
        PlayService,
        TableService,
        StandingService,
        TakeBackService,
        MessagesService,
        Resigning,
        AddressBook,
      ]
    ) =>
      new Commanding({
        ...{ table, takeBacks, messages, resigning },
        ...{ acting: new Acting(play, table), standing: new StandingWords(standing) },
        settings: new SettingWords(book),
      }),
    inject: [
      ...[PlayService, TableService, StandingService, TakeBackService],
      ...[MessagesService, Resigning, AddressBook],
    ],
  },
  {
    provide: Joining,
    useFactory: (...needs: ConstructorParameters<typeof Joining>) => new Joining(...needs),
    inject: [AddressBook, PlayersService, TableService, SecretBox, QueuedAnswers, Settings],
  },
  {
    provide: Admitting,
    useFactory: (settings: Settings, parser: MailParser, book: AddressBook) => {
      const authenticity = new Authenticity(settings.mailAuth, settings.mailAuthserv);
      return new Admitting(parser, authenticity, book, senderOf(settings).domain);
    },
    inject: [Settings, MailParser, AddressBook],
  },
  {
    provide: Replying,
    useFactory: (
      ...[inbox, tokens, admitting, commanding, book, joining, answers, words]: [
        Inbox,
        ReplyTokens,
        Admitting,
        Commanding,
        AddressBook,
        Joining,
        QueuedAnswers,
        Words,
      ]
    ) => new Replying({ inbox, tokens, admitting, commanding, book, joining, answers, words }),
    inject: [Inbox, ReplyTokens, Admitting, Commanding, AddressBook, Joining, QueuedAnswers, Words],
  },
  {
    provide: MailDesk,
    useFactory: (...needs: [Inbox, ReplyTokens, Replying, MailParser]) => new MailDesk(...needs, failed),
    inject: [Inbox, ReplyTokens, Replying, MailParser],
  },
  {
    provide: SmtpListener,
    useFactory: (settings: Settings, reception: Reception) =>
      new SmtpListener(reception, { domain: senderOf(settings).domain, failed }),
    inject: [Settings, Reception],
  },
  {
    provide: InboundHook,
    useFactory: (reception: Reception, { inboundMailSecret }: Settings, outside: Outside) =>
      new InboundHook(reception, inboundMailSecret, outside),
    inject: [Reception, Settings, Outside],
  },
];

@Module({})
export class InboundModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private listening = false;

  constructor(
    private readonly settings: Settings,
    private readonly desk: MailDesk,
    private readonly listener: SmtpListener,
  ) {}

  /** @param games exports what plays @param mail exports the ports of mail that goes out */
  static with(games: DynamicModule, mail: DynamicModule): DynamicModule {
    return {
      module: InboundModule,
      imports: [games, mail, PlayersModule],
      providers: PROVIDERS,
      exports: [InboundHook],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    this.desk.start();
    if (this.settings.smtpListen === undefined) return;
    const { host, port } = this.settings.smtpListen;
    await this.listener.listen(host, port).catch((error: Error) => {
      throw new PlainError(`Mail cannot be received at ${host}:${port}: ${error.message}.`);
    });
    this.listening = true;
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.listening) await this.listener.close();
    await this.desk.stop();
  }
}
