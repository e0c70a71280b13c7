import type { Action } from '../../actions/actions.js';
import { pickFor } from '../../chance.js';
import { ENCOUNTERS, type EncounterId } from '../../data/encounters.js';
import type { LocationId } from '../../data/places.js';
import { isCity } from '../../map.js';
import { hideoutAt, hunterOf, kindsOf, openHideoutsOf, whereIs } from '../../reading.js';
import type { HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { Step, StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Spot } from '../../values.js';
import type { Deed, Question } from '../phase.js';
import { turnUpEncounters } from '../trail/laying.js';

/** What lies in the hideouts and lairs of a city. */
function lyingIn(
  state: State,
  location: LocationId,
): readonly { readonly spot: Spot; readonly encounter: EncounterId }[] {
  return openHideoutsOf(state, location).flatMap(({ area, space, lies }) =>
    lies.encounters.map(({ encounter }) => ({ spot: { area, space }, encounter })),
  );
}

/** One card of this kind is turned up and met. */
function meet(tale: Tale, hunter: HunterId, encounter: EncounterId, by: 'ambush' | 'search'): Spot {
  const location = whereIs(tale.state, hunter);
  const spot = lyingIn(tale.state, location).find((lying) => lying.encounter === encounter)?.spot;
  if (spot === undefined) throw new Error(`There is no ${encounter} in ${location}`);
  const lying = hideoutAt(tale.state, spot).encounters;
  const isOpen = lying.some((placed) => placed.encounter === encounter && placed.faceUp);
  const at = lying.findIndex((placed) => placed.encounter === encounter);
  if (!isOpen) tale.tell({ type: 'EncounterTurnedUp', ...spot, place: at + 1, encounter });
  tale.tell({ type: 'EncounterMet', seat: hunter, ...spot, encounter });
  tale.next({ is: 'encounter', encounter, hunter, spot, by });
  return spot;
}

const MAY_AMBUSH: readonly EncounterId[] = ENCOUNTERS.filter(({ ambushes }) => ambushes).map(({ id }) => id);

function ambushes(state: State, location: LocationId): readonly Action[] {
  const lying = kindsOf(lyingIn(state, location).map(({ encounter }) => encounter));
  return [
    { type: 'pass' },
    ...lying
      .filter((encounter) => MAY_AMBUSH.includes(encounter))
      .map((encounter): Action => ({ type: 'ambushWith', encounter })),
  ];
}

/** Source document: one card. Published: several, one after another. */
function mayAmbush(state: State, { hunter, location, used }: StepOf<'ambush'>): boolean {
  const isThere = hunterOf(state, hunter).location === location;
  const mayGoOn = used === 0 || state.options.ambushCards === 'several';
  return isThere && mayGoOn && lyingIn(state, location).length > used;
}

/** Source document: he reveals a card that lies there, or declines. Asked if there is any, whatever it is. */
export const ambush: Question<'ambush'> = {
  asks: (state, step) => (mayAmbush(state, step) ? ['dracula'] : []),
  mayDo: (state, { location }) => ambushes(state, location),
  inTime: () => ({ type: 'pass' }),
  does: {
    pass: (tale) => tale.tell({ type: 'Passed', seat: 'dracula' }),
    ambushWith: (tale, { step, action: { encounter } }) => {
      tale.next({ ...step, used: step.used + 1 });
      const spot = meet(tale, step.hunter, encounter, 'ambush');
      const about = { hunter: step.hunter, encounter, location: step.location, spot };
      tale.next({ is: 'window', window: 'onAmbush', passed: [], ...about });
    },
  },
};

/** Published: cards are played on a search, and items shown for it, before anything is turned up. */
export const search: Deed<'search'> = {
  happens: (tale, { hunter }) => {
    const location = whereIs(tale.state, hunter);
    if (!isCity(location)) return;
    tale.tell({ type: 'PlaceSearched', seat: hunter, location });
    const about = { passed: [], hunter, location };
    const steps: readonly Step[] = [
      { is: 'window', window: 'onSearch', ...about },
      { is: 'window', window: 'beforeSearch', ...about },
      { is: 'found', hunter, location },
      { is: 'encounters', hunter, location, met: [], shown: [] },
    ];
    tale.next(...steps);
  },
};

export const found: Deed<'found'> = {
  happens: (tale, { location }) => {
    for (const spot of openHideoutsOf(tale.state, location)) turnUpEncounters(tale, spot);
  },
};

/** What was not met yet, or is met and gone. */
function toMeet(state: State, { location, met }: StepOf<'encounters'>): readonly EncounterId[] {
  const left = [...met];
  return lyingIn(state, location).flatMap(({ encounter }) => {
    const at = left.indexOf(encounter);
    if (at < 0) return [encounter];
    left.splice(at, 1);
    return [];
  });
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
    if (encounter === undefined) return;
    tale.next(step);
    meet(tale, step.hunter, encounter, 'search');
  },
  does: {
    chooseEncounter: (tale, { step, action: { encounter } }) => {
      tale.next(step);
      meet(tale, step.hunter, encounter, 'search');
    },
  },
};
