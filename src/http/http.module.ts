import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Ruleset } from '../games/kit/game-definition.js';
import { AnnouncingGuard } from './contract/announcing.guard.js';
import { AuthGuard } from './access/auth.guard.js';
import { UnaskedGuard } from './access/unasked.guard.js';
import { AccountController } from './account/account.controller.js';
import { Registrations } from './account/registrations.js';
import { ArbitersController } from './arbiters/arbiters.controller.js';
import { CheckpointsController } from './checkpoints/checkpoints.controller.js';
import { GameAnswers } from './games/game-answers.js';
import { GamesController } from './games/games.controller.js';
import { SeatsController } from './games/seats.controller.js';
import { ImportsController } from './imports/imports.controller.js';
import { MessagesController } from './messages/messages.controller.js';
import { MailController } from './mail/mail.controller.js';
import { MailPagesController } from './mail/mail-pages.controller.js';
import { MailedLinksController } from './mail/mailed-links.controller.js';
import { MailboxController } from './mail/mailbox.controller.js';
import { InboundController } from './inbound/inbound.controller.js';
import { Metrics } from './operations/metrics.js';
import { OperationsController } from './operations/operations.controller.js';
import { Readiness } from './operations/readiness.js';
import { DiffController } from './play/diff.controller.js';
import { KeysController } from './play/keys.controller.js';
import { PictureLimit } from './pictures/picture-limit.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PlayAnswers } from './play/play-answers.js';
import { PlayController } from './play/play.controller.js';
import { StandingController } from './play/standing.controller.js';
import { ProofController } from './proof/proof.controller.js';
import { Problems } from './problems/problems.js';
import { ProblemsController } from './problems/problems.controller.js';
import { RulesVersionController } from './rules-version/rules-version.controller.js';
import { RulesetAnswers } from './rulesets/ruleset-answers.js';
import { RulesetsController } from './rulesets/rulesets.controller.js';
import { DisputesController } from './disputes/disputes.controller.js';
import { TakeBackController } from './take-back/take-back.controller.js';
import { TimeController } from './time/time.controller.js';
import { CallLimit } from './webhooks/call-limit.js';
import { WebhookLogController } from './webhooks/webhook-log.controller.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { LongPolls } from './stream/long-polls.js';
import { OpenStreams } from './stream/open-streams.js';
import { StreamController } from './stream/stream.controller.js';
import { Streaming } from './stream/streaming.js';
import { Words } from '../words/words.js';

export const CONTROLLERS: readonly Type[] = [
  AccountController,
  RulesetsController,
  GamesController,
  SeatsController,
  PlayController,
  PicturesController,
  StreamController,
  StandingController,
  TakeBackController,
  RulesVersionController,
  TimeController,
  MessagesController,
  DisputesController,
  ArbitersController,
  DiffController,
  KeysController,
  ProofController,
  CheckpointsController,
  ImportsController,
  WebhooksController,
  WebhookLogController,
  InboundController,
  OperationsController,
  MailController,
  MailPagesController,
  MailedLinksController,
  MailboxController,
  ProblemsController,
];

export interface HttpParts {
  readonly rulesets: readonly Ruleset[];
  readonly words: Words;
  readonly metrics: Metrics;
  readonly problems: Problems;
  /** Modules that export what the controllers ask. */
  readonly inside: NonNullable<DynamicModule['imports']>;
}

@Module({})
export class HttpModule {
  static with({ rulesets, words, metrics, problems, inside }: HttpParts): DynamicModule {
    return {
      module: HttpModule,
      imports: [...inside],
      controllers: [...CONTROLLERS],
      providers: [
        { provide: APP_GUARD, useClass: AnnouncingGuard },
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_GUARD, useClass: UnaskedGuard },
        { provide: Words, useValue: words },
        { provide: Metrics, useValue: metrics },
        { provide: Problems, useValue: problems },
        { provide: RulesetAnswers, useValue: new RulesetAnswers(rulesets, words) },
        Readiness,
        Registrations,
        CallLimit,
        PictureLimit,
        GameAnswers,
        PlayAnswers,
        OpenStreams,
        Streaming,
        LongPolls,
      ],
    };
  }
}
