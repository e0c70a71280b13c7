import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Maybe } from '../json/maybe.js';
import { LookQuery, MOST } from './play.dto.js';

export class DiffQuery extends LookQuery {
  @ApiPropertyOptional({
    description:
      'What was known when the game had this version; 0: before the game. Left out: one before `to`. At most 500 before it.',
    type: 'integer',
    minimum: 0,
    maximum: MOST,
    example: 6,
  })
  @Maybe()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MOST)
  from?: number;

  @ApiPropertyOptional({
    description: 'What was known when the game had this version. Left out: the newest.',
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
  to?: number;
}
