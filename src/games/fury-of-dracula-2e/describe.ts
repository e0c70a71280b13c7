import type { Thing } from '../kit/game-definition.js';
import type { Message } from '../kit/message.js';
import { listOf, nameIn, namesIn, told, type Naming } from '../kit/naming.js';
import type { Action } from './actions.js';
import type { Event } from './events/events.js';

const NAMING: Naming = {
  one: {
    seat: 'seat',
    hunter: 'seat',
    to: 'seat',
    location: 'place',
    at: 'place',
    from: 'place',
    card: 'card',
    item: 'item',
    taken: 'item',
    encounter: 'encounter',
    tactic: 'tactic',
    against: 'tactic',
    opponent: 'opponent',
    time: 'time',
    by: 'by',
    on: 'resolve',
    back: 'back',
    side: 'side',
    kind: 'kind',
    reason: 'reason',
    what: 'kind',
  },
  lists: {
    hunters: 'seat',
    winners: 'seat',
    encounters: 'encounter',
    items: 'item',
    cards: 'card',
    powers: 'card',
    faces: 'face',
    dice: 'die',
    tactics: 'tactic',
  },
};

export const describeFields = (key: string, fields: object): Message => told(NAMING, key, fields);

/** A road or rail joins two places; anything else is handed `to` a hunter. */
function describeRoute(key: string, { from, to, way }: { from: string; to: string; way: string }): Message {
  return { key, values: { from: nameIn('place', from), to: nameIn('place', to), way } };
}

function describeAction(action: Action): Message {
  const { type, ...fields } = action;
  if (action.type === 'blockRoute') return describeRoute(`action.${type}`, action);
  if (action.type === 'declare')
    return { key: 'action.declare', values: { move: describeAction(action.move) } };
  if (action.type === 'chooseToken')
    return describeFields(`action.${type}`, { ...action.spot, token: action.token });
  return describeFields(`action.${type}`, fields);
}

function describeEvent(event: Event): Message {
  const { type, ...fields } = event;
  if (event.type === 'TacticsShown') {
    const tactics = event.hunters.map(({ tactic }) => tactic);
    return describeFields(`event.${type}`, { tactic: event.enemy, tactics });
  }
  if (event.type === 'HandShown') {
    const hand = listOf([...namesIn('item', event.items), ...namesIn('card', event.cards)]);
    return { key: `event.${type}`, values: { seat: nameIn('seat', event.seat), hand } };
  }
  if (event.type === 'RoadblockPlaced') return describeRoute(`event.${type}`, event);
  if (event.type === 'MoveDeclared')
    return {
      key: 'event.MoveDeclared',
      values: { seat: nameIn('seat', event.seat), move: describeAction(event.move) },
    };
  return describeFields(keyOf(event), fields);
}

/** Some events are told otherwise when they say more. */
function keyOf(event: Event): string {
  const { type } = event;
  if (event.type === 'ItemGiven' && event.open) return `event.${type}.open`;
  if (event.type === 'CardLaid' && event.powers.length > 0) return `event.${type}.powers`;
  return `event.${type}`;
}

export function describe(thing: Thing<Action, Event>): Message {
  switch (thing.is) {
    case 'action':
      return describeAction(thing.action);
    case 'event':
      return describeEvent(thing.event);
    case 'decision':
      return { key: `decision.${thing.decision.kind}` };
    case 'seat':
      return nameIn('seat', thing.seat);
  }
}
