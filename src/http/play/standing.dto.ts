import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayUnique, IsString, Length, Matches } from 'class-validator';
import { Maybe } from '../json/maybe.js';
import { ListOf } from '../json/shape.js';
import { isSeat, SEAT, seatOption } from './play.dto.js';

const MOST_ANSWERS = 64;

export class StandingAnswerBody {
  @ApiProperty({
    description: 'Kind of decision: one of `offers`.',
    minLength: 1,
    maxLength: 100,
    example: 'beforeTrain',
  })
  @IsString()
  @Length(1, 100)
  kind!: string;

  @ApiProperty({
    description: 'When it is answered so: one of the `conditions` of that offer.',
    minLength: 1,
    maxLength: 100,
    example: 'untilNextDawn',
  })
  @IsString()
  @Length(1, 100)
  condition!: string;
}

export class StandingBody {
  @ApiPropertyOptional(seatOption)
  @Maybe()
  @Matches(SEAT, isSeat)
  seat?: string;

  @ApiProperty({
    description: 'All that the seat answers in advance: what is not in it is taken back.',
    type: () => StandingAnswerBody,
    isArray: true,
    maxItems: MOST_ANSWERS,
  })
  @ListOf(StandingAnswerBody, MOST_ANSWERS)
  @ArrayUnique(({ kind }: StandingAnswerBody) => kind)
  answers!: StandingAnswerBody[];
}
