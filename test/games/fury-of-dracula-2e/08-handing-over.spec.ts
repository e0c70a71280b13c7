import type { ItemId } from '../../../src/games/fury-of-dracula-2e/data/item-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import { given, huntersIn, itemsInHand, toDo, wentTo } from '../../support/games/fury-of-dracula-2e.js';

const keptOpen = (item: ItemId): Event => ({ type: 'CardKeptOpen', seat: 'mina-harker', item });
const dogsLaid: Event = { type: 'DogsLaid', seat: 'mina-harker' };
const handOver = (item: ItemId) => ({ type: 'giveItem', item, to: 'dr-seward' }) as const;

/** Mina Harker, who is bitten, trades with Dr Seward, and hunters do not show each other their hands. */
function trading(items: readonly ItemId[], ...more: readonly Event[]) {
  return given(
    { huntersShareHands: false },
    huntersIn({ 'dr-seward': 'paris', 'mina-harker': 'paris' }),
    wentTo('galatz'),
    itemsInHand('mina-harker', ...items),
    more,
    { type: 'TurnStarted', seat: 'mina-harker', round: 2 },
    toDo({ is: 'trade', hunter: 'mina-harker', done: [], gifts: 0 }, { is: 'endTurn', seat: 'mina-harker' }),
  );
}

const goesOpenly = (open: boolean): Event => ({
  type: 'ItemGiven',
  seat: 'mina-harker',
  to: 'dr-seward',
  open,
});

const sheetOf = (moment: ReturnType<typeof trading>, hunter: HunterId) =>
  moment.sees('dracula').hunters.find(({ seat }) => seat === hunter);

describe('a card kept open to Dracula', () => {
  test('goes for all to see, and another one must be kept open', () => {
    const moment = trading(['knife', 'garlic'], keptOpen('knife'));
    moment.when('mina-harker', handOver('knife')).thenAmongOthers(goesOpenly(true));
    const after = moment.after('mina-harker', handOver('knife'));
    expect(after.asks()).toEqual(['keepOpen mina-harker']);
    expect(sheetOf(after, 'mina-harker')?.openItem).toBeUndefined();
  });

  test('stays when another one is handed over', () => {
    const moment = trading(['knife', 'garlic'], keptOpen('knife'));
    moment.when('mina-harker', handOver('garlic')).thenAmongOthers(goesOpenly(false));
    expect(sheetOf(moment.after('mina-harker', handOver('garlic')), 'mina-harker')?.openItem).toBe('knife');
  });

  test('stays when a hidden one of the same kind is handed over: nothing tells them apart', () => {
    const moment = trading(['knife', 'knife'], keptOpen('knife'));
    moment.when('mina-harker', handOver('knife')).thenAmongOthers(goesOpenly(false));
    const after = moment.after('mina-harker', handOver('knife'));
    const another = trading(['knife', 'garlic'], keptOpen('knife')).after('mina-harker', handOver('garlic'));
    expect(after.asks()).toEqual(another.asks());
    expect(after.sees('dracula')).toEqual(another.sees('dracula'));
  });
});

describe('Dogs that lie open', () => {
  test('go for all to see', () => {
    const moment = trading(['dogs', 'garlic'], dogsLaid, keptOpen('garlic'));
    moment.when('mina-harker', handOver('dogs')).thenAmongOthers(goesOpenly(true));
    expect(sheetOf(moment.after('mina-harker', handOver('dogs')), 'mina-harker')?.dogs).toBe(false);
  });

  test('are those that are discarded, whether others are held or not', () => {
    const discarded: Event = { type: 'ItemDiscarded', seat: 'mina-harker', item: 'dogs' };
    for (const other of ['dogs', 'stake'] as const) {
      expect(sheetOf(trading(['dogs', other], dogsLaid, discarded), 'mina-harker')?.dogs).toBe(false);
    }
  });
});

test('a hand lies in the order of the box: it tells nothing of when cards came', () => {
  const come = (...items: readonly ItemId[]) => trading(items).state.hunters['mina-harker'].items;
  expect(come('pistol', 'knife', 'dogs')).toEqual(come('dogs', 'knife', 'pistol'));
});
