import type { Row } from '../events/append.js';
import { EVERYONE, type JournalEvent } from '../events/entry.js';
import type { Ruleset, Seat } from '../games/kit/game-definition.js';
import { Refusal } from '../refusals/refusal.js';
import { listed, wrong } from '../refusals/wrong.js';
import { checkFor } from './asked-action.js';
import type { SeedCommitments } from './chance/seeds.js';
import type { Happening } from './entry-writer.js';
import { tableEvent } from './happenings.js';
import { schemaErrors } from './schema-errors.js';
import { NO_TIME, type TimeSetting } from './table/clock/time-setting.js';
import type { TableEvent } from './table/events.js';
import type { Disputes, Sandbox, Visibility } from './table/shapes.js';
import { NO_ENTROPY } from './table/table-state.js';

export interface AskedSeat {
  readonly seat: string;
  readonly as: 'me' | 'open' | 'invite' | 'bot';
  readonly email?: string | undefined;
  /** What the client gives to the randomness, for a seat taken at once. */
  readonly entropy?: string | undefined;
}

export interface CreateGame {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly visibility: Visibility;
  readonly start: 'automatic' | 'manual';
  /** Whether the game stands still while a dispute is open. */
  readonly disputes?: Disputes | undefined;
  /** How much time there is; left out: nobody has to hurry. */
  readonly time?: TimeSetting | undefined;
  /** What a sandbox is played by; left out: it is none. */
  readonly sandbox?: Sandbox | undefined;
  /** Seats that are not named are open; in a sandbox they are the maker's. */
  readonly seats: readonly AskedSeat[];
}

type Created = Extract<TableEvent, { type: 'GameCreated' }>;

/** Options with their defaults, checked against the ruleset's schema. */
export function checkedOptions(
  ruleset: Ruleset,
  asked: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const check = checkFor(ruleset.schemas.options);
  if (!check.Check(asked)) {
    throw new Refusal(
      'invalid-options',
      { ruleset: ruleset.ruleset },
      { errors: schemaErrors(check, asked, '/options') },
    );
  }
  return ruleset.options(asked);
}

/** The seats as the game is to begin with, each with what was asked for it. @throws Refusal */
export function seatPlan(
  ruleset: Ruleset,
  options: Record<string, unknown>,
  { seats: asked, sandbox }: Pick<CreateGame, 'seats' | 'sandbox'>,
): (Seat & { asked: AskedSeat })[] {
  const seats = ruleset.seats(options);
  mustHaveSeats(ruleset, seats, asked);
  if (new Set(asked.map(({ seat }) => seat)).size < asked.length) {
    throw new Refusal('invalid-request', {}, { errors: [{ pointer: '/seats', what: wrong('twice') }] });
  }
  const plan = seats.map((seat) => ({
    ...seat,
    asked: asked.find((one) => one.seat === seat.id) ?? {
      seat: seat.id,
      as: sandbox === undefined ? ('open' as const) : ('me' as const),
    },
  }));
  const mine = new Set(plan.filter((seat) => seat.asked.as === 'me').map(({ side }) => side));
  if (mine.size > 1 && sandbox === undefined) throw new Refusal('one-side-only', { sides: [...mine] });
  return plan;
}

/** @throws Refusal */
function mustHaveSeats({ ruleset }: Ruleset, seats: readonly Seat[], asked: readonly AskedSeat[]): void {
  const known = seats.map(({ id }) => id);
  const unknown = asked.flatMap(({ seat }, place) => (known.includes(seat) ? [] : [{ seat, place }]));
  const [first] = unknown;
  if (first === undefined) return;
  const errors = unknown.map(({ place }) => ({
    pointer: `/seats/${place}/seat`,
    what: wrong('oneOf', { values: listed(known) }),
  }));
  throw new Refusal('seat-not-found', { seat: first.seat, ruleset }, { errors });
}

export function rulesetNotFound(): Refusal {
  return new Refusal('ruleset-not-found', {}, { errors: [{ pointer: '/ruleset', what: wrong('rulesets') }] });
}

export function gameIsCreated(
  ruleset: Ruleset,
  options: Record<string, unknown>,
  request: CreateGame,
  plan: readonly (Seat & { asked: AskedSeat })[],
  { randomness, invitations }: { randomness: SeedCommitments; invitations: readonly Row[] },
): Happening {
  const created: Created = {
    type: 'GameCreated',
    ruleset: ruleset.ruleset,
    rulesVersion: ruleset.version,
    options,
    visibility: request.visibility,
    start: request.start,
    seats: plan.map(({ id, side, asked }) => ({
      seat: id,
      side,
      kind: asked.as === 'invite' ? 'invite' : 'open',
    })),
    randomness: { ...randomness },
  };
  return {
    asked: { action: { type: 'create' }, by: 'player' },
    askedSlot: EVERYONE,
    events: [inOldestForm(created, request)],
    sittings: plan.map(({ id }) => ({ seat: id, playerId: null })),
    invitations: { made: invitations },
  };
}

/** The first form of the event did not say what a dispute does, the second not how much time there is, the third no sandbox. */
function inOldestForm(
  created: Created,
  { disputes = 'playOn', time = NO_TIME, sandbox }: CreateGame,
): JournalEvent {
  if (sandbox !== undefined) return tableEvent({ ...created, disputes, time, sandbox });
  if (time.mode !== 'none') return tableEvent({ ...created, disputes, time }, 3);
  return disputes === 'playOn' ? tableEvent(created, 1) : tableEvent({ ...created, disputes }, 2);
}

/** The maker's own seats and the bots sit down together, after the seeds are committed to. */
export function firstSittings(
  plan: readonly (Seat & { asked: AskedSeat })[],
  maker: string,
): Happening | undefined {
  const taken = plan.filter(({ asked }) => asked.as === 'me' || asked.as === 'bot');
  if (taken.length === 0) return undefined;
  return {
    asked: { action: { type: 'claim' }, by: 'player' },
    askedSlot: EVERYONE,
    events: taken.map(({ id, asked }) => {
      const kind = asked.as === 'me' ? 'player' : 'bot';
      return tableEvent({ type: 'SeatTaken', seat: id, kind, entropy: asked.entropy ?? NO_ENTROPY });
    }),
    sittings: taken.map(({ id, asked }) => ({ seat: id, playerId: asked.as === 'me' ? maker : null })),
  };
}
