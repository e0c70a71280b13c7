import { escaped } from '../../notifications/mail/html-body.js';
import type { ListedMail, ReadMail } from '../../notifications/mail/mailbox.js';

const STYLE =
  'body{font:15px/1.45 sans-serif;max-width:60em;margin:1em auto;padding:0 1em}table{border-spacing:0;width:100%}' +
  '.time{white-space:nowrap}td,th{text-align:left;padding:.25em .8em .25em 0;vertical-align:top}pre{overflow:auto;border:1px solid;padding:1em;' +
  'font:13px/1.35 monospace}iframe{width:100%;height:40em;border:1px solid;background:#fff}';

/** The mails, newest first. */
export function listPage(mails: readonly ListedMail[]): string {
  const rows = mails.map(
    ({ id, at, recipient, subject }) =>
      `<tr><td class="time">${at.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${escaped(recipient)}</td>` +
      `<td><a href="/dev/mail/${id}">${escaped(subject)}</a></td></tr>`,
  );
  const table = `<table><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`;
  return page('Mails', mails.length === 0 ? '<p>None yet.</p>' : table);
}

export function mailPage(id: string, { subject, headers, text }: ReadMail): string {
  const links = `<p><a href="/dev/mail">All mails</a> · <a href="/dev/mail/${id}/raw">As a file (.eml)</a></p>`;
  const frame = `<iframe sandbox src="/dev/mail/${id}/html" title="HTML"></iframe>`;
  const parts = [
    links,
    `<h2>Text</h2><pre>${escaped(text)}</pre>`,
    `<h2>HTML</h2>${frame}`,
    `<h2>Headers</h2><pre>${escaped(headers)}</pre>`,
  ];
  return page(subject, parts.join(''));
}

function page(title: string, body: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="color-scheme" content="light dark"><title>${escaped(title)} · Harker</title><style>${STYLE}</style>` +
    `</head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`
  );
}
