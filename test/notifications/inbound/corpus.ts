import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, 'corpus');

/** Replies as mail clients write them, with the first lines that somebody wrote into each. */
export const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  'android-de': ['2'],
  'apple-mail-en': ['Rail to Vienna'],
  'apple-mail-it': ['1'],
  'empty-text-beside-html': ['pass'],
  'end-of-commands': ['3'],
  'gmail-both-parts': ['*2*'],
  'gmail-de': ['2'],
  'gmail-en': ['road paris'],
  'gmail-es': ['3'],
  'gmail-fi': ['1'],
  'gmail-fr': ['pass'],
  'gmail-ja': ['2'],
  'gmail-pl': ['rail wieden'],
  'gmail-pt': ['1'],
  'gmail-ru': ['1'],
  'gmail-tr': ['3'],
  'gmail-zh-tw': ['2'],
  'greeting-first': ['Hello there,'],
  'html-only-apple': ['Rail to Vienna'],
  'html-only-gmail': ['road Paris', 'pass'],
  'html-only-outlook': ['3'],
  'html-only-yahoo': ['2'],
  'iphone-de': ['Pass'],
  'iphone-en-no-blank-line': ['3'],
  'iphone-ja': ['1'],
  'iphone-ko': ['3'],
  'iphone-zh': ['2'],
  'mutt-inline': ['2'],
  'naver-ko': ['1'],
  'no-quote': ['pass'],
  'only-a-quote-without-marks': [],
  'only-a-quote': [],
  'only-a-signature': [],
  'outlook-da': ['3'],
  'outlook-de': ['3'],
  'outlook-en': ['road paris'],
  'outlook-ios': ['pass'],
  'qq-zh': ['road 巴黎'],
  'samsung-en': ['1'],
  'say-broken-by-client': [
    'say I have been thinking about where we could all meet next, and it',
    'seems to me that Vienna is the place where he was last seen.',
    'pass',
  ],
  'say-flowed': [
    'say to all I have been thinking about where we could all meet next, and it seems to me that Vienna is the place.',
    'help',
  ],
  'several-commands': ['1', 'rail vienna; pass', 'say See you at the station; bring garlic.'],
  'signed-with-name': ['rail vienna', 'Mina'],
  'thunderbird-cs': ['3'],
  'thunderbird-de-bottom': ['rail Wien'],
  'thunderbird-en': ['road Paris'],
  'thunderbird-fr-bottom': ['pass'],
  'thunderbird-nl': ['2'],
  'thunderbird-no': ['1'],
  'thunderbird-sv': ['2'],
  'unseen-marks': ['3'],
  'with-attachment': ['road paris'],
};

export function mailFile(name: string): Buffer {
  return fs.readFileSync(path.join(FOLDER, `${name}.eml`));
}

export function mailFiles(): string[] {
  return fs.readdirSync(FOLDER).map((file) => path.basename(file, '.eml'));
}
