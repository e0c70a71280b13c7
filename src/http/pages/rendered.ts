import { createHash } from 'node:crypto';
import type { Catalogue } from '../../games/kit/message.js';
import { escaped } from '../../notifications/mail/html-body.js';
import { SHELL_WORDS } from '../../words/languages.js';

export interface Rendered {
  readonly text: string;
  readonly etag: string;
}

// Elements say by an attribute which words they hold, so that the page itself can put in those of another language.
const SAYS = /(<[^>]* data-say="([\w.]+)"[^>]*>)/g;
const LABELLED = / data-(label|placeholder)="([\w.]+)"/g;

/** A page in one language: `{{name}}` is filled from the parts, as it is. */
export function rendered(page: string, language: string, parts: Readonly<Record<string, string>>): Rendered {
  const words = SHELL_WORDS[language]!.page;
  const say = (key: string) => escaped(textOf(words, key));
  const text = page
    .replace(SAYS, (_, tag: string, key: string) => tag + say(key))
    .replace(LABELLED, (given, kind: string, key: string) => {
      const attribute = kind === 'label' ? 'aria-label' : kind;
      return `${given} ${attribute}="${say(key)}"`;
    })
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { text, etag: `"${hash}"` };
}

function textOf(words: Catalogue, key: string): string {
  const text = words[key];
  if (text === undefined) throw new Error(`a page says ${key}, and there are no words for it`);
  return text;
}

/** The languages to choose from, as options of a list. */
export const languageOptions = (chosen: string): string =>
  Object.entries(SHELL_WORDS)
    .map(
      ([tag, { name }]) =>
        `<option value="${tag}" lang="${tag}"${tag === chosen ? ' selected' : ''}>${escaped(name)}</option>`,
    )
    .join('');
