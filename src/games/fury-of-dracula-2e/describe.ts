import type { Thing } from '../kit/game-definition.js';
import type { Message } from '../kit/message.js';
import type { Action } from './actions.js';
import type { Event } from './events/events.js';

type Value = string | number | boolean | object | undefined;

/** Where the name of a value stands in the catalogue, by the field that holds it. */
const NAMES: Readonly<Record<string, string>> = {
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
};

const name = (prefix: string, value: string): Message => ({ key: `${prefix}.${value}` });

const names = (prefix: string, values: readonly string[]): readonly Message[] =>
  values.map((value) => name(prefix, value));

/** One name after the other. */
function listOf([first, ...rest]: readonly Message[]): Message {
  if (first === undefined) return { key: 'list.none' };
  if (rest.length === 0) return first;
  return { key: 'list.more', values: { first, rest: listOf(rest) } };
}

/** Lists that are told by the names of what they hold. */
const LISTS: Readonly<Record<string, string>> = {
  hunters: 'seat',
  winners: 'seat',
  encounters: 'encounter',
  items: 'item',
  cards: 'card',
  powers: 'card',
  faces: 'face',
  dice: 'die',
  tactics: 'tactic',
};

function wordsFor(field: string, value: Value): string | number | Message | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && LISTS[field] !== undefined)
    return listOf(names(LISTS[field], value.map(String)));
  if (typeof value !== 'string') return undefined;
  return NAMES[field] === undefined ? value : name(NAMES[field], value);
}

function told(key: string, fields: object): Message {
  const values = Object.entries(fields as Record<string, Value>).flatMap(([field, value]) => {
    const words = wordsFor(field, value);
    return words === undefined ? [] : [[field, words] as const];
  });
  return { key, values: Object.fromEntries(values) };
}

/** A road or rail joins two places; anything else is handed `to` a hunter. */
function describeRoute(key: string, { from, to, way }: { from: string; to: string; way: string }): Message {
  return { key, values: { from: name('place', from), to: name('place', to), way } };
}

function describeAction(action: Action): Message {
  const { type, ...fields } = action;
  if (action.type === 'blockRoute') return describeRoute(`action.${type}`, action);
  if (action.type === 'declare')
    return { key: 'action.declare', values: { move: describeAction(action.move) } };
  if (action.type === 'chooseToken') return told(`action.${type}`, { ...action.spot, token: action.token });
  return told(`action.${type}`, fields);
}

function describeEvent(event: Event): Message {
  const { type, ...fields } = event;
  if (event.type === 'TacticsShown') {
    const tactics = event.hunters.map(({ tactic }) => tactic);
    return told(`event.${type}`, { tactic: event.enemy, tactics });
  }
  if (event.type === 'HandShown') {
    const hand = listOf([...names('item', event.items), ...names('card', event.cards)]);
    return { key: `event.${type}`, values: { seat: name('seat', event.seat), hand } };
  }
  if (event.type === 'RoadblockPlaced') return describeRoute(`event.${type}`, event);
  if (event.type === 'MoveDeclared')
    return {
      key: 'event.MoveDeclared',
      values: { seat: name('seat', event.seat), move: describeAction(event.move) },
    };
  return told(keyOf(event), fields);
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
      return name('seat', thing.seat);
  }
}
