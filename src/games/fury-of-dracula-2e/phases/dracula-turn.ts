import type { Action } from '../actions.js';
import { pickFor } from '../chance.js';
import { CASTLE } from '../map.js';
import { draculaIsAtSea, huntersAt, kindsOf } from '../reading.js';
import type { State, TrailSpace } from '../state.js';
import type { Tale } from '../tale.js';
import { moveBlood } from './checks.js';
import type { Deed, Question } from './phase.js';
import { turnUpCard, turnUpPlace } from './trail.js';

/** The card of the castle lies open, and coming home gives blood. */
export function comeHome(tale: Tale, { card }: Pick<TrailSpace, 'card'>): void {
  const { castleFaceUp, castleBlood } = tale.state.options;
  if (castleFaceUp) turnUpCard(tale, { area: 'trail', space: 1 });
  if (card === CASTLE && castleBlood > 0) moveBlood(tale, castleBlood);
}

/** Hide and plain moves bring an encounter; Dark Call, Feed, and by default Double Back and the castle, do not. */
function bringsEncounter({ options }: State, { card, at, powers }: TrailSpace): boolean {
  if (card === 'dark-call' || card === 'feed') return false;
  if (powers.includes('double-back') && !options.doubleBackEncounter) return false;
  return at !== CASTLE || options.castleEncounter;
}

/** Source document: where hunters are he must attack them, all together; elsewhere on land he places an encounter. */
export const draculaArrives: Deed<'draculaArrives'> = {
  happens: (tale, { passing, stayed }) => {
    const [head] = tale.state.trail;
    if (head === undefined || draculaIsAtSea(tale.state)) return;
    if (head.at === CASTLE && stayed !== true) comeHome(tale, head);
    const hunters = huntersAt(tale.state, head.at);
    if (passing === true) return passBy(tale, head.at, hunters.length > 0);
    if (hunters.length > 0) return attack(tale, head.at, hunters);
    if (bringsEncounter(tale.state, head)) tale.next({ is: 'placeEncounter', area: 'trail' });
  },
};

/** Unearthly Swiftness: he goes on at once, but a card laid where hunters are lies face up. */
function passBy(tale: Tale, location: TrailSpace['at'], seen: boolean): void {
  if (seen) turnUpPlace(tale, location, false);
}

function attack(tale: Tale, location: TrailSpace['at'], hunters: ReturnType<typeof huntersAt>): void {
  turnUpPlace(tale, location, false);
  tale.next({ is: 'combat', opponent: 'dracula', hunters: [...hunters], location, by: 'dracula' });
}

function encountersToPlace({ encounters, options }: State, area: 'trail' | 'catacombs'): readonly Action[] {
  const kinds = kindsOf(encounters.hand).map((encounter): Action => ({ type: 'placeEncounter', encounter }));
  return area === 'trail' && options.encounterMayBeWithheld ? [...kinds, { type: 'pass' }] : kinds;
}

/** Source document: he must. A card that goes to the catacombs gets its second encounter. */
export const placeEncounter: Question<'placeEncounter'> = {
  asks: ({ encounters }) => (encounters.hand.length > 0 ? ['dracula'] : []),
  mayDo: (state, { area }) => encountersToPlace(state, area),
  inTime: (state, { area }, seat, random) => pickFor(seat, encountersToPlace(state, area), random),
  does: {
    placeEncounter: (tale, { step: { area }, action: { encounter } }) => {
      tale.tell({ type: 'EncounterChosen', area, space: 1, encounter });
      tale.tell({ type: 'EncounterPlaced', area, space: 1 });
    },
    pass: (tale) => tale.tell({ type: 'EventPassed', seat: 'dracula' }),
  },
};

const onTheHead = ({ trail }: State) =>
  kindsOf((trail[0]?.tokens ?? []).map(({ encounter }) => encounter)).map((encounter): Action => ({
    type: 'keepEncounter',
    encounter,
  }));

/** A card brought back from the catacombs keeps one of its encounters. */
export const keepEncounter: Question<'keepEncounter'> = {
  asks: () => ['dracula'],
  mayDo: onTheHead,
  inTime: (state, _step, seat, random) => pickFor(seat, onTheHead(state), random),
  does: {
    keepEncounter: (tale, { action: { encounter } }) => {
      tale.tell({ type: 'EncounterKept', encounter });
      tale.tell({ type: 'EncounterSelected' });
    },
  },
};
