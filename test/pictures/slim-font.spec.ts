import fs from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { LARGE_FONTS, LATIN_AND_CYRILLIC } from '../../src/pictures/fonts.js';
import { slimmed, withoutScreens } from '../../src/pictures/slim-font.js';
import { TypeCase } from '../../src/pictures/type-case.js';

const TEXTS = { zh: '德古拉在布达佩斯，周一夜晚。', ko: '드라큘라 백작의 길, 둘째 밤' };

function painted(text: string, fontFiles: string[]): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 50"><text y="30" font-size="20">${text}</text></svg>`;
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'PT Serif' };
  return new Resvg(svg, { font }).render().asPng();
}

/** The fonts of a text as they come in their packages. */
const whole = (text: string): string[] => {
  const large = LARGE_FONTS.filter(({ script }) => script.test(text)).map(({ file }) => file);
  return [...LATIN_AND_CYRILLIC, ...large].map((file) => require.resolve(file));
};

describe('a type case', () => {
  const fonts = new TypeCase();
  afterAll(() => fonts.close());

  test.each(Object.entries(TEXTS))('paints %s as the whole fonts do', (_language, text) => {
    const files = fonts.filesFor(text);
    expect(files).toHaveLength(LATIN_AND_CYRILLIC.length + 1);
    expect(fs.statSync(files.at(-1)!).size).toBeLessThan(200_000);
    expect(painted(text, files).equals(painted(text, whole(text)))).toBe(true);
  });

  test('keeps what was needed, and takes what is new', () => {
    for (const text of ['巴黎', TEXTS.zh, '狩猎者', TEXTS.zh])
      expect(painted(text, fonts.filesFor(text)).equals(painted(text, whole(text)))).toBe(true);
  });

  test('has no file of a script that is not there', () => {
    expect(fonts.filesFor('Budapest, Будапешт')).toHaveLength(LATIN_AND_CYRILLIC.length);
  });

  test('leaves nothing behind', () => {
    const other = new TypeCase();
    const file = other.filesFor(TEXTS.zh).at(-1)!;
    expect(fs.existsSync(file)).toBe(true);
    other.close();
    expect(fs.existsSync(file)).toBe(false);
  });
});

test('outlines that others are put together of are kept', () => {
  const file = require.resolve(LATIN_AND_CYRILLIC[0]!);
  const folder = fs.mkdtempSync('/tmp/harker-slim-');
  const slim = `${folder}/slim.ttf`;
  const text = 'Ågâñ й';
  fs.writeFileSync(
    slim,
    slimmed(
      fs.readFileSync(file),
      [...text].map((letter) => letter.codePointAt(0)!),
    ),
  );
  expect(painted(text, [slim]).equals(painted(text, [file]))).toBe(true);
  expect(painted('Budapest', [slim]).equals(painted('Budapest', [file]))).toBe(false);
  fs.rmSync(folder, { recursive: true });
});

test.each(LATIN_AND_CYRILLIC)('%s is painted alike without what is for screens, and is smaller', (name) => {
  const bytes = fs.readFileSync(require.resolve(name));
  const folder = fs.mkdtempSync('/tmp/harker-light-');
  const light = `${folder}/light.ttf`;
  fs.writeFileSync(light, withoutScreens(bytes));
  const text = 'Official fluff: Ågâñ, «Будапешт» №';
  expect(fs.statSync(light).size).toBeLessThan(bytes.length * 0.9);
  expect(painted(text, [light]).equals(painted(text, [require.resolve(name)]))).toBe(true);
  fs.rmSync(folder, { recursive: true });
});

test('a hole that a font forgot is one', () => {
  const fonts = new TypeCase();
  const [mended, broken] = [fonts.filesFor('回'), whole('回')].map((files) => painted('回', files));
  fonts.close();
  expect(mended!.equals(broken!)).toBe(false);
});

test('what is no font of this kind is an error', () => {
  expect(() => slimmed(Buffer.alloc(64), [65])).toThrow('a font without');
  expect(() => withoutScreens(Buffer.alloc(64))).toThrow('a font without');
});
