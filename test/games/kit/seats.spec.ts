import { clockwiseAfter } from '../../../src/games/kit/seats.js';

const SEATS = ['north', 'east', 'south', 'west'];

test('clockwise after a seat come the others, once around', () => {
  expect(clockwiseAfter(SEATS, 'south')).toEqual(['west', 'north', 'east']);
  expect(clockwiseAfter(SEATS, 'north')).toEqual(['east', 'south', 'west']);
});
