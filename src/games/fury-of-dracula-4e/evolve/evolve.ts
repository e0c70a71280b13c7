import { byType, type ByType } from '../../kit/by-type.js';
import type { Event } from '../events/events.js';
import type { State } from '../state.js';
import { evolveCards } from './cards.js';
import { evolveCombat } from './combat.js';
import { evolveCombatCards } from './combat-cards.js';
import { evolveEncounters } from './encounters.js';
import { evolveHunters } from './hunters.js';
import { evolveTable } from './table.js';
import { evolveTrail } from './trail.js';

const handlers: ByType<Event, [State], State> = {
  ...evolveTable,
  ...evolveTrail,
  ...evolveHunters,
  ...evolveCards,
  ...evolveEncounters,
  ...evolveCombat,
  ...evolveCombatCards,
};

export function evolve(state: State, event: Event): State {
  return byType(handlers, event, state);
}
