import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { Maybe } from './maybe.js';
import { saidAs } from './rules.js';

/** Which page of a list is asked for. */
export class PageQuery {
  @ApiPropertyOptional({
    description: 'How many at the most.',
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 50,
    example: 20,
  })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 50;

  @ApiPropertyOptional({
    description: '`next` of the page before, with the same filters.',
    maxLength: 500,
    example: 'bmV4dA',
  })
  @Maybe()
  @Matches(/^[\w-]{1,500}$/, saidAs('cursor'))
  cursor?: string;
}
