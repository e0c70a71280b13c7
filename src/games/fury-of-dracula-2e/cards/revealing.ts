import type { LocationId } from '../data/places.js';
import { turnUpCard, turnUpEncounters } from '../phases/trail.js';
import { backOf, draculaIsAt, everySpace, kindsOf, spacesFor } from '../reading.js';
import type { State } from '../state.js';
import type { Revealing } from '../steps/cards.js';
import type { Step, StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';

type Reveal = StepOf<'reveal'>;
type Spaces = ReturnType<typeof everySpace>;
type Reveals = (state: State, step: Reveal) => Spaces;

const named: Reveals = (state, { locations }) => locations.flatMap((location) => spacesFor(state, location));

const whereHeIs = (state: State) => spacesFor(state, draculaIsAt(state));

const ifHeIsThere: Reveals = (state, { locations }) =>
  locations.includes(draculaIsAt(state)) ? whereHeIs(state) : [];

/** Published: the oldest is the last one of the trail; nothing happens if he is there now. Powers are passed over. */
function oldest(state: State): Spaces {
  const hidden = everySpace(state).filter(
    ({ area, lies: { card, faceUp } }) => area === 'trail' && !faceUp && card !== 'hide',
  );
  const last = hidden.at(-1)?.lies.at;
  return last === undefined || last === draculaIsAt(state) ? [] : spacesFor(state, last);
}

/** Secret: what each card turns up, the places themselves and Hide where Dracula hid there. */
const SPACES: Readonly<Record<Revealing, Reveals>> = {
  'hired-scouts': named,
  'telegraph-ahead': named,
  'newspaper-reports': oldest,
  'money-trail': (state) =>
    everySpace(state).filter(({ area, lies }) => area === 'trail' && backOf(lies) === 'sea'),
  hypnosis: whereHeIs,
  'consecrated-ground': ifHeIsThere,
};

/** Dracula may keep one place hidden; he is asked before every card, whether it finds anything or not. */
export function revealing(
  cause: Revealing,
  locations: readonly LocationId[] = [],
  encounters = false,
): readonly Step[] {
  return [
    { is: 'window', window: 'beforeReveal', passed: [], locations: [...locations] },
    { is: 'reveal', cause, locations: [...locations], encounters },
  ];
}

function turnUpVampires(tale: Tale): void {
  for (const { area, space, lies } of everySpace(tale.state)) {
    for (const [index, { encounter, faceUp }] of lies.tokens.entries()) {
      if (encounter === 'new-vampire' && !faceUp)
        tale.tell({ type: 'EncounterTurnedUp', area, space, token: index + 1, encounter });
    }
  }
}

export function turnUp(tale: Tale, step: Reveal, keptDown?: LocationId): void {
  for (const { area, space, lies } of SPACES[step.cause](tale.state, step)) {
    if (lies.at === keptDown) continue;
    turnUpCard(tale, { area, space });
    if (step.encounters) turnUpEncounters(tale, { area, space });
  }
  if (step.cause === 'hypnosis') turnUpVampires(tale);
}

/** What is about to be turned up. */
export function pendingReveal({ agenda }: State): Reveal | undefined {
  return agenda.find((step) => step.is === 'reveal');
}

/** Secret: places that lie face down and would be turned up. */
export function endangered(state: State): readonly LocationId[] {
  const step = pendingReveal(state);
  if (step === undefined) return [];
  const hidden = SPACES[step.cause](state, step).filter(({ lies }) => !lies.faceUp);
  return kindsOf(hidden.map(({ lies }) => lies.at));
}
