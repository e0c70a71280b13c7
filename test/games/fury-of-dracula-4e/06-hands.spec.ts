import { drawAudience } from '../../../src/games/fury-of-dracula-4e/chance.js';
import type { ItemId } from '../../../src/games/fury-of-dracula-4e/data/item-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import { allBut, expectAlike } from '../../support/games/fury-of-dracula-4e-alike.js';
import {
  encountersInHand,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  phaseIs,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';

const [MINA, SEWARD] = ['mina-harker', 'dr-seward'] as const;
const keptOpen = (item: ItemId): Event => ({ type: 'CardOpened', seat: MINA, item });
const handOver = (item: ItemId) => ({ type: 'giveItem', item, to: SEWARD }) as const;
const goesOpenly = (open: boolean): Event => ({ type: 'ItemGiven', seat: MINA, to: SEWARD, open });

/** Mina Harker, who is bitten, trades with Dr Seward. */
const trading = (items: readonly ItemId[], ...more: readonly Event[]) =>
  given(
    {},
    huntersIn({ [SEWARD]: 'paris', [MINA]: 'paris' }),
    wentTo('galatz'),
    itemsInHand(MINA, ...items),
    more,
    phaseIs('day'),
    toDo({ is: 'trade', hunter: MINA, done: [], gifts: 0 }, { is: 'dusk' }),
  );

const openItem = (moment: ReturnType<typeof trading>) =>
  moment.sees('dracula').hunters.find(({ seat }) => seat === MINA)?.openItem;

describe('an item that a weakened hunter keeps open', () => {
  test('is handed over for all to see, and another one must be kept open', () => {
    const moment = trading(['knife', 'garlic'], keptOpen('knife'));
    moment.when(MINA, handOver('knife')).thenAmongOthers(goesOpenly(true));
    const after = moment.after(MINA, handOver('knife'));
    expect([after.asks(), openItem(after)]).toEqual([[`keepOpen ${MINA}`], undefined]);
  });

  test('stays when another one is handed over', () => {
    const moment = trading(['knife', 'garlic'], keptOpen('knife'));
    moment.when(MINA, handOver('garlic')).thenAmongOthers(goesOpenly(false));
    expect(openItem(moment.after(MINA, handOver('garlic')))).toBe('knife');
  });

  test('stays when a hidden one of the same kind is handed over: nothing tells them apart', () => {
    const moment = trading(['knife', 'knife'], keptOpen('knife'));
    moment.when(MINA, handOver('knife')).thenAmongOthers(goesOpenly(false));
    const another = trading(['knife', 'garlic'], keptOpen('knife')).after(MINA, handOver('garlic'));
    const others = allBut(MINA).filter((viewer) => viewer !== SEWARD);
    expectAlike(moment.after(MINA, handOver('knife')), another, others);
  });

  test('is the one that is discarded, whether another of its kind is held or not', () => {
    const discarded: Event = { type: 'ItemDiscarded', seat: MINA, item: 'knife' };
    for (const other of ['knife', 'stake'] as const) {
      expect(openItem(trading(['knife', other], keptOpen('knife'), discarded))).toBeUndefined();
    }
  });

  test('and so is an event', () => {
    const discarded: Event = { type: 'EventDiscarded', seat: MINA, card: 'hired-scouts' };
    const open: Event = { type: 'CardOpened', seat: MINA, card: 'hired-scouts' };
    const held = eventsInHand(MINA, 'hired-scouts', 'hypnosis');
    const { hunters } = trading([], ...held, open, discarded).state;
    expect([hunters[MINA].openEvent, hunters[MINA].events]).toEqual([undefined, ['hypnosis']]);
  });
});

describe('a hand lies in the order of the box', () => {
  test('items and events of hunters', () => {
    const items = (...come: readonly ItemId[]) => trading(come).state.hunters[MINA].items;
    expect(items('pistol', 'knife', 'dogs')).toEqual(items('dogs', 'knife', 'pistol'));
    const passed = trading(['garlic'], ...itemsInHand(SEWARD, 'pistol'));
    expect(passed.after(MINA, handOver('garlic')).state.hunters[SEWARD].items).toEqual(['garlic', 'pistol']);
    const events = trading([], ...eventsInHand(MINA, 'money-trail', 'escape-route', 'hypnosis'));
    expect(events.state.hunters[MINA].events).toEqual(['escape-route', 'hypnosis', 'money-trail']);
  });

  test('so that who is shown a hand does not learn when its cards came', () => {
    const moment = trading(['pistol', 'dogs'], ...eventsInHand(MINA, 'money-trail', 'hypnosis'));
    moment.when(MINA, { type: 'showHand', to: SEWARD }).thenAmongOthers({
      type: 'HandShown',
      seat: MINA,
      to: SEWARD,
      items: ['dogs', 'pistol'],
      cards: ['hypnosis', 'money-trail'],
    });
  });

  test('events and encounters of Dracula', () => {
    const { state } = given(
      {},
      eventsInHand('dracula', 'wild-horses', 'enraged'),
      encountersInHand('spy', 'bats'),
      encountersInHand('hoax'),
    );
    expect(state.dracula.events).toEqual(['enraged', 'wild-horses']);
    expect(state.encounters.hand).toEqual(['bats', 'hoax', 'spy']);
  });
});

describe('the number of a draw', () => {
  const secret = furyOfDracula.options({});
  const shared = furyOfDracula.options({ huntersShareHands: true });

  test('tells hunters nothing of a deck by which they would know what others hold', () => {
    for (const purpose of ['event for dr-seward', 'item for dr-seward']) {
      expect(drawAudience(purpose, secret)).toBe('nobody');
      expect(drawAudience(purpose, shared)).toEqual(HUNTERS);
    }
    expect(drawAudience('event for dracula', secret)).toEqual(['dracula']);
  });

  test('is told to nobody if a card of the hunters is discarded as it is drawn', () => {
    expect(drawAudience('wasted event', secret)).toBe('nobody');
    expect(drawAudience('wasted event', shared)).toBe('nobody');
  });

  test('is told to that seat alone if it answers for one that is late: how many choices there are is secret', () => {
    expect(drawAudience('late dr-seward', shared)).toEqual(['dr-seward']);
    expect(drawAudience('late dracula', secret)).toEqual(['dracula']);
  });
});
