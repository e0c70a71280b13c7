import { pickFor } from '../chance.js';
import { ENCOUNTERS, type EncounterId } from '../data/encounters.js';
import type { LocationId } from '../data/places.js';
import { hunterOf, huntersAt, kindsOf, spacesFor } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Step, StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import type { Spot } from '../values.js';
import type { Deed, Question } from './phase.js';

type Here = Pick<StepOf<'encounter'>, 'hunters' | 'location'>;
export type About = Omit<StepOf<'encounter'>, 'is'>;

/** Who is defeated or carried off on the way meets nothing more. */
export function present(state: State, { hunters, location }: Here): HunterId[] {
  return hunters.filter((hunter) => huntersAt(state, location).includes(hunter));
}

function spotOf(state: State, location: LocationId, encounter: EncounterId): Spot | undefined {
  const found = spacesFor(state, location).find(({ lies }) =>
    lies.tokens.some((token) => token.faceUp && token.encounter === encounter),
  );
  return found && { area: found.area, space: found.space };
}

/** On a card; on the table, if an Ambush has sprung it. Not at all, if its card left the trail while it was met. */
const whereItLies = (state: State, { location, encounter, matured }: About): Partial<Spot> | undefined =>
  matured ? {} : spotOf(state, location, encounter);

type Leaves = 'EncounterRemoved' | 'EncounterCarriedOff' | 'EncounterRegained';

/** Ruling: what became of a token that is there no more stands. Whether it was there. */
function takeOff(tale: Tale, type: Leaves, about: About): boolean {
  const spot = whereItLies(tale.state, about);
  if (spot !== undefined) tale.tell({ type, ...spot, encounter: about.encounter });
  return spot !== undefined;
}

/** What lies open in the place and was not met yet. */
function waiting(state: State, { location, met }: StepOf<'encounters'>): readonly EncounterId[] {
  const tokens = spacesFor(state, location).flatMap(({ lies }) => lies.tokens);
  const open = tokens.filter(({ faceUp }) => faceUp).map(({ encounter }) => encounter);
  return met.reduce((left, one) => left.filter((_, at) => at !== left.indexOf(one)), open);
}

/** Cards may be played before an encounter takes effect. */
export function meeting(about: About, met: readonly EncounterId[] = []): readonly Step[] {
  const { hunters, encounter, location } = about;
  return [
    { is: 'window', window: 'encounterRevealed', passed: [], hunters, encounter, locations: [location] },
    { is: 'encounter', ...about },
    { is: 'encounterOver', ...about, met: [...met], fate: 'open' },
  ];
}

function meet(tale: Tale, step: StepOf<'encounters'>, encounter: EncounterId): void {
  const { location, met } = step;
  const spot = spotOf(tale.state, location, encounter);
  if (spot === undefined) return;
  tale.tell({ type: 'EncounterMet', ...spot, encounter });
  const hunters = present(tale.state, step);
  tale.next(...meeting({ encounter, hunters, location, matured: false }, met));
}

const orders = (state: State, step: StepOf<'encounters'>) =>
  kindsOf(waiting(state, step)).map((encounter) => ({ type: 'chooseEncounter', encounter }) as const);

/** Several encounters: Dracula says which comes first. All of them lie open. */
export const encounters: Question<'encounters'> = {
  asks: (state, step) =>
    orders(state, step).length > 1 && present(state, step).length > 0 ? ['dracula'] : [],
  mayDo: orders,
  inTime: (state, step, seat, random) => pickFor(seat, orders(state, step), random),
  unasked: (tale, step) => {
    const [only] = waiting(tale.state, step);
    if (only !== undefined && present(tale.state, step).length > 0) meet(tale, step, only);
  },
  does: { chooseEncounter: (tale, { step, action: { encounter } }) => meet(tale, step, encounter) },
};

const AGENTS: ReadonlySet<EncounterId> = new Set(
  ENCOUNTERS.filter((one) => 'opponent' in one).map(({ id }) => id),
);

/** An agent that was fought, and whose end no card changed. */
const wasFought = ({ fate, encounter }: StepOf<'encounterOver'>) => fate === 'open' && AGENTS.has(encounter);

/** Source document: it goes back to the pool. Published: an agent that was not killed stays, where it lay. */
function stays({ options, fought }: State, step: StepOf<'encounterOver'>): boolean {
  return wasFought(step) && !step.matured && options.escapedAgentStays && fought?.outcome !== 'killed';
}

export const encounterOver: Deed<'encounterOver'> = {
  happens: (tale, step) => {
    const { encounter, hunters, location, matured, met, fate } = step;
    const isStill = stays(tale.state, step);
    if (fate !== 'gone' && !isStill) takeOff(tale, 'EncounterRemoved', step);
    if (matured) return;
    // Source document: who escaped from an agent does not fight Dracula.
    if (wasFought(step) && tale.state.fought?.outcome === 'escape') tale.drop('meetDracula');
    tale.next({ is: 'encounters', hunters, location, met: isStill ? [...met, encounter] : met });
  },
};

/** Nothing is left of it to go back to the pool. */
function isGone(tale: Tale): void {
  tale.amend('encounterOver', (step) => ({ ...step, fate: 'gone' }));
}

/** All who met it are held; the token itself lies with the first. Ruling: a newer one drives an older one away. */
function carryOff(tale: Tale, about: About): void {
  const { encounter } = about;
  isGone(tale);
  const taken = takeOff(tale, 'EncounterCarriedOff', about);
  for (const [index, seat] of present(tale.state, about).entries()) {
    if (hunterOf(tale.state, seat).held !== undefined) tale.tell({ type: 'HunterFreed', seat });
    tale.tell({ type: 'HunterHeld', seat, encounter, carries: taken && index === 0 });
  }
}

/** Nothing else is met, not even Dracula; what was not met stays. A matured Ambush ends no turn. */
export const turnBreaks: Deed<'turnBreaks'> = {
  happens: (tale, { is: _, fate, ...about }) => {
    if (fate === 'carried') carryOff(tale, about);
    if (about.matured) return;
    if (fate === 'pool') takeOff(tale, 'EncounterRemoved', about);
    tale.skipTo('endTurn');
  },
};

/** Seduction: the new vampire goes back to the hand of Dracula. */
export function regain(tale: Tale, about: About): void {
  isGone(tale);
  takeOff(tale, 'EncounterRegained', about);
}
