import { Type } from '@sinclair/typebox';
import { DISPUTES, GAME_STATUSES, SEAT_KINDS, VISIBILITIES } from '../../play/table/shapes.js';
import { AFTER_MISSES, TIME_MODES } from '../../play/table/clock/time-setting.js';
import { component } from '../contract/schema.js';

export const OneOf = <const Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], description });

export const Uuid = Type.String({ format: 'uuid' });
export const Time = (description: string) => Type.String({ format: 'date-time', description });
export const KeyId = (description: string) => Type.String({ pattern: '^[0-9a-f]{16}$', description });
export const Signature = Type.String({ pattern: '^[A-Za-z0-9_-]{86}$', description: 'Ed25519, base64url.' });
export const SeatId = Type.String({ description: 'A seat of the game.' });
export const SANDBOX = Type.Boolean({
  description:
    'Whether it is one: to test a client with, seen by its maker alone; its dice may follow a script.',
});

export const STATUS = OneOf(
  GAME_STATUSES,
  'open: seats can be taken. playing. finished: everything is open. cancelled: it never began.',
);

export const HeadSchema = component(
  'Head',
  Type.Object(
    {
      version: Type.Integer({ minimum: 1, description: 'Number of the last entry.' }),
      hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the last entry.' }),
      key: KeyId('The key that signed; GET /v1/keys has its public half.'),
      signature: Signature,
    },
    { description: 'The signed head of a game. Every viewer sees the same: keep it, it is your witness.' },
  ),
);

export const PlayerOrNull = Type.Union([
  Type.Object({
    id: Uuid,
    displayName: Type.String({ description: 'Empty where the player was erased.' }),
  }),
  Type.Null(),
]);

export const SeatSchema = component(
  'Seat',
  Type.Object({
    seat: SeatId,
    side: Type.String({ description: 'Seats of one side win together.' }),
    kind: OneOf(SEAT_KINDS, 'open: free. invite: free for who has an invitation. player, bot: taken.'),
    player: PlayerOrNull,
  }),
);

const ArbiterSchema = component(
  'Arbiter',
  Type.Object(
    { arbiter: Type.String({ description: '`arbiter-1`, `arbiter-2` …' }), player: PlayerOrNull },
    { description: 'Somebody who may look as any seat, and give rulings.' },
  ),
);

const OutcomeSchema = component(
  'Outcome',
  Type.Object({
    winners: Type.Array(SeatId),
    reason: Type.String({ description: 'Why it ended so, in words.' }),
    reasonKey: Type.String({ description: 'The same for programs: a key among the words of the ruleset.' }),
  }),
);

const Whole = (minimum: number, description: string) => Type.Optional(Type.Integer({ minimum, description }));

const TimeSchema = component(
  'Time',
  Type.Object(
    {
      mode: OneOf(TIME_MODES, 'none: nobody has to hurry, and nothing else is said here.'),
      seconds: Whole(1, 'Of each question that is asked, for every seat that is asked it.'),
      bank: Whole(0, 'With mode bank: seconds of each seat for the whole game, used last.'),
      graceSeconds: Whole(0, 'How long after a deadline its default still waits.'),
      weekendsOff: Type.Optional(
        Type.String({ description: 'A time zone (IANA): Saturdays and Sundays there do not count.' }),
      ),
      vacationDays: Whole(0, 'Days of vacation that each seat may take.'),
      misses: Type.Optional(
        Type.Object({
          after: Type.Integer({ minimum: 1, description: 'After so many decisions in a row that ran out.' }),
          then: OneOf(AFTER_MISSES, 'What becomes of the seat.'),
        }),
      ),
    },
    { description: 'How much time a game gives. Declared when it is made, and sealed.' },
  ),
);

const gameFields = {
  id: Uuid,
  ruleset: Type.String(),
  rulesVersion: Type.Integer({ minimum: 1, description: 'By which version of its rules it is played now.' }),
  visibility: OneOf(VISIBILITIES, 'public: every account may see what a spectator sees.'),
  status: STATUS,
  version: Type.Integer({ minimum: 1, description: 'Number of its last entry.' }),
  head: HeadSchema,
  options: Type.Unsafe<Readonly<Record<string, unknown>>>({ $ref: '#/components/schemas/Options' }),
  start: OneOf(['automatic', 'manual'], 'automatic: it begins when the last seat is taken.'),
  sandbox: SANDBOX,
  time: TimeSchema,
  deadlines: Type.Array(
    Type.Object({
      seat: SeatId,
      decision: Type.String({ description: 'Id of a decision that GET /v1/games/{game}/view has.' }),
      at: Time('Until when. A default is taken after that, never before.'),
      bank: Whole(
        0,
        'With mode bank: the last so many seconds of it come out of the bank of the seat, which has no more than that.',
      ),
    }),
    { description: 'Who must decide until when. Empty in a game without time.' },
  ),
  disputes: OneOf(DISPUTES, 'freeze: the game stands still while a dispute is open.'),
  frozen: Type.Boolean({ description: 'Whether it stands still now.' }),
  seats: Type.Array(SeatSchema),
  arbiters: Type.Array(ArbiterSchema, { description: 'Those who are one now.' }),
  awaiting: Type.Array(SeatId, { description: 'Seats that have something to decide now.' }),
  outcome: Type.Union([OutcomeSchema, Type.Null()]),
  createdAt: Time('When it was made.'),
};

export const GameSchema = component(
  'Game',
  Type.Object(gameFields, { description: 'One playing of a ruleset, as everyone at the table may know it.' }),
);

export const GamesSchema = component(
  'Games',
  Type.Object({
    items: Type.Array(GameSchema),
    next: Type.Union([Type.String({ description: 'Send it as `cursor` for the next page.' }), Type.Null()]),
  }),
);

export const InvitationSchema = component(
  'Invitation',
  Type.Object(
    {
      seat: SeatId,
      code: Type.String({ description: 'Who has it may sit down. Shown this once.' }),
      email: Type.Union([Type.String({ format: 'email' }), Type.Null()]),
    },
    { description: 'A seat that is kept for somebody.' },
  ),
);

export const CreatedGameSchema = component(
  'CreatedGame',
  Type.Object(
    { ...gameFields, invitations: Type.Array(InvitationSchema) },
    { description: 'A game that was just made, with the invitations to its seats.' },
  ),
);

export const InvitationsSchema = component(
  'Invitations',
  Type.Object({
    items: Type.Array(
      Type.Object({
        seat: SeatId,
        email: Type.Union([Type.String({ format: 'email' }), Type.Null()]),
        createdAt: Time('When it was made.'),
        used: Type.Boolean({ description: 'Whether somebody has sat down with it.' }),
      }),
    ),
    next: Type.Null({ description: 'There is no next page.' }),
  }),
);
