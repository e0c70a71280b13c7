import { typeset } from '../../../src/games/kit/french.js';

describe('French words', () => {
  test('keep marks that stand apart with the word before them', () => {
    expect(typeset('Prêt ? Oui ! Alors : jouons ; vite')).toBe(
      'Prêt\u00a0? Oui\u00a0! Alors\u00a0: jouons\u00a0; vite',
    );
  });

  test('are not parted from the marks of a quotation', () => {
    expect(typeset('écrivez « say to all » ici')).toBe('écrivez «\u00a0say to all\u00a0» ici');
  });

  test('stay as they are elsewhere: patterns, code, signs at the beginning', () => {
    const plain = '{count, plural, one {# vampire} other {# vampires}} {"state": "enabled"} http://a.b/?c=d';
    expect(typeset(plain)).toBe(plain);
    expect(typeset('? terre')).toBe('? terre');
  });

  test('are found in lists and objects, whose keys stay', () => {
    expect(typeset({ 'a :': 'b :', list: ['c :', 'd'], count: 1 })).toEqual({
      'a :': 'b\u00a0:',
      list: ['c\u00a0:', 'd'],
      count: 1,
    });
  });
});
