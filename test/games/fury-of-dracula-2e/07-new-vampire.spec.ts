import { bitesOf, found, left, meets, unheeded } from '../../support/games/fury-encounters.js';
import { anyChance, drawing, eventsInHand, itemsInHand } from '../../support/games/fury-of-dracula-2e.js';

const PARTY = ['lord-godalming', 'dr-seward'] as const;

const pass = { type: 'pass' } as const;

describe('New Vampire', () => {
  const night = { encounters: ['new-vampire'], time: 'midnight' } as const;
  const rolls = (die: number) => drawing({ die: [die - 1] });

  test('is destroyed by day', () => {
    expect(meets({ encounters: ['new-vampire'] }).state.encounters.pool['new-vampire']).toBe(6);
  });

  test('bites all by night on 1, 2 or 3, and goes back to the pool', () => {
    for (const die of [1, 2, 3]) {
      const over = meets({ ...night, hunters: PARTY, chance: rolls(die) });
      expect([bitesOf(over, ...PARTY), left(over)]).toEqual([[1, 1], []]);
    }
  });

  test('but not where a Crucifix or a Heavenly Host is shown', () => {
    for (const item of ['crucifix', 'heavenly-host'] as const) {
      const moment = meets({
        ...night,
        hunters: PARTY,
        chance: rolls(2),
        more: [itemsInHand('dr-seward', item)],
      });
      const over = moment.after('dr-seward', { type: 'showItem', item }, anyChance);
      expect([bitesOf(over, ...PARTY), left(over)]).toEqual([[0, 0], []]);
      expect(over.state.hunters['dr-seward'].items).toEqual([item]);
    }
  });

  test('escapes on 4, 5 or 6: it stays there, and the turn is over', () => {
    for (const die of [4, 5, 6]) {
      const over = meets({ ...night, hunters: PARTY, chance: rolls(die) });
      expect([bitesOf(over, ...PARTY), left(over)]).toEqual([[0, 0], ['new-vampire']]);
    }
  });

  test('unless a Knife or a Stake is spent', () => {
    for (const item of ['knife', 'stake'] as const) {
      const moment = meets({ ...night, chance: rolls(5), more: [itemsInHand('dr-seward', item)] });
      expect(moment.mayDo('dr-seward')).toEqual([pass, { type: 'discardItem', item }]);
      const over = moment.after('dr-seward', { type: 'discardItem', item }, anyChance);
      expect([left(over), over.state.items.discard[item]]).toEqual([[], 1]);
    }
  });

  test('with Seduction bites without a die, whatever they hold, and goes back to Dracula', () => {
    const more = [itemsInHand('dr-seward', 'crucifix'), eventsInHand('dracula', 'seduction')];
    const moment = found({ ...night, more });
    expect(moment.asks()).toEqual(['newVampireAtNight dracula']);
    const over = unheeded(moment.after('dracula', { type: 'playEvent', card: 'seduction' }, anyChance));
    expect([bitesOf(over, 'dr-seward'), left(over)]).toEqual([[1], []]);
    expect(over.state.encounters.hand).toEqual(['new-vampire']);
  });
});
