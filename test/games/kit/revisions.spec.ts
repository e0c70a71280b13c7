import { hasRevision } from '../../../src/games/kit/revisions.js';

const REVISIONS = [
  { version: 2, name: 'rain', origin: 'errata' },
  { version: 4, name: 'fog', origin: 'errata' },
];

test.each([
  [1, []],
  [2, ['rain']],
  [3, ['rain']],
  [4, ['rain', 'fog']],
  [5, ['rain', 'fog']],
])('version %i has the revisions up to its own', (version, names) => {
  const has = REVISIONS.map(({ name }) => name).filter((name) => hasRevision(REVISIONS, version, name));
  expect(has).toEqual(names);
});

test('to ask for a revision that there is not is a mistake', () => {
  expect(() => hasRevision(REVISIONS, 5, 'snow')).toThrow('no revision has the name snow');
});
