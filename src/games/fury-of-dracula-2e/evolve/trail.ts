import type { ByType, Of } from '../../kit/by-type.js';
import { omit, withoutOne } from '../../kit/change.js';
import { minus, plus } from '../../kit/pile.js';
import { toPool, withSpace } from '../change.js';
import type { PowerId } from '../data/powers.js';
import type { TrailEvent } from '../events/events.js';
import { withEncounters } from '../hand-order.js';
import { isSea } from '../map.js';
import { spaceAt } from '../reading.js';
import type { State, Token, TrailSpace } from '../state.js';
import type { Spot, TrailCard } from '../values.js';

const same = (state: State): State => state;

/** Sails are counted from embarking on. */
function atSea(state: State, { card, at }: Pick<TrailSpace, 'card' | 'at'>): State {
  if (!isSea(at)) return omit(state, 'sails');
  const moved = card === at;
  return { ...state, sails: (state.sails ?? -1) + (moved ? 1 : 0) };
}

const headOf = ({ trail: [head] }: State): TrailSpace => {
  if (head === undefined) throw new Error('The trail is empty');
  return head;
};

function doubledBack(state: State, { area, space, powers }: Spot & { powers: readonly PowerId[] }): State {
  const lies = spaceAt(state, { area, space });
  const rest = { ...state, [area]: state[area].toSpliced(space - 1, 1) };
  const head = { ...lies, powers: [...lies.powers, ...powers] };
  return atSea({ ...rest, trail: [head, ...rest.trail] }, head);
}

/** The oldest cards go until so many are left, but never the one of the place where Dracula is. */
function cleared(state: State, { left }: Of<TrailEvent, 'TrailCleared'>): State {
  const { at } = headOf(state);
  const kept = [...state.trail];
  const gone: TrailSpace[] = [];
  for (let index = kept.length - 1; index >= 0 && kept.length > left; index -= 1) {
    if (kept[index]?.card !== at) gone.push(...kept.splice(index, 1));
  }
  return toPool({ ...state, trail: kept }, gone);
}

const ripened = (state: State, tokens: readonly Token[]): State => ({
  ...state,
  ripe: [...state.ripe, ...tokens],
});

function withHead(state: State, change: (head: TrailSpace) => Partial<TrailSpace>): State {
  return withSpace(state, { area: 'trail', space: 1 }, change);
}

function laid(card: TrailCard, at: TrailSpace['at'], powers: readonly PowerId[]): TrailSpace {
  const faceUp = card === 'dark-call' || card === 'feed';
  return { card, at, powers, faceUp, tokens: [] };
}

type Leaves = 'EncounterCarriedOff' | 'EncounterRemoved' | 'EncounterRegained';

/** From its card, or from the table if an Ambush has sprung it. */
function withoutToken(state: State, { area, space, encounter: met }: Of<TrailEvent, Leaves>): State {
  if (area === undefined || space === undefined) return { ...state, sprung: withoutOne(state.sprung, met) };
  return withSpace(state, { area, space }, ({ tokens }) => {
    const at = tokens.findIndex(({ encounter, faceUp }) => faceUp && encounter === met);
    return { tokens: tokens.toSpliced(at, 1) };
  });
}

type AboutCards = Exclude<TrailEvent['type'], `Encounter${string}`>;

