import { Type } from '@sinclair/typebox';
import { closed } from '../kit/schema.js';
import { CHARACTERS } from './data/characters.js';
import { AGENT_TACTICS, DRACULA_TACTICS, HUNTER_TACTICS, OPPONENTS } from './data/combat-cards.js';
import { ENEMY_WINS, HUNTER_WINS } from './data/combat-results.js';
import { ENCOUNTERS } from './data/encounters.js';
import { EVENT_CARDS } from './data/event-cards.js';
import { INITIATIVE } from './data/initiative.js';
import { ITEM_CARDS } from './data/item-cards.js';
import { PLACES } from './data/places.js';
import { POWERS } from './data/powers.js';
import { PORTS, RAILS, ROADS, SEA_LINKS } from './data/routes.js';

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
  roads: Type.Array(Link),
  rails: Type.Array(Link),
  seaLinks: Type.Array(Link),
  ports: Type.Array(Link),
  characters: Cards,
  events: Cards,
  items: Cards,
  encounters: Cards,
  powers: Cards,
  hunterTactics: Cards,
  draculaTactics: Cards,
  agentTactics: Cards,
  opponents: Type.Record(Type.String(), Type.Unknown()),
  initiative: Type.Record(Type.String(), Type.Unknown()),
  hunterWins: Type.Record(Type.String(), Type.Unknown()),
  enemyWins: Type.Record(Type.String(), Type.Unknown()),
});

export const components = {
  places: PLACES,
  roads: ROADS,
  rails: RAILS,
  seaLinks: SEA_LINKS,
  ports: PORTS,
  characters: CHARACTERS,
  events: EVENT_CARDS,
  items: ITEM_CARDS,
  encounters: ENCOUNTERS,
  powers: POWERS,
  hunterTactics: HUNTER_TACTICS,
  draculaTactics: DRACULA_TACTICS,
  agentTactics: AGENT_TACTICS,
  opponents: OPPONENTS,
  initiative: INITIATIVE,
  hunterWins: HUNTER_WINS,
  enemyWins: ENEMY_WINS,
};
