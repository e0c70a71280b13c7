import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MessagesService } from '../../play/messages/messages.service.js';
import type { Holder } from '../../players/holder.js';
import { MessagesReader } from '../../projections/messages.reader.js';
import { Needs } from '../access/access.js';
import { GameId, IdempotencyKey, Me, MessageId } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body, query } from '../json/check.js';
import { cursorTo, positionOf } from '../json/cursor.js';
import { PageQuery } from '../json/page.js';
import { toldIn } from '../server/rate-limit.js';
import * as contract from './messages.contract.js';
import { MessageBody } from './messages.dto.js';

@Controller('v1/games/:game/messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly reader: MessagesReader,
  ) {}

  @Operation(contract.say)
  @Needs('play')
  @Post()
  async say(
    @GameId() gameId: string,
    @Me() { playerId }: Holder,
    @IdempotencyKey() key: string,
    @Body(body) asked: MessageBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.messages.say({ gameId, playerId, key, ...asked, tell: toldIn(reply) });
  }

  @Operation(contract.listMessages)
  @Needs('read')
  @Get()
  async list(@GameId() game: string, @Me() { playerId }: Holder, @Query(query) { limit, cursor }: PageQuery) {
    const filters = { messages: game };
    const before = cursor === undefined ? undefined : positionOf(cursor, filters);
    const { items, next } = await this.reader.list(game, playerId, limit, before);
    return { items, next: next === null ? null : cursorTo(next, filters) };
  }

  @Operation(contract.eraseMessage)
  @Needs('play')
  @Delete(':message')
  @HttpCode(204)
  async erase(@GameId() game: string, @MessageId() message: string, @Me() { playerId }: Holder) {
    await this.messages.erase(game, playerId, message);
  }
}
