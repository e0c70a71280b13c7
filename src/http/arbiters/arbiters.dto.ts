import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { Maybe } from '../json/maybe.js';
import { saidAs } from '../json/rules.js';

export class ArbiterBody {
  @ApiPropertyOptional({
    description: 'Whom the maker names: the id of an account. Left out: I come myself.',
    format: 'uuid',
    example: '3f6c1a52-7d0b-4f5e-9c37-5a8e1b2d4c60',
  })
  @Maybe()
  @IsUUID(undefined, saidAs('account'))
  player?: string;
}
