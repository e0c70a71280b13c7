import { Type, type Static } from '@sinclair/typebox';
import { closed } from '../kit/schema.js';
import { moveActions } from './actions/moves.js';
import { AnyStep } from './steps/steps.js';
import {
  Back,
  Count,
  Encounter,
  EndReason,
  Enemy,
  EventCardId,
  Hunter,
  Item,
  Location,
  Party,
  PowerCard,
  ResolveUse,
  Seat,
  Tactic,
  Time,
  TrailCard,
  Way,
} from './values.js';

const Move = Type.Union(Object.values(moveActions), { title: 'Move' });

const TokenView = closed(
  { encounter: Type.Optional(Encounter), faceUp: Type.Boolean() },
  { title: 'TokenView' },
);

const SpaceView = closed(
  {
    back: Back,
    faceUp: Type.Boolean(),
    card: Type.Optional(TrailCard),
    at: Type.Optional(Location),
    powers: Type.Array(PowerCard, { description: 'Powers that lie with the card.' }),
    tokens: Type.Array(TokenView, { description: 'Encounters on the card.' }),
  },
  { title: 'SpaceView' },
);
export type SpaceView = Static<typeof SpaceView>;

const HunterView = closed(
  {
    seat: Hunter,
    location: Type.Optional(Location),
    health: Count,
    bites: Count,
    items: Type.Array(Item, { description: 'What the viewer knows of the items.' }),
    itemCount: Count,
    events: Type.Array(EventCardId, { description: 'What the viewer knows of the events.' }),
    eventCount: Count,
    openItem: Type.Optional(Item),
    openEvent: Type.Optional(EventCardId),
    dogs: Type.Boolean({ description: 'Whether Dogs lie open.' }),
    held: Type.Optional(Encounter),
    missesTurn: Type.Boolean(),
    hasActed: Type.Boolean(),
  },
  { title: 'HunterView' },
);
export type HunterView = Static<typeof HunterView>;

const DraculaView = closed(
  {
    blood: Count,
    encounterCount: Count,
    encounters: Type.Optional(Type.Array(Encounter)),
    eventCount: Count,
    events: Type.Optional(Type.Array(EventCardId)),
    at: Type.Optional(Location),
  },
  { title: 'DraculaView' },
);

const CombatView = closed(
  {
    opponent: Enemy,
    hunters: Party,
    location: Location,
    round: Count,
    target: Type.Optional(Hunter),
    ready: Type.Array(Seat, { description: 'Who has chosen a card.' }),
    chosen: Type.Optional(Tactic),
    onTable: Type.Array(closed({ seat: Seat, tactic: Tactic }), {
      description: 'Cards that were played last. They cannot be played in the next round.',
    }),
    continues: Count,
    repelled: Type.Boolean({ description: 'In this round the enemy may only dodge or escape.' }),
    noEscape: Type.Boolean({ description: 'In the first three rounds the enemy may not escape.' }),
    huntersAdd: Count,
    enemyAdds: Count,
  },
  { title: 'CombatView' },
);

const BoardView = closed(
  {
    consecrated: Type.Optional(Location),
    hosts: Type.Array(Location),
    roadblock: Type.Optional(closed({ from: Location, to: Location, way: Way })),
    storm: Type.Optional(closed({ location: Location, turns: Count })),
  },
  { title: 'BoardView' },
);

export const View = closed({
  ruleset: Type.Literal('fury-of-dracula-2e'),
  round: Count,
  turn: Type.Optional(Seat),
  time: Time,
  vampires: Count,
  resolve: Count,
  resolveUsed: Type.Array(ResolveUse),
  dracula: DraculaView,
  trail: Type.Array(SpaceView, { description: 'From where Dracula is to where he was long ago.' }),
  catacombs: Type.Array(SpaceView),
  leaving: Type.Array(SpaceView, { description: 'Pushed off the trail just now.' }),
  ripe: Type.Array(TokenView, { description: 'Encounters that may mature just now.' }),
  hunters: Type.Array(HunterView),
  allies: closed({ hunters: Type.Optional(EventCardId), dracula: Type.Optional(EventCardId) }),
  board: BoardView,
  combat: Type.Optional(CombatView),
  declared: Type.Array(closed({ seat: Seat, move: Move }), {
    description: 'Next moves that seats have stated. They bind as long as they are legal.',
  }),
  asks: Type.Optional(AnyStep),
  eventDeck: Count,
  eventDiscard: Type.Array(EventCardId),
  itemDeck: Count,
  itemDiscard: Type.Array(Item),
  encounterPool: Count,
  winners: Type.Optional(Type.Array(Seat)),
  reason: Type.Optional(EndReason),
});
export type View = Static<typeof View>;
