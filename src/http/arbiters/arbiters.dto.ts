import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { Maybe } from '../json/maybe.js';

export class ArbiterBody {
  @ApiPropertyOptional({
    description: 'Whom the maker names: the id of an account. Left out: I come myself.',
    format: 'uuid',
    example: '3f6c1a52-7d0b-4f5e-9c37-5a8e1b2d4c60',
  })
  @Maybe()
  @IsUUID(undefined, { message: 'must be the id of an account' })
  player?: string;
}

export class AccessQuery {
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

  @ApiPropertyOptional({ description: '`next` of the page before.', maxLength: 500, example: 'bmV4dA' })
  @Maybe()
  @Matches(/^[\w-]{1,500}$/, { message: 'cursor must be the "next" of a list' })
  cursor?: string;
}
