import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InboundHook } from '../../notifications/inbound/inbound-hook.js';
import { MOST_MAIL_BYTES } from '../../notifications/inbound/reception.js';
import { Public } from '../access/access.js';
import { Operation } from '../contract/operation.js';
import { MAIL, readLines } from '../json/pass-lines.js';
import { receiveMail } from './inbound.contract.js';

@Controller('v1/inbound-mail')
export class InboundController {
  constructor(private readonly hook: InboundHook) {}

  @Operation(receiveMail)
  @Public()
  @HttpCode(202)
  @Post()
  async receive(@Req() request: FastifyRequest): Promise<void> {
    this.hook.mustBeOpen();
    const raw = await readLines(request.body, MOST_MAIL_BYTES, MAIL);
    const said = (name: string) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    await this.hook.take(raw, {
      timestamp: said('x-harker-timestamp'),
      signature: said('x-harker-signature'),
      recipient: said('x-harker-recipient'),
    });
  }
}
