import { Type, type Static } from '@sinclair/typebox';
import { oneOf, typed } from '../kit/schema.js';
import type { Audience } from '../kit/audience.js';
import { COLOURS } from './data/parts.js';
import type { Options } from './options.js';
import { ColourName, Content, End, EndReason, GiftCause, GraveId, LidOutcome, Seat } from './values.js';

const Place = Type.Integer({
  minimum: 1,
  maximum: 60,
  description: 'Place in the line, counted from the left.',
});
const Count = Type.Integer({ minimum: 0, maximum: 60 });

export const events = {
  LineDealt: typed('LineDealt', 'A line was dealt and its ends turned up.', {
    seat: Seat,
    vampires: Count,
    left: Type.Array(ColourName, { description: 'Face up at the left end, outermost first.' }),
    right: Type.Array(ColourName, { description: 'Face up at the right end, outermost first.' }),
  }),
  TurnStarted: typed('TurnStarted', 'A turn began.', { seat: Seat, turn: Type.Integer({ minimum: 1 }) }),
  GraveOpened: typed('GraveOpened', 'What a lid and the grave below it showed.', {
    grave: GraveId,
    lid: oneOf([...COLOURS, 'rat'], { description: 'The colour of the lid, or a rat.' }),
    content: Content,
  }),
  LidTurned: typed('LidTurned', 'A lid was turned up.', { seat: Seat, outcome: LidOutcome }),
  VampirePlaced: typed('VampirePlaced', 'A vampire went from a line or side row into the open grave.', {
    seat: Seat,
    from: oneOf(['left', 'right', 'sideRow']),
    colour: ColourName,
  }),
  GarlicHidden: typed('GarlicHidden', 'Garlic went into the open grave.', { seat: Seat }),
  GraveFilled: typed('GraveFilled', 'What went into which grave.', { grave: GraveId, content: Content }),
  MatchDeclined: typed('MatchDeclined', 'No vampire was put into the open grave.', { seat: Seat }),
  LidClosed: typed('LidClosed', 'A lid that did not match was turned back, and no garlic was hidden.', {
    seat: Seat,
  }),
  VampireTurnedUp: typed('VampireTurnedUp', 'A vampire of a line was turned up.', {
    seat: Seat,
    place: Place,
    colour: ColourName,
  }),
  StakesReturned: typed('StakesReturned', 'Three stakes went back to the supply.', { seat: Seat }),
  GarlicTakenBack: typed('GarlicTakenBack', 'Garlic that was found went back to its owner.', { seat: Seat }),
  GiftsAsked: typed('GiftsAsked', 'Vampires must be given, in this order.', {
    to: Seat,
    from: Type.Array(Seat, { description: 'One vampire each time a seat stands here.' }),
    cause: GiftCause,
  }),
  VampireGiven: typed('VampireGiven', 'A vampire was given away.', {
    seat: Seat,
    to: Seat,
    from: oneOf(['left', 'right', 'inside', 'sideRow']),
    place: Type.Optional(Place),
    colour: ColourName,
  }),
  VampireReceived: typed('VampireReceived', 'A vampire given was added to a line.', {
    seat: Seat,
    end: End,
    colour: ColourName,
  }),
  SurroundingsOffered: typed('SurroundingsOffered', 'A seat may open graves around a rat.', { seat: Seat }),
  AnotherLidOffered: typed('AnotherLidOffered', 'A seat may open another lid.', { seat: Seat }),
  OpeningStopped: typed('OpeningStopped', 'A seat opens no more lids.', { seat: Seat }),
  GarlicSwept: typed('GarlicSwept', 'Play had come to a standstill: all hidden garlic went back.', {
    returned: Type.Array(Type.Object({ seat: Seat, garlic: Count }, { additionalProperties: false })),
  }),
  StakesChanged: typed('StakesChanged', 'The stakes of a player were put right.', {
    seat: Seat,
    stakes: Count,
  }),
  PlayerLeft: typed('PlayerLeft', 'A player is out of the game, which goes on without.', { seat: Seat }),
  GameEnded: typed('GameEnded', 'The game is over.', { winners: Type.Array(Seat), reason: EndReason }),
} as const;

export type Event = Static<(typeof events)[keyof typeof events]>;

/** Where something lies is seen by all and may only be remembered; all else stays on the table. */
const AUDIENCES: Readonly<Record<Event['type'], 'everyone' | 'passing'>> = {
  LineDealt: 'everyone',
  TurnStarted: 'everyone',
  GraveOpened: 'passing',
  LidTurned: 'everyone',
  VampirePlaced: 'everyone',
  GarlicHidden: 'everyone',
  GraveFilled: 'passing',
  MatchDeclined: 'everyone',
  LidClosed: 'everyone',
  VampireTurnedUp: 'everyone',
  StakesReturned: 'everyone',
  GarlicTakenBack: 'everyone',
  GiftsAsked: 'everyone',
  VampireGiven: 'everyone',
  VampireReceived: 'everyone',
  SurroundingsOffered: 'everyone',
  AnotherLidOffered: 'everyone',
  OpeningStopped: 'everyone',
  GarlicSwept: 'everyone',
  StakesChanged: 'everyone',
  PlayerLeft: 'everyone',
  GameEnded: 'everyone',
};

export function audience(event: Event, { mode }: Options): Audience {
  return mode === 'openNotes' ? 'everyone' : AUDIENCES[event.type];
}
