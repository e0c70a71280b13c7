import type { Decision, Thing } from '../kit/game-definition.js';
import type { Message } from '../kit/message.js';
import { listOf, nameIn, told, type Naming } from '../kit/naming.js';
import type { Action } from './actions/actions.js';
import type { Event } from './events/events.js';

const NAMING: Naming = {
  one: {
    seat: 'seat',
    hunter: 'seat',
    engaged: 'seat',
    to: 'seat',
    location: 'place',
    at: 'place',
    card: 'card',
    ally: 'card',
    item: 'item',
    ticket: 'ticket',
    encounter: 'encounter',
    opponent: 'opponent',
    time: 'time',
    phase: 'phase',
    effect: 'effect',
    by: 'by',
    back: 'side',
    side: 'side',
    reason: 'reason',
    end: 'end',
  },
  lists: {
    hunters: 'seat',
    winners: 'seat',
    encounters: 'encounter',
    items: 'item',
    cards: 'card',
    powers: 'card',
    owners: 'side',
  },
};

type Route = { readonly from: string; readonly to: string; readonly way: string };

/** A road or rail joins two places; anything else is handed `to` a hunter. */
const isRoute = (fields: object): fields is Route => 'way' in fields;

type Spot = { readonly area: string; readonly space: number };

const isSpot = (fields: object): fields is Spot => 'area' in fields && 'space' in fields;

export function describeFields(key: string, fields: object): Message {
  if (isRoute(fields)) {
    const { from, to, way } = fields;
    return { key, values: { from: nameIn('place', from), to: nameIn('place', to), way } };
  }
  const message = told(NAMING, key, fields);
  if (!isSpot(fields)) return message;
  const spot = { key: `spot.${fields.area}`, values: { space: fields.space } };
  return { key, values: { ...message.values, spot } };
}

function describeAction({ type, ...fields }: Action): Message {
  return describeFields(`action.${type}`, fields);
}

/** Who played what stands in a list. */
function describeEvent(event: Event): Message {
  const { type, ...fields } = event;
  if (event.type !== 'CombatCardsShown') return describeFields(`event.${type}`, fields);
  const { card, engaged, hunters } = event;
  const { key, values } = told(NAMING, `event.${type}`, { card, engaged });
  const plays = hunters.map((one) => told(NAMING, 'combat.plays', { seat: one.hunter, card: one.card }));
  return { key, values: { ...values, plays: listOf(plays) } };
}

/** How an encounter came about has no words. */
function describeDecision({ kind, about }: Decision): Message {
  return describeFields(`decision.${kind}`, { ...about, by: undefined });
}

export function describe(thing: Thing<Action, Event>): Message {
  switch (thing.is) {
    case 'action':
      return describeAction(thing.action);
    case 'event':
      return describeEvent(thing.event);
    case 'decision':
      return describeDecision(thing.decision);
    case 'seat':
      return nameIn('seat', thing.seat);
  }
}
