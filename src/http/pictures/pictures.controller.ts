import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { LayoutName } from '../../pictures/layout.js';
import { Pictures } from '../../pictures/pictures.js';
import type { Shown } from '../../pictures/picture.js';
import { Rulesets } from '../../play/table/rulesets.js';
import type { SeatView } from '../../play/table/shapes.js';
import type { Holder } from '../../players/holder.js';
import { ViewsReader } from '../../projections/views.reader.js';
import { Refusal } from '../../refusals/refusal.js';
import { markedBoardText } from '../../words/board-text.js';
import { Words } from '../../words/words.js';
import { Needs } from '../access/access.js';
import { GameId, Me } from '../access/from-request.js';
import { Operation } from '../contract/operation.js';
import { query } from '../json/check.js';
import { isUnchanged } from '../json/etag.js';
import { OWN, tagIn } from '../play/play-answers.js';
import { ViewQuery } from '../play/play.dto.js';
import { toldIn } from '../server/rate-limit.js';
import { speak } from '../server/speak.js';
import { PictureLimit } from './picture-limit.js';
import * as contract from './pictures.contract.js';
import { PictureQuery, PngQuery } from './pictures.dto.js';

/** PNGs of one player that may wait to be painted. */
const MOST_WAITING = 4;

/** One strong validator per layout: that of a wide one is the view's. */
const tagOf = (layout: LayoutName, etag: string): string =>
  layout === 'wide' ? etag : etag.replace(/"$/, `.${layout}"`);

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
    @Query(query) asked: PictureQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const drawn = await this.drawn(game, me, asked, reply);
    if (drawn === undefined) return undefined;
    reply.type('image/svg+xml; charset=utf-8');
    return this.pictures.svg(drawn.shown, drawn.phrases, asked.layout);
  }

  @Operation(contract.getBoardPng)
  @Needs('read')
  @Get('board.png')
  async png(
    @GameId() game: string,
    @Me() me: Holder,
    @Query(query) asked: PngQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const drawn = await this.drawn(game, me, asked, reply);
    if (drawn === undefined) return undefined;
    const waiter = { name: me.playerId, most: MOST_WAITING };
    const png = await this.limit.counted(me.playerId, asked, toldIn(reply), () =>
      this.pictures.png(drawn.shown, drawn.phrases, waiter, asked),
    );
    reply.type('image/png');
    return png;
  }

  @Operation(contract.getBoardText)
  @Needs('read')
  @Get('board.txt')
  async text(
    @GameId() game: string,
    @Me() me: Holder,
    @Query(query) asked: ViewQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const drawn = await this.drawn(game, me, asked, reply);
    if (drawn === undefined) return undefined;
    const { phrases } = drawn;
    const { ruleset, view, viewer, sandbox } = drawn.shown;
    reply.type('text/plain; charset=utf-8');
    return `${markedBoardText(ruleset.board(view, viewer), sandbox, (message) => phrases.say(message))}\n`;
  }

  /** What there is to draw, and the words for it; undefined where the client has it already. */
  private async drawn(
    game: string,
    me: Holder,
    asked: ViewQuery & Partial<PictureQuery>,
    reply: FastifyReply,
  ) {
    const { seat, version, layout = 'wide' } = asked;
    const seen = await this.views.view(game, me, seat, version);
    if (seen.view === 'null') throw new Refusal('game-not-begun');
    reply.header('cache-control', OWN);
    const phrases = speak(this.words, seen.ruleset, reply);
    return isUnchanged(reply, tagIn(phrases, tagOf(layout, seen.etag)))
      ? undefined
      : { phrases, shown: this.shown(seen) };
  }

  private shown({ ruleset, view, seat, awaiting, sandbox }: SeatView): Shown {
    return {
      ruleset: this.rulesets.named(ruleset),
      view: JSON.parse(view),
      viewer: seat ?? 'spectator',
      awaiting,
      sandbox,
    };
  }
}
