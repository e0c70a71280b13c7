import type { Block, Picture } from './letter.js';

/** A mail as HTML: the same as its text, with nothing that would have to be fetched. */
export function htmlBody(blocks: readonly Block[], language: string): string {
  return (
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>' +
    '<body style="max-width:46em;margin:1em auto;padding:0 1em;font:16px/1.45 sans-serif">' +
    `${blocks.map(blockHtml).join('\n')}</body></html>\n`
  );
}

function blockHtml(block: Block): string {
  switch (block.is) {
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'title':
      return `<h1 style="font-size:22px;border-top:1px solid;padding-top:.6em">${escaped(block.text)}</h1>`;
    case 'lines':
      return `${heading(block.title)}<table role="presentation" style="border-spacing:0">${rowsHtml(block.lines)}</table>`;
    case 'explained':
      return heading(block.title) + explainedHtml(block);
    case 'board':
      return (
        pictureHtml(block.picture) +
        `<pre style="font:13px/1.35 monospace;overflow:auto">${escaped(block.text)}</pre>`
      );
    case 'options':
      return heading(block.title) + optionsHtml(block.groups);
    case 'link':
      return `<p><a href="${escaped(block.url)}">${escaped(block.text)}</a></p>`;
    case 'small':
      return smallHtml(block.lines);
    case 'foot':
      return `<hr>${smallHtml(block.lines)}`;
  }
}

/** The lines below say the same: it needs no words of its own. */
const pictureHtml = (picture: Picture | undefined): string =>
  picture === undefined
    ? ''
    : `<p><img src="cid:${picture.cid}" alt="" style="display:block;width:100%;max-width:600px;height:auto"></p>`;

const heading = (title: string) => `<h2 style="font-size:18px;margin:1.2em 0 .3em">${escaped(title)}</h2>`;

function explainedHtml({ parts, more }: Extract<Block, { readonly is: 'explained' }>): string {
  const told = parts.map(({ name, lines }) => {
    const said = lines.map((line) => `<dd style="margin:0 0 0 1.5em">${escaped(line)}</dd>`).join('');
    return `<dt style="margin-top:.4em"><b>${escaped(name)}</b></dt>${said}`;
  });
  const last = more === undefined ? '' : `<p style="margin:.4em 0">${escaped(more)}</p>`;
  return `<dl style="margin:0">${told.join('')}</dl>${last}`;
}

/** What stands before the lines has a column of its own, if there is any. */
function rowsHtml(lines: readonly (readonly [string, string])[]): string {
  const numbered = lines.some(([before]) => before !== '');
  return lines.map(([before, text]) => rowHtml(numbered ? before : undefined, text)).join('');
}

function rowHtml(before: string | undefined, text: string): string {
  const number =
    before === undefined
      ? ''
      : `<td style="padding:1px 10px 1px 0;vertical-align:top;text-align:right">${escaped(before)}</td>`;
  return `<tr>${number}<td style="padding:1px 0">${escaped(text)}</td></tr>`;
}

function optionsHtml(groups: readonly (readonly string[])[]): string {
  let number = 1;
  return groups
    .map((group) => {
      const items = group.map((text) => `<li>${escaped(text)}</li>`).join('');
      const list = `<ol start="${number}" style="margin:.3em 0;padding-left:2.6em">${items}</ol>`;
      number += group.length;
      return list;
    })
    .join('');
}

const smallHtml = (lines: readonly string[]): string =>
  `<p style="font-size:13px;overflow-wrap:anywhere">${lines.map(footHtml).join('<br>')}</p>`;

/** What is a link in the text is one here. */
function footHtml(line: string): string {
  return escaped(line).replace(/https?:\/\/[!-;=?-~]+/g, (url) => `<a href="${url}">${url}</a>`);
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
