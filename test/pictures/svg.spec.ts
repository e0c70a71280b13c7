import { at, element, escaped, stacked } from '../../src/pictures/svg.js';
import { write } from '../../src/pictures/writing.js';
import { parsed, textOf } from '../support/pictures/xml.js';

const NASTY = `</text><script>"it's" & <b>\u0000\u0008\uD800]]>`;

test('no text ends its element, and what XML cannot hold is left out', () => {
  const drawn = parsed(write(NASTY, 0, 0, { size: 10 }));
  expect(drawn.name).toBe('text');
  expect(textOf(drawn)).toBe(`</text><script>"it's" & <b>]]>`);
});

test('no value ends its attribute', () => {
  const drawn = parsed(element('g', { title: NASTY, left: undefined }));
  expect(drawn).toEqual({ name: 'g', attributes: { title: `</text><script>"it's" & <b>]]>` }, children: [] });
});

test('numbers have at most one place after the point, and never a sign before nothing', () => {
  expect(element('rect', { x: 1.2345, y: -0.01 })).toBe('<rect x="1.2" y="0"/>');
  expect(at(0.04, 2, '')).toBe('<g transform="translate(0 2)"></g>');
});

test('letters of all scripts stay as they are', () => {
  expect(escaped('Париж 巴黎 파리 🦇')).toBe('Париж 巴黎 파리 🦇');
});

test('what is empty takes no room', () => {
  const part = (height: number) => ({ svg: '', height });
  expect(stacked([part(10), part(0), part(20)], 5).height).toBe(35);
});
