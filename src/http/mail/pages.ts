import type { FastifyReply } from 'fastify';
import type { Message } from '../../games/kit/message.js';
import type { MailWords } from '../../words/notice-words.js';
import { pageOf, type Part } from './page.js';

/** A part of a page, by the keys of its words. */
type Said =
  | { readonly say: string }
  | { readonly code: string }
  | { readonly link: string; readonly to: string }
  | { readonly button: string; readonly to: string };

export interface Page {
  readonly title: string;
  readonly values?: NonNullable<Message['values']>;
  readonly parts: readonly Said[];
}

/** Pages for people, in the language that their browser asks for. */
export class MailPages {
  constructor(private readonly words: MailWords) {}

  show(reply: FastifyReply, { title, values = {}, parts }: Page): string {
    const phrases = this.words.about(undefined, reply.request.headers['accept-language'] ?? '');
    reply.header('content-language', phrases.language).header('vary', 'Accept-Language');
    const say = (key: string): string => phrases.say({ key, values });
    const shown = parts.map((part): Part => {
      if ('say' in part) return { text: say(part.say) };
      if ('link' in part) return { link: say(part.link), to: part.to };
      return 'code' in part ? part : { button: say(part.button), to: part.to };
    });
    return pageOf(phrases.language, say(title), shown);
  }

  gone(reply: FastifyReply): string {
    reply.code(404);
    return this.show(reply, { title: 'page.gone', parts: [{ say: 'page.gone.text' }] });
  }
}
