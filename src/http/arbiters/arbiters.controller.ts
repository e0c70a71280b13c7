import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ArbitersService } from '../../play/arbiters/arbiters.service.js';
import type { Holder } from '../../players/holder.js';
import { AccessReader } from '../../projections/access.reader.js';
import { Needs } from '../access/access.js';
import { requireScope } from '../access/auth.guard.js';
import { ArbiterName, GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { GameAnswers } from '../games/game-answers.js';
import { body, query } from '../json/check.js';
import { cursorTo, positionOf } from '../json/cursor.js';
import * as contract from './arbiters.contract.js';
import { PageQuery } from '../json/page.js';
import { ArbiterBody } from './arbiters.dto.js';

@Controller('v1/games/:game')
export class ArbitersController {
  constructor(
    private readonly arbiters: ArbitersService,
    private readonly access: AccessReader,
    private readonly answers: GameAnswers,
  ) {}

  @Operation(contract.grantArbiter)
  @Needs('play')
  @Post('arbiters')
  @HttpCode(200)
  async grant(
    @GameId() game: string,
    @Me() me: Holder,
    @Body(body) { player }: ArbiterBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (player === undefined) await this.join(game, me);
    else await this.arbiters.name(game, me.playerId, player.toLowerCase());
    return this.answers.one(game, me.playerId, reply);
  }

  @Operation(contract.withdrawArbiter)
  @Needs('play')
  @Delete('arbiters/:arbiter')
  @HttpCode(204)
  async withdraw(@GameId() game: string, @ArbiterName() arbiter: string, @Me() me: Holder) {
    await this.arbiters.withdraw(game, me.playerId, arbiter);
  }

  @Operation(contract.listAccess)
  @Needs('read')
  @Get('access')
  async list(@GameId() game: string, @Me() { playerId }: Holder, @Query(query) { limit, cursor }: PageQuery) {
    const filters = { access: game };
    const position = cursor === undefined ? {} : { cursor: positionOf(cursor, filters) };
    const { items, next } = await this.access.list(game, playerId, { limit, ...position });
    return { items, next: next === null ? null : cursorTo(next, filters) };
  }

  private async join(game: string, me: Holder): Promise<void> {
    requireScope(me, 'arbiter');
    await this.arbiters.join(game, me.playerId);
  }
}
