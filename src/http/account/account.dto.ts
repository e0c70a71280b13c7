import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsISO8601,
  Matches,
  MaxLength,
} from 'class-validator';
import { LONGEST_NAME } from '../../players/names.js';
import { SCOPES, type Scope } from '../../players/scopes.js';
import { DATE_TIME } from '../json/date-time.js';
import { Maybe } from '../json/maybe.js';
import { saidAs } from '../json/rules.js';
import { Name } from '../json/name.js';

export class RegisterBody {
  @ApiProperty({ description: 'Shown to those who play with you.', minLength: 1, maxLength: LONGEST_NAME })
  @Name()
  displayName!: string;

  @ApiPropertyOptional({ description: 'Shown to nobody else.', format: 'email', maxLength: 254 })
  @Maybe()
  @IsEmail()
  @MaxLength(254)
  email?: string;
}

export class NewTokenBody {
  @ApiProperty({ description: 'What you call it.', minLength: 1, maxLength: LONGEST_NAME })
  @Name()
  name!: string;

  @ApiProperty({
    description: 'No more than the asking token has.',
    enum: SCOPES,
    isArray: true,
    uniqueItems: true,
    minItems: 1,
  })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayUnique()
  @ArrayMaxSize(SCOPES.length)
  @IsIn(SCOPES, { each: true })
  scopes!: Scope[];

  @ApiPropertyOptional({
    description: 'When it ends. Without it, with the asking token.',
    format: 'date-time',
    example: '2031-12-31T00:00:00Z',
  })
  @Maybe()
  @Matches(DATE_TIME, saidAs('dateTime'))
  @IsISO8601({ strict: true })
  expiresAt?: string;
}
