import { PLACES } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import { meantBy } from '../../../src/notifications/inbound/meant.js';
import { wordsOf } from '../../../src/notifications/inbound/fold.js';

const CHOICES = [
  ['Take the road to Paris', 'moveByRoad', 'paris'],
  ['Take the road to Zürich', 'moveByRoad', 'zurich'],
  ['Take the road to Koln', 'moveByRoad', 'koln'],
  ['Take the train to Paris', 'moveByRail', 'paris'],
  ['Pass', 'pass'],
  ['Pass the weapon to Lucy', 'giveWeapon', 'lucy'],
  ['Open the grave in column 3, row 2', 'open', '3-2'],
  ['Open the grave in column 2, row 3', 'open', '2-3'],
  ['Look at card 1', 'look', '1'],
  ['Look at card 12', 'look', '12'],
  ['Aller à l’hôpital de Sainte-Marie', 'moveTo', 'st-mary'],
].map(([label, ...names]) => ({ label: label!, names }));

function meant(said: string): string | readonly string[] {
  const one = meantBy(wordsOf(said), CHOICES);
  return 'found' in one ? one.found.label : one.unclear.map(({ label }) => label);
}

test.each([
  ['road paris', 'Take the road to Paris'],
  ['ROAD to PARIS', 'Take the road to Paris'],
  ['rail paris', 'Take the train to Paris'],
  ['train par', 'Take the train to Paris'],
  ['move by rail to paris', 'Take the train to Paris'],
  ['road zurich', 'Take the road to Zürich'],
  ['road Zürich', 'Take the road to Zürich'],
  ['road zuerich', 'Take the road to Zürich'],
  ['road koel', 'Take the road to Koln'],
  ['pass', 'Pass'],
  ['pass lucy', 'Pass the weapon to Lucy'],
  ['weap luc', 'Pass the weapon to Lucy'],
  ['open 3 2', 'Open the grave in column 3, row 2'],
  ['column 2 row 3', 'Open the grave in column 2, row 3'],
  ['card 1', 'Look at card 1'],
  ['hopital', 'Aller à l’hôpital de Sainte-Marie'],
  ["à l'hôpital", 'Aller à l’hôpital de Sainte-Marie'],
  ['look 12', 'Look at card 12'],
])('"%s" means "%s"', (said, label) => {
  expect(meant(said)).toBe(label);
});

test('where several fit as well, they are told', () => {
  expect(meant('paris')).toEqual(['Take the road to Paris', 'Take the train to Paris']);
});

test.each([
  ['do not pass', 'a word that none has'],
  ['road vienna', 'a place that is not offered'],
  ['pa', 'too short a beginning'],
  ['to the', 'words that count for nothing'],
  ['', 'no words at all'],
  ['7', 'a number that none has'],
])('"%s" means nothing: %s', (said) => {
  expect(meant(said)).toEqual([]);
});

test('of very many words, each is read once and not for every choice', () => {
  const words = Array.from({ length: 20 }, () => 'paris');
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const many = Array.from({ length: 300 }, () => CHOICES[0]!);
  meantBy(words, many);
  const { length } = normalize.mock.calls;
  normalize.mockRestore();
  expect(length).toBeLessThan(300 * 100);
});

test('the label of a city without its umlaut is named by who writes one', () => {
  const choices = PLACES.map(({ id, name }) => ({ label: name, names: [id] }));
  expect(meantBy(['zuer'], choices)).toMatchObject({ found: { label: 'Zurich' } });
});
