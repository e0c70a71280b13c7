import type { SeatId } from '../kit/audience.js';
import { byType, type ByType } from '../kit/by-type.js';
import type { Thing } from '../kit/game-definition.js';
import type { Message } from '../kit/message.js';
import { listOf } from '../kit/naming.js';
import type { Action } from './actions.js';
import { LAYOUTS } from './data/layouts.js';
import type { Colour } from './data/parts.js';
import type { Event } from './events.js';
import type { Content } from './values.js';

const PLACES = new Map(
  Object.values(LAYOUTS).flatMap(({ graves }) =>
    graves.map(({ id, x, y }) => [id, { column: x, row: y }] as const),
  ),
);

export const whereIs = (grave: number) => PLACES.get(grave) ?? { column: 0, row: 0 };
export const nameOf = (seat: SeatId): Message => ({
  key: 'seat',
  values: { number: Number(seat.split('-')[1]) },
});
export const word = (colour: Colour): Message => ({ key: `colour.${colour}` });

function outermost(colours: readonly Colour[]): Message {
  const [first = 'red', second] = colours;
  return second === undefined
    ? word(first)
    : { key: 'list.two', values: { first: word(first), second: word(second) } };
}

export function lies(content: Content): Message {
  if (content.is === 'vampire') return { key: 'content.vampire', values: { colour: word(content.colour) } };
  if (content.is === 'garlic') return { key: 'content.garlic', values: { seat: nameOf(content.owner) } };
  return { key: 'content.empty' };
}

export const message = (key: string, values: Message['values'] = {}): Message => ({ key, values });
const bySeat = ({ type, seat }: { type: string; seat: SeatId }) =>
  message(`event.${type}`, { seat: nameOf(seat) });

const events: ByType<Event, [], Message> = {
  LineDealt: ({ seat, vampires, left, right }) =>
    message('event.LineDealt', {
      seat: nameOf(seat),
      vampires,
      left: outermost(left),
      right: outermost(right),
    }),
  TurnStarted: ({ seat, turn }) => message('event.TurnStarted', { seat: nameOf(seat), turn }),
  GraveOpened: ({ grave, lid, content }) =>
    lid === 'rat'
      ? message('event.GraveOpened.rat', whereIs(grave))
      : message('event.GraveOpened', { ...whereIs(grave), lid: word(lid), content: lies(content) }),
  LidTurned: ({ seat, outcome }) => message(`event.LidTurned.${outcome}`, { seat: nameOf(seat) }),
  VampirePlaced: ({ seat, from, colour }) =>
    message('event.VampirePlaced', { seat: nameOf(seat), from, colour: word(colour) }),
  GraveFilled: ({ grave, content }) =>
    message('event.GraveFilled', { ...whereIs(grave), content: lies(content) }),
  GarlicHidden: bySeat,
  MatchDeclined: bySeat,
  LidClosed: bySeat,
  StakesReturned: bySeat,
  GarlicTakenBack: bySeat,
  SurroundingsOffered: bySeat,
  AnotherLidOffered: bySeat,
  OpeningStopped: bySeat,
  PlayerLeft: bySeat,
  VampireTurnedUp: ({ seat, colour }) =>
    message('event.VampireTurnedUp', { seat: nameOf(seat), colour: word(colour) }),
  GiftsAsked: ({ to, from }) => message('event.GiftsAsked', { seat: nameOf(to), count: from.length }),
  VampireGiven: ({ seat, to, from, colour }) =>
    message('event.VampireGiven', { seat: nameOf(seat), to: nameOf(to), from, colour: word(colour) }),
  VampireReceived: ({ seat, end, colour }) =>
    message('event.VampireReceived', { seat: nameOf(seat), end, colour: word(colour) }),
  GarlicSwept: () => message('event.GarlicSwept'),
  StakesChanged: ({ seat, stakes }) => message('event.StakesChanged', { seat: nameOf(seat), stakes }),
  GameEnded: ({ winners, reason }) =>
    message('event.GameEnded', { winners: listOf(winners.map(nameOf)), reason: message(`reason.${reason}`) }),
};

function describeAction(action: Action): Message {
  const { type, ...values } = action;
  if (action.type === 'open') return message('action.open', whereIs(action.grave));
  if (action.type === 'giveFromSideRow')
    return message('action.giveFromSideRow', { colour: word(action.colour) });
  return message(`action.${type}`, values);
}

export function describe(thing: Thing<Action, Event>): Message {
  switch (thing.is) {
    case 'action':
      return describeAction(thing.action);
    case 'event':
      return byType(events, thing.event);
    case 'decision':
      return { key: `decision.${thing.decision.kind}` };
    case 'seat':
      return nameOf(thing.seat);
  }
}
