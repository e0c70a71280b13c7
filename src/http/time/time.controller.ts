import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Resigning } from '../../play/time/resigning.js';
import { VacationsService } from '../../play/time/vacations.service.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { GameId, Me, VacationId } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { GameAnswers } from '../games/game-answers.js';
import { body } from '../json/check.js';
import { toldIn } from '../server/rate-limit.js';
import * as contract from './time.contract.js';
import { ResignBody, VacationBody } from './time.dto.js';

@Controller('v1')
export class TimeController {
  constructor(
    private readonly resigning: Resigning,
    private readonly vacations: VacationsService,
    private readonly answers: GameAnswers,
  ) {}

  @Operation(contract.resign)
  @Needs('play')
  @Post('games/:game/resign')
  @HttpCode(200)
  async resign(
    @GameId() game: string,
    @Me() { playerId }: Holder,
    @Body(body) { seat }: ResignBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.resigning.resign(game, playerId, seat);
    return this.answers.one(game, playerId, reply);
  }

  @Operation(contract.takeVacation)
  @Needs('play')
  @Post('me/vacations')
  take(
    @Me() { playerId }: Holder,
    @Body(body) { from, until }: VacationBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const begins = from === undefined ? {} : { from: new Date(from) };
    return this.vacations.take(playerId, { ...begins, until: new Date(until), tell: toldIn(reply) });
  }

  @Operation(contract.listVacations)
  @Needs('read')
  @Get('me/vacations')
  async list(@Me() { playerId }: Holder) {
    return { items: await this.vacations.list(playerId), next: null };
  }

  @Operation(contract.endVacation)
  @Needs('play')
  @Delete('me/vacations/:vacation')
  @HttpCode(204)
  async end(@VacationId() vacation: string, @Me() { playerId }: Holder) {
    await this.vacations.end(playerId, vacation);
  }
}
