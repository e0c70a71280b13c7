import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { TableService } from '../../play/table.service.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body, query } from '../json/check.js';
import { GameAnswers } from './game-answers.js';
import * as contract from './games.contract.js';
import { CreateGameBody, GamesQuery } from './games.dto.js';

@Controller('v1/games')
export class GamesController {
  constructor(
    private readonly table: TableService,
    private readonly answers: GameAnswers,
  ) {}

  @Operation(contract.createGame)
  @Needs('play')
  @Post()
  create(
    @Me() me: Holder,
    @Body(body) asked: CreateGameBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.create(me, asked, reply);
  }

  @Operation(contract.listGames)
  @Needs('read')
  @Get()
  list(@Me() me: Holder, @Query(query) asked: GamesQuery, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.list(me, asked, reply);
  }

  @Operation(contract.getGame)
  @Needs('read')
  @Get(':game')
  one(@GameId() game: string, @Me() me: Holder, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.one(game, me.playerId, reply);
  }

  @Operation(contract.cancelGame)
  @Needs('play')
  @Delete(':game')
  @HttpCode(204)
  async cancel(@GameId() game: string, @Me() me: Holder) {
    await this.table.cancel(game, me.playerId);
  }

  @Operation(contract.startGame)
  @Needs('play')
  @Post(':game/start')
  @HttpCode(200)
  async start(@GameId() game: string, @Me() me: Holder, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.table.start(game, me.playerId);
    return this.answers.one(game, me.playerId, reply);
  }
}
