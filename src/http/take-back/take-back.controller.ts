import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { TakeBackService } from '../../play/take-back/take-back.service.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body, query } from '../json/check.js';
import { SeatQuery } from '../play/play.dto.js';
import { toldIn } from '../server/rate-limit.js';
import * as contract from './take-back.contract.js';
import { TakeBackBody } from './take-back.dto.js';

@Controller('v1/games/:game')
export class TakeBackController {
  constructor(private readonly takeBacks: TakeBackService) {}

  @Operation(contract.getUndo)
  @Needs('read')
  @Get('undo')
  look(@GameId() game: string, @Me() { playerId }: Holder, @Query(query) { seat }: SeatQuery) {
    return this.takeBacks.look(game, playerId, seat);
  }

  @Operation(contract.undo)
  @Needs('play')
  @Post('undo')
  @HttpCode(200)
  undo(
    @GameId() gameId: string,
    @Me() { playerId }: Holder,
    @Body(body) asked: TakeBackBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.takeBacks.undo({ gameId, playerId, ...asked, tell: toldIn(reply) });
  }

  @Operation(contract.redo)
  @Needs('play')
  @Post('redo')
  @HttpCode(200)
  redo(
    @GameId() gameId: string,
    @Me() { playerId }: Holder,
    @Body(body) asked: TakeBackBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.takeBacks.redo({ gameId, playerId, ...asked, tell: toldIn(reply) });
  }
}
