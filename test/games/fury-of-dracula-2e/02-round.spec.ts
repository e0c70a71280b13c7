import { SEATS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import {
  anyChance,
  byRoad,
  given,
  huntersIn,
  turnOf,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

describe('a round', () => {
  test('is a turn of Dracula, and then one of each hunter in order', () => {
    let moment = given({}, huntersIn(), wentTo('madrid'), turnOf('dracula')).after(
      'dracula',
      byRoad('saragossa'),
      anyChance,
    );
    const seats = ['dracula'];
    while (moment.asks()[0]?.startsWith('hunterMoves') === true) {
      const seat = moment.state.turn ?? 'dracula';
      seats.push(seat);
      moment = moment.after(seat, { type: 'stay' }).after(seat, { type: 'rest' }, anyChance);
    }
    expect(seats).toEqual(SEATS);
    expect(moment.state).toMatchObject({ turn: 'dracula', round: 3 });
  });
});
