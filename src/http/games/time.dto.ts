import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsTimeZone, Max, Min, ValidateIf } from 'class-validator';
import {
  AFTER_MISSES,
  type AfterMisses,
  TIME_MODES,
  type TimeMode,
} from '../../play/table/clock/time-setting.js';
import { Maybe } from '../json/maybe.js';
import { OnlyWith } from '../json/only-with.js';
import { OneOfClass } from '../json/shape.js';

const MINUTE = 60;
const DAY = 86_400;

const whole = (description: string, minimum: number, maximum: number, example: number) => ({
  ...{ description, type: 'integer' as const, minimum, maximum, example },
});

/** A field that says nothing with other modes. */
const OnlyIn = (...modes: readonly TimeMode[]) => OnlyWith('mode', ...modes);

/** A field that these modes need. */
const NeededIn = (...modes: readonly TimeMode[]) =>
  ValidateIf(({ mode }: { mode: TimeMode }, value) => value !== undefined || modes.includes(mode));

export class MissesBody {
  @ApiProperty(whole('After so many decisions in a row that ran out.', 1, 20, 2))
  @IsInt()
  @Min(1)
  @Max(20)
  after!: number;

  @ApiProperty({
    description:
      'What becomes of the seat. nothing: its decisions go on to run out. bot: the server plays. substitute: anybody may ' +
      'sit down. vote: the others decide.',
    enum: AFTER_MISSES,
  })
  @IsIn(AFTER_MISSES)
  then!: AfterMisses;
}

export class TimeBody {
  @ApiProperty({
    description:
      'none: nobody has to hurry. perTurn: each question that is asked has `seconds`. bank: besides, each seat has `bank` for the whole game.',
    enum: TIME_MODES,
  })
  @IsIn(TIME_MODES)
  mode!: TimeMode;

  @ApiPropertyOptional(
    whole('Of each question that is asked, for every seat that is asked it.', MINUTE, 60 * DAY, 3 * DAY),
  )
  @NeededIn('perTurn', 'bank')
  @OnlyIn('perTurn', 'bank')
  @IsInt()
  @Min(MINUTE)
  @Max(60 * DAY)
  seconds?: number;

  @ApiPropertyOptional(
    whole(
      'With mode bank: of each seat for the whole game, in seconds. Used when those of a decision are.',
      MINUTE,
      365 * DAY,
      14 * DAY,
    ),
  )
  @NeededIn('bank')
  @OnlyIn('bank')
  @IsInt()
  @Min(MINUTE)
  @Max(365 * DAY)
  bank?: number;

  @ApiPropertyOptional({
    ...whole('How long after a deadline its default still waits.', 0, 7 * DAY, 3600),
    default: 0,
  })
  @Maybe()
  @OnlyIn('perTurn', 'bank')
  @IsInt()
  @Min(0)
  @Max(7 * DAY)
  graceSeconds?: number;

  @ApiPropertyOptional({
    description: 'A time zone (IANA): Saturdays and Sundays there do not count.',
    example: 'Europe/Berlin',
    maxLength: 64,
  })
  @Maybe()
  @OnlyIn('perTurn', 'bank')
  @IsTimeZone()
  weekendsOff?: string;

  @ApiPropertyOptional({ ...whole('Days of vacation that each seat may take.', 0, 90, 14), default: 0 })
  @Maybe()
  @OnlyIn('perTurn', 'bank')
  @IsInt()
  @Min(0)
  @Max(90)
  vacationDays?: number;

  @ApiPropertyOptional({
    description: 'What becomes of a seat that lets decisions run out again and again. Left out: nothing.',
    type: () => MissesBody,
  })
  @Maybe()
  @OnlyIn('perTurn', 'bank')
  @OneOfClass(MissesBody)
  misses?: MissesBody;
}
