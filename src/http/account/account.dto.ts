import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsISO8601,
  IsString,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { SCOPES, type Scope } from '../../players/scopes.js';
import { Maybe } from '../json/maybe.js';

const NO_CONTROLS = /^\P{Cc}*$/u;

// ISO 8601 has more forms than a Date reads.
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

export class RegisterBody {
  @ApiProperty({ description: 'Shown to those who play with you.', minLength: 1, maxLength: 60 })
  @trimmed
  @IsString()
  @Length(1, 60)
  @Matches(NO_CONTROLS, { message: 'displayName must not contain control characters' })
  displayName!: string;

  @ApiPropertyOptional({ description: 'Shown to nobody else.', format: 'email', maxLength: 254 })
  @Maybe()
  @IsEmail()
  @MaxLength(254)
  email?: string;
}

export class NewTokenBody {
  @ApiProperty({ description: 'What you call it.', minLength: 1, maxLength: 60 })
  @trimmed
  @IsString()
  @Length(1, 60)
  @Matches(NO_CONTROLS, { message: 'name must not contain control characters' })
  name!: string;

  @ApiProperty({
    description: 'No more than the asking token has.',
    enum: SCOPES,
    isArray: true,
    uniqueItems: true,
  })
  @IsArray()
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
  @Matches(DATE_TIME, { message: 'expiresAt must be a date and time with a zone, as RFC 3339 writes it' })
  @IsISO8601({ strict: true })
  expiresAt?: string;
}
