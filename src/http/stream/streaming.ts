import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import type { SeatView } from '../../play/table/shapes.js';
import type { Holder } from '../../players/holder.js';
import { HistoryReader, type History } from '../../projections/history.reader.js';
import { ViewsReader } from '../../projections/views.reader.js';
import type { GameNow, Watcher } from '../../projections/watching/watcher.js';
import { Watching } from '../../projections/watching/watching.js';
import type { Refusal } from '../../refusals/refusal.js';
import { Words } from '../../words/words.js';
import { Metrics } from '../operations/metrics.js';
import { Problems } from '../problems/problems.js';
import { speak } from '../server/speak.js';
import { EventStream } from './event-stream.js';
import { EVENT_STREAM, RETRY } from './frame.js';
import { snapshotFrame } from './frames.js';
import { GameStream, isOver } from './game-stream.js';
import { OpenStreams, type Place } from './open-streams.js';

/** Who missed more begins anew, from a view. */
export const MOST_MISSED = 100;

export interface StreamAsked {
  readonly game: string;
  readonly me: Holder;
  readonly seat: string | undefined;
  /** The last entry that the client knows; undefined: it knows nothing. */
  readonly after: number | undefined;
}

/** With what a stream begins: what was missed, or the game as it is. */
type Beginning = { readonly missed: History } | { readonly view: SeatView };

/** Opens streams, after everything that could be refused has been. */
@Injectable()
export class Streaming {
  constructor(
    private readonly views: ViewsReader,
    private readonly history: HistoryReader,
    private readonly watching: Watching,
    private readonly open: OpenStreams,
    private readonly words: Words,
    private readonly metrics: Metrics,
    private readonly problems: Problems,
  ) {}

  /** @throws Refusal before the first byte; later the stream says what is wrong */
  async begin(asked: StreamAsked, reply: FastifyReply): Promise<void> {
    const place = this.open.take(asked.me.playerId, 'stream', reply.raw);
    let stays = false;
    try {
      const beginning = await this.beginning(asked);
      if (isAllTold(beginning)) return void reply.code(204).send();
      const phrases = speak(this.words, nowOf(beginning).ruleset, reply);
      reply.header('content-type', EVENT_STREAM).header('x-accel-buffering', 'no');
      if (reply.request.method === 'HEAD') return void reply.send('');
      this.run(asked, beginning, { reply, phrases, place });
      stays = true;
    } finally {
      if (!stays) place.release();
    }
  }

  /** @throws Refusal */
  private async beginning({ game, me, seat, after }: StreamAsked): Promise<Beginning> {
    const missed =
      after === undefined
        ? undefined
        : await this.history.missed(game, me, { seat, after, limit: MOST_MISSED });
    return missed === undefined ? { view: await this.views.view(game, me, seat) } : { missed };
  }

  private run(
    { game, me }: StreamAsked,
    beginning: Beginning,
    { reply, phrases, place }: { reply: FastifyReply; phrases: ReturnType<typeof speak>; place: Place },
  ): void {
    let leave: () => void = () => undefined;
    const left = () => {
      leave();
      place.release();
    };
    reply.hijack();
    // Who has left meanwhile does not begin to watch.
    if (reply.raw.destroyed) return;
    const stream = new EventStream(reply.raw, left, () => this.metrics.droppedStreams.inc());
    this.metrics.begunStreams.inc();
    stream.begin(reply.getHeaders() as OutgoingHttpHeaders);
    stream.send(RETRY);
    const now = nowOf(beginning);
    const problem = (refusal: Refusal) => this.problems.problem(refusal, phrases, reply.request.id);
    const parts = { game, holder: me, viewer: viewerOf(beginning), stream, phrases, problem };
    const told = new GameStream({ ...parts, metrics: this.metrics }, knownOf(beginning));
    if ('view' in beginning) told.snapshot(snapshotFrame(beginning.view, phrases));
    else
      told.hear(
        beginning.missed.items.map((entry) => ({ entry, now })),
        now,
      );
    if (isOver(now)) told.end(now);
    if (place.closing.aborted) stream.end();
    if (stream.ended) return;
    leave = this.watching.watch(told);
    place.closing.addEventListener('abort', () => stream.end(), { once: true });
  }
}

const nowOf = (beginning: Beginning): GameNow => ('view' in beginning ? beginning.view : beginning.missed);

const viewerOf = (beginning: Beginning): Watcher['viewer'] =>
  'view' in beginning ? (beginning.view.seat ?? 'spectator') : beginning.missed.viewer;

const knownOf = (beginning: Beginning): number =>
  'view' in beginning ? beginning.view.version : beginning.missed.version - beginning.missed.items.length;

/** Whoever knows the end of a game would connect again for ever: 204 tells clients not to (HTML, section 9.2.3). */
function isAllTold(beginning: Beginning): boolean {
  return 'missed' in beginning && beginning.missed.items.length === 0 && isOver(beginning.missed);
}
