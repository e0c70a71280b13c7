import type { EncounterId } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { found, healthOf, left, unheeded } from '../../support/games/fury-encounters.js';
import { anyChance, eventsInHand, itemsInHand } from '../../support/games/fury-of-dracula-2e.js';

const pass = { type: 'pass' } as const;

const first = (encounter: EncounterId) => ({ type: 'chooseEncounter', encounter }) as const;

describe('Forewarned', () => {
  const card = { type: 'playEvent', card: 'forewarned' } as const;
  const more = [eventsInHand('dr-seward', 'forewarned')];

  test('sends the encounter back before it takes effect', () => {
    const over = found({ encounters: ['plague'], more }).after('dr-seward', card, anyChance);
    expect([healthOf(over, 'dr-seward'), left(over)]).toEqual([[10], []]);
    expect(over.state.encounters.pool.plague).toBe(1);
  });

  test('so for an agent, who is not fought', () => {
    const over = found({ encounters: ['assassin'], more }).after('dr-seward', card, anyChance);
    expect([left(over), over.state.encounters.pool.assassin]).toEqual([[], 1]);
  });

  test('only that one', () => {
    const moment = found({ encounters: ['plague', 'wolves'], more });
    const one = moment.after('dracula', first('plague')).after('dr-seward', card, anyChance);
    expect(healthOf(unheeded(one), 'dr-seward')).toEqual([8]);
  });
});

describe('Secret Weapon', () => {
  const more = (...thrown: Event[]) => [
    eventsInHand('dr-seward', 'secret-weapon'),
    itemsInHand('dr-seward', 'knife'),
    itemsInHand('van-helsing', 'rifle'),
    ...thrown,
  ];

  test('exchanges an item for one of the discard pile, before the encounter', () => {
    const thrown = { type: 'ItemDiscarded', seat: 'van-helsing', item: 'rifle' } as const;
    const moment = found({ encounters: ['wolves'], more: more(thrown) });
    const asked = moment.after('dr-seward', { type: 'playEvent', card: 'secret-weapon' });
    const exchange = { type: 'exchangeItem', item: 'knife', taken: 'rifle' } as const;
    expect(asked.mayDo('dr-seward')).toEqual([exchange]);
    const { state } = asked.after('dr-seward', exchange);
    expect(state.hunters['dr-seward'].items).toEqual(['rifle']);
    expect([state.items.discard.knife, state.items.discard.rifle]).toEqual([1, 0]);
  });

  test('is of no use while nothing is discarded', () => {
    expect(found({ encounters: ['wolves'], more: more() }).mayDo('dr-seward')).toEqual([pass]);
  });
});
