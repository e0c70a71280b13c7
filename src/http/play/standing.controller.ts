import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { StandingService } from '../../play/standing/standing.service.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body, query } from '../json/check.js';
import { speak } from '../server/speak.js';
import { Words } from '../../words/words.js';
import { SeatQuery } from './play.dto.js';
import * as contract from './standing.contract.js';
import { StandingBody } from './standing.dto.js';
import { standing } from './told.js';

@Controller('v1/games/:game/standing')
export class StandingController {
  constructor(
    private readonly standing: StandingService,
    private readonly words: Words,
  ) {}

  @Operation(contract.getStanding)
  @Needs('read')
  @Get()
  async read(
    @GameId() game: string,
    @Me() { playerId }: Holder,
    @Query(query) { seat }: SeatQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const said = await this.standing.read(game, playerId, seat);
    return standing(said, speak(this.words, said.ruleset, reply));
  }

  @Operation(contract.setStanding)
  @Needs('play')
  @Put()
  async set(
    @GameId() game: string,
    @Me() { playerId }: Holder,
    @Body(body) { seat, answers }: StandingBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const said = await this.standing.set(game, playerId, seat, answers);
    return standing(said, speak(this.words, said.ruleset, reply));
  }
}
