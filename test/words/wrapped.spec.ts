import stringWidth from 'string-width';
import { broken, wrapped } from '../../src/words/wrapped.js';

const of = (text: string, width = 20) => wrapped(text.split(' '), width);

const URL = 'https://games.example.org/mail/unsubscribe/abcdefghijklmnopqrstuvwxyz';

describe('lines of a text', () => {
  test.each([
    ['no space', `不再接收这个对局的邮件：${URL}`, ['不再接收这个对局的邮', '件：', URL]],
    ['a full stop behind', `这里：${URL}。然后`, ['这里：', `${URL}。`, '然后']],
    ['a number at its end', `这里：${URL}1然后`, ['这里：', `${URL}1`, '然后']],
    ['Korean before it', `메일 그만 받기：${URL}`, ['메일 그만 받기：', URL]],
    ['Japanese before it', `メールをやめるには：${URL}`, ['メールをやめるには：', URL]],
  ])('never part a link that has %s', (_, text, lines) => {
    expect(of(text)).toEqual(lines);
    expect(broken(text, 20)).toEqual(lines);
  });

  test('lose nothing of what looks like a link', () => {
    expect(of('夜http://夜http:夜').join('')).toBe('夜http://夜http:夜');
  });

  test('of Chinese go on where the one before ends, also behind a word of another script', () => {
    expect(of(`Mina ${'夜'.repeat(12)}`)).toEqual([`Mina ${'夜'.repeat(7)}`, '夜'.repeat(5)]);
  });

  test('begin with no mark that closes, and end with none that opens', () => {
    expect(of(`${'夜'.repeat(10)}。${'日'.repeat(8)}“月”`)).toEqual([
      '夜'.repeat(9),
      `夜。${'日'.repeat(8)}`,
      '“月”',
    ]);
  });

  test.each([
    ['its unit', `${'夜'.repeat(8)} 第 3 条记录`, ['夜'.repeat(8), '第 3 条记录']],
    ['the zone before it', `${'夜'.repeat(7)} UTC 01:27之前`, ['夜'.repeat(7), 'UTC 01:27之前']],
    ['what counts it', `${'夜'.repeat(9)}12分钟`, ['夜'.repeat(8), '夜12分钟']],
  ])('keep a number with %s', (_, text, lines) => {
    expect(of(text)).toEqual(lines);
  });

  test('hold no more than they can of what belongs together', () => {
    for (const text of ['1年'.repeat(20), '夜……'.repeat(20), '夜' + '…'.repeat(40)])
      expect(Math.max(...of(text).map((line) => stringWidth(line)))).toBeLessThanOrEqual(20);
  });

  test('of numbers in a row are broken between them', () => {
    const lines = of('选项：1、2、3、4、5、6、7、8、9、10、11、12');
    expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(20);
    expect(lines[0]).toBe('选项：1、2、3、4、');
  });
});
