import { Type, type Static } from '@sinclair/typebox';
import { EntryNumber, event, Hex, OneOf, Seat } from './event-fields.js';
import { DISPUTES, RULINGS, SEAT_KINDS, VISIBILITIES, type Sandbox } from './shapes.js';
import { ADOPTION_EVENTS } from './adoption.js';
import { Time, TIME_EVENTS } from './time-events.js';
import { VOTE_EVENTS } from './vote-events.js';

/**
 * The table's own vocabulary: what happens to a game whatever is played. These events never reach a ruleset.
 * All are for everyone.
 */

const Randomness = Type.Object(
  {
    anchor: Hex('Link 0 of the chain that opens the public draws, one link per entry.'),
    publicSeed: Hex('Commitment to the seed of that chain.'),
    secretSeed: Hex('Commitment to the seed of the draws that not everyone may know.'),
  },
  { additionalProperties: false, description: 'Published before anyone sits down.' },
);

const Dispute = Type.Integer({ minimum: 1, description: 'Number of the dispute: 1, 2, 3 … in each game.' });
const Arbiter = Type.String({ description: 'An arbiter of the game: `arbiter-1`, `arbiter-2` …' });
/** What people write is kept aside, so that it can be forgotten: the journal seals what it was. */
const Text = Hex('SHA-256 over the canonical `["harker-text/1", game, entry, salt, text]`.');

const Options = Type.Record(Type.String(), Type.Unknown(), { description: 'The options of the ruleset.' });
const MessageValue = Type.Unsafe<unknown>({
  type: 'object',
  description:
    'Why it ended so: a key of the words that GET /v1/rulesets/{ruleset} has, and what fills them in.',
  properties: {
    key: { type: 'string', description: 'Stays as it is: decide by it.' },
    values: {
      type: 'object',
      description: 'By name; a value may be such a message itself.',
      additionalProperties: { type: ['string', 'number', 'object'] },
    },
  },
  required: ['key'],
  additionalProperties: false,
});

const sandbox = (since: number) =>
  Type.Unsafe<Sandbox>(
    Type.Object(
      {
        dice: Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 0 })), {
          description:
            'By purpose: what is drawn, each value once, in the order of the draws for it over the whole game. Of a value that ' +
            'is too large the remainder counts. What is not named here, or used up, is drawn as in any game.',
        }),
      },
      {
        additionalProperties: false,
        description: `It is no real game: its dice may follow a script, and all seats are of one account. Since schema ${since}.`,
      },
    ),
  );

