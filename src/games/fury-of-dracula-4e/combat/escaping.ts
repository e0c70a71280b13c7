import { within } from '../../kit/graph.js';
import type { Action } from '../actions/actions.js';
import { BAT_ROADS } from '../data/limits.js';
import type { CityId, TrailPlaceId } from '../data/places.js';
import { combatOf } from '../evolve/combat.js';
import { roadsFrom } from '../map.js';
import { layCards, vanish } from '../phases/trail/laying.js';
import { mayEnter } from '../phases/trail/routes.js';
import { draculaIsAt, huntersAt, isLaidOut } from '../reading.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import { answerOfSisterAgatha } from './foe.js';
import { LUCY, lucyLies } from './lucy.js';

export const ESCAPES: readonly string[] = ['escape-as-bat', 'escape-as-mist'];

/** Inferred: Pride lets him escape only in a round of a greater number than the despair tokens. */
export function mayEscape({ despair, combat }: State): boolean {
  return combat !== undefined && combat.round > despair && !combat.noEscape;
}

/** Lord Godalming is asked first if the card that stops it lies before him. */
export function tryToEscape(tale: Tale): void {
  if (!mayEscape(tale.state)) return;
  if (lucyLies(tale.state)) return tale.next({ is: 'combatAsks', what: 'cancelEscape', seat: LUCY.hunter });
  escape(tale);
}

/** By night Dracula himself may fly to another city. */
export function escape(tale: Tale): void {
  const { atNight, opponent, draculaShows } = combatOf(tale.state);
  tale.amend('combatRoundEnds', (step) => ({ ...step, ends: 'escape' }));
  tale.next(...answerOfSisterAgatha(tale.state));
  if (draculaShows?.card === 'escape-as-bat' && atNight && opponent === 'dracula')
    tale.next({ is: 'combatAsks', what: 'fly', seat: 'dracula' });
}

/** Ruling: not to a lair, nor where he may not enter. */
function flights(state: State): readonly CityId[] {
  const ways = (from: CityId) => roadsFrom(from, state.options);
  return within(ways, draculaIsAt(state) as CityId, BAT_ROADS).filter(
    (city) => huntersAt(state, city).length === 0 && !isLaidOut(state, city) && mayEnter(state, city),
  );
}

export const flightsOrNone = (state: State): readonly Action[] => [
  { type: 'pass' },
  ...flights(state).map((location): Action => ({ type: 'chooseLocation', location })),
];

/** His hideout is cleared, and the card that he played lies with the new one; nothing slides, no encounter is placed. */
export function fly(tale: Tale, location: TrailPlaceId): void {
  const from = draculaIsAt(tale.state);
  tale.tell({ type: 'DraculaFlew' });
  for (const { space, at } of tale.state.trail) {
    if (at === from) tale.tell({ type: 'HideoutCleared', area: 'trail', space });
  }
  vanish(tale);
  layCards(tale, [location, 'escape-as-bat'], location);
  tale.next({ is: 'draculaArrives', moved: true, encounter: false });
}
