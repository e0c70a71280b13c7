import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { Maybe } from '../json/maybe.js';
import { isSeat, MOST, SEAT, seatOption } from '../play/play.dto.js';

export class TakeBackBody {
  @ApiProperty({
    description: 'Number of the entry that is meant. Sent again, it changes nothing.',
    type: 'integer',
    minimum: 1,
    maximum: MOST,
    example: 12,
  })
  @IsInt()
  @Min(1)
  @Max(MOST)
  entry!: number;

  @ApiPropertyOptional(seatOption)
  @Maybe()
  @Matches(SEAT, isSeat)
  seat?: string;
}
