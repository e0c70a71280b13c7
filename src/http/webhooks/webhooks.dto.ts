import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsISO8601,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { LONGEST_URL } from '../../notifications/webhooks/targets.js';
import { WEBHOOK_TYPES, type WebhookType } from '../../notifications/webhooks/types.js';
import { FORMATS, type Format } from '../../notifications/webhooks/webhook.entity.js';
import { DATE_TIME } from '../json/date-time.js';
import { isLanguage, LANGUAGE } from '../json/language.js';
import { Maybe, MaybeNull } from '../json/maybe.js';
import { saidAs } from '../json/rules.js';

const STATES = ['enabled', 'disabled'] as const;

function Types(): PropertyDecorator {
  return (target, name) => {
    for (const decorate of [
      ApiPropertyOptional({
        description: 'What to be called for. Left out: everything but `game.changed`.',
        enum: WEBHOOK_TYPES,
        isArray: true,
        uniqueItems: true,
        minItems: 1,
        example: ['turn.started', 'game.finished'],
      }),
      Maybe(),
      IsArray(),
      ArrayNotEmpty(),
      ArrayUnique(),
      ArrayMaxSize(WEBHOOK_TYPES.length),
      IsIn(WEBHOOK_TYPES, { each: true }),
    ])
      decorate(target, name);
  };
}

export class NewWebhookBody {
  @ApiProperty({
    description: 'What is called: https, at public addresses, with the port 443 or 8443.',
    format: 'uri',
    maxLength: LONGEST_URL,
    example: 'https://hooks.example.org/harker',
  })
  @IsString()
  @MaxLength(LONGEST_URL)
  url!: string;

  @ApiPropertyOptional({
    description:
      'standard: JSON for programs. discord, slack: a sentence for the incoming webhook of a channel there.',
    enum: FORMATS,
    default: 'standard',
    example: 'standard',
  })
  @Maybe()
  @IsIn(FORMATS)
  format: Format = 'standard';

  @ApiPropertyOptional({
    description:
      'Wanted language of the sentences for a chat (BCP 47). Left out: that of your mails, or English.',
    pattern: LANGUAGE.source,
    example: 'fr',
  })
  @Maybe()
  @Matches(LANGUAGE, isLanguage)
  language?: string;

  @ApiPropertyOptional({
    description: 'Only for this game. Left out: for all of your games.',
    format: 'uuid',
    example: '0197a3c4-58f1-4c63-9d0e-3b6a5f2d1c48',
  })
  @Maybe()
  @IsUUID(undefined, saidAs('game'))
  game?: string;

  @ApiPropertyOptional({
    description: 'With `game`: only for this seat of yours, and what is about the game as a whole.',
    maxLength: 64,
    example: 'player-1',
  })
  @Maybe()
  @IsString()
  @MaxLength(64)
  seat?: string;

  @Types()
  types?: WebhookType[];
}

export class WebhookChangeBody {
  @ApiPropertyOptional({
    description: 'What is called from now on.',
    format: 'uri',
    maxLength: LONGEST_URL,
    example: 'https://hooks.example.org/harker',
  })
  @Maybe()
  @IsString()
  @MaxLength(LONGEST_URL)
  url?: string;

  @ApiPropertyOptional({
    description: 'Wanted language of the sentences for a chat. Null: that of your mails, or English.',
    pattern: LANGUAGE.source,
    type: 'string',
    nullable: true,
    example: 'fr',
  })
  @MaybeNull()
  @Matches(LANGUAGE, isLanguage)
  language?: string | null;

  @Types()
  types?: WebhookType[];

  @ApiPropertyOptional({
    description: 'disabled: it is not called. enabled: it is, and earlier failures are forgotten.',
    enum: STATES,
    example: 'enabled',
  })
  @Maybe()
  @IsIn(STATES)
  state?: (typeof STATES)[number];
}

export class ReplayBody {
  @ApiProperty({
    description: 'Everything that came up at this time or later is sent again.',
    format: 'date-time',
    example: '2031-05-03T10:15:00Z',
  })
  @Matches(DATE_TIME, saidAs('dateTime'))
  @IsISO8601({ strict: true })
  since!: string;
}
