import { Controller, Get, Header, Query } from '@nestjs/common';
import { CheckpointsReader } from '../../audit/checkpoints/checkpoints.reader.js';
import type { Holder } from '../../players/holder.js';
import { Needs, Public } from '../access/access.js';
import { CheckpointNumber, GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { query } from '../json/check.js';
import { cursorTo, isNumber, positionOf } from '../json/cursor.js';
import * as contract from './checkpoints.contract.js';
import { PageQuery } from '../json/page.js';

const LIST = { list: 'checkpoints' };

@Controller('v1/checkpoints')
export class CheckpointsController {
  constructor(private readonly checkpoints: CheckpointsReader) {}

  @Operation(contract.listCheckpoints)
  @Public()
  @Get()
  @Header('cache-control', 'public, max-age=60')
  async list(@Query(query) { limit, cursor }: PageQuery) {
    const below = cursor === undefined ? null : Number(positionOf(cursor, LIST, isNumber));
    const { items, next } = await this.checkpoints.list(below, limit);
    return { items, next: next === null ? null : cursorTo(String(next), LIST) };
  }

  @Operation(contract.getCheckpoint)
  @Public()
  @Get(':number')
  @Header('cache-control', 'public, max-age=3600')
  one(@CheckpointNumber() number: number) {
    return this.checkpoints.one(number);
  }

  @Operation(contract.getGameInCheckpoint)
  @Needs('read')
  @Get(':number/games/:game')
  @Header('cache-control', 'private, no-cache')
  ofGame(@CheckpointNumber() number: number, @GameId() game: string, @Me() { playerId }: Holder) {
    return this.checkpoints.ofGame(number, game, playerId);
  }
}
