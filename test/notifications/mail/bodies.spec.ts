import type { Block } from '../../../src/notifications/mail/letter.js';
import { htmlBody } from '../../../src/notifications/mail/html-body.js';
import { textBody } from '../../../src/notifications/mail/text-body.js';

const options = (...groups: string[][]): Block => ({ is: 'options', title: 'What you can do', groups });

describe('the text of a mail', () => {
  it('breaks lines between words, and nothing in them', () => {
    const text =
      'Reply to this mail with the number of an option, or with its words, as the first line of what you write.';
    const lines = textBody([{ is: 'paragraph', text }])
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(2);
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76);
  });

  it('leaves a link whole, however long', () => {
    const url = `https://games.example.org/mail/confirm/${'k3'.repeat(60)}`;
    expect(textBody([{ is: 'link', text: 'Confirm', url }])).toBe(`Confirm\n  ${url}\n`);
  });

  it('numbers options through all groups', () => {
    expect(textBody([options(['Rest'], ['Go to Rome', 'Go to Bari'])])).toBe(
      'WHAT YOU CAN DO\n  1  Rest\n\n  2  Go to Rome\n  3  Go to Bari\n',
    );
  });

  it('says once how many options begin, and puts the rest in columns that are read down', () => {
    const graves = Array.from({ length: 10 }, (_, at) => `Open the grave in column ${at + 1}, row 1`);
    expect(
      textBody([options(graves)])
        .split('\n')
        .slice(1, 5),
    ).toEqual([
      '  Open the grave in …',
      '   1  column 1, row 1    5  column 5, row 1    9  column 9, row 1',
      '   2  column 2, row 1    6  column 6, row 1   10  column 10, row 1',
      '   3  column 3, row 1    7  column 7, row 1',
    ]);
  });

  it('puts no number where two options could be meant', () => {
    const names = Array.from({ length: 30 }, (_, at) => `Go by road to place ${at}`);
    const text = textBody([options(names)]);
    const numbers = [...text.matchAll(/(?<=^| {2,})(\d+) {2}/gm)].map(([, number]) => Number(number));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(names.map((_, at) => at + 1));
  });

  it('sets lines beside what stands before them up to 20 columns, and below what is wider', () => {
    const lined = (before: string): Block => ({
      is: 'lines',
      title: 'What to write',
      lines: [[before, 'It is done.']],
    });
    expect(textBody([lined('x'.repeat(20))])).toBe(`WHAT TO WRITE\n  ${'x'.repeat(20)}  It is done.\n`);
    expect(textBody([lined('x'.repeat(21))])).toBe(`WHAT TO WRITE\n  ${'x'.repeat(21)}\n    It is done.\n`);
  });

  it('sets lines under each other behind wide letters', () => {
    const lines: [string, string][] = [
      ['말뚝', 'Nobody moves.'],
      ['undo', 'It is undone.'],
      ['说', 'It is said.'],
    ];
    expect(textBody([{ is: 'lines', title: 'What to write', lines }])).toBe(
      'WHAT TO WRITE\n  말뚝  Nobody moves.\n  undo  It is undone.\n  说    It is said.\n',
    );
  });

  it('says what something does below its name, however short that is', () => {
    const parts = [
      { name: 'Fog', lines: ['When: it is met', 'Nobody moves.'] },
      { name: 'Bats', lines: [`They fly ${'far '.repeat(16)}away.`] },
    ];
    expect(textBody([{ is: 'explained', title: 'What they do', parts, more: 'Of others: ask.' }])).toBe(
      'WHAT THEY DO\n  Fog\n    When: it is met\n    Nobody moves.\n' +
        `  Bats\n    They fly ${'far '.repeat(15)}far\n    away.\n  Of others: ask.\n`,
    );
  });

  it.each(['foot', 'small'] as const)('breaks no link in lines that are %s', (is) => {
    const url = 'https://games.example.org/mail/unsubscribe/abcdefghijklmnopqrstuvwxyz';
    expect(textBody([{ is, lines: [`不再接收这个对局的邮件：${url}`] }])).toMatch(
      new RegExp(`^${url}$`, 'm'),
    );
  });

  it('hangs what happened under its entry', () => {
    const lines: [string, string][] = [
      ['9', 'It begins'],
      ['', 'And goes on'],
      ['10', 'It ends'],
    ];
    expect(textBody([{ is: 'lines', title: 'Since', lines }])).toBe(
      'SINCE\n  9   It begins\n      And goes on\n  10  It ends\n',
    );
  });
});

describe('the HTML of a mail', () => {
  it('has what stands before lines in a column of its own', () => {
    const lines: [string, string][] = [
      ['9', 'It begins'],
      ['', 'And goes on'],
    ];
    const cells = (html: string) =>
      html
        .split('<tr>')
        .slice(1)
        .map((row) => row.split('<td').length - 1);
    expect(cells(htmlBody([{ is: 'lines', title: 'Since', lines }], 'en'))).toEqual([2, 2]);
    expect(cells(htmlBody([{ is: 'lines', title: 'How', lines: [['', 'So']] }], 'en'))).toEqual([1]);
  });

  it('says the same, with nothing to fetch, to run or to follow', () => {
    const html = htmlBody(
      [
        { is: 'paragraph', text: '<script>alert(1)</script> & "so on"' },
        { is: 'board', text: 'a < b' },
        options(['Rest'], ['<img src=x>']),
        { is: 'link', text: 'Confirm', url: 'https://games.example.org/?a="><b>' },
        { is: 'foot', lines: ['Stop: https://games.example.org/mail/x'] },
      ],
      'en',
    );
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so on&quot;');
    expect(html).toContain('<ol start="2"');
    expect(html).toContain('<li>&lt;img src=x&gt;</li>');
    expect(html).toContain('href="https://games.example.org/?a=&quot;&gt;&lt;b&gt;"');
    expect(html).not.toMatch(/<(?:script|img|link|iframe|object|form)|<[^>]*\bsrc=|url\(/);
  });

  it('ends a link where the next letter is not one of links', () => {
    const html = htmlBody([{ is: 'foot', lines: ['退订：https://games.example.org/mail/x。再见'] }], 'zh');
    expect(html).toContain(
      '<a href="https://games.example.org/mail/x">https://games.example.org/mail/x</a>。再见',
    );
  });

  it('explains things one after the other, and says where more is to be had', () => {
    const parts = [{ name: 'Fog & co', lines: ['When: it is met', 'Nobody moves.'] }];
    const html = htmlBody([{ is: 'explained', title: 'What they do', parts, more: 'Ask <us>.' }], 'en');
    const [, told] = html.split('</h2>');
    expect(told!.replace(/ style="[^"]*"/g, '')).toContain(
      '<dl><dt><b>Fog &amp; co</b></dt><dd>When: it is met</dd><dd>Nobody moves.</dd></dl><p>Ask &lt;us&gt;.</p>',
    );
  });

  it('shows a picture that goes along, and no other', () => {
    const picture = { cid: 'board.1@harker', png: Buffer.from('png') };
    const html = htmlBody([{ is: 'board', text: 'a', picture }], 'en');
    expect(html.match(/\bsrc="[^"]*"/g)).toEqual(['src="cid:board.1@harker"']);
  });
});
