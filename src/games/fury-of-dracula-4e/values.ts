import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../kit/schema.js';
import { DRACULA_COMBAT_CARDS, HUNTER_COMBAT_CARDS, type HunterCombatId } from './data/combat-cards.js';
import { ENCOUNTERS, type VampireId } from './data/encounters.js';
import { EVENT_CARDS, type AllyId } from './data/event-cards.js';
import { ITEM_CARDS } from './data/item-cards.js';
import { POWERS } from './data/powers.js';
import { REGIONS } from './data/places.js';
import { TICKETS } from './data/tickets.js';
import { CARD_IDS, CITY_IDS, HOSPITAL_IDS, LOCATION_IDS, SEA_IDS } from './map.js';
import { HUNTERS, SEATS } from './seats.js';

/** Values that steps, actions, events and the view have in common. */
export const Seat = oneOf(SEATS, { title: 'Seat', description: 'A seat.' });
export const Hunter = oneOf(HUNTERS, { title: 'Hunter', description: 'A hunter.' });
export const Hunters = Type.Array(Hunter);
export const Location = oneOf(LOCATION_IDS, {
  title: 'Location',
  description: 'A place of the board; see the components.',
});
export const City = oneOf(CITY_IDS, { title: 'City', description: 'A city, or the castle.' });
export const Hospital = oneOf(HOSPITAL_IDS, { title: 'Hospital', description: 'A hospital.' });
export const TrailPlace = oneOf(CARD_IDS, {
  title: 'TrailPlace',
  description: 'A city or a sea: what has a location card.',
});
export const Sea = oneOf(SEA_IDS, { title: 'Sea', description: 'A sea zone.' });
export const Region = oneOf(
  REGIONS.map(({ id }) => id),
  { title: 'Region', description: 'A region.' },
);

export const RegionOrSea = oneOf([...REGIONS.map(({ id }) => id), 'sea'], {
  title: 'RegionOrSea',
  description: 'A region, or the sea.',
});

export const EVENT_IDS = EVENT_CARDS.map(({ id }) => id);
export const EventCardId = oneOf(EVENT_IDS, { title: 'EventCardId', description: 'An event card.' });
export const ALLY_IDS = EVENT_CARDS.flatMap((card): AllyId[] => ('ally' in card ? [card.id] : []));
export const Ally = oneOf(ALLY_IDS, { title: 'Ally', description: 'An ally.' });
export const ITEM_IDS = ITEM_CARDS.map(({ id }) => id);
export const Item = oneOf(ITEM_IDS, { title: 'Item', description: 'An item card.' });
export const ENCOUNTER_IDS = ENCOUNTERS.map(({ id }) => id);
export const Encounter = oneOf(ENCOUNTER_IDS, { title: 'Encounter', description: 'An encounter card.' });
export const POWER_IDS = POWERS.map(({ id }) => id);
export const Power = oneOf(POWER_IDS, { title: 'Power', description: 'A power card of Dracula.' });
export const TICKET_IDS = TICKETS.map(({ id }) => id);
export const Ticket = oneOf(TICKET_IDS, {
  title: 'Ticket',
  description: 'A ticket: its white number, and its yellow one.',
});

/** What may lie on a space of the trail. */
export const TrailCard = oneOf([...CARD_IDS, ...POWER_IDS, 'escape-as-bat'], {
  title: 'TrailCard',
  description: 'A location card, a power card, or the combat card by which Dracula flew away.',
});
export type TrailCard = Static<typeof TrailCard>;

export const BACKS = ['land', 'sea'] as const;
export const Back = oneOf(BACKS, {
  title: 'Back',
  description: 'What the back of a card tells: sea cards have one of their own.',
});
export type Back = Static<typeof Back>;

export const AREAS = ['trail', 'lairs', 'leaving'] as const;
export const Area = oneOf(AREAS, {
  title: 'Area',
  description: 'The trail, the lairs, or the hideout that has just slid off the trail.',
});
export type Area = Static<typeof Area>;
export const Space = Type.Integer({
  minimum: 1,
  maximum: 6,
  description: 'A space, counted from 1, on the trail from the newest on.',
});
export const Spot = closed(
  { area: Area, space: Space },
  { title: 'Spot', description: 'Where a hideout lies.' },
);
export type Spot = Static<typeof Spot>;
export const PlaceThere = Type.Integer({
  minimum: 1,
  description: 'Which of the encounters there, counted from 1.',
});
export const EncounterSpot = closed(
  { area: Area, space: Space, place: Type.Optional(PlaceThere) },
  { title: 'EncounterSpot', description: 'Where a hideout lies, and which of its encounters is meant.' },
);
export type EncounterSpot = Static<typeof EncounterSpot>;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const TIMES = WEEKDAYS.flatMap((day) => [`${day}-day`, `${day}-night`] as const);
export const Time = oneOf(TIMES, { title: 'Time', description: 'A space of the time track.' });
export type Time = Static<typeof Time>;

