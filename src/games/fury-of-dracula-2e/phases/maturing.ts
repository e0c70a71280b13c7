import { sizeOf } from '../../kit/pile.js';
import type { Action } from '../actions.js';
import { ownerOf, pickFor } from '../chance.js';
import type { EncounterCard } from '../data/encounters.js';
import type { EventId } from '../data/event-cards.js';
import { HOSPITAL, isSea } from '../map.js';
import { huntersAt, kindsOf, whereIs } from '../reading.js';
import { HUNTERS, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { moveVampires } from './checks.js';
import { drawOne } from './drawing.js';
import { meeting } from './encounters-met.js';
import type { Deed, Question } from './phase.js';
import { clearTrail } from './trail.js';

type Maturing = Extract<EncounterCard, { matures: string }>['id'];

const SOIL_CARDS = 2;
const LEFT_OF_TRAIL = { 'new-vampire': 1, 'desecrated-soil': 3, ambush: 3 } as const;

const MATURES: Readonly<Record<Maturing, (tale: Tale) => void>> = {
  ambush: (tale) => {
    if (tale.state.options.ambushClearsTrail) clearTrail(tale, LEFT_OF_TRAIL.ambush);
    tale.next({ is: 'ambush' });
  },
  'desecrated-soil': (tale) => tale.next({ is: 'soilDraws', left: SOIL_CARDS }),
  'new-vampire': (tale) => {
    moveVampires(tale, 2);
    clearTrail(tale, LEFT_OF_TRAIL['new-vampire']);
  },
};

const doesMature = (encounter: string): encounter is Maturing => encounter in MATURES;

export const matures: Deed<'matures'> = {
  happens: (tale, { encounter }) => {
    if (doesMature(encounter)) MATURES[encounter](tale);
  },
};

/** Public: discarded cards lie open, and backs tell the rest. */
function isLeft({ events: { deck, discard } }: State): boolean {
  const cards = Object.keys(deck) as EventId[];
  return cards.some((card) => ownerOf(card) === 'dracula' && deck[card] + discard[card] > 0);
}

/** Cards of the hunters are discarded, until Dracula has two; as an option two are drawn, whatever they are. */
export const soilDraws: Deed<'soilDraws'> = {
  happens: (tale, { left }, random) => {
    const { events } = tale.state;
    if (left === 0 || sizeOf(events.deck) + sizeOf(events.discard) === 0 || !isLeft(tale.state))
      return clearTrail(tale, LEFT_OF_TRAIL['desecrated-soil']);
    tale.next({ is: 'soilDraws', left });
    const back = drawOne(tale, 'dracula', true, random);
    const counts = back === 'dracula' || tale.state.options.desecratedSoil === 'two';
    if (counts) tale.amend('soilDraws', () => ({ is: 'soilDraws', left: left - 1 }));
  },
};

/** On land, and not in the hospital. */
const victims = (state: State): readonly HunterId[] =>
  HUNTERS.filter((hunter) => {
    const location = whereIs(state, hunter);
    return location !== HOSPITAL && !isSea(location);
  });

function choices(state: State, { encounter }: StepOf<'ambush'>): readonly Action[] {
  return encounter === undefined
    ? kindsOf(state.encounters.hand).map((one): Action => ({ type: 'chooseEncounter', encounter: one }))
    : victims(state).map((hunter): Action => ({ type: 'chooseHunter', hunter }));
}

/** Ruling: it comes over all hunters of the place, as when Dracula attacks. */
function spring(tale: Tale, { encounter }: StepOf<'ambush'>, hunter: HunterId): void {
  if (encounter === undefined) return;
  const location = whereIs(tale.state, hunter);
  const hunters = [...huntersAt(tale.state, location)];
  tale.next(...meeting({ encounter, hunters, location, matured: true }));
}

function isAsked(state: State, { encounter }: StepOf<'ambush'>): boolean {
  if (encounter !== undefined) return victims(state).length > 1;
  return state.encounters.hand.length > 0 && victims(state).length > 0;
}

export const ambush: Question<'ambush'> = {
  asks: (state, step) => (isAsked(state, step) ? ['dracula'] : []),
  mayDo: choices,
  inTime: (state, step, seat, random) => pickFor(seat, choices(state, step), random),
  unasked: (tale, step) => {
    const [only] = victims(tale.state);
    if (only !== undefined) spring(tale, step, only);
  },
  does: {
    chooseEncounter: (tale, { action: { encounter } }) => {
      tale.tell({ type: 'EncounterSprung', encounter });
      tale.next({ is: 'ambush', encounter });
    },
    chooseHunter: (tale, { step, action: { hunter } }) => spring(tale, step, hunter),
  },
};