const cards: Pick<ByType<TrailEvent, [State], State>, AboutCards> = {
  CardChosen: (state, { card, at, powers }) => {
    const head = laid(card, at, powers);
    return atSea({ ...omit(state, 'draculaDeclared'), trail: [head, ...state.trail] }, head);
  },
  CardLaid: same,
  CardBroughtBack: (state, event) => doubledBack(omit(state, 'draculaDeclared'), event),
  CardReplaced: (state, { card, at }) => {
    const replaced = withHead(toPool(state, [headOf(state)]), () => laid(card, at, []));
    return omit(replaced, 'sails');
  },
  BatFlown: same,
  CardTurnedUp: (state, event) => withSpace(state, event, () => ({ faceUp: true })),

  CardPushedOff: (state) => ({
    ...state,
    trail: state.trail.slice(0, -1),
    leaving: [...state.leaving, ...state.trail.slice(-1)],
  }),
  CardTakenBack: (state) => {
    const [card, ...leaving] = state.leaving;
    return ripened({ ...state, leaving }, card?.tokens ?? []);
  },
  // Powers never go to the catacombs: those that lie with the card go back to the hand.
  CardSentToCatacombs: (state) => {
    const [card, ...leaving] = state.leaving;
    return card === undefined
      ? state
      : { ...state, leaving, catacombs: [{ ...card, powers: [] }, ...state.catacombs] };
  },
  CatacombsEmptied: (state, { space }) => {
    const gone = spaceAt(state, { area: 'catacombs', space });
    return toPool({ ...state, catacombs: state.catacombs.toSpliced(space - 1, 1) }, [gone]);
  },
  HideTakenOut: (state, { space, ripens }) => {
    const hide = spaceAt(state, { area: 'trail', space });
    const rest = { ...state, trail: state.trail.toSpliced(space - 1, 1) };
    return ripens ? ripened(rest, hide.tokens) : toPool(rest, [hide]);
  },
  TrailCleared: cleared,
  NoMoveLeft: (state) => omit(state, 'draculaDeclared'),
};

const encounters: Omit<ByType<TrailEvent, [State], State>, AboutCards> = {
  EncountersTaken: (state, { encounters: drawn }) => ({
    ...state,
    encounters: {
      pool: minus(state.encounters.pool, ...drawn),
      hand: withEncounters(state.encounters.hand, ...drawn),
    },
  }),
  EncountersDrawn: same,
  EncounterChosen: (state, event) => {
    const hand = withoutOne(state.encounters.hand, event.encounter);
    const placed = { encounter: event.encounter, faceUp: false };
    const rest = { ...state, encounters: { ...state.encounters, hand } };
    return withSpace(rest, event, ({ tokens }) => ({ tokens: [...tokens, placed] }));
  },
  EncounterPlaced: same,
  EncounterReturned: (state, { encounter }) => ({
    ...state,
    encounters: {
      pool: plus(state.encounters.pool, encounter),
      hand: withoutOne(state.encounters.hand, encounter),
    },
  }),
  EncounterGivenUp: same,
  EncounterKept: (state, { encounter }) => {
    const { tokens } = headOf(state);
    const at = tokens.findIndex((token) => token.encounter === encounter);
    const gone = { ...headOf(state), tokens: tokens.toSpliced(at, 1) };
    return withHead(toPool(state, [gone]), () => ({ tokens: tokens.slice(at, at + 1) }));
  },
  EncounterSelected: same,
  EncounterTurnedUp: (state, event) =>
    withSpace(state, event, ({ tokens }) => ({
      tokens: tokens.map((token, index) => (index === event.token - 1 ? { ...token, faceUp: true } : token)),
    })),
  EncounterMatured: (state, { encounter }) => ({
    ...state,
    ripe: state.ripe.slice(1),
    encounters: { ...state.encounters, pool: plus(state.encounters.pool, encounter) },
  }),
  EncounterLetGo: (state) => {
    const [token, ...ripe] = state.ripe;
    const pool = token === undefined ? state.encounters.pool : plus(state.encounters.pool, token.encounter);
    return { ...state, ripe, encounters: { ...state.encounters, pool } };
  },
  EncounterMet: same,
  EncounterSprung: (state, { encounter }) => ({
    ...state,
    sprung: [...state.sprung, encounter],
    encounters: { ...state.encounters, hand: withoutOne(state.encounters.hand, encounter) },
  }),
  EncounterCarriedOff: withoutToken,
  EncounterRemoved: (state, event) => {
    const { encounters: kept } = state;
    const pool = plus(kept.pool, event.encounter);
    return { ...withoutToken(state, event), encounters: { ...kept, pool } };
  },
  EncounterRegained: (state, event) => {
    const { encounters: kept } = state;
    const hand = withEncounters(kept.hand, event.encounter);
    return { ...withoutToken(state, event), encounters: { ...kept, hand } };
  },
};

export const evolveTrail: ByType<TrailEvent, [State], State> = { ...cards, ...encounters };
