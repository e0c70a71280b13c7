import {
  acts,
  anyChance,
  given,
  holding,
  huntersIn,
  itemsInHand,
  laid,
  pass,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';

/** Dracula hid in Lisbon with rats, Hide was taken back, and Dr. Seward comes there. */
const ambushed = given(
  {},
  huntersIn({ [SEWARD]: 'madrid' }),
  wentTo('lisbon'),
  laid('lisbon', 'hide'),
  holding('rats'),
  wentTo('cadiz'),
  { type: 'HideTakenBack', space: 2 },
  itemsInHand(SEWARD, 'pistol'),
  acts(SEWARD),
).after(SEWARD, { type: 'moveByRoad', location: 'lisbon' }, anyChance);

describe('a space of the trail from which Hide was taken', () => {
  test('is a hideout as long as an encounter lies there', () => {
    const spared = ambushed.after('dracula', pass, anyChance);
    expect(spared.state.trail.map(({ space }) => space)).toEqual([1, 2, 3]);
  });

  test('is empty as soon as the last one is gone: no rumor and no other encounter can come there', () => {
    const met = ambushed.after('dracula', { type: 'ambushWith', encounter: 'rats' }, anyChance);
    expect(met.asks()).toEqual([`onAmbush ${SEWARD}`]);
    const gone = met.after(SEWARD, pass, anyChance);
    expect(gone.state.trail.map(({ space }) => space)).toEqual([1, 3]);
  });
});