export const PHASE_NAMES = ['setUp', 'dawn', 'day', 'dusk', 'night', 'dracula'] as const;
export const PhaseName = oneOf(PHASE_NAMES, { title: 'PhaseName', description: 'A phase of the round.' });
export type PhaseName = Static<typeof PhaseName>;

export const PARTS = ['day', 'night'] as const;
export const Part = oneOf(PARTS, {
  title: 'Part',
  description: 'Dawn belongs to the day, dusk to the night.',
});
export type Part = Static<typeof Part>;

export const MEANS = [
  'start',
  'road',
  'rail',
  'sea',
  'horses',
  'emergency',
  'bats',
  'wildHorses',
  'influence',
  'hospital',
  'ruling',
] as const;
export const Means = oneOf(MEANS, { title: 'Means', description: 'How a hunter came there.' });
export type Means = Static<typeof Means>;

export const Way = oneOf(['road', 'rail'], { title: 'Way' });
export const Side = oneOf(['hunters', 'dracula'], {
  title: 'Side',
  description: 'A side; of a card, as its back tells.',
});
export type Side = Static<typeof Side>;
export const End = oneOf(['top', 'bottom'], { title: 'End', description: 'An end of the deck.' });
export type End = Static<typeof End>;
export const Count = Type.Integer({ minimum: 0 });
export const count = (description: string) => Type.Integer({ minimum: 0, description });
export const whether = (description: string) => Type.Boolean({ description });
export const Amount = Type.Integer({ description: 'What was added; less than 0: what was taken away.' });

/** What lasts for a while, by a card. */
export const EFFECTS = [
  'extra-action',
  'any-order',
  'long-night',
  'no-day',
  'combat-as-at-night',
  'no-supplies',
  'second-phase',
] as const;
export const Effect = oneOf(EFFECTS, { title: 'Effect', description: 'What lasts for a while.' });
export type Effect = Static<typeof Effect>;

export const OPPONENTS = ['dracula', 'new-vampire', 'reckless-vampire'] as const satisfies readonly (
  'dracula' | VampireId
)[];
export const Opponent = oneOf(OPPONENTS, { title: 'Opponent', description: 'Whom hunters fight.' });
export type Opponent = Static<typeof Opponent>;

export const HUNTER_COMBAT_IDS: readonly HunterCombatId[] = [
  ...HUNTER_COMBAT_CARDS.map(({ id }) => id),
  ...ITEM_CARDS.flatMap((card) => (card.fights ? [card.id] : [])),
];
export const HunterCombatCard = oneOf(HUNTER_COMBAT_IDS, {
  title: 'HunterCombatCard',
  description: 'What a hunter plays in a round.',
});
export const DRACULA_COMBAT_IDS = DRACULA_COMBAT_CARDS.map(({ id }) => id);
export const DraculaCombatCard = oneOf(DRACULA_COMBAT_IDS, {
  title: 'DraculaCombatCard',
  description: 'A combat card of Dracula.',
});

export const COMBAT_ENDS = ['six-cards', 'killed', 'no-hunter', 'escape', 'called-off'] as const;
export const CombatEnd = oneOf(COMBAT_ENDS, {
  title: 'CombatEnd',
  description: 'How a combat ended; escape: of Dracula, called-off: by a card.',
});
export type CombatEnd = Static<typeof CombatEnd>;

export const END_REASONS = ['destroyed', 'influence'] as const;
export const EndReason = oneOf(END_REASONS, { title: 'EndReason', description: 'Why the game is over.' });
export type EndReason = Static<typeof EndReason>;

/** Kinds of what a hunter may do by day or by night. */
export const KINDS_OF_ACTION = ['move', 'supply', 'reserve', 'trade', 'rest', 'search', 'special'] as const;
export const KindOfAction = oneOf(KINDS_OF_ACTION, {
  title: 'KindOfAction',
  description: 'A kind of action.',
});
export type KindOfAction = Static<typeof KindOfAction>;
