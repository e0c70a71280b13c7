import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pictures } from '../../pictures/pictures.js';
import type { Shown } from '../../pictures/picture.js';
import { Rulesets } from '../../play/table/rulesets.js';
import type { SeatView } from '../../play/table/shapes.js';
import type { Holder } from '../../players/holder.js';
import { ViewsReader } from '../../projections/views.reader.js';
import { Refusal } from '../../refusals/refusal.js';
import { boardText } from '../../words/board-text.js';
import { Words } from '../../words/words.js';
import { Needs } from '../access/access.js';
import { GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { query } from '../json/check.js';
import { isUnchanged } from '../json/etag.js';
import { OWN, tagIn } from '../play/play-answers.js';
import { ViewQuery } from '../play/play.dto.js';
import { speak } from '../server/speak.js';
import { PictureLimit } from './picture-limit.js';
import * as contract from './pictures.contract.js';
import { PngQuery } from './pictures.dto.js';

/** PNGs of one player that may wait to be painted. */
const MOST_WAITING = 4;

/** Boards as those see them who look at `/view`. One that the client has is not drawn. */
@Controller('v1/games/:game')
export class PicturesController {
  constructor(
    private readonly views: ViewsReader,
    private readonly pictures: Pictures,
    private readonly rulesets: Rulesets,
    private readonly words: Words,
    private readonly limit: PictureLimit,
  ) {}

  @Operation(contract.getBoardSvg)
  @Needs('read')
  @Get('board.svg')
  async svg(
    @GameId() game: string,
    @Me() me: Holder,
    @Query(query) { seat, version }: ViewQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const view = await this.views.view(game, me, seat, version);
    const phrases = this.newIn(view, reply);
    if (phrases === undefined) return undefined;
    reply.type('image/svg+xml; charset=utf-8');
    return this.pictures.svg(this.shown(view), phrases);
  }

  @Operation(contract.getBoardPng)
  @Needs('read')
  @Get('board.png')
  async png(
    @GameId() game: string,
    @Me() me: Holder,
    @Query(query) { seat, version, width }: PngQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const view = await this.views.view(game, me, seat, version);
    const phrases = this.newIn(view, reply);
    if (phrases === undefined) return undefined;
    await this.limit.count(me.playerId, width, reply);
    const waiter = { name: me.playerId, most: MOST_WAITING };
    const png = await this.pictures.png(this.shown(view), phrases, waiter, width);
    reply.type('image/png');
    return png;
  }

  @Operation(contract.getBoardText)
  @Needs('read')
  @Get('board.txt')
  async text(
    @GameId() game: string,
    @Me() me: Holder,
    @Query(query) { seat, version }: ViewQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const view = await this.views.view(game, me, seat, version);
    const phrases = this.newIn(view, reply);
    if (phrases === undefined) return undefined;
    const { ruleset, view: stored, viewer } = this.shown(view);
    reply.type('text/plain; charset=utf-8');
    return `${boardText(ruleset.board(stored, viewer), (message) => phrases.say(message))}\n`;
  }

  /** The words for an answer that the client does not have yet. */
  private newIn({ ruleset, etag, view }: SeatView, reply: FastifyReply) {
    if (view === 'null') throw new Refusal('game-not-begun');
    reply.header('cache-control', OWN);
    const phrases = speak(this.words, ruleset, reply);
    return isUnchanged(reply, tagIn(phrases, etag)) ? undefined : phrases;
  }

  private shown({ ruleset, view, seat, awaiting }: SeatView): Shown {
    return {
      ruleset: this.rulesets.named(ruleset),
      view: JSON.parse(view),
      viewer: seat ?? 'spectator',
      awaiting,
    };
  }
}
