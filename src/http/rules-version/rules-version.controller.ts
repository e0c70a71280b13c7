import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { AdoptingService } from '../../play/adopting/adopting.service.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body, query } from '../json/check.js';
import { SeatQuery } from '../play/play.dto.js';
import * as contract from './rules-version.contract.js';
import { AdoptRulesBody } from './rules-version.dto.js';

@Controller('v1/games/:game/rules-version')
export class RulesVersionController {
  constructor(private readonly adopting: AdoptingService) {}

  @Operation(contract.getRulesVersion)
  @Needs('read')
  @Get()
  look(@GameId() game: string, @Me() { playerId }: Holder, @Query(query) { seat }: SeatQuery) {
    return this.adopting.look(game, playerId, seat);
  }

  @Operation(contract.adoptRules)
  @Needs('play')
  @Post()
  @HttpCode(200)
  adopt(@GameId() gameId: string, @Me() { playerId }: Holder, @Body(body) asked: AdoptRulesBody) {
    return this.adopting.adopt({ gameId, playerId, ...asked });
  }
}
