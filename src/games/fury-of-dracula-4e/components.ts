import { Type } from '@sinclair/typebox';
import { closed } from '../kit/schema.js';
import { CHARACTERS } from './data/characters.js';
import { DRACULA_COMBAT_CARDS, HUNTER_COMBAT_CARDS } from './data/combat-cards.js';
import { ENCOUNTERS } from './data/encounters.js';
import { EVENT_CARDS } from './data/event-cards.js';
import { ITEM_CARDS } from './data/item-cards.js';
import { HOSPITALS, PLACES, REGIONS } from './data/places.js';
import { POWERS } from './data/powers.js';
import { PORTS, RAILS, REMARKED_ROAD, ROADS, SEA_LINKS } from './data/routes.js';
import { TICKETS } from './data/tickets.js';
import { TIMES } from './values.js';

const Cards = Type.Array(Type.Object({ id: Type.String() }, { additionalProperties: true }));
const Link = Type.Array(Type.String(), { minItems: 2, maxItems: 3 });

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
  optionalRoads: Type.Array(Link),
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
};
