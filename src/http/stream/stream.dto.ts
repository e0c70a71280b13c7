import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Maybe } from '../json/maybe.js';
import { refuse } from '../json/check.js';
import { LookQuery, MOST } from '../play/play.dto.js';
import { wrong } from '../../refusals/wrong.js';

export class StreamQuery extends LookQuery {
  @ApiPropertyOptional({
    description:
      'The last entry that you know: goes on after it. For clients that cannot send `Last-Event-ID`, which counts before it.',
    type: 'integer',
    minimum: 0,
    maximum: MOST,
    example: 7,
  })
  @Maybe()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MOST)
  after?: number;
}

/** The entry that a client knows last, by the header. @throws Refusal */
export function lastEventId(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const id = /^\d{1,10}$/.test(header) ? Number(header) : Infinity;
  if (id <= MOST) return id;
  throw refuse([{ what: wrong('lastEventId', { most: MOST }) }]);
}
