import { parentPort } from 'node:worker_threads';
import { simpleParser } from 'mailparser';

// A reply has two parts, with pictures in a signature a few more.
const MOST_PARTS = 100;
const MOST_BOUNDARIES = 20;
// A mail of more text is no answer to a question.
const MOST_TEXT = 200 * 1024;

const OPTIONS = {
  skipTextLinks: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  maxHtmlLengthToParse: MOST_TEXT,
};

/** In a thread of its own, since hostile mail can keep a parser busy for ever: whoever started it ends it in time. */
parentPort.on('message', async (raw) => parentPort.postMessage(await read(Buffer.from(raw))));
parentPort.postMessage('ready');

async function read(raw) {
  if (hasTooManyParts(raw)) return undefined;
  const mail = await simpleParser(raw, OPTIONS);
  const from = (mail.from?.value ?? []).flatMap((one) => one.group ?? [one]);
  return {
    from: from.map(({ address, name }) => ({ address: address ?? '', name: name ?? '' })),
    subject: (mail.subject ?? '').slice(0, 1_000),
    text: (await textOf(mail)).slice(0, MOST_TEXT),
  };
}

/** Some clients send an empty text beside what was written. */
async function textOf({ text = '', html }) {
  if (text.trim() !== '' || !html) return text;
  const alone = Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html.slice(0, MOST_TEXT)}`);
  return (await simpleParser(alone, OPTIONS)).text ?? '';
}

function hasTooManyParts(raw) {
  const text = raw.toString('latin1');
  const boundaries = new Set();
  for (const [, quoted, bare] of text.matchAll(
    /boundary[ \t]{0,9}=[ \t]{0,9}(?:"([^"\r\n]{1,100})"|([^\s";]{1,100}))/gi,
  ))
    boundaries.add(quoted ?? bare);
  if (boundaries.size > MOST_BOUNDARIES) return true;
  let parts = 0;
  for (const line of text.split('\n')) {
    if (line.startsWith('--') && boundaries.has(line.slice(2).trimEnd())) parts += 1;
  }
  return parts > MOST_PARTS;
}
