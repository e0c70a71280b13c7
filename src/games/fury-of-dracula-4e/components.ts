import { Type } from '@sinclair/typebox';
import { closed } from '../kit/schema.js';
import { CHARACTERS } from './data/characters.js';
import { DRACULA_COMBAT_CARDS, HUNTER_COMBAT_CARDS } from './data/combat-cards.js';
import { ENCOUNTERS } from './data/encounters.js';
import { EVENT_CARDS } from './data/event-cards.js';
import { ITEM_CARDS } from './data/item-cards.js';
import * as limits from './data/limits.js';
import { HOSPITALS, PLACES, REGIONS } from './data/places.js';
import { POWERS } from './data/powers.js';
import { PORTS, RAILS, REMARKED_ROAD, ROADS, SEA_LINKS } from './data/routes.js';
import { TICKETS } from './data/tickets.js';
import { count, TIMES } from './values.js';

const Cards = Type.Array(Type.Object({ id: Type.String() }, { additionalProperties: true }));
const Link = Type.Array(Type.String(), { minItems: 2, maxItems: 3 });

const Limits = closed({
  draculaHealth: count('The damage that destroys Dracula.'),
  influence: count('With so much Dracula has won.'),
  despair: count('So many despair tokens lie at the most.'),
  trail: count('Spaces of the trail.'),
  lairs: count('Lairs at the most.'),
  draculaEncounters: count('Encounters that Dracula holds.'),
  draculaEvents: count('Events that he may hold.'),
  hunterItems: count('Items that a hunter may hold.'),
  hunterEvents: count('Events that a hunter may hold.'),
  hunterTickets: count('Tickets that a hunter may hold.'),
  combatCards: count('A combat ends once Dracula has played so many cards.'),
});

export const componentsSchema = closed({
  places: Type.Array(
    closed({
      id: Type.String(),
      name: Type.String(),
      kind: Type.String(),
      region: Type.String(),
      at: Type.Array(Type.Number(), {
        minItems: 2,
        maxItems: 2,
        description: 'Latitude and longitude, roughly.',
      }),
    }),
  ),
  regions: Cards,
  hospitals: Type.Record(Type.String(), Type.String(), {
    description: 'The city beside each hospital.',
  }),
  roads: Type.Array(Link),
  optionalRoads: Type.Array(Link, { description: 'Roads that an option adds.' }),
  rails: Type.Array(Link, { description: 'Two cities and the colour.' }),
  seaLinks: Type.Array(Link),
  ports: Type.Array(Link),
  times: Type.Array(Type.String()),
  characters: Cards,
  events: Cards,
  items: Cards,
  encounters: Cards,
  powers: Cards,
  tickets: Cards,
  hunterCombatCards: Cards,
  draculaCombatCards: Cards,
  limits: Limits,
});

export const components = {
  places: PLACES,
  regions: REGIONS,
  hospitals: HOSPITALS,
  roads: ROADS,
  optionalRoads: [REMARKED_ROAD],
  rails: RAILS,
  seaLinks: SEA_LINKS,
  ports: PORTS,
  times: TIMES,
  characters: CHARACTERS,
  events: EVENT_CARDS,
  items: ITEM_CARDS,
  encounters: ENCOUNTERS,
  powers: POWERS,
  tickets: TICKETS,
  hunterCombatCards: HUNTER_COMBAT_CARDS,
  draculaCombatCards: DRACULA_COMBAT_CARDS,
  limits: {
    draculaHealth: limits.DRACULA_HEALTH,
    influence: limits.INFLUENCE_END,
    despair: limits.TOKENS.despair,
    trail: limits.TRAIL_SPACES,
    lairs: limits.LAIRS,
    draculaEncounters: limits.ENCOUNTER_HAND,
    draculaEvents: limits.DRACULA_EVENT_HAND,
    hunterItems: limits.HUNTER_ITEM_HAND,
    hunterEvents: limits.HUNTER_EVENT_HAND,
    hunterTickets: limits.HUNTER_TICKETS,
    combatCards: limits.COMBAT_CARDS_PLAYED,
  },
};
