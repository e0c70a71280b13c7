import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SeatActions } from '../../play/play.service.js';
import type { ActAnswer, DryRun, SeatView } from '../../play/table/shapes.js';
import type { Diff } from '../../projections/diff.reader.js';
import type { History } from '../../projections/history.reader.js';
import { isUnchanged } from '../json/etag.js';
import { RawJson } from '../json/raw-json.js';
import { speak } from '../server/speak.js';
import type { Phrases } from '../../words/phrases.js';
import { Words } from '../../words/words.js';
import { foretold, offered, toldEntry, toldEvent, toldView } from './told.js';

/** May be kept by the client alone, and is asked about each time. */
export const OWN = 'private, no-cache';

/** Puts what the inside says of a game in play into the form and the words of the contract. */
@Injectable()
export class PlayAnswers {
  constructor(private readonly words: Words) {}

  view(view: SeatView, reply: FastifyReply) {
    const phrases = this.speakOf(view.ruleset, reply);
    if (isUnchanged(reply, tagIn(phrases, view.etag))) return undefined;
    return toldView(view, phrases);
  }

  actions(offer: SeatActions, reply: FastifyReply) {
    const phrases = this.speakOf(offer.ruleset, reply);
    if (isUnchanged(reply, tagIn(phrases, offer.etag))) return undefined;
    const { version, seat } = offer;
    return { version, seat, actions: offer.actions.map((action) => offered(action, phrases)) };
  }

  acted(answer: ActAnswer, reply: FastifyReply) {
    const phrases = this.speakOf(answer.ruleset, reply);
    reply.header('etag', tagIn(phrases, answer.etag));
    if (answer.repeated) reply.header('idempotency-replayed', 'true');
    return {
      version: answer.version,
      seat: answer.seat,
      events: answer.events.map((event) => toldEvent(event, phrases)),
      view: new RawJson(answer.view),
      actions: answer.actions.map((action) => offered(action, phrases)),
      receipt: answer.receipt,
    };
  }

  /** Without a validator: the answer stands for nothing that there is. */
  triedOut({ ruleset, seat, version, action, preview }: DryRun, reply: FastifyReply) {
    const phrases = this.speakOf(ruleset, reply);
    reply.code(200);
    return {
      ...{ dryRun: true, ruleset, seat, version },
      action: offered(action, phrases),
      preview: preview === undefined ? null : foretold(preview, phrases),
    };
  }

  history({ version, ruleset, items, next }: History, reply: FastifyReply) {
    const phrases = this.speakOf(ruleset, reply);
    return { version, items: items.map((entry) => toldEntry(entry, phrases)), next };
  }

  diff({ ruleset, seat, from, to, entries, changes }: Diff, reply: FastifyReply) {
    const phrases = this.speakOf(ruleset, reply);
    const told = entries.map(({ events, ...entry }) => ({
      ...entry,
      events: events.map((event) => toldEvent(event, phrases)),
    }));
    return { seat, from, to, entries: told, changes };
  }

  private speakOf(ruleset: string, reply: FastifyReply): Phrases {
    reply.header('cache-control', OWN);
    return speak(this.words, ruleset, reply);
  }
}

/** One strong validator per language, since the bytes differ. */
export function tagIn({ language }: Phrases, etag: string): string {
  return language === 'en' ? etag : etag.replace(/"$/, `.${language}"`);
}

/** The validator of the game, whatever language it came in. */
export function withoutLanguage(ifMatch: string | undefined): string | undefined {
  return ifMatch?.replace(/\.[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*"/g, '"');
}
