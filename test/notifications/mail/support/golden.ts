import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mail } from '../../../../src/notifications/mail/postman.js';
import { textOf } from './post-office.js';

const FOLDER = path.join(__dirname, '../golden');
const UPDATE = process.env['UPDATE_MAILS'] === '1';

/** What is another each time has a name instead. */
function masked(text: string): string {
  const names = new Map<string, string>();
  return text
    .replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, (id) => {
      if (!names.has(id)) names.set(id, `<id ${names.size + 1}>`);
      return names.get(id)!;
    })
    .replaceAll(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replaceAll(/"key":"[0-9a-f]{16}"/g, '"key":"<key>"')
    .replaceAll(/"signature":"[\w-]{86}"/g, '"signature":"<signature>"')
    .replaceAll(/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g, '<notice>')
    .replaceAll(/\b[a-z2-7]{26}\b/g, '<token>')
    .replaceAll(/(?<=[(（])[0-9a-f]{8}(?=[)）])/g, '<game>');
}

export const written = (mail: Mail): string => `Subject: ${mail.subject}\n\n${textOf(mail)}`;

/** Mails as they were once read and found good: `UPDATE_MAILS=1` writes them anew. */
export function expectGolden(name: string, parts: readonly string[]): void {
  const text = masked(parts.join(`\n${'='.repeat(76)}\n\n`));
  const file = path.join(FOLDER, `${name}.txt`);
  if (UPDATE) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
  }
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text);
}
