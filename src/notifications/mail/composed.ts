import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './postman.js';
import { htmlBody } from './html-body.js';
import type { Block } from './letter.js';
import { textBody } from './text-body.js';

/** A mail for the library that writes it out: text first, HTML second, and nothing that tells when it is read. */
export function composed(mail: Mail, from: string): SendMailOptions {
  const { id, to, subject, blocks, language, at, messageId, references, replyTo, bounceTo } = mail;
  return {
    from,
    to,
    subject,
    text: textBody(blocks),
    html: htmlBody(blocks, language),
    attachments: picturesIn(blocks),
    date: at,
    messageId,
    ...(references.length === 0 ? {} : { references: [...references], inReplyTo: references.at(-1)! }),
    ...(replyTo === undefined ? {} : { replyTo }),
    envelope: { from: bounceTo, to },
    headers: headersOf(mail),
    // Named by the mail, so that the same mail is the same bytes.
    baseBoundary: id,
    textEncoding: 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** In the mail itself: nothing is fetched, so nobody learns when it is read. */
function picturesIn(blocks: readonly Block[]): SendMailOptions['attachments'] {
  const pictures = blocks.flatMap((block) =>
    block.is === 'board' && block.picture !== undefined ? [block.picture] : [],
  );
  return pictures.map(({ cid, png }) => ({
    ...{ cid, content: png, filename: 'board.png', contentType: 'image/png' },
    contentDisposition: 'inline' as const,
  }));
}

function headersOf({ stop, listId, language, isBulk = false }: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'Content-Language': language,
    ...(isBulk ? { Precedence: 'bulk' } : {}),
    ...(listId === undefined ? {} : { 'List-Id': `<${listId}>` }),
    ...(stop === undefined
      ? {}
      : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}
