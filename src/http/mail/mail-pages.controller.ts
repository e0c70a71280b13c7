import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AddressBook } from '../../notifications/mail/address-book.js';
import { InvitationMails } from '../../notifications/mail/invitation-mails.js';
import { MailTokens } from '../../notifications/mail/mail-tokens.js';
import type { Message } from '../../games/kit/message.js';
import { MailWords } from '../../words/mail-words.js';
import { Public } from '../access/access.js';
import { Operation } from '../contract/operation.js';
import * as contract from './mail-pages.contract.js';
import { pageOf, type Part } from './page.js';

const HTML = Header('content-type', 'text/html; charset=utf-8');

type Values = NonNullable<Message['values']>;

/** Pages that mails lead to. A link opens one; only its button does something. */
@Controller('mail')
export class MailPagesController {
  constructor(
    private readonly book: AddressBook,
    private readonly tokens: MailTokens,
    private readonly invitations: InvitationMails,
    private readonly words: MailWords,
  ) {}

  @Operation(contract.confirmPage)
  @Public()
  @Get('confirm/:token')
  @HTML
  async confirmPage(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const grant = await this.tokens.find(token, 'confirm');
    if (grant === undefined) return this.gone(reply);
    const say = this.sayTo(reply, { address: grant.address });
    const button = { button: say('page.confirm.button'), to: `/mail/confirm/${token}` };
    return page(reply, say('page.confirm'), [{ text: say('page.confirm.ask') }, button]);
  }

  @Operation(contract.confirmAddress)
  @Public()
  @Post('confirm/:token')
  @HttpCode(200)
  @HTML
  async confirm(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const address = await this.book.confirmBy(token);
    if (address === undefined) return this.gone(reply);
    const say = this.sayTo(reply, { address });
    return page(reply, say('page.confirmed'), [{ text: say('page.confirmed.text') }]);
  }

  @Operation(contract.stopPage)
  @Public()
  @Get('unsubscribe/:token')
  @HTML
  async stopPage(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const grant = await this.tokens.find(token, 'sent');
    if (grant === undefined) return this.gone(reply);
    const say = this.sayTo(reply, { address: grant.address });
    const to = `/mail/unsubscribe/${token}`;
    const ofGame = grant.gameId === null ? [] : [{ button: say('page.stop.game'), to }];
    const all = { button: say('page.stop.all'), to: `${to}/all` };
    return page(reply, say('page.stop'), [...ofGame, all]);
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
    if (shown === undefined) return this.gone(reply);
    const say = this.sayTo(reply, { seat: shown.seat, game: shown.game });
    const button = { button: say('page.invitation.button'), to: `/mail/invitation/${token}` };
    return page(reply, say('page.invitation'), [{ text: say('page.invitation.ask') }, button]);
  }

  @Operation(contract.showInvitation)
  @Public()
  @Post('invitation/:token')
  @HttpCode(200)
  @HTML
  async showInvitation(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const shown = await this.invitations.shown(token);
    if (shown === undefined) return this.gone(reply);
    const path = `/v1/games/${shown.game}/seats/${shown.seat}/claim`;
    const say = this.sayTo(reply, { path, body: JSON.stringify({ invitation: shown.code }) });
    const parts = [{ code: shown.code }, { text: say('page.invitation.how') }];
    return page(reply, say('page.invitation.code'), parts);
  }

  @Operation(contract.uninvitePage)
  @Public()
  @Get('uninvite/:token')
  @HTML
  async uninvitePage(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const grant = await this.tokens.find(token, 'invitation');
    if (grant === undefined) return this.gone(reply);
    const say = this.sayTo(reply, { address: grant.address });
    const button = { button: say('page.uninvite.button'), to: `/mail/uninvite/${token}` };
    return page(reply, say('page.uninvite'), [button]);
  }

  @Operation(contract.uninvite)
  @Public()
  @Post('uninvite/:token')
  @HttpCode(200)
  @HTML
  async uninvite(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    if ((await this.invitations.uninvite(token)) === undefined) return this.gone(reply);
    const say = this.sayTo(reply);
    return page(reply, say('page.stopped'), [{ text: say('page.uninvited.text') }]);
  }

  private async stopped(token: string, what: 'game' | 'all', reply: FastifyReply): Promise<string> {
    if (!(await this.book.stopBy(token, what))) return this.gone(reply);
    const say = this.sayTo(reply);
    return page(reply, say('page.stopped'), [{ text: say('page.stopped.text') }]);
  }

  private gone(reply: FastifyReply): string {
    const say = this.sayTo(reply);
    reply.code(404);
    return page(reply, say('page.gone'), [{ text: say('page.gone.text') }]);
  }

  private sayTo(reply: FastifyReply, values: Values = {}): (key: string) => string {
    const phrases = this.words.about(undefined, reply.request.headers['accept-language'] ?? '');
    reply.header('content-language', phrases.language).header('vary', 'Accept-Language');
    return (key) => phrases.say({ key, values });
  }
}

function page(reply: FastifyReply, title: string, parts: readonly Part[]): string {
  return pageOf(String(reply.getHeader('content-language')), title, parts);
}
