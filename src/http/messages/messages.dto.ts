import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, Length, Matches } from 'class-validator';
import { Maybe } from '../json/maybe.js';
import { isSeat, SEAT, seatOption } from '../play/play.dto.js';

const LONGEST_MESSAGE = 2_000;

export class MessageBody {
  @ApiProperty({
    description: 'What is said.',
    minLength: 1,
    maxLength: LONGEST_MESSAGE,
    example: 'I take the night train to Vienna.',
  })
  @IsString()
  @Length(1, LONGEST_MESSAGE)
  text!: string;

  @ApiPropertyOptional({
    description: 'To everyone who may see the game, or only to those who sit on the side of the seat.',
    enum: ['all', 'side'],
    default: 'all',
    example: 'side',
  })
  @IsIn(['all', 'side'])
  to: 'all' | 'side' = 'all';

  @ApiPropertyOptional(seatOption)
  @Maybe()
  @Matches(SEAT, isSeat)
  seat?: string;
}
