import fs from 'node:fs';
import { Marked } from 'marked';
import { escaped } from '../../notifications/mail/html-body.js';
import { template } from './assets.js';
import { DOCUMENTS } from './documents.js';
import type { Pages } from './pages.js';
import type { Rendered } from './rendered.js';

/** The documents as pages, each made when it is first asked for. They are written in English. */
export class Guide {
  private readonly made = new Map<string, Rendered>();
  private readonly names = [...DOCUMENTS.keys()];

  constructor(private readonly pages: Pages) {}

  /** @returns nothing, where there is no such document */
  page(name: string): Rendered | undefined {
    const file = DOCUMENTS.get(name);
    if (file === undefined) return undefined;
    const page = this.made.get(name) ?? this.render(name, file);
    this.made.set(name, page);
    return page;
  }

  private render(name: string, file: string): Rendered {
    const text = fs.readFileSync(file, 'utf8');
    const title = /^# (.+)$/m.exec(text)?.[1] ?? name;
    const content = htmlOf(text, this.names);
    return this.pages.page(template('document.html'), 'en', { title: escaped(title), content });
  }
}

/** Markdown of our own documents as HTML. What is not among the documents is named, and leads nowhere. */
export function htmlOf(text: string, names: readonly string[]): string {
  const seen = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text: heading }) {
        const anchor = anchorOf(heading, seen);
        return `<h${depth} id="${anchor}"><a href="#${anchor}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const said = this.parser.parseInline(tokens);
        const target = targetOf(href, names);
        return target === undefined ? said : `<a href="${escaped(target)}">${said}</a>`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: string) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="wide" tabindex="0"><table><tr>${cells(token.header, 'th')}</tr>${rows}</table></div>\n`;
      },
      code: ({ text: code }) => `<pre tabindex="0"><code>${escaped(code)}</code></pre>\n`,
      html: ({ text: html }) => escaped(html),
    },
  });
  return marked.parse(text, { async: false });
}

/** A heading as a link names it. */
function anchorOf(heading: string, seen: Map<string, number>): string {
  const anchor = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
  const times = seen.get(anchor) ?? 0;
  seen.set(anchor, times + 1);
  return times === 0 ? anchor : `${anchor}-${times}`;
}

function targetOf(href: string, names: readonly string[]): string | undefined {
  if (/^(?:https?:|#|\/)/.test(href)) return href;
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return name !== undefined && names.includes(name) ? `/docs/${name}${anchor}` : undefined;
}
