import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Maybe } from '../json/maybe.js';

export class RulesetQuery {
  @ApiPropertyOptional({
    description: 'Options as a JSON object, to ask for the seats and the defaults that there are with them.',
    maxLength: 4000,
    example: '{"players":2}',
  })
  @Maybe()
  @IsString()
  @Length(2, 4000)
  options?: string;
}
