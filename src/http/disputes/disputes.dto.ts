import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsObject, IsString, Length, Matches, Max, Min } from 'class-validator';
import { RULINGS, type RulingDecision } from '../../play/table/shapes.js';
import { Maybe } from '../json/maybe.js';
import { isSeat, MOST, SEAT, seatOption } from '../play/play.dto.js';

const LONGEST_TEXT = 2_000;
const text = (description: string, example: string) => ({
  description: `${description} Name seats, not people: it stays with the game.`,
  minLength: 1,
  maxLength: LONGEST_TEXT,
  example,
});
const number = (description: string, example: number) => ({
  ...{ description, type: 'integer' as const, minimum: 1, maximum: MOST, example },
});

export class DisputeBody {
  @ApiProperty(number('The entry that is disputed.', 12))
  @IsInt()
  @Min(1)
  @Max(MOST)
  entry!: number;

  @ApiProperty(text('What is wrong with it.', 'He cannot have been in Genoa.'))
  @IsString()
  @Length(1, LONGEST_TEXT)
  claim!: string;

  @ApiPropertyOptional(seatOption)
  @Maybe()
  @Matches(SEAT, isSeat)
  seat?: string;
}

export class StatementBody {
  @ApiProperty(text('What is to be said.', 'I was there since entry 9.'))
  @IsString()
  @Length(1, LONGEST_TEXT)
  text!: string;

  @ApiPropertyOptional(seatOption)
  @Maybe()
  @Matches(SEAT, isSeat)
  seat?: string;
}

export class RulingBody {
  @ApiProperty(number('Number of the dispute.', 1))
  @IsInt()
  @Min(1)
  @Max(MOST)
  dispute!: number;

  @ApiProperty({
    description:
      'dismiss: nothing changes. rewind: the game goes on from `entry`. adjust: `adjustment` is made. forfeit: `seat` is out.',
    enum: RULINGS,
  })
  @IsIn(RULINGS)
  decision!: RulingDecision;

  @ApiProperty(text('Why.', 'The road from Marseilles does not lead there.'))
  @IsString()
  @Length(1, LONGEST_TEXT)
  reason!: string;

  @ApiPropertyOptional(number('With rewind: the last entry that is to count.', 11))
  @Maybe()
  @IsInt()
  @Min(1)
  @Max(MOST)
  entry?: number;

  @ApiPropertyOptional({
    description: 'With adjust: one of GET /v1/games/{game}/adjustments.',
    type: 'object',
    properties: { type: { type: 'string' } },
    required: ['type'],
    additionalProperties: true,
  })
  @Maybe()
  @IsObject()
  adjustment?: { type: string } & Record<string, unknown>;

  @ApiPropertyOptional({
    description: 'With forfeit: the seat that is out of the game.',
    pattern: SEAT.source,
    example: 'dracula',
  })
  @Maybe()
  @Matches(SEAT, isSeat)
  seat?: string;
}
