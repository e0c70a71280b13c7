import { Type, type Static } from '@sinclair/typebox';
import { closed } from '../../kit/schema.js';
import { backOf, isShown } from '../reading.js';
import type { Hideout, State } from '../state.js';
import { Back, Count, count, Encounter, EventCardId, Space, TrailCard, TrailPlace } from '../values.js';
import { known, present, type Knowledge } from './knowledge.js';

const CardView = closed(
  {
    back: Back,
    faceUp: Type.Boolean(),
    card: Type.Optional(TrailCard),
  },
  { title: 'CardView' },
);

const EncounterView = closed(
  {
    faceUp: Type.Boolean(),
    encounter: Type.Optional(Encounter),
    damage: count('What a vampire has suffered.'),
  },
  { title: 'EncounterView' },
);

export const HideoutView = closed(
  {
    space: Space,
    cards: Type.Array(CardView),
    at: Type.Optional(TrailPlace),
    encounters: Type.Array(EncounterView),
    rumors: count('Rumor tokens on it.'),
  },
  { title: 'HideoutView' },
);
type HideoutView = Static<typeof HideoutView>;

/** The place is told with the location card, and where all know it. */
export function hideoutView(hideout: Hideout, told: boolean): HideoutView {
  const { space, cards, at, encounters, rumors } = hideout;
  return {
    space,
    cards: cards.map(({ card, faceUp }) => ({
      back: backOf(card),
      faceUp,
      ...known(told || faceUp, { card }),
    })),
    ...known(told || isShown(hideout), present({ at })),
    encounters: encounters.map(({ encounter, faceUp, damage }) => ({
      faceUp,
      ...known(told || faceUp, { encounter }),
      damage,
    })),
    rumors,
  };
}

export const DraculaView = closed(
  {
    damage: Count,
    revealed: Type.Boolean({ description: 'Whether his figure is on the board.' }),
    at: Type.Optional(TrailPlace),
    encounterCount: count('Encounters in his hand.'),
    encounters: Type.Optional(Type.Array(Encounter)),
    eventCount: count('Events in his hand.'),
    events: Type.Optional(Type.Array(EventCardId)),
    rumors: count('Rumor tokens that he may place.'),
    guards: count('Szgany Bodyguards that have matured and wait for a combat.'),
  },
  { title: 'DraculaView' },
);
type DraculaView = Static<typeof DraculaView>;

export function draculaView({ dracula, encounters }: State, knows: Knowledge): DraculaView {
  const { damage, revealed, at, events, rumors, guards } = dracula;
  const isKnown = at !== undefined && (revealed || knows.dracula);
  return {
    damage,
    revealed,
    ...(isKnown ? { at } : {}),
    encounterCount: encounters.hand.length,
    eventCount: events.length,
    ...known(knows.dracula, { encounters: [...encounters.hand], events: [...events] }),
    rumors,
    guards,
  };
}
