import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { WebhooksService } from '../../notifications/webhooks/webhooks.service.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { Me, WebhookId } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body, refuse } from '../json/check.js';
import { toldIn } from '../server/rate-limit.js';
import { CallLimit } from './call-limit.js';
import { webhookAnswer, withSecretAnswer } from './webhook-answers.js';
import * as contract from './webhooks.contract.js';
import { NewWebhookBody, WebhookChangeBody } from './webhooks.dto.js';
import { wrong } from '../../refusals/wrong.js';

@Controller('v1/webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly limit: CallLimit,
  ) {}

  @Operation(contract.registerWebhook)
  @Needs('account')
  @Post()
  async register(
    @Me() { playerId }: Holder,
    @Body(body) asked: NewWebhookBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { game, seat } = asked;
    if (seat !== undefined && game === undefined)
      throw refuse([{ pointer: '/seat', what: wrong('seatWithoutGame') }]);
    await this.limit.count(playerId, toldIn(reply));
    const made = await this.webhooks.register(playerId, { ...asked, game: game?.toLowerCase() });
    reply.header('location', `/v1/webhooks/${made.webhook.id}`);
    return withSecretAnswer(made);
  }

  @Operation(contract.listWebhooks)
  @Needs('account')
  @Get()
  async list(@Me() { playerId }: Holder) {
    return { items: (await this.webhooks.list(playerId)).map(webhookAnswer), next: null };
  }

  @Operation(contract.getWebhook)
  @Needs('account')
  @Get(':webhook')
  async one(@Me() { playerId }: Holder, @WebhookId() id: string) {
    return webhookAnswer(await this.webhooks.one(playerId, id));
  }

  @Operation(contract.changeWebhook)
  @Needs('account')
  @Patch(':webhook')
  async change(
    @Me() { playerId }: Holder,
    @WebhookId() id: string,
    @Body(body) change: WebhookChangeBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.limit.count(playerId, toldIn(reply));
    return webhookAnswer(await this.webhooks.change(playerId, id, change));
  }

  @Operation(contract.removeWebhook)
  @Needs('account')
  @Delete(':webhook')
  @HttpCode(204)
  async remove(@Me() { playerId }: Holder, @WebhookId() id: string) {
    await this.webhooks.remove(playerId, id);
  }

  @Operation(contract.rotateSecret)
  @Needs('account')
  @Post(':webhook/rotate')
  @HttpCode(200)
  async rotate(@Me() { playerId }: Holder, @WebhookId() id: string) {
    return withSecretAnswer(await this.webhooks.rotate(playerId, id));
  }
}
