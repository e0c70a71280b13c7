import { Controller, Get, Header, HttpCode, Param, Post, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { ProofReader } from '../../audit/proof.reader.js';
import { AddressBook } from '../../notifications/mail/address-book.js';
import { MailTokens } from '../../notifications/mail/mail-tokens.js';
import { PlayersService } from '../../players/players.service.js';
import { PLAYER_SCOPES } from '../../players/scopes.js';
import { Refusal } from '../../refusals/refusal.js';
import { MailWords } from '../../words/notice-words.js';
import { SANDBOX_MARK } from '../../words/sandbox-mark.js';
import { Public } from '../access/access.js';
import { Operation } from '../contract/operation.js';
import { NDJSON } from '../json/pass-lines.js';
import * as contract from './mail-pages.contract.js';
import { MailPages } from './pages.js';

const HTML = Header('content-type', 'text/html; charset=utf-8');

/** What players who have nothing but mails get by a link of one: a token of the API, and the proof of a game. */
@Controller('mail')
export class MailedLinksController {
  private readonly pages: MailPages;

  constructor(
    private readonly tokens: MailTokens,
    private readonly book: AddressBook,
    private readonly players: PlayersService,
    private readonly proofs: ProofReader,
    words: MailWords,
  ) {
    this.pages = new MailPages(words);
  }

  @Operation(contract.accessPage)
  @Public()
  @Get('access/:token')
  @HTML
  async accessPage(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const grant = await this.tokens.find(token, 'access');
    if (grant === undefined) return this.pages.gone(reply);
    const button = { button: 'page.access.button', to: `/mail/access/${token}` };
    const values = { address: grant.address };
    return this.pages.show(reply, {
      title: 'page.access',
      values,
      parts: [{ say: 'page.access.ask' }, button],
    });
  }

  @Operation(contract.makeAccess)
  @Public()
  @Post('access/:token')
  @HttpCode(200)
  @HTML
  async makeAccess(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const grant = await this.tokens.take(token, 'access');
    if (grant === undefined || !(await this.isStillTheirs(grant.playerId, grant.address)))
      return this.pages.gone(reply);
    const made = await this.players.grant(grant.playerId!, { name: 'from a mail', scopes: PLAYER_SCOPES });
    const values = { header: 'Authorization: Bearer …' };
    const parts = [{ code: made }, { say: 'page.access.how' }];
    return this.pages.show(reply, { title: 'page.access.made', values, parts });
  }

  @Operation(contract.proofPage)
  @Public()
  @Get('proof/:token')
  @HTML
  async proofPage(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const grant = await this.tokens.find(token, 'proof');
    if (grant === undefined) return this.pages.gone(reply);
    const button = { button: 'page.proof.button', to: `/mail/proof/${token}` };
    const values = { game: grant.gameId! };
    const mark = (await this.proofs.isOfSandbox(values.game)) ? [{ say: SANDBOX_MARK.key }] : [];
    return this.pages.show(reply, {
      title: 'page.proof',
      values,
      parts: [...mark, { say: 'page.proof.ask' }, button],
    });
  }

  @Operation(contract.mailedProof)
  @Public()
  @Post('proof/:token')
  @HttpCode(200)
  async mailedProof(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const grant = await this.tokens.find(token, 'proof');
    const lines = grant && (await this.linesOf(grant.gameId!, grant.playerId!, grant.data?.['seat']));
    if (lines === undefined) {
      void reply.header('content-type', 'text/html; charset=utf-8');
      return this.pages.gone(reply);
    }
    const disposition = `attachment; filename="${grant!.gameId}.proof.ndjson"`;
    return new StreamableFile(Readable.from(lines, { objectMode: false }), { type: NDJSON, disposition });
  }

  /** As the player may have it now: who has lost the seat may not. */
  private linesOf(game: string, playerId: string, seat: string | undefined) {
    return this.proofs.lines(game, { playerId, scopes: ['read'] }, seat).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
  }

  private async isStillTheirs(playerId: string | null, address: string): Promise<boolean> {
    return playerId !== null && (await this.book.addressOf(playerId)) === address;
  }
}
