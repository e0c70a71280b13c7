import { REFUSAL_CODES, type RefusalCode } from '../../refusals/refusal.js';
import { problems } from '../../words/en/problems.js';
import { STATUS } from './catalogue.js';

/** @returns an HTML page with every kind of problem */
export function catalogueOfProblems(): string {
  const items = REFUSAL_CODES.map(
    (code) =>
      `<li><a href="/problems/${code}"><code>${code}</code></a> (${STATUS[code]}): ${problems[code].title}</li>`,
  );
  return page('Problems', `<p>Why a request can be refused (RFC 9457).</p><ul>${items.join('')}</ul>`);
}

/** @returns an HTML page about one kind of problem */
export function pageAbout(code: RefusalCode): string {
  const { title, wrong, right } = problems[code];
  const lines = [
    `<p><code>${code}</code>, status ${STATUS[code]}</p>`,
    `<h2>What was wrong</h2><p>${escaped(wrong)}</p>`,
    `<h2>What would be right</h2><p>${escaped(right)}</p>`,
    '<p><a href="/problems">All problems</a></p>',
  ];
  return page(title, lines.join(''));
}

export function isProblemCode(code: string): code is RefusalCode {
  return Object.hasOwn(STATUS, code);
}

function page(title: string, body: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>${escaped(title)} · Harker</title></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`
  );
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
