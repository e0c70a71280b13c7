import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { Maybe } from '../json/maybe.js';
import { isSeat, MOST, SEAT, seatOption } from '../play/play.dto.js';

export class AdoptRulesBody {
  @ApiProperty({
    description: 'The newest version of the rules. Sent again, it changes nothing.',
    type: 'integer',
    minimum: 1,
    maximum: MOST,
    example: 2,
  })
  @IsInt()
  @Min(1)
  @Max(MOST)
  rulesVersion!: number;

  @ApiPropertyOptional(seatOption)
  @Maybe()
  @Matches(SEAT, isSeat)
  seat?: string;
}
