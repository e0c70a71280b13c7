import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { WebhookLog } from '../../notifications/webhooks/webhook-log.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { DeliveryId, Me, WebhookId } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body, query } from '../json/check.js';
import { PageQuery } from '../json/page.js';
import { toldIn } from '../server/rate-limit.js';
import { CallLimit } from './call-limit.js';
import { deliveriesAnswer, deliveryAnswer, pageAfter } from './webhook-answers.js';
import * as contract from './webhook-log.contract.js';
import { ReplayBody } from './webhooks.dto.js';

@Controller('v1/webhooks/:webhook')
export class WebhookLogController {
  constructor(
    private readonly log: WebhookLog,
    private readonly limit: CallLimit,
  ) {}

  @Operation(contract.pingWebhook)
  @Needs('account')
  @Post('ping')
  @HttpCode(202)
  async ping(
    @Me() { playerId }: Holder,
    @WebhookId() id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.limit.count(playerId, toldIn(reply));
    return deliveryAnswer(await this.log.ping(playerId, id));
  }

  @Operation(contract.listDeliveries)
  @Needs('account')
  @Get('deliveries')
  async list(
    @Me() { playerId }: Holder,
    @WebhookId() id: string,
    @Query(query) { limit, cursor }: PageQuery,
  ) {
    const filters = { deliveries: id };
    const after = cursor === undefined ? null : pageAfter(cursor, filters);
    return deliveriesAnswer(await this.log.list(playerId, id, limit, after), filters);
  }

  @Operation(contract.getDelivery)
  @Needs('account')
  @Get('deliveries/:delivery')
  async one(@Me() { playerId }: Holder, @WebhookId() id: string, @DeliveryId() delivery: string) {
    return deliveryAnswer(await this.log.one(playerId, id, delivery));
  }

  @Operation(contract.redeliver)
  @Needs('account')
  @Post('deliveries/:delivery/redeliver')
  @HttpCode(202)
  async again(
    @Me() { playerId }: Holder,
    @WebhookId() id: string,
    @DeliveryId() delivery: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.limit.count(playerId, toldIn(reply));
    return deliveryAnswer(await this.log.again(playerId, id, delivery));
  }

  @Operation(contract.replay)
  @Needs('account')
  @Post('replay')
  @HttpCode(202)
  async replay(
    @Me() { playerId }: Holder,
    @WebhookId() id: string,
    @Body(body) { since }: ReplayBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.limit.count(playerId, toldIn(reply));
    return this.limit.counted(playerId, toldIn(reply), () => this.log.replay(playerId, id, new Date(since)));
  }
}
