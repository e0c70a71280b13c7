import { Body, Controller, Delete, Get, HttpCode, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AddressBook } from '../../notifications/mail/address-book.js';
import type { Holder } from '../../players/holder.js';
import { Needs } from '../access/access.js';
import { GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body, refuse } from '../json/check.js';
import { networkOf } from '../server/network.js';
import { toldIn } from '../server/rate-limit.js';
import * as contract from './mail.contract.js';
import { MailModeBody, MailSettingsBody } from './mail.dto.js';
import { wrong } from '../../refusals/wrong.js';

@Controller('v1')
export class MailController {
  constructor(private readonly book: AddressBook) {}

  @Operation(contract.getMailSettings)
  @Needs('account')
  @Get('me/mail')
  settings(@Me() { playerId }: Holder) {
    return this.book.settings(playerId);
  }

  @Operation(contract.changeMailSettings)
  @Needs('account')
  @Put('me/mail')
  change(
    @Me() { playerId }: Holder,
    @Body(body) asked: MailSettingsBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { quietFrom, quietTo } = asked;
    if (typeof quietFrom !== typeof quietTo || (quietFrom === null) !== (quietTo === null))
      throw refuse([{ pointer: '/quietTo', what: wrong('together', { other: 'quietFrom' }) }]);
    return this.book.change(playerId, asked, {
      network: networkOf(reply.request.ip),
      tell: toldIn(reply),
    });
  }

  @Operation(contract.noMail)
  @Needs('account')
  @Delete('me/mail')
  @HttpCode(204)
  async noMail(@Me() { playerId }: Holder) {
    await this.book.remove(playerId);
  }

  @Operation(contract.changeGameMail)
  @Needs('account')
  @Put('games/:game/mail')
  @HttpCode(204)
  async changeGame(@GameId() game: string, @Me() { playerId }: Holder, @Body(body) { mode }: MailModeBody) {
    await this.book.changeGame(playerId, game, mode);
  }

  @Operation(contract.resetGameMail)
  @Needs('account')
  @Delete('games/:game/mail')
  @HttpCode(204)
  async resetGame(@GameId() game: string, @Me() { playerId }: Holder) {
    await this.book.resetGame(playerId, game);
  }
}
