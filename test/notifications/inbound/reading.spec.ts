import fc from 'fast-check';
import { commandsIn } from '../../../src/notifications/inbound/commands.js';
import { MailParser } from '../../../src/notifications/inbound/mail-parser.js';
import { ownWords } from '../../../src/notifications/inbound/own-words.js';
import { mailFile, mailFiles, OWN_WORDS } from './corpus.js';

const parser = new MailParser();
afterAll(() => parser.close());

async function wordsIn(raw: Buffer): Promise<string[]> {
  return ownWords((await parser.parse(raw))?.text ?? '');
}

describe('of a reply, only what its writer put first is read', () => {
  test.each(Object.entries(OWN_WORDS))('%s', async (name, own) => {
    expect(await wordsIn(mailFile(name))).toEqual(own);
  });

  test('of every mail it is written down what that is', () => {
    expect(mailFiles().toSorted()).toEqual(Object.keys(OWN_WORDS).toSorted());
  });
});

test('who wrote it is read with the name', async () => {
  const mail = await parser.parse(mailFile('gmail-en'));
  expect(mail).toMatchObject({
    from: [{ address: 'mina@example.net', name: 'Mina Murray' }],
    subject: 'Re: Your turn',
  });
});

describe('a mail that nobody can have written as an answer is not read', () => {
  test('with hundreds of parts', async () => {
    const part = '--b\r\nContent-Type: text/plain\r\n\r\npass\r\n';
    const raw = `Content-Type: multipart/mixed; boundary="b"\r\n\r\n${part.repeat(300)}--b--\r\n`;
    expect(await parser.parse(Buffer.from(raw))).toBeUndefined();
  });

  test('with hundreds of parts within parts', async () => {
    const levels = Array.from({ length: 300 }, (_, level) => level);
    const nested = levels.map(
      (level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
    );
    expect(await parser.parse(Buffer.from(nested.join('')))).toBeUndefined();
  });

  test('that keeps the parser busy; the next one is read', async () => {
    const impatient = new MailParser(1);
    const html = `Content-Type: text/html\r\n\r\n${'<div><table><tr><td>'.repeat(9_000)}`;
    expect(await impatient.parse(Buffer.from(html))).toBeUndefined();
    await impatient.close();
    expect(await wordsIn(mailFile('no-quote'))).toEqual(['pass']);
  });

  test('of a very long text, the first part counts', async () => {
    const raw = `Content-Type: text/plain\r\n\r\npass\r\n${'and so on\r\n'.repeat(80_000)}`;
    expect((await parser.parse(Buffer.from(raw)))!.text).toHaveLength(200 * 1024);
  });
});

describe('200 KB of anything are read, and what it asks for is unclear', () => {
  const LONG = 200 * 1024;
  const filled = (part: string) => part.repeat(LONG / part.length);

  test.each([
    ...['.', '-', '_', '*', '!', '--- x ', '---x', 'pass ', '3 ', '( ', 'option ', '<a@', '< @'],
    ...['wrote ', 'skrev 1 ', 'von meinem ', 'from :', 'ﷺ'],
  ])('of "%s", with a command before it and behind', (part) => {
    for (const text of [`3 ${filled(part)}x`, `${filled(part)} pass`, `pass${filled(part)}; pass`])
      for (const { is } of commandsIn(ownWords(text))) expect(is).toBe('unclear');
  });

  test.each([';', '; ', '"; ', '<@@@@ 1:\n', '---x--\n', 'skrev 1 \n', '1 wrote：\n', ' ; ; ;\n', 'x\n'])(
    'of "%s" no more than 20 commands are read',
    (part) => {
      expect(commandsIn(ownWords(filled(part))).length).toBeLessThanOrEqual(20);
    },
  );

  test('of spaces, with a command before them that is another with what stands behind', () => {
    const [line] = ownWords(`pass${' '.repeat(LONG)}the lamp`);
    expect(commandsIn([line!])).toMatchObject([{ is: 'unclear' }]);
  });

  test('only the first lines are looked at', () => {
    expect(ownWords(`${'\n'.repeat(400)}pass`)).toEqual([]);
    expect(ownWords(`${'\n'.repeat(399)}pass`)).toEqual(['pass']);
  });
});

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

const bytes = fc.constantFrom(...mailFiles()).chain((name) => {
  const raw = mailFile(name);
  const changes = fc.array(fc.tuple(fc.nat(raw.length - 1), fc.integer({ min: 0, max: 255 })), {
    maxLength: 20,
  });
  return fc.tuple(changes, fc.nat(raw.length), fc.nat(raw.length)).map(([changed, from, length]) => {
    const copy = Buffer.from(raw);
    for (const [place, byte] of changed) copy[place] = byte;
    return Buffer.concat([copy.subarray(0, from), copy.subarray(Math.min(from + (length % 40), raw.length))]);
  });
});

test('whatever is changed in a mail, reading it ends, and no command comes from elsewhere than the text', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (raw) => {
      const text = (await parser.parse(raw))?.text ?? '';
      const seen = bare(text);
      for (const { text: line } of commandsIn(ownWords(text)))
        for (const word of line.split(/\s+/u)) expect(seen).toContain(bare(word));
    }),
    { numRuns: 300 },
  );
}, 300_000);

test('whatever stands in a text, what is quoted in it is no command', () => {
  const secret = fc.constantFrom('> 7', '> pass', '>7', '> > 7', '＞ 7');
  const line = fc.oneof(
    fc.string(),
    secret,
    fc.constantFrom('', '-- ', 'END', '3', 'On 1 May, x@y.z wrote:'),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const own = ownWords(lines.join('\n'));
      expect(own.filter((one) => /^[>＞]/u.test(one))).toEqual([]);
      expect(own.filter((one) => one === '')).toEqual([]);
    }),
  );
});
