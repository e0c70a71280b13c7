import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DisputesReader } from '../../play/disputes/disputes.reader.js';
import { DisputesService } from '../../play/disputes/disputes.service.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { DisputeNumber, GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body } from '../json/check.js';
import { speak } from '../server/speak.js';
import { Words } from '../../words/words.js';
import { decidedIn } from './decided.js';
import * as contract from './disputes.contract.js';
import { DisputeBody, RulingBody, StatementBody } from './disputes.dto.js';

@Controller('v1/games/:game')
export class DisputesController {
  constructor(
    private readonly disputes: DisputesService,
    private readonly reader: DisputesReader,
    private readonly words: Words,
  ) {}

  @Operation(contract.listDisputes)
  @Needs('read')
  @Get('disputes')
  async list(@GameId() game: string, @Me() { playerId }: Holder) {
    return { items: await this.reader.list(game, playerId), next: null };
  }

  @Operation(contract.openDispute)
  @Needs('play')
  @Post('disputes')
  async open(@GameId() game: string, @Me() me: Holder, @Body(body) asked: DisputeBody) {
    await this.disputes.open(game, me.playerId, asked);
    return this.list(game, me);
  }

  @Operation(contract.withdrawDispute)
  @Needs('play')
  @Delete('disputes/:dispute')
  @HttpCode(204)
  async withdraw(@GameId() game: string, @DisputeNumber() dispute: number, @Me() { playerId }: Holder) {
    await this.disputes.withdraw(game, playerId, dispute);
  }

  @Operation(contract.makeStatement)
  @Needs('play')
  @Post('disputes/:dispute/statements')
  async state(
    @GameId() game: string,
    @DisputeNumber() dispute: number,
    @Me() me: Holder,
    @Body(body) asked: StatementBody,
  ) {
    await this.disputes.state(game, me.playerId, { dispute, ...asked });
    return this.list(game, me);
  }

  @Operation(contract.giveRuling)
  @Needs('arbiter')
  @Post('rulings')
  async rule(@GameId() game: string, @Me() me: Holder, @Body(body) ruling: RulingBody) {
    const { dispute, reason } = ruling;
    await this.disputes.rule(game, me.playerId, { dispute, reason, decided: decidedIn(ruling) });
    return this.list(game, me);
  }

  @Operation(contract.listAdjustments)
  @Needs('arbiter')
  @Get('adjustments')
  async adjustments(
    @GameId() game: string,
    @Me() { playerId }: Holder,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { ruleset, items } = await this.disputes.adjustments(game, playerId);
    const phrases = speak(this.words, ruleset, reply);
    return {
      items: items.map(({ adjustment, label }) => ({ adjustment, label: phrases.say(label) })),
      next: null,
    };
  }
}
