import { brokenInto, textWidth } from '../../src/pictures/text-width.js';

const lines = (text: string, width: number) => brokenInto(text, 10, width);

test('a text is broken between its words', () => {
  expect(lines('Bats, Fog, Minion with Knife', 80)).toEqual(['Bats, Fog,', 'Minion with', 'Knife']);
});

test('a word is broken after its hyphen before it is broken elsewhere', () => {
  expect(lines('Clermont-Ferrand', 60)).toEqual(['Clermont-', 'Ferrand']);
  expect(lines('Nuremburgandmore', 60).length).toBeGreaterThan(1);
});

test('Chinese is broken anywhere, but no line begins with a stop', () => {
  const broken = lines('狩猎者在巴黎，德古拉在马德里。', 52);
  expect(broken.join('')).toBe('狩猎者在巴黎，德古拉在马德里。');
  expect(broken.length).toBeGreaterThan(2);
  expect(broken.filter((line) => /^[，。]/.test(line))).toEqual([]);
});

test('Korean is broken between its words', () => {
  expect(lines('드라큘라 백작의 길', 52)).toEqual(['드라큘라', '백작의 길']);
});

test('no line is wider than the room', () => {
  const text =
    'События: 46 в колоде. Сброшены: Предупреждение ×2, Хорошая удача ×2, 中文也有 и ещё-что-нибудь';
  for (let width = 30; width < 200; width += 7)
    for (const line of lines(text, width)) expect(textWidth(line, 10)).toBeLessThanOrEqual(width);
});

test('wide letters are wider than narrow ones, and signs of Chinese as wide as they are high', () => {
  expect(textWidth('ill', 10)).toBeLessThan(textWidth('mow', 10));
  expect(textWidth('巴黎', 10)).toBeGreaterThanOrEqual(20);
  expect(textWidth('Paris', 10, true)).toBeGreaterThan(textWidth('Paris', 10));
});
