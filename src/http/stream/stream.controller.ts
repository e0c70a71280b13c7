import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { query } from '../json/check.js';
import { streamGame } from './stream.contract.js';
import { lastEventId, StreamQuery } from './stream.dto.js';
import { Streaming } from './streaming.js';

@Controller('v1/games/:game')
export class StreamController {
  constructor(private readonly streaming: Streaming) {}

  @Operation(streamGame)
  @Needs('read')
  @Get('stream')
  async stream(
    @GameId() game: string,
    @Me() me: Holder,
    @Query(query) { seat, after }: StreamQuery,
    @Headers('last-event-id') header: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.streaming.begin({ game, me, seat, after: lastEventId(header) ?? after }, reply);
  }
}
