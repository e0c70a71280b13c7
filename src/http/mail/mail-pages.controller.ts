import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AddressBook } from '../../notifications/mail/address-book.js';
import { InvitationMails } from '../../notifications/mail/invitation-mails.js';
import { MailTokens } from '../../notifications/mail/mail-tokens.js';
import { MailWords } from '../../words/notice-words.js';
import { Public } from '../access/access.js';
import { Operation } from '../contract/operation.js';
import * as contract from './mail-pages.contract.js';
import { MailPages } from './pages.js';

const HTML = Header('content-type', 'text/html; charset=utf-8');

/** Pages that mails lead to. A link opens one; only its button does something. */
@Controller('mail')
export class MailPagesController {
  private readonly pages: MailPages;

  constructor(
    private readonly book: AddressBook,
    private readonly tokens: MailTokens,
    private readonly invitations: InvitationMails,
    words: MailWords,
  ) {
    this.pages = new MailPages(words);
  }

  @Operation(contract.confirmPage)
  @Public()
  @Get('confirm/:token')
  @HTML
  async confirmPage(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const grant = await this.tokens.find(token, 'confirm');
    if (grant === undefined) return this.pages.gone(reply);
    const button = { button: 'page.confirm.button', to: `/mail/confirm/${token}` };
    const values = { address: grant.address };
    return this.pages.show(reply, {
      title: 'page.confirm',
      values,
      parts: [{ say: 'page.confirm.ask' }, button],
    });
  }

  @Operation(contract.confirmAddress)
  @Public()
  @Post('confirm/:token')
  @HttpCode(200)
  @HTML
  async confirm(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const address = await this.book.confirmBy(token);
    if (address === undefined) return this.pages.gone(reply);
    const parts = [{ say: 'page.confirmed.text' }];
    return this.pages.show(reply, { title: 'page.confirmed', values: { address }, parts });
  }

  @Operation(contract.stopPage)
  @Public()
  @Get('unsubscribe/:token')
  @HTML
  async stopPage(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const grant = await this.tokens.find(token, 'sent');
    if (grant === undefined) return this.pages.gone(reply);
    const to = `/mail/unsubscribe/${token}`;
    const ofGame = grant.gameId === null ? [] : [{ button: 'page.stop.game', to }];
    const parts = [...ofGame, { button: 'page.stop.all', to: `${to}/all` }];
    return this.pages.show(reply, { title: 'page.stop', values: { address: grant.address }, parts });
  }

  @Operation(contract.stopGameMail)
  @Public()
  @Post('unsubscribe/:token')
  @HttpCode(200)
  @HTML
  stop(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.stopped(token, 'game', reply);
  }

  @Operation(contract.stopAllMail)
  @Public()
  @Post('unsubscribe/:token/all')
  @HttpCode(200)
  @HTML
  stopAll(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.stopped(token, 'all', reply);
  }

  @Operation(contract.invitationPage)
  @Public()
  @Get('invitation/:token')
  @HTML
  async invitationPage(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const shown = await this.invitations.shown(token);
    if (shown === undefined) return this.pages.gone(reply);
    const { seat, game } = shown;
    const button = { button: 'page.invitation.button', to: `/mail/invitation/${token}` };
    const parts = [{ say: 'page.invitation.ask' }, button];
    return this.pages.show(reply, { title: 'page.invitation', values: { seat, game }, parts });
  }

  @Operation(contract.showInvitation)
  @Public()
  @Post('invitation/:token')
  @HttpCode(200)
  @HTML
  async showInvitation(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const shown = await this.invitations.shown(token);
    if (shown === undefined) return this.pages.gone(reply);
    const path = `/v1/games/${shown.game}/seats/${shown.seat}/claim`;
    const values = { path, body: JSON.stringify({ invitation: shown.code }) };
    const asked = new URLSearchParams({ invitation: shown.code, seat: shown.seat });
    const link = { link: 'page.invitation.play', to: `/games/${shown.game}#${asked.toString()}` };
    const parts = [link, { code: shown.code }, { say: 'page.invitation.how' }];
    return this.pages.show(reply, { title: 'page.invitation.code', values, parts });
  }

  @Operation(contract.uninvitePage)
  @Public()
  @Get('uninvite/:token')
  @HTML
  async uninvitePage(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const grant = await this.tokens.find(token, 'invitation');
    if (grant === undefined) return this.pages.gone(reply);
    const parts = [{ button: 'page.uninvite.button', to: `/mail/uninvite/${token}` }];
    return this.pages.show(reply, { title: 'page.uninvite', values: { address: grant.address }, parts });
  }

  @Operation(contract.uninvite)
  @Public()
  @Post('uninvite/:token')
  @HttpCode(200)
  @HTML
  async uninvite(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    if ((await this.invitations.uninvite(token)) === undefined) return this.pages.gone(reply);
    return this.pages.show(reply, { title: 'page.stopped', parts: [{ say: 'page.uninvited.text' }] });
  }

  private async stopped(token: string, what: 'game' | 'all', reply: FastifyReply): Promise<string> {
    if (!(await this.book.stopBy(token, what))) return this.pages.gone(reply);
    return this.pages.show(reply, { title: 'page.stopped', parts: [{ say: 'page.stopped.text' }] });
  }
}
