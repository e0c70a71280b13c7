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
import { StandingService } from '../../play/standing/standing.service.js';
import { MessagesService } from '../../play/messages/messages.service.js';
import { PlayService } from '../../play/play.service.js';
import { Rulesets } from '../../play/table/rulesets.js';
import { TableService } from '../../play/table.service.js';
import { TakeBackService } from '../../play/take-back/take-back.service.js';
import { Resigning } from '../../play/time/resigning.js';
import { Settings } from '../../settings.js';
import { Words } from '../../words/words.js';
import { senderOf } from '../mail/sender.js';
import { Acting } from './acting.js';
import { Admitting } from './admitting.js';
import { Authenticity } from './authenticity.js';
import { Commanding } from './commanding.js';
import { InboundHook } from './inbound-hook.js';
import { Inbox } from './inbox.js';
import { MailDesk } from './mail-desk.js';
import { MailParser } from './mail-parser.js';
import { AddressBook, Bounces, MailAnswers } from './ports.js';
import { Reception } from './reception.js';
import { ReplyTokens } from './reply-tokens.js';
import { Replying } from './replying.js';
import { SmtpListener } from './smtp-listener.js';
import { StandingWords } from './standing-words.js';

const failed = (error: unknown): void => new Logger('mail in').error(error);

const PROVIDERS: Provider[] = [
  {
    provide: ReplyTokens,
    useFactory: (pool: Pool, outside: Outside) => new ReplyTokens(pool, outside),
    inject: [Pool, Outside],
  },
  {
    provide: Inbox,
    useFactory: (pool: Pool, outside: Outside) => new Inbox(pool, outside),
    inject: [Pool, Outside],
  },
  { provide: MailParser, useFactory: () => new MailParser() },
  {
    provide: Reception,
    useFactory: (settings: Settings, ...needs: [Inbox, ReplyTokens, Bounces]) =>
      new Reception(...needs, senderOf(settings).domain),
    inject: [Settings, Inbox, ReplyTokens, Bounces],
  },
  {
    provide: Commanding,
    useFactory: (
      ...[rulesets, play, table, standing, takeBacks, messages, resigning]: [
        Rulesets,
        PlayService,
        TableService,
        StandingService,
        TakeBackService,
        MessagesService,
        Resigning,
      ]
    ) => {
      const words = new Words(rulesets.all);
      const acting = new Acting(play, table, words);
      const spoken = new StandingWords(standing, words);
      return new Commanding({ acting, standing: spoken, table, takeBacks, messages, resigning, words });
    },
    inject: [
      ...[Rulesets, PlayService, TableService, StandingService, TakeBackService],
      ...[MessagesService, Resigning],
    ],
  },
  {
    provide: Replying,
    useFactory: (
      settings: Settings,
      ...[inbox, tokens, parser, commanding, book, answers]: [
        Inbox,
        ReplyTokens,
        MailParser,
        Commanding,
        AddressBook,
        MailAnswers,
      ]
    ) => {
      const authenticity = new Authenticity(settings.mailAuth, settings.mailAuthserv);
      const admitting = new Admitting(parser, authenticity, book, senderOf(settings).domain);
      return new Replying(inbox, tokens, admitting, commanding, book, answers);
    },
    inject: [Settings, Inbox, ReplyTokens, MailParser, Commanding, AddressBook, MailAnswers],
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
      imports: [games, mail],
      providers: PROVIDERS,
      exports: [InboundHook, ReplyTokens],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    mustBeSound(this.settings);
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

/** @throws PlainError where anybody could write in the name of others */
function mustBeSound({ mailAuth, mailAuthserv, smtpListen, inboundMailSecret }: Settings): void {
  if (mailAuth === 'provider' && mailAuthserv === undefined)
    throw new PlainError(
      'MAIL_AUTH is provider: MAIL_AUTHSERV must say by which name the provider gives its verdict.',
    );
  const isOpen =
    inboundMailSecret !== undefined || (smtpListen !== undefined && !isLoopback(smtpListen.host));
  if (mailAuth === 'none' && isOpen)
    throw new PlainError(
      'MAIL_AUTH is none: then mail may come from this machine only, by an SMTP_LISTEN on 127.0.0.1.',
    );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
