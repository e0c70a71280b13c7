import { EVERYONE } from '../../../src/events/entry.js';
import { drawBelow } from '../../../src/play/chance/draw.js';
import { EntryChance, GameLinks } from '../../../src/play/chance/entry-chance.js';
import { drawnAfter, ScriptedDice } from '../../../src/play/chance/scripted-dice.js';
import { secretsFrom } from '../../../src/play/chance/seeds.js';

const secrets = secretsFrom(Buffer.alloc(96, 7));
const place = { game: 'a game', entry: 5, entropies: [] };
const links = new GameLinks(place.game, secrets);

const chanceOf = (script: ScriptedDice) =>
  new EntryChance(place, secrets, links, (purpose) => [purpose === 'die' ? EVERYONE : 'nobody'], script);

test('each value is used once, in the order of the draws for its purpose', () => {
  const script = new ScriptedDice({ die: [5, 0], card: [2] });
  expect([script.next(6, 'die'), script.next(9, 'card'), script.next(6, 'die')]).toEqual([5, 2, 0]);
});

test('what is used up, or not named, is drawn as in any game', () => {
  const script = new ScriptedDice({ die: [5] }, { die: 1 });
  expect(script.next(6, 'die')).toBeUndefined();
  expect(script.next(6, 'toString')).toBeUndefined();
});

test('of a value that is too large the remainder counts', () => {
  const script = new ScriptedDice({ card: [6, 7, 999_999, 3] });
  expect([6, 6, 7, 1].map((n) => script.next(n, 'card'))).toEqual([0, 1, 999_999 % 7, 0]);
});

test('it goes on where earlier entries left it', () => {
  const counts = drawnAfter(drawnAfter({}, [{ purpose: 'die' }, { purpose: 'card' }]), [{ purpose: 'die' }]);
  expect(counts).toEqual({ die: 2, card: 1 });
  expect(new ScriptedDice({ die: [1, 2, 3] }, counts).next(6, 'die')).toBe(3);
});

test('an entry keeps scripted draws like others, counts them, and opens its link', () => {
  const chance = chanceOf(new ScriptedDice({ die: [4], card: [1] }));
  const values = [chance.below(6, 'die'), chance.below(6, 'die'), chance.below(3, 'card')];
  const seed = links.ofEntry(place.entry);
  expect(values).toEqual([4, drawBelow(6, seed, { ...place, purpose: 'die', index: 1 }), 1]);
  expect(chance.draws.map(({ purpose, index }) => [purpose, index])).toEqual([
    ['die', 0],
    ['die', 1],
    ['card', 0],
  ]);
  expect(chance.link).toBe(seed.toString('hex'));
});
