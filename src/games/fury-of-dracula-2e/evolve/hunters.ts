import type { ByType, Of } from '../../kit/by-type.js';
import { omit, withoutOne } from '../../kit/change.js';
import { minus, plus } from '../../kit/pile.js';
import { hunterWithout, withHunter } from '../change.js';
import type { ItemId } from '../data/item-cards.js';
import type { HunterEvent } from '../events/events.js';
import { withItems } from '../hand-order.js';
import { HOSPITAL } from '../map.js';
import { liesOpen } from '../reading.js';
import { characterOf, type HunterId } from '../seats.js';
import type { Deck, Hunter, State } from '../state.js';

const same = (state: State): State => state;

function moved(state: State, { seat, location, by }: Of<HunterEvent, 'HunterMoved'>): State {
  const from = state.hunters[seat].location;
  const there = withHunter(hunterWithout(state, seat, 'cameFrom', 'declared'), seat, { location });
  return from === undefined || by === 'stay' ? there : withHunter(there, seat, { cameFrom: from });
}

/** Where Mina Harker's bite is her own, it stays. */
function defeated(state: State, seat: HunterId): State {
  const { health, startBites: bites } = characterOf(seat);
  const missesTurn = state.options.skipAfterDefeat;
  const rest = hunterWithout(state, seat, 'cameFrom', 'declared', 'openItem', 'openEvent');
  return withHunter(rest, seat, { location: HOSPITAL, health, bites, dogs: false, missesTurn });
}

const decks = (state: State, change: (items: Deck<ItemId>) => Partial<Deck<ItemId>>): State => ({
  ...state,
  items: { ...state.items, ...change(state.items) },
});

const gains = (state: State, seat: HunterId, item: ItemId): State =>
  withHunter(state, seat, { items: withItems(state.hunters[seat].items, item) });

const loses = (state: State, seat: HunterId, item: ItemId): State =>
  withHunter(state, seat, { items: withoutOne(state.hunters[seat].items, item) });

/** The card of this kind that lay open goes. */
function closes(state: State, seat: HunterId, item: ItemId): State {
  const shut = state.hunters[seat].openItem === item ? hunterWithout(state, seat, 'openItem') : state;
  return item === 'dogs' ? withHunter(shut, seat, { dogs: false }) : shut;
}

function passes(state: State, { seat, to, item }: Of<HunterEvent, 'ItemPassed'>): State {
  const left = liesOpen(state, seat, item) ? closes(state, seat, item) : state;
  return gains(loses(left, seat, item), to, item);
}

function keepsOpen({ item, card }: Of<HunterEvent, 'CardKeptOpen'>): Partial<Hunter> {
  return {
    ...(item === undefined ? {} : { openItem: item }),
    ...(card === undefined ? {} : { openEvent: card }),
  };
}

type AboutItems = 'DogsLaid' | 'HandShown' | 'HandOpened' | `Item${string}` | `Card${string}`;
type Named = Extract<HunterEvent['type'], AboutItems>;

const items: Pick<ByType<HunterEvent, [State], State>, Named> = {
  DogsLaid: (state, { seat }) => withHunter(state, seat, { dogs: true }),
  ItemTaken: (state, { seat, item }) =>
    decks(gains(state, seat, item), ({ deck }) => ({ deck: minus(deck, item) })),
  ItemDrawn: same,
  ItemDiscarded: (state, { seat, item }) =>
    decks(closes(loses(state, seat, item), seat, item), ({ discard }) => ({ discard: plus(discard, item) })),
  ItemRecovered: (state, { seat, item }) =>
    decks(gains(state, seat, item), ({ discard }) => ({ discard: minus(discard, item) })),
  ItemShown: same,
  ItemPassed: passes,
  ItemGiven: same,
  ItemsReshuffled: (state) =>
    decks(state, ({ deck, discard }) => ({
      deck: discard,
      discard: deck,
    })),
  CardKeptOpen: (state, event) => withHunter(state, event.seat, keepsOpen(event)),
  CardOpened: same,
  HandShown: same,
  HandOpened: same,
};

export const evolveHunters: ByType<HunterEvent, [State], State> = {
  ...items,
  HunterMoved: moved,
  PartyFormed: (state, { hunters }) => ({ ...state, acted: [...new Set([...state.acted, ...hunters])] }),
  InvitationAnswered: same,
  TrainDieRolled: same,
  RollUsed: same,
  PlaceSearched: same,
  HunterRested: same,
  SuppliesTaken: same,
  TradeOpened: same,
  FontUsed: same,
  HealthChanged: (state, { seat, health }) => withHunter(state, seat, { health }),
  BitesChanged: (state, { seat, bites }) => withHunter(state, seat, { bites }),
  HunterDefeated: (state, { seat }) => defeated(state, seat),
  HunterHeld: (state, { seat, encounter, carries }) =>
    withHunter(state, seat, { held: encounter, ...(carries ? { carries: true } : {}) }),
  EncounterRolled: same,
  HunterFreed: (state, { seat }) => {
    const { held, carries } = state.hunters[seat];
    const freed = omit(state.hunters[seat], 'held', 'carries');
    const { pool: before } = state.encounters;
    const pool = held !== undefined && carries === true ? plus(before, held) : before;
    return {
      ...state,
      hunters: { ...state.hunters, [seat]: freed },
      encounters: { ...state.encounters, pool },
    };
  },
};
