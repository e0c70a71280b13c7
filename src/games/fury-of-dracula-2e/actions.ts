import { Type, type Static } from '@sinclair/typebox';
import { oneOf, typed } from '../kit/schema.js';
import { combatActions } from './actions/combat.js';
import { moveActions } from './actions/moves.js';
import {
  Encounter,
  EventCardId,
  Hunter,
  Item,
  Location,
  Party,
  ResolveUse,
  Space,
  Spot,
  Way,
} from './values.js';

const Move = Type.Union(Object.values(moveActions), {
  title: 'Move',
  description: 'A move, as it would be asked for.',
});

const general = {
  startIn: typed('startIn', 'Begin the game in this city.', { location: Location }),
  pass: typed('pass', 'Do nothing here.', {}),
  playEvent: typed('playEvent', 'Play an event card.', { card: EventCardId }),
  discardEvent: typed('discardEvent', 'Discard an event card.', { card: EventCardId }),
  discardItem: typed('discardItem', 'Discard an item.', { item: Item }),
  showItem: typed('showItem', 'Show an item, and keep it.', { item: Item }),
  useItem: typed('useItem', 'Use an item outside combat.', { item: Item }),
  declare: typed('declare', 'State your next move. It binds as long as it is legal then.', { move: Move }),
  chooseHunter: typed('chooseHunter', 'Choose a hunter.', { hunter: Hunter }),
  chooseLocation: typed('chooseLocation', 'Choose a place.', { location: Location }),
  dismissAlly: typed('dismissAlly', 'Send this ally of the other side away.', { card: EventCardId }),
};

const ofDracula = {
  emptyCatacombs: typed('emptyCatacombs', 'Take a card back from the catacombs.', { space: Space }),
  placeEncounter: typed('placeEncounter', 'Place this encounter.', { encounter: Encounter }),
  keepEncounter: typed('keepEncounter', 'Of the encounters on the card keep this one.', {
    encounter: Encounter,
  }),
  sendToCatacombs: typed('sendToCatacombs', 'Put the card that was pushed off into the catacombs.', {}),
  takeBack: typed('takeBack', 'Take the card that was pushed off back.', {}),
  mature: typed('mature', 'Let the encounter mature.', {}),
  letGo: typed('letGo', 'Return the encounter to the pool.', {}),
  discardEncounter: typed('discardEncounter', 'Return an encounter of your hand to the pool.', {
    encounter: Encounter,
  }),
  chooseEncounter: typed('chooseEncounter', 'Choose an encounter.', { encounter: Encounter }),
  chooseKind: typed('chooseKind', 'Choose what a hunter loses.', { kind: oneOf(['item', 'event']) }),
  blockRoute: typed('blockRoute', 'Close a road or a rail to hunters.', {
    from: Location,
    to: Location,
    way: Way,
  }),
  removeHost: typed('removeHost', 'Take the Heavenly Host of this city away.', { location: Location }),
  keepAlly: typed('keepAlly', 'Keep this ally; the other one goes.', { card: EventCardId }),
};

const ofHunters = {
  invite: typed('invite', 'Ask hunters in this city to share your turn.', { hunters: Party }),
  join: typed('join', 'Share the turn.', {}),
  useRoll: typed('useRoll', 'Use this roll of the train die.', {
    roll: Type.Integer({ minimum: 1, maximum: 2 }),
  }),
  rideTo: typed('rideTo', 'Go there by train.', { location: Location }),
  rest: typed('rest', 'Draw two events and gain two health.', {}),
  supply: typed('supply', 'Draw cards.', { draw: oneOf(['event', 'item', 'both']) }),
  trade: typed('trade', 'Trade items with hunters in this city.', {}),
  exchangeItem: typed('exchangeItem', 'Discard an item and take another one from the discard pile.', {
    item: Item,
    taken: Item,
  }),
  giveItem: typed('giveItem', 'Hand an item to a hunter.', { item: Item, to: Hunter }),
  useFont: typed('useFont', 'Use the font of the hospital.', {}),
  spendResolve: typed('spendResolve', 'Spend one resolve.', { on: ResolveUse }),
  keepItemOpen: typed('keepItemOpen', 'Keep this item open to Dracula.', { item: Item }),
  keepEventOpen: typed('keepEventOpen', 'Keep this event open to Dracula.', { card: EventCardId }),
  removeRoadblock: typed('removeRoadblock', 'Take the Roadblock away.', {}),
  recoverEvent: typed('recoverEvent', 'Take this event from the discard pile.', { card: EventCardId }),
  chooseToken: typed('chooseToken', 'Choose an encounter that lies face down.', {
    spot: Spot,
    token: Type.Integer({
      minimum: 1,
      maximum: 2,
      description: 'Which of the tokens there, counted from 1.',
    }),
  }),
};

export const actions = { ...general, ...moveActions, ...ofDracula, ...ofHunters, ...combatActions } as const;

export type Action = Static<(typeof actions)[keyof typeof actions]>;
export type ActionName = Action['type'];
