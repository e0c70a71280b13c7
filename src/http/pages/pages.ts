import type { FastifyReply } from 'fastify';
import type { Ruleset } from '../../games/kit/game-definition.js';
import { languageFor } from '../../words/language.js';
import { SHELL_WORDS } from '../../words/languages.js';
import { Assets, template } from './assets.js';
import { languageOptions, type Rendered, rendered } from './rendered.js';

const LANGUAGES = Object.keys(SHELL_WORDS);

/** Pages from their templates, each made once in each language. */
export class Pages {
  readonly assets: Assets;
  private readonly made = new Map<string, Rendered>();

  constructor(rulesets: readonly Ruleset[]) {
    this.assets = new Assets(rulesets);
  }

  in(name: string, reply: FastifyReply): Rendered {
    const language = languageFor(reply.request.headers['accept-language'], LANGUAGES);
    reply.header('content-language', language).header('vary', 'Accept-Language');
    const key = `${name} ${language}`;
    const page = this.made.get(key) ?? this.page(template(name), language);
    this.made.set(key, page);
    return page;
  }

  page(text: string, language: string, parts: Readonly<Record<string, string>> = {}): Rendered {
    const assets = `/assets/${this.assets.version}`;
    const preloads = this.assets.scripts.map((file) => `<link rel="modulepreload" href="${assets}/${file}">`);
    const languages = languageOptions(language);
    return rendered(text, language, { language, assets, languages, preloads: preloads.join(''), ...parts });
  }
}
