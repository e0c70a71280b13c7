import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsIn, IsTimeZone, Matches, MaxLength } from 'class-validator';
import { TIME_OF_DAY } from '../../notifications/mail/local-time.js';
import { MAIL_MODES, type MailMode } from '../../notifications/mail/mail-settings.js';
import { isLanguage, LANGUAGE } from '../json/language.js';
import { Maybe, MaybeNull } from '../json/maybe.js';
import { saidAs } from '../json/rules.js';

const MODES = 'immediately: each mail at once. digest: one mail a day. never: none.';
const time = { pattern: TIME_OF_DAY.source };
const isTime = saidAs('timeOfDay');

export class MailSettingsBody {
  @ApiPropertyOptional({
    description: 'Where mails go. A new one has to be confirmed.',
    format: 'email',
    maxLength: 254,
  })
  @Maybe()
  @IsEmail()
  @MaxLength(254)
  address?: string;

  @ApiPropertyOptional({ description: MODES, enum: MAIL_MODES })
  @Maybe()
  @IsIn(MAIL_MODES)
  mode?: MailMode;

  @ApiPropertyOptional({ description: 'With digest: when it is sent.', ...time, example: '08:00' })
  @Maybe()
  @Matches(TIME_OF_DAY, isTime)
  digestAt?: string;

  @ApiPropertyOptional({
    description: 'From when on nothing is sent; with `quietTo`. Null: mail comes at all times.',
    ...time,
    type: 'string',
    nullable: true,
    example: '22:00',
  })
  @MaybeNull()
  @Matches(TIME_OF_DAY, isTime)
  quietFrom?: string | null;

  @ApiPropertyOptional({
    description: 'Until when.',
    ...time,
    type: 'string',
    nullable: true,
    example: '07:00',
  })
  @MaybeNull()
  @Matches(TIME_OF_DAY, isTime)
  quietTo?: string | null;

  @ApiPropertyOptional({
    description: 'The time zone of these times and of deadlines (IANA).',
    example: 'Europe/Paris',
  })
  @Maybe()
  @MaxLength(64)
  @IsTimeZone()
  zone?: string;

  @ApiPropertyOptional({ description: 'Wanted language of mails (BCP 47).', example: 'en' })
  @Maybe()
  @Matches(LANGUAGE, isLanguage)
  language?: string;
}

export class MailModeBody {
  @ApiProperty({ description: MODES, enum: MAIL_MODES })
  @IsIn(MAIL_MODES)
  mode!: MailMode;
}
