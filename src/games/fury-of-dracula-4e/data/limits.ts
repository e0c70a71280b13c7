/** Numbers of the rulebook and of the box. */

/** Published. */
export const DRACULA_HEALTH = 15;
export const INFLUENCE_END = 13;
export const TRAIL_SPACES = 6;
export const LAIRS = 3;
export const ENCOUNTER_HAND = 5;
/** Inferred from the second edition. */
export const DRACULA_EVENT_HAND = 4;

/** Known by hearsay. */
export const HUNTER_ITEM_HAND = 3;
export const HUNTER_EVENT_HAND = 3;
/** Published. */
export const HUNTER_TICKETS = 2;

/** Published: tokens in the box. What is placed is what the supply holds (ruling). */
export const TOKENS = {
  storm: 6,
  fog: 4,
  bats: 2,
  despair: 3,
  bite: 4,
  host: 3,
  roadblock: 8,
  rumor: 4,
} as const;

/** By a card list: how many tokens a card of Dracula places. */
export const CARD_TOKENS = { roadblock: 3, storm: 3 } as const;
/** By a card list: on which space of the trail Hidden Schemes places an encounter. */
export const SCHEMED_SPACE = 3;

/** Inferred: Rage. A defeated hunter brings this and one more for each despair token. */
export const RAGE = 2;
/** A player's report: the Fury of Dracula, once all despair tokens lie, for each move to a city. */
export const FURY = 3;
/** Published: a vampire that matures from a hideout with a rumor token. */
export const RUMOR_INFLUENCE = 3;

/** Published. */
export const REST_HEALS = 1;
export const PHYSICIAN_HEALS = 1;
/** Published; two with Rufus Smith. */
export const SEA_DAMAGE = 1;
export const SEA_DAMAGE_WITH_RUFUS = 2;
/** Inferred from older editions. */
export const CASTLE_HEALS = 2;
/** Inferred: what he suffers if he can neither move nor stay by a power. */
export const STUCK_DAMAGE = 1;

/** Known by hearsay: cards in Dracula's hand when a combat begins. */
export const COMBAT_HAND = 5;
/** Known by hearsay: how many he draws after each round. */
export const COMBAT_DRAWS = 1;
/** Source document: the combat ends once he has played so many. */
export const COMBAT_CARDS_PLAYED = 6;

/** By a card list: how far Dracula flies as a bat, and what Sister Agatha does to him for a card. */
export const BAT_ROADS = 2;
export const AGATHA_DAMAGE = 2;
/** By a card list. */
export const WREATH_DAMAGE = 4;
export const BULLETS_DAMAGE = 3;
export const LEAP_DAMAGE = 5;
export const LUCKY_FINDS = 5;

/** By a card list: how far hunters come by cards, what these cost them, and how many backs are looked at. */
export const CARRIAGE_RAILS = 4;
export const EMERGENCY = { damage: 2, roads: 3 } as const;
export const TRANSFUSION_DAMAGE = 1;
export const RESEARCHED_BACKS = 6;
/** By a card list: Vampire Lair. */
export const INFLUENCE_LOST = 2;

/** Published; the castle has neither supplies nor tickets, and the other two are his as well. */
export const NEVER_CONSECRATED = ['castle-dracula', 'galatz', 'klausenburg'] as const;

/** Inferred: so many encounters are drawn, and the hand is discarded down to its size. */
export const DARK_CALL_DRAWS = 5;
/** Inferred. */
export const FEED_HEALS = 2;
/** Published: the damage in the errata, the roads in a rules answer. */
export const WOLF = { damage: 1, roads: 2 } as const;

/** By a card list: what Dracula's allies do. */
export const BRIDES = { spaces: 3 } as const;
export const WOLF_DAMAGE = { raid: 4, ally: 1 } as const;
export const AID_DRAWS = 6;
