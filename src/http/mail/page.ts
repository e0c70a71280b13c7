import { escaped } from '../../notifications/mail/html-body.js';

/** A part of a page for people. Everything in it is plain text. */
export type Part =
  | { readonly text: string }
  | { readonly code: string }
  | { readonly link: string; readonly to: string }
  /** A button that posts to an address. */
  | { readonly button: string; readonly to: string };

export function pageOf(language: string, title: string, parts: readonly Part[]): string {
  return (
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<meta name="robots" content="noindex"><title>${escaped(title)} · Harker</title></head>` +
    `<body><main><h1>${escaped(title)}</h1>${parts.map(partHtml).join('')}</main></body></html>`
  );
}

function partHtml(part: Part): string {
  if ('text' in part) return `<p>${escaped(part.text)}</p>`;
  if ('code' in part) return `<p><code>${escaped(part.code)}</code></p>`;
  if ('link' in part) return `<p><a href="${escaped(part.to)}">${escaped(part.link)}</a></p>`;
  return `<form method="post" action="${escaped(part.to)}"><button>${escaped(part.button)}</button></form>`;
}
