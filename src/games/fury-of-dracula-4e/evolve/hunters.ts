import type { ByType, Of } from '../../kit/by-type.js';
import { withoutOne } from '../../kit/change.js';
import { minus, plus } from '../../kit/pile.js';
import { hunterWithout, withHunter } from '../change.js';
import { ITEM_CARDS, type ItemId } from '../data/item-cards.js';
import type { HunterEvent } from '../events/hunters.js';
import { withItems } from '../hand-order.js';
import { cityOf, isHospital, regionOf } from '../map.js';
import { goesOpenly, isWeakened } from '../reading.js';
import type { HunterId } from '../seats.js';
import { noneOf, type Deck, type State } from '../state.js';

const same = (state: State): State => state;

const decks = (state: State, change: (items: Deck<ItemId>) => Partial<Deck<ItemId>>): State => ({
  ...state,
  items: { ...state.items, ...change(state.items) },
});

const gains = (state: State, seat: HunterId, item: ItemId): State =>
  withHunter(state, seat, { items: withItems(state.hunters[seat].items, item) });

const loses = (state: State, seat: HunterId, item: ItemId): State =>
  withHunter(state, seat, { items: withoutOne(state.hunters[seat].items, item) });

/** The item of this kind that lay open goes. */
const closes = (state: State, seat: HunterId, item: ItemId): State =>
  state.hunters[seat].openItem === item ? hunterWithout(state, seat, 'openItem') : state;

function passes(state: State, { seat, to, item }: Of<HunterEvent, 'ItemPassed'>): State {
  const left = goesOpenly(state, seat, item) ? closes(state, seat, item) : state;
  return gains(loses(left, seat, item), to, item);
}

function defeated(state: State, seat: HunterId): State {
  const { location } = state.hunters[seat];
  const rest = hunterWithout(state, seat, 'location', 'openItem', 'openEvent');
  const fellAt = location === undefined ? {} : { fellAt: location };
  return withHunter(rest, seat, { damage: 0, bites: 0, delayed: false, bats: 0, ...fellAt });
}

type AboutThings = Extract<
  HunterEvent['type'],
  `Item${string}` | `Ticket${string}` | `Hand${string}` | 'CardOpened'
>;

const things: Pick<ByType<HunterEvent, [State], State>, AboutThings> = {
  TicketDrawn: (state, { seat, ticket }) => ({
    ...withHunter(state, seat, { tickets: [...state.hunters[seat].tickets, ticket] }),
    tickets: minus(state.tickets, ticket),
  }),
  TicketReturned: (state, { seat, ticket }) => ({
    ...withHunter(state, seat, { tickets: withoutOne(state.hunters[seat].tickets, ticket) }),
    tickets: plus(state.tickets, ticket),
  }),
  TicketGiven: (state, { seat, to, ticket }) => {
    const rest = withHunter(state, seat, { tickets: withoutOne(state.hunters[seat].tickets, ticket) });
    return withHunter(rest, to, { tickets: [...state.hunters[to].tickets, ticket] });
  },
  ItemTaken: (state, { seat, item }) =>
    decks(gains(state, seat, item), ({ deck }) => ({ deck: minus(deck, item) })),
  ItemDrawn: same,
  ItemDiscarded: (state, { seat, item }) =>
    decks(closes(loses(state, seat, item), seat, item), ({ discard }) => ({ discard: plus(discard, item) })),
  ItemShown: same,
  ItemPassed: passes,
  ItemGiven: same,
  ItemsReshuffled: (state) => decks(state, ({ discard }) => ({ deck: discard, discard: noneOf(ITEM_CARDS) })),
  CardOpened: (state, { seat, item, card }) =>
    withHunter(state, seat, {
      ...(item === undefined ? {} : { openItem: item }),
      ...(card === undefined ? {} : { openEvent: card }),
    }),
  HandShown: same,
  HandOpened: same,
};

/** Who is not weakened any more keeps nothing open. */
function bitesChanged(state: State, { seat, bites }: Of<HunterEvent, 'BitesChanged'>): State {
  const changed = withHunter(state, seat, { bites });
  return isWeakened(changed, seat) ? changed : hunterWithout(changed, seat, 'openItem', 'openEvent');
}

export const evolveHunters: ByType<HunterEvent, [State], State> = {
  ...things,
  HunterMoved: (state, { seat, location }) => {
    const region = regionOf(location);
    return withHunter(state, seat, { location, ...(region === undefined ? {} : { region }) });
  },
  HunterDelayed: (state, { seat }) => withHunter(state, seat, { delayed: true }),
  HunterStoodUp: (state, { seat }) => withHunter(state, seat, { delayed: false }),
  HunterRested: same,
  SuppliesTaken: same,
  TradeOpened: same,
  PlaceSearched: same,
  RegionAnswered: same,
  DamageChanged: (state, { seat, damage }) => withHunter(state, seat, { damage }),
  BitesChanged: bitesChanged,
  HunterDefeated: (state, { seat }) => defeated(state, seat),
  // Who comes out of a hospital was in the region of its city before.
  HunterRecovered: (state, { seat, location }) => {
    const region = isHospital(location) ? regionOf(cityOf(location)) : undefined;
    const up = hunterWithout(state, seat, 'fellAt');
    return withHunter(up, seat, { location, ...(region === undefined ? {} : { region }) });
  },
  BatsPlaced: (state, { seat }) => withHunter(state, seat, { bats: state.hunters[seat].bats + 1 }),
  BatsGone: (state, { seat }) => withHunter(state, seat, { bats: state.hunters[seat].bats - 1 }),
};
