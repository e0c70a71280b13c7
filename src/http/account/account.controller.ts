import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AddressBook } from '../../notifications/mail/address-book.js';
import { Farewell } from '../../play/farewell.js';
import type { Holder } from '../../players/holder.js';
import { PlayersService } from '../../players/players.service.js';
import { Needs, TokenOptional } from '../access/access.js';
import { MaybeMe, Me, TokenId } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { body } from '../json/check.js';
import { newTokenAnswer, playerAnswer, registeredAnswer, tokensAnswer } from './account-answers.js';
import * as contract from './account.contract.js';
import { NewTokenBody, RegisterBody } from './account.dto.js';
import { Registrations } from './registrations.js';

@Controller('v1')
export class AccountController {
  constructor(
    private readonly players: PlayersService,
    private readonly registrations: Registrations,
    private readonly farewell: Farewell,
    private readonly book: AddressBook,
  ) {}

  @Operation(contract.register)
  @TokenOptional()
  @Post('players')
  async register(
    @Body(body) asked: RegisterBody,
    @MaybeMe() holder: Holder | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return registeredAnswer(await this.registrations.register(asked, holder, reply), asked.email ?? null);
  }

  @Operation(contract.whoAmI)
  @Needs('read')
  @Get('me')
  async whoAmI(@Me() me: Holder) {
    const player = await this.players.player(me.playerId);
    return playerAnswer(player, await this.book.emailOf(player.id));
  }

  @Operation(contract.eraseMe)
  @Needs('account')
  @Delete('me')
  @HttpCode(204)
  async eraseMe(@Me() me: Holder) {
    // From here on nobody is let in as this player; what was let in before is undone by the farewell.
    await this.players.erase(me.playerId);
    await this.farewell.forget(me.playerId);
  }

  @Operation(contract.newToken)
  @Needs('account')
  @Post('me/tokens')
  async newToken(@Me() me: Holder, @Body(body) { name, scopes, expiresAt }: NewTokenBody) {
    const ends = expiresAt === undefined ? undefined : new Date(expiresAt);
    return newTokenAnswer(await this.players.newToken(me, { name, scopes, expiresAt: ends }));
  }

  @Operation(contract.listTokens)
  @Needs('account')
  @Get('me/tokens')
  async listTokens(@Me() me: Holder) {
    return tokensAnswer(await this.players.tokens(me.playerId), me);
  }

  @Operation(contract.revokeToken)
  @Needs('account')
  @Delete('me/tokens/:token')
  @HttpCode(204)
  async revokeToken(@Me() me: Holder, @TokenId() token: string) {
    await this.players.revoke(me.playerId, token);
  }
}
