import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Holder } from '../../players/holder.js';
import { DiffReader } from '../../projections/diff.reader.js';
import { Needs } from '../access/access.js';
import { GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { query } from '../json/check.js';
import { getDiff } from './diff.contract.js';
import { DiffQuery } from './diff.dto.js';
import { PlayAnswers } from './play-answers.js';

@Controller('v1/games/:game')
export class DiffController {
  constructor(
    private readonly diffs: DiffReader,
    private readonly answers: PlayAnswers,
  ) {}

  @Operation(getDiff)
  @Needs('read')
  @Get('diff')
  async diff(
    @GameId() game: string,
    @Me() me: Holder,
    @Query(query) asked: DiffQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.diff(await this.diffs.diff(game, me, asked), reply);
  }
}
