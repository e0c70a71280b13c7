import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { createApp } from '../../../src/app.module.js';
import { CheckpointsReader } from '../../../src/audit/checkpoints/checkpoints.reader.js';
import { ProofReader } from '../../../src/audit/proof.reader.js';
import { RealOutside } from '../../../src/events/outside.js';
import { RULESETS } from '../../../src/games/registry.js';
import { InboundHook } from '../../../src/notifications/inbound/inbound-hook.js';
import { WebhookLog } from '../../../src/notifications/webhooks/webhook-log.js';
import { WebhooksService } from '../../../src/notifications/webhooks/webhooks.service.js';
import { AddressBook } from '../../../src/notifications/mail/address-book.js';
import { InvitationMails } from '../../../src/notifications/mail/invitation-mails.js';
import { MailTokens } from '../../../src/notifications/mail/mail-tokens.js';
import { Mailbox } from '../../../src/notifications/mail/mailbox.js';
import { MailWords } from '../../../src/words/notice-words.js';
import { DisputesReader } from '../../../src/play/disputes/disputes.reader.js';
import { DisputesService } from '../../../src/play/disputes/disputes.service.js';
import { ArbitersService } from '../../../src/play/arbiters/arbiters.service.js';
import { Farewell } from '../../../src/play/farewell.js';
import { KeysReader } from '../../../src/play/keys.reader.js';
import { ImportService } from '../../../src/play/imports/import.service.js';
import { MessagesService } from '../../../src/play/messages/messages.service.js';
import { PlayService } from '../../../src/play/play.service.js';
import { Resigning } from '../../../src/play/time/resigning.js';
import { VacationsService } from '../../../src/play/time/vacations.service.js';
import { StandingService } from '../../../src/play/standing/standing.service.js';
import { AdoptingService } from '../../../src/play/adopting/adopting.service.js';
import { TakeBackService } from '../../../src/play/take-back/take-back.service.js';
import { TableService } from '../../../src/play/table.service.js';
import { Pictures } from '../../../src/pictures/pictures.js';
import type { Holder } from '../../../src/players/holder.js';
import { PlayersService } from '../../../src/players/players.service.js';
import { TokenLookup } from '../../../src/players/token-lookup.js';
import { AccessReader } from '../../../src/projections/access.reader.js';
import { DiffReader } from '../../../src/projections/diff.reader.js';
import { GamesReader } from '../../../src/projections/games.reader.js';
import { HistoryReader } from '../../../src/projections/history.reader.js';
import { MessagesReader } from '../../../src/projections/messages.reader.js';
import { ViewsReader } from '../../../src/projections/views.reader.js';
import { Watching } from '../../../src/projections/watching/watching.js';
import { readSettings } from '../../../src/settings.js';

export const GAME = '0197a3c4-58f1-7c63-9d0e-3b6a5f2d1c48';
export const PLAYER = '3f6c1a52-7d0b-4f5e-9c37-5a8e1b2d4c60';
export const TOKEN = `hkr_${'a'.repeat(43)}`;
export const BEARER = { authorization: `Bearer ${TOKEN}` };

const holder: Holder = {
  playerId: PLAYER,
  tokenId: '5b0e3f8e-9d5a-4b7e-8a26-0c1f4d7b9e32',
  scopes: ['read', 'play', 'account'],
  expiresAt: null,
};

type Service = Record<string, (...input: never[]) => unknown>;

/** What the inside does in a test: a method that is not named here fails the request. */
export type Inside = Partial<Record<keyof typeof CLASSES, Service>>;

const tokens: Service = { holder: async (token: string) => (token === TOKEN ? holder : undefined) };

function insideModule(inside: Inside) {
  const all = { ...{ tokens }, ...inside };
  const providers = Object.entries(CLASSES).map(([name, provide]) => ({
    provide,
    useValue: all[name as keyof Inside] ?? {},
  }));
  @Module({ providers, exports: providers })
  class InsideModule {}
  return InsideModule;
}

const CLASSES = {
  players: PlayersService,
  tokens: TokenLookup,
  play: PlayService,
  table: TableService,
  standing: StandingService,
  takeBacks: TakeBackService,
  adopting: AdoptingService,
  arbiters: ArbitersService,
  access: AccessReader,
  diffs: DiffReader,
  resigning: Resigning,
  vacations: VacationsService,
  messages: MessagesService,
  messagesReader: MessagesReader,
  disputes: DisputesService,
  disputesReader: DisputesReader,
  farewell: Farewell,
  games: GamesReader,
  views: ViewsReader,
  history: HistoryReader,
  watching: Watching,
  pictures: Pictures,
  keys: KeysReader,
  proofs: ProofReader,
  checkpoints: CheckpointsReader,
  imports: ImportService,
  book: AddressBook,
  mailTokens: MailTokens,
  mailWords: MailWords,
  invitationMails: InvitationMails,
  mailbox: Mailbox,
  inbound: InboundHook,
  webhooks: WebhooksService,
  webhookLog: WebhookLog,
};

/** The edge alone, without a database; it does not listen. */
export async function edge(
  inside: Inside = {},
  environment: Record<string, string> = {},
  log?: Logger,
): Promise<NestFastifyApplication> {
  const app = await createApp({
    settings: readSettings({ LOG: 'silent', ...environment }),
    outside: new RealOutside(),
    pool: new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }),
    dataSource: new DataSource({ type: 'postgres' }),
    rulesets: RULESETS,
    inside: [insideModule(inside)],
    ...(log === undefined ? {} : { log }),
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
