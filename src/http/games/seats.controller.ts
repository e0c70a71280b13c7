import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { TableService } from '../../play/table.service.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { GameId, Me, SeatName } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body } from '../json/check.js';
import { GameAnswers } from './game-answers.js';
import { ClaimBody, InviteBody } from './games.dto.js';
import * as contract from './seats.contract.js';

@Controller('v1/games/:game')
export class SeatsController {
  constructor(
    private readonly table: TableService,
    private readonly answers: GameAnswers,
  ) {}

  @Operation(contract.claimSeat)
  @Needs('play')
  @Post('seats/:seat/claim')
  @HttpCode(200)
  async claim(
    @GameId() game: string,
    @SeatName() seat: string,
    @Me() me: Holder,
    @Body(body) asked: ClaimBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.table.claim(game, me.playerId, seat, asked);
    return this.answers.one(game, me.playerId, reply);
  }

  @Operation(contract.leaveSeat)
  @Needs('play')
  @Delete('seats/:seat/claim')
  @HttpCode(204)
  async leave(@GameId() game: string, @SeatName() seat: string, @Me() me: Holder) {
    await this.table.giveUp(game, me.playerId, seat);
  }

  @Operation(contract.invite)
  @Needs('play')
  @Post('invitations')
  invite(@GameId() game: string, @Me() me: Holder, @Body(body) asked: InviteBody) {
    return this.table.invite(game, me.playerId, asked);
  }

  @Operation(contract.listInvitations)
  @Needs('read')
  @Get('invitations')
  async invitations(@GameId() game: string, @Me() me: Holder) {
    return { items: await this.table.invitations(game, me.playerId), next: null };
  }
}
