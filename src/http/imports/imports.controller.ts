import { Controller, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ImportService } from '../../play/imports/import.service.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { GameAnswers } from '../games/game-answers.js';
import { query } from '../json/check.js';
import { readLines } from '../json/pass-lines.js';
import { importGame, MOST_BYTES } from './imports.contract.js';
import { ImportQuery } from './imports.dto.js';

@Controller('v1/imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportService,
    private readonly answers: GameAnswers,
  ) {}

  @Operation(importGame)
  @Needs('admin')
  @Post()
  async take(
    @Me() { playerId: maker }: Holder,
    @Query(query) { visibility }: ImportQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const bytes = await readLines(request.body, MOST_BYTES);
    const game = await this.imports.take(bytes, { maker, visibility });
    reply.header('location', `/v1/games/${game}`);
    return this.answers.one(game, maker, reply);
  }
}
