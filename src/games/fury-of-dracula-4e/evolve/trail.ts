import type { ByType, Of } from '../../kit/by-type.js';
import { withoutOne } from '../../kit/change.js';
import { minus, plus, together } from '../../kit/pile.js';
import { inSpaces, withHideout, withoutHideout } from '../change.js';
import { TRAIL_SPACES } from '../data/limits.js';
import { ENCOUNTERS } from '../data/encounters.js';
import type { TrailEvent } from '../events/trail.js';
import { withEncounters } from '../hand-order.js';
import { hideoutAt, isLocation, liesOpen, locationIn } from '../reading.js';
import { noneOf, type EncounterDeck, type Hideout, type State } from '../state.js';
import type { Spot } from '../values.js';

const same = (state: State): State => state;

const decks = (state: State, change: (deck: EncounterDeck) => Partial<EncounterDeck>): State => ({
  ...state,
  encounters: { ...state.encounters, ...change(state.encounters) },
});

function slid(state: State): State {
  const moved = state.trail.map((hideout) => ({ ...hideout, space: hideout.space + 1 }));
  const stays = ({ space }: Hideout) => space <= TRAIL_SPACES;
  const gone = moved.filter((hideout) => !stays(hideout)).map((hideout) => ({ ...hideout, space: 1 }));
  return { ...state, trail: moved.filter(stays), leaving: [...state.leaving, ...gone] };
}

/** Cards go to the location deck, encounters are discarded as they lie, tokens go to the box. */
function cleared(state: State, spot: Spot): State {
  const { encounters } = hideoutAt(state, spot);
  const open = encounters.filter(({ faceUp }) => faceUp).map(({ encounter }) => encounter);
  const down = encounters.filter(({ faceUp }) => !faceUp).map(({ encounter }) => encounter);
  return decks(withoutHideout(state, spot), ({ discard, buried }) => ({
    discard: plus(discard, ...open),
    buried: plus(buried, ...down),
  }));
}

function chosen(state: State, { cards, at }: Of<TrailEvent, 'CardsChosen'>): State {
  const laid: Hideout = {
    space: 1,
    cards: cards.map((card) => ({ card, faceUp: liesOpen(card) })),
    at,
    encounters: [],
    rumors: 0,
  };
  return { ...state, dracula: { ...state.dracula, at }, trail: [laid, ...state.trail] };
}

/** The hideout of the lair comes back to the first space as it is, with powers that lie with it. */
function lairEntered(state: State, { space, powers }: Of<TrailEvent, 'LairEntered'>): State {
  const lair = hideoutAt(state, { area: 'lairs', space });
  const at = locationIn(lair);
  const opened = powers.map((card) => ({ card, faceUp: true }));
  const back = { ...lair, space: 1, cards: [...lair.cards, ...opened] };
  const rest = withoutHideout(state, { area: 'lairs', space });
  return {
    ...rest,
    dracula: { ...state.dracula, ...(at === undefined ? {} : { at }) },
    trail: [back, ...rest.trail],
  };
}

function misdirected(state: State, { space }: Of<TrailEvent, 'Misdirected'>): State {
  const rest = cleared(state, { area: 'trail', space });
  const card: Hideout = { space, cards: [{ card: 'misdirect', faceUp: true }], encounters: [], rumors: 0 };
  return { ...rest, trail: inSpaces([...rest.trail, card]) };
}

/** Published: powers and the bat go back when their hideout leaves the trail; the location card stays. */
function lairMade(state: State, { space }: Of<TrailEvent, 'LairMade'>): State {
  const lairs = state.leaving.map((hideout) => ({
    ...hideout,
    cards: hideout.cards.filter(({ card }) => isLocation(card)),
    space,
  }));
  return { ...state, leaving: [], lairs: inSpaces([...state.lairs, ...lairs]) };
}

type AboutEncounters = Extract<TrailEvent['type'], `Encounter${string}`>;

const places: Omit<ByType<TrailEvent, [State], State>, AboutEncounters> = {
  TrailSlid: slid,
  CardsChosen: chosen,
  CardsLaid: same,
  LairEntered: lairEntered,
  Misdirected: misdirected,
  HideoutCleared: cleared,
  LairMade: lairMade,
  CardTurnedUp: (state, event) =>
    withHideout(state, event, ({ cards }) => ({
      cards: cards.map((laid) => (laid.card === event.card ? { ...laid, faceUp: true } : laid)),
    })),
  PlaceShown: (state, event) => withHideout(state, event, () => ({ shown: true })),
  DraculaRevealed: (state) => ({ ...state, dracula: { ...state.dracula, revealed: true } }),
  DraculaVanished: (state) => ({ ...state, dracula: { ...state.dracula, revealed: false } }),
  NoMoveLeft: same,
  RumorGained: (state, { rumors }) => ({ ...state, dracula: { ...state.dracula, rumors } }),
  RumorPlaced: (state, event) => {
    const { rumors } = state.dracula;
    const rest = { ...state, dracula: { ...state.dracula, rumors: rumors - 1 } };
    return withHideout(rest, event, (hideout) => ({ rumors: hideout.rumors + 1 }));
  },
};

const encounters: Pick<ByType<TrailEvent, [State], State>, AboutEncounters> = {
  EncountersTaken: (state, { encounters: drawn }) =>
    decks(state, ({ deck, hand }) => ({ deck: minus(deck, ...drawn), hand: withEncounters(hand, ...drawn) })),
  EncountersDrawn: same,
  EncountersReshuffled: (state) =>
    decks(state, ({ deck, discard, buried }) => ({
      deck: together(deck, together(discard, buried)),
      discard: noneOf(ENCOUNTERS),
      buried: noneOf(ENCOUNTERS),
    })),
  EncounterChosen: (state, event) => {
    const { encounter } = event;
    const rest = decks(state, ({ hand }) => ({ hand: withoutOne(hand, encounter) }));
    const placed = { encounter, faceUp: false, damage: 0 };
    return withHideout(rest, event, (hideout) => ({ encounters: [...hideout.encounters, placed] }));
  },
  EncounterPlaced: same,
  EncounterReturned: (state, { encounter }) =>
    decks(state, ({ hand, buried }) => ({
      hand: withoutOne(hand, encounter),
      buried: plus(buried, encounter),
    })),
  EncounterGivenUp: same,
  EncounterTurnedUp: (state, event) =>
    withHideout(state, event, (hideout) => ({
      encounters: hideout.encounters.map((placed, index) =>
        index === event.place - 1 ? { ...placed, faceUp: true } : placed,
      ),
    })),
  EncounterMatured: (state, { encounter }) => {
    const [hideout] = state.leaving;
    if (hideout === undefined) return state;
    const at = hideout.encounters.findIndex((placed) => placed.encounter === encounter);
    const rest = { ...hideout, encounters: hideout.encounters.toSpliced(at, 1) };
    return decks({ ...state, leaving: [rest] }, ({ discard }) => ({ discard: plus(discard, encounter) }));
  },
};

export const evolveTrail: ByType<TrailEvent, [State], State> = { ...places, ...encounters };
