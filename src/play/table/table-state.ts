import type { Outcome } from '../../games/kit/game-definition.js';
import type { SeedCommitments } from '../chance/seeds.js';
import type { TableEvent } from './events.js';
import type { GameStatus, SeatKind, Visibility } from './shapes.js';

export interface TableSeat {
  readonly seat: string;
  readonly side: string;
  readonly kind: SeatKind;
  /** Whether it asks for an invitation while nobody sits there. */
  readonly reserved: boolean;
  readonly entropy: string;
}

/** What every game shares, whatever is played. */
export interface TableState {
  readonly status: GameStatus;
  readonly ruleset: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly visibility: Visibility;
  readonly start: 'automatic' | 'manual';
  readonly seats: readonly TableSeat[];
  readonly randomness: SeedCommitments;
  readonly outcome?: Outcome;
}

/** A seat whose client sends no entropy counts as this. */
export const NO_ENTROPY = 'none';

export function evolveTable(table: TableState | undefined, event: TableEvent): TableState {
  if (event.type === 'GameCreated') return created(event);
  if (table === undefined) throw new Error(`${event.type} stands before GameCreated`);
  switch (event.type) {
    case 'SeatTaken':
      return withSeat(table, event.seat, { kind: event.kind, entropy: event.entropy });
    case 'SeatGivenUp':
      return withSeat(table, event.seat, { kind: event.kind });
    case 'SeatReserved':
      return withSeat(table, event.seat, { kind: 'invite', reserved: true });
    case 'GameBegan':
      return { ...table, status: 'playing', options: event.options, rulesVersion: event.rulesVersion };
    case 'GameFinished':
      return {
        ...table,
        status: 'finished',
        outcome: { winners: event.winners, reason: event.reason as Outcome['reason'] },
      };
    case 'GameCancelled':
      return { ...table, status: 'cancelled' };
  }
}

function created(event: Extract<TableEvent, { type: 'GameCreated' }>): TableState {
  return {
    status: 'open',
    ruleset: event.ruleset,
    rulesVersion: event.rulesVersion,
    options: event.options,
    visibility: event.visibility,
    start: event.start,
    seats: event.seats.map((seat) => ({ ...seat, reserved: seat.kind === 'invite', entropy: NO_ENTROPY })),
    randomness: event.randomness as SeedCommitments,
  };
}

function withSeat(table: TableState, seat: string, change: Partial<TableSeat>): TableState {
  return { ...table, seats: table.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}
