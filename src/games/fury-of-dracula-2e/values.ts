import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../kit/schema.js';
import {
  AGENT_TACTICS,
  DRACULA_TACTICS,
  HUNTER_TACTICS,
  OPPONENTS,
  type Opponent,
} from './data/combat-cards.js';
import { ENCOUNTERS } from './data/encounters.js';
import { EVENT_CARDS } from './data/event-cards.js';
import { ITEM_CARDS } from './data/item-cards.js';
import { POWERS } from './data/powers.js';
import { LOCATION_IDS } from './map.js';
import { HUNTERS, SEATS } from './seats.js';

/** Values that steps, actions, events and the view have in common. */
export const Seat = oneOf(SEATS, { title: 'Seat', description: 'A seat.' });
export const Hunter = oneOf(HUNTERS, { title: 'Hunter', description: 'A hunter.' });
export const Party = Type.Array(Hunter, {
  description: 'Hunters who act together, the one who leads first.',
});
export const Location = oneOf(LOCATION_IDS, {
  title: 'Location',
  description: 'A place of the board; see the components.',
});

export const EVENT_IDS = EVENT_CARDS.map(({ id }) => id);
export const EventCardId = oneOf(EVENT_IDS, { title: 'EventCardId', description: 'An event card.' });
export const ITEM_IDS = ITEM_CARDS.map(({ id }) => id);
export const Item = oneOf(ITEM_IDS, { title: 'Item', description: 'An item card.' });
export const ENCOUNTER_IDS = ENCOUNTERS.map(({ id }) => id);
export const Encounter = oneOf(ENCOUNTER_IDS, { title: 'Encounter', description: 'An encounter token.' });
export const POWER_IDS = POWERS.map(({ id }) => id);
export const PowerCard = oneOf(POWER_IDS, { title: 'PowerCard', description: 'A power card of Dracula.' });

/** A card of the trail: where Dracula went, or a power that kept him where he was. */
export const TrailCard = oneOf([...LOCATION_IDS, 'dark-call', 'feed', 'hide'], {
  title: 'TrailCard',
  description: 'A location card, or a power card that takes a space of its own.',
});
export type TrailCard = Static<typeof TrailCard>;

export const BACKS = ['land', 'sea', 'power'] as const;
export const Back = oneOf(BACKS, {
  title: 'Back',
  description: 'What the back of a card tells: sea cards have a blue one; Hide looks like land.',
});
export type Back = Static<typeof Back>;

export const AREAS = ['trail', 'catacombs'] as const;
export const Area = oneOf(AREAS, { title: 'Area' });
export type Area = Static<typeof Area>;

/** Counted from 1: in the trail from where Dracula is. */
export const Space = Type.Integer({
  minimum: 1,
  maximum: 70,
  description: 'A space, counted from 1, the newest first.',
});
export const Spot = closed(
  { area: Area, space: Space },
  { title: 'Spot', description: 'A space of the trail or the catacombs.' },
);
export type Spot = Static<typeof Spot>;

export const TIMES = ['dawn', 'noon', 'dusk', 'twilight', 'midnight', 'small-hours'] as const;
export const Time = oneOf(TIMES, { title: 'Time', description: 'Three times of day, three of night.' });
export type Time = Static<typeof Time>;

export const TRAIN_FACES = ['X', '0', '1', '2', '3', '2/3'] as const;
export const TrainFace = oneOf(TRAIN_FACES, { title: 'TrainFace', description: 'A face of the train die.' });
export type TrainFace = Static<typeof TrainFace>;

export const Means = oneOf(
  ['stay', 'road', 'sea', 'rail', 'horse', 'bats', 'emergency', 'storm', 'wildHorses', 'start', 'ruling'],
  { title: 'Means', description: 'How a hunter came there.' },
);
export type Means = Static<typeof Means>;

export const Way = oneOf(['road', 'rail'], { title: 'Way' });
export const Count = Type.Integer({ minimum: 0 });
export const Amount = Type.Integer({ description: 'What was added; less than 0: what was lost.' });

export const TACTICS = [
  ...new Set([...HUNTER_TACTICS, ...DRACULA_TACTICS, ...AGENT_TACTICS].map(({ id }) => id)),
];
export const Tactic = oneOf(TACTICS, { title: 'Tactic', description: 'A card played in a combat.' });
export type Tactic = Static<typeof Tactic>;
export const OPPONENT_IDS = Object.keys(OPPONENTS) as Opponent[];
export const Enemy = oneOf(OPPONENT_IDS, { title: 'Enemy', description: 'Whom hunters fight.' });
export const RESOLVE_USES = ['newspaper-reports', 'inner-strength', 'sense-of-emergency'] as const;
export const ResolveUse = oneOf(RESOLVE_USES, {
  title: 'ResolveUse',
  description: 'What the resolve of the hunters is spent on.',
});
export type ResolveUse = Static<typeof ResolveUse>;

export const CombatCause = oneOf(['dracula', 'hunters', 'encounter', 'ambush', 'lair'], {
  title: 'CombatCause',
  description:
    'How a combat came about: Dracula attacked, hunters found him or an agent, or an Ambush, matured, or a lair.',
});
export type CombatCause = Static<typeof CombatCause>;

export const CombatOutcome = oneOf(['escape', 'killed', 'bite', 'continues', 'cancelled', 'defeat', 'end'], {
  title: 'CombatOutcome',
  description: 'How a combat ended; escape: by the hunters.',
});
export type CombatOutcome = Static<typeof CombatOutcome>;

export const EndReason = oneOf(['vampires', 'blood'], {
  title: 'EndReason',
  description: 'Why the game is over.',
});
export type EndReason = Static<typeof EndReason>;
