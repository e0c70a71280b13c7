import { Body, Controller, Get, Headers, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PlayService } from '../../play/play.service.js';
import type { Holder } from '../../players/holder.js';
import { ViewsReader } from '../../projections/views.reader.js';
import { Needs } from '../access/access.js';
import { GameId, IdempotencyKey, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { query } from '../json/check.js';
import { LongPolls } from '../stream/long-polls.js';
import { type ActionBody, actionBody } from './action-body.js';
import { PlayAnswers, withoutLanguage } from './play-answers.js';
import * as contract from './play.contract.js';
import { ActQuery, HistoryQuery, SeatQuery, ViewQuery } from './play.dto.js';

@Controller('v1/games/:game')
export class PlayController {
  constructor(
    private readonly play: PlayService,
    private readonly views: ViewsReader,
    private readonly polls: LongPolls,
    private readonly answers: PlayAnswers,
  ) {}

  @Operation(contract.getView)
  @Needs('read')
  @Get('view')
  async view(
    @GameId() game: string,
    @Me() me: Holder,
    @Query(query) { seat, version }: ViewQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.view(await this.views.view(game, me, seat, version), reply);
  }

  @Operation(contract.listActions)
  @Needs('read')
  @Get('actions')
  async actions(
    @GameId() game: string,
    @Me() { playerId }: Holder,
    @Query(query) { seat }: SeatQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.actions(await this.play.actions(game, playerId, seat), reply);
  }

  @Operation(contract.act)
  @Needs('play')
  @Post('actions')
  async act(
    @GameId() gameId: string,
    @Me() { playerId }: Holder,
    @IdempotencyKey() key: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Query(query) { dryRun }: ActQuery,
    @Body(actionBody) body: ActionBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const request = { gameId, playerId, key, ...body, ifMatch: withoutLanguage(ifMatch) };
    if (dryRun) return this.answers.triedOut(await this.play.dryRun(request), reply);
    return this.answers.acted(await this.play.act(request), reply);
  }

  @Operation(contract.listEvents)
  @Needs('read')
  @Get('events')
  async events(
    @GameId() game: string,
    @Me() me: Holder,
    @Query(query) asked: HistoryQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.history(await this.polls.entries(game, me, asked, reply), reply);
  }
}
