import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, Matches } from 'class-validator';
import { DATE_TIME } from '../json/date-time.js';
import { Maybe } from '../json/maybe.js';
import { saidAs } from '../json/rules.js';
import { isSeat, SEAT, seatOption } from '../play/play.dto.js';

const isMoment = saidAs('dateTime');

export class ResignBody {
  @ApiPropertyOptional(seatOption)
  @Maybe()
  @Matches(SEAT, isSeat)
  seat?: string;
}

export class VacationBody {
  @ApiPropertyOptional({
    description: 'When you leave. Left out: now.',
    format: 'date-time',
    example: '2031-07-01T00:00:00Z',
  })
  @Maybe()
  @Matches(DATE_TIME, isMoment)
  @IsISO8601({ strict: true })
  from?: string;

  @ApiProperty({
    description: 'When your time runs on.',
    format: 'date-time',
    example: '2031-07-15T00:00:00Z',
  })
  @Matches(DATE_TIME, isMoment)
  @IsISO8601({ strict: true })
  until!: string;
}
