import type { Action } from '../../actions/actions.js';
import { DRIVEN_OFF, STAKED } from '../../cards/search-items.js';
import { pickFor } from '../../chance.js';
import type { EncounterId } from '../../data/encounters.js';
import type { LocationId } from '../../data/places.js';
import { isVampire } from '../../encounters/kinds.js';
import { isCity } from '../../map.js';
import { kindsOf, openHideoutsOf, whereIs } from '../../reading.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Deed, Question } from '../phase.js';
import { turnUpEncounters } from '../trail/laying.js';
import { encountersIn, openSpot, toMeet, turnUp } from './lying.js';

/** Published: cards are played on a search, and items shown for it, before anything is turned up. */
export const search: Deed<'search'> = {
  happens: (tale, { hunter }) => {
    const location = whereIs(tale.state, hunter);
    if (!isCity(location)) return;
    tale.tell({ type: 'PlaceSearched', seat: hunter, location });
    const about = { passed: [], hunter, location };
    tale.next(
      { is: 'window', window: 'onSearch', ...about },
      { is: 'window', window: 'beforeSearch', ...about },
      { is: 'found', hunter, location, shown: [] },
      { is: 'encounters', hunter, location, met: [], seduced: false },
    );
  },
};

function discard(tale: Tale, location: LocationId, encounter: EncounterId): void {
  const spot = openSpot(tale.state, location, encounter);
  if (spot !== undefined) tale.tell({ type: 'EncounterRemoved', ...spot, encounter });
}

/** What dogs drive off is gone; a stake may be used before anything is met. */
export const found: Deed<'found'> = {
  happens: (tale, { hunter, location, shown }) => {
    for (const spot of openHideoutsOf(tale.state, location)) turnUpEncounters(tale, spot);
    const stakes = shown.filter((item) => item === 'stake').length;
    if (stakes > 0) tale.next({ is: 'staking', hunter, location, stakes });
    if (!shown.includes('dogs')) return;
    const driven = encountersIn(tale.state, location).filter((one) => DRIVEN_OFF.includes(one));
    for (const encounter of driven) discard(tale, location, encounter);
  },
};

const toStake = (state: State, { location, stakes }: StepOf<'staking'>) =>
  stakes === 0 ? [] : encountersIn(state, location).filter((one) => STAKED.includes(one));

export const staking: Question<'staking'> = {
  asks: (state, step) => (toStake(state, step).length > 0 ? [step.hunter] : []),
  mayDo: (state, step) => [
    { type: 'pass' },
    ...kindsOf(toStake(state, step)).map((encounter): Action => ({ type: 'discardEncounter', encounter })),
  ],
  inTime: () => ({ type: 'pass' }),
  does: {
    pass: (tale, { seat }) => tale.tell({ type: 'Passed', seat }),
    discardEncounter: (tale, { step, action: { encounter } }) => {
      tale.tell({ type: 'ItemDiscarded', seat: step.hunter, item: 'stake' });
      discard(tale, step.location, encounter);
      tale.next({ ...step, stakes: step.stakes - 1 });
    },
  },
};

/** Seduction: the first vampire bites instead of fighting, and Dracula takes the card back. */
function meet(tale: Tale, step: StepOf<'encounters'>, encounter: EncounterId): void {
  const { hunter } = step;
  const spot = turnUp(tale, step, encounter);
  if (!step.seduced || !isVampire(encounter))
    return tale.next({ is: 'encounter', encounter, hunter, spot, by: 'search' }, step);
  tale.tell({ type: 'EncounterTakenBack', ...spot, encounter });
  tale.next({ is: 'harm', hunter, damage: 0, bites: 1 }, { ...step, seduced: false });
}

/** Inferred: rumors where nothing is left. */
function endSearch(tale: Tale, location: LocationId): void {
  for (const { area, space, lies } of openHideoutsOf(tale.state, location)) {
    if (lies.encounters.length === 0 && lies.rumors > 0) tale.tell({ type: 'RumorsGone', area, space });
  }
}

const orders = (state: State, step: StepOf<'encounters'>) =>
  kindsOf(toMeet(state, step)).map((encounter) => ({ type: 'chooseEncounter', encounter }) as const);

/** Inferred: Dracula says in which order. */
export const encounters: Question<'encounters'> = {
  asks: (state, step) => (orders(state, step).length > 1 ? ['dracula'] : []),
  mayDo: orders,
  inTime: (state, step, seat, random) => pickFor(seat, orders(state, step), random),
  unasked: (tale, step) => {
    const [encounter] = toMeet(tale.state, step);
    if (encounter === undefined) endSearch(tale, step.location);
    else meet(tale, step, encounter);
  },
  does: {
    chooseEncounter: (tale, { step, action: { encounter } }) => meet(tale, step, encounter),
  },
};