export const TABLE_EVENTS = {
  GameCreated: event('GameCreated', 'A table is set up; seats may be taken.', {
    ruleset: Type.String(),
    rulesVersion: Type.Integer({ minimum: 1 }),
    options: Options,
    visibility: OneOf(VISIBILITIES, 'Who may watch.'),
    start: OneOf(['automatic', 'manual'] as const, 'Whether the game begins when the last seat is taken.'),
    disputes: Type.Optional(
      OneOf(DISPUTES, 'What a dispute does to the game. Since schema 2; before: `playOn`.'),
    ),
    time: Type.Optional(Time),
    sandbox: Type.Optional(sandbox(4)),
    seats: Type.Array(
      Type.Object(
        { seat: Seat, side: Type.String(), kind: OneOf(SEAT_KINDS, 'Who sits there.') },
        { additionalProperties: false },
      ),
    ),
    randomness: Randomness,
  }),
  SeatTaken: event('SeatTaken', 'Somebody sits down.', {
    seat: Seat,
    kind: OneOf(['player', 'bot'] as const, 'A player or the server’s own plain player.'),
    entropy: Type.String({ description: 'What the client gave to the randomness; `none` if nothing.' }),
  }),
  SeatGivenUp: event('SeatGivenUp', 'Somebody leaves a seat.', {
    seat: Seat,
    kind: OneOf(['open', 'invite', 'bot'] as const, 'What the seat is from now on.'),
  }),
  SeatReserved: event('SeatReserved', 'An open seat now asks for an invitation.', { seat: Seat }),
  GameBegan: event(
    'GameBegan',
    'Seals by what the game is played: to its end, unless its players adopt newer rules.',
    {
      ruleset: Type.String(),
      rulesVersion: Type.Integer({ minimum: 1 }),
      options: Options,
      randomness: Randomness,
      entropies: Type.Array(Type.Tuple([Seat, Type.String()]), {
        description: 'By seat, in the order of the seats.',
      }),
      rules: Type.Optional(Hex('SHA-256 of the file of bundled rules. Since schema 2.')),
      sandbox: Type.Optional(sandbox(3)),
    },
  ),
  GameFinished: event('GameFinished', 'The game is over. From now on everything is open.', {
    winners: Type.Array(Seat),
    reason: MessageValue,
    seeds: Type.Object(
      { public: Hex('Makes the chain of links.'), secret: Hex('Opens all other draws.') },
      { additionalProperties: false },
    ),
  }),
  GameCancelled: event('GameCancelled', 'The maker gives the game up before it began.', {}),

  ActionTakenBack: event('ActionTakenBack', 'A seat takes its last action back: it counts no longer.', {
    seat: Seat,
    entry: Type.Integer({ minimum: 1, description: 'The entry that is struck out.' }),
    consent: Type.Boolean({ description: 'Whether the other players had to agree.' }),
  }),
  ActionRedone: event('ActionRedone', 'What was taken back counts again.', {
    seat: Seat,
    entry: EntryNumber,
  }),
  TakeBackAsked: event(
    'TakeBackAsked',
    'A seat asks the other players to let it take its last action back.',
    {
      seat: Seat,
      entry: EntryNumber,
      seats: Type.Array(Seat, { description: 'Who is asked: all of them must agree.' }),
    },
  ),
  TakeBackAgreed: event('TakeBackAgreed', 'A seat agrees.', { seat: Seat }),
  TakeBackRefused: event('TakeBackRefused', 'A seat refuses: the action stays.', { seat: Seat }),

  ArbiterGranted: event('ArbiterGranted', 'Somebody may look as any seat, and give rulings.', {
    arbiter: Arbiter,
    by: OneOf(['maker', 'installation'] as const, 'Who says so: the maker of the game, or its server.'),
  }),
  ArbiterWithdrawn: event('ArbiterWithdrawn', 'An arbiter of the game is none any more.', {
    arbiter: Arbiter,
  }),
  DisputeOpened: event('DisputeOpened', 'A seat disputes an entry.', {
    dispute: Dispute,
    seat: Seat,
    entry: EntryNumber,
    claim: Text,
  }),
  DisputeWithdrawn: event('DisputeWithdrawn', 'Who disputed lets it be.', { dispute: Dispute }),
  StatementMade: event('StatementMade', 'Somebody says something about a dispute.', {
    dispute: Dispute,
    by: Type.String({ description: 'A seat, or an arbiter of the game.' }),
    text: Text,
  }),
  RulingGiven: event(
    'RulingGiven',
    'An arbiter ends a dispute. What it does stands in the events after it.',
    {
      dispute: Dispute,
      arbiter: Arbiter,
      decision: OneOf(RULINGS, 'What is decided.'),
      reason: Text,
    },
  ),
  GameRewound: event(
    'GameRewound',
    'The game goes on from an earlier entry; what came after it is struck out.',
    {
      entry: EntryNumber,
    },
  ),
  GameAdjusted: event('GameAdjusted', 'Something is put right; the events after it say how.', {
    adjustment: Type.Unsafe<{ type: string }>({
      type: 'object',
      description: 'One of the corrections that the ruleset offered.',
      properties: { type: { type: 'string' } },
      required: ['type'],
      additionalProperties: true,
    }),
  }),
  SeatForfeited: event('SeatForfeited', 'A seat is out of the game.', { seat: Seat }),
  ...TIME_EVENTS,
  ...VOTE_EVENTS,
  ...ADOPTION_EVENTS,
} as const;

export type TableEventType = keyof typeof TABLE_EVENTS;
export type TableEvent = { [T in TableEventType]: Static<(typeof TABLE_EVENTS)[T]> }[TableEventType];

export function isTableEvent(type: string): type is TableEventType {
  return Object.hasOwn(TABLE_EVENTS, type);
}
