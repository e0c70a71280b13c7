import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, Matches, Max, Min } from 'class-validator';
import { Maybe } from '../json/maybe.js';
import { saidAs } from '../json/rules.js';

// Postgres' integer.
export const MOST = 2_147_483_647;
export const SEAT = /^[a-z0-9][a-z0-9-]{0,63}$/;
export const seatOption = {
  description: 'As which of my seats; needed where I hold several.',
  pattern: SEAT.source,
  example: 'player-1',
};
export const isSeat = saidAs('seat');

export class SeatQuery {
  @ApiPropertyOptional(seatOption)
  @Maybe()
  @Matches(SEAT, isSeat)
  seat?: string;
}

/** Who is looked as: once a game is over, that may be anyone in it. */
export class LookQuery {
  @ApiPropertyOptional({
    ...seatOption,
    description:
      'As which of my seats; needed where I hold several. As any seat, or as `spectator`: when the game is over, and an ' +
      'arbiter of the game at any time.',
  })
  @Maybe()
  @Matches(SEAT, isSeat)
  seat?: string;
}

export class ViewQuery extends LookQuery {
  @ApiPropertyOptional({
    description: 'As it was seen when the game had this version.',
    type: 'integer',
    minimum: 1,
    maximum: MOST,
    example: 7,
  })
  @Maybe()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MOST)
  version?: number;
}

/** A parameter that says enough by being there. */
const toFlag = ({ value }: { value: unknown }) =>
  ({ '': true, true: true, false: false })[String(value)] ?? value;

export class ActQuery {
  @ApiPropertyOptional({
    description:
      'true, or without a value: check everything and do nothing. The Idempotency-Key is needed as if you acted, and is ' +
      'neither looked up nor used up.',
    type: 'boolean',
    default: false,
    example: false,
  })
  @Transform(toFlag)
  @IsBoolean()
  dryRun: boolean = false;
}

/** Seconds. */
const LONGEST_WAIT = 30;

export class HistoryQuery extends LookQuery {
  @ApiPropertyOptional({
    description: 'Only entries with a higher number.',
    type: 'integer',
    minimum: 0,
    maximum: MOST,
    default: 0,
    example: 7,
  })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MOST)
  after: number = 0;

  @ApiPropertyOptional({
    description: 'How many entries at the most.',
    type: 'integer',
    minimum: 1,
    maximum: 500,
    default: 50,
    example: 100,
  })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  limit: number = 50;

  @ApiPropertyOptional({
    description:
      'Where there are none, waits for so many seconds at the most until there are. Counts as an open stream.',
    type: 'integer',
    minimum: 0,
    maximum: LONGEST_WAIT,
    default: 0,
    example: 20,
  })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(LONGEST_WAIT)
  wait: number = 0;
}
