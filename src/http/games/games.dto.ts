import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayUnique,
  IsBoolean,
  IsEmail,
  IsIn,
  IsObject,
  IsString,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import {
  DISPUTES,
  type Disputes,
  GAME_STATUSES,
  type GameStatus,
  VISIBILITIES,
  type Visibility,
} from '../../play/table/shapes.js';
import { Maybe } from '../json/maybe.js';
import { OnlyWith } from '../json/only-with.js';
import { saidAs } from '../json/rules.js';
import { PageQuery } from '../json/page.js';
import { ListOf, OneOfClass } from '../json/shape.js';
import { IsSandbox, Script } from './sandbox.dto.js';
import { TimeBody } from './time.dto.js';

const SEAT = /^[a-z0-9][a-z0-9-]{0,63}$/;
const AS = ['me', 'open', 'invite', 'bot'] as const;
const STARTS = ['automatic', 'manual'] as const;
const isSeat = saidAs('seat');
const ENTROPY = 'Your own share of the randomness, any text. Without it your share counts as "none".';

/** Query parameters are text: `true` and `false` are the only booleans. */
const flag = Transform(
  ({ value }: { value: unknown }) => ({ true: true, false: false })[String(value)] ?? value,
);

export class SeatPlan {
  @ApiProperty({ description: 'A seat that the ruleset has with these options.', example: 'player-1' })
  @Matches(SEAT, isSeat)
  seat!: string;

  @ApiProperty({
    description:
      'me: I sit there. open: anybody may. invite: who has the invitation may. bot: the server plays.',
    enum: AS,
  })
  @IsIn(AS)
  as!: (typeof AS)[number];

  @ApiPropertyOptional({
    description: 'With invite: whom the invitation is for. A mail with it goes there.',
    format: 'email',
    maxLength: 254,
  })
  @Maybe()
  @OnlyWith('as', 'invite')
  @IsEmail()
  @MaxLength(254)
  email?: string;

  @ApiPropertyOptional({ description: `With me: ${ENTROPY}`, minLength: 1, maxLength: 200 })
  @Maybe()
  @OnlyWith('as', 'me')
  @IsString()
  @Length(1, 200)
  entropy?: string;
}

export class CreateGameBody {
  @ApiProperty({ description: 'One of GET /v1/rulesets.', example: 'vampire-graves' })
  @IsString()
  @Length(1, 100)
  ruleset!: string;

  @ApiPropertyOptional({
    description:
      'Options of the ruleset; what is left out is as by default. Each may have the values that it has in the schema ' +
      'of that ruleset, which is named by it: `VampireGravesOptions` for `vampire-graves`. `Options` refers to all of them.',
    type: 'object',
    additionalProperties: true,
  })
  @Maybe()
  @IsObject()
  options?: Record<string, unknown>;

  @ApiPropertyOptional({
    description: 'private: a stranger sees it only while it is open. public: everyone may watch.',
    enum: VISIBILITIES,
    default: 'private',
  })
  @Maybe()
  @IsIn(VISIBILITIES)
  visibility?: Visibility;

  @ApiPropertyOptional({
    description: 'automatic: it begins when the last seat is taken. manual: when its maker says so.',
    enum: STARTS,
    default: 'automatic',
  })
  @Maybe()
  @IsIn(STARTS)
  start?: (typeof STARTS)[number];

  @ApiPropertyOptional({
    description: 'freeze: while a dispute is open, the game stands still.',
    enum: DISPUTES,
    default: 'playOn',
  })
  @Maybe()
  @IsIn(DISPUTES)
  disputes?: Disputes;

  @ApiPropertyOptional({
    description: 'How much time there is. It is declared now and stays so. Left out: nobody has to hurry.',
    type: () => TimeBody,
  })
  @Maybe()
  @OneOfClass(TimeBody)
  time?: TimeBody;

  @IsSandbox()
  sandbox?: boolean;

  @Script()
  dice?: Record<string, number[]>;

  @ApiPropertyOptional({
    description: 'Who sits where. Seats that are not named are open; in a sandbox they are mine.',
    type: () => SeatPlan,
    isArray: true,
  })
  @Maybe()
  @ListOf(SeatPlan, 64)
  @ArrayUnique(({ seat }: SeatPlan) => seat)
  seats?: SeatPlan[];
}

export class ClaimBody {
  @ApiPropertyOptional({ description: 'Code of an invitation, where the seat asks for one.', maxLength: 200 })
  @Maybe()
  @IsString()
  @Length(1, 200)
  invitation?: string;

  @ApiPropertyOptional({
    description: ENTROPY,
    minLength: 1,
    maxLength: 200,
    example: 'my own dice: 4 2 6 1',
  })
  @Maybe()
  @IsString()
  @Length(1, 200)
  entropy?: string;
}

export class InviteBody {
  @ApiProperty({
    description: 'A free seat. From now on it is taken with an invitation only.',
    example: 'player-2',
  })
  @Matches(SEAT, isSeat)
  seat!: string;

  @ApiPropertyOptional({
    description: 'Whom the invitation is for. A mail with it goes there.',
    format: 'email',
    maxLength: 254,
  })
  @Maybe()
  @IsEmail()
  @MaxLength(254)
  email?: string;
}

export class GamesQuery extends PageQuery {
  @ApiPropertyOptional({
    description: 'true: only games in which I hold a seat, or that I made. false: only others.',
    type: 'boolean',
    example: true,
  })
  @Maybe()
  @flag
  @IsBoolean()
  mine?: boolean;

  @ApiPropertyOptional({
    description: 'true: only games that wait for me. false: only games that do not.',
    type: 'boolean',
    example: true,
  })
  @Maybe()
  @flag
  @IsBoolean()
  awaiting?: boolean;

  @ApiPropertyOptional({ description: 'Only games with this status.', enum: GAME_STATUSES, example: 'open' })
  @Maybe()
  @IsIn(GAME_STATUSES)
  status?: GameStatus;

  @ApiPropertyOptional({
    description: 'true: only sandboxes, and only my own. Otherwise there are none among the games.',
    type: 'boolean',
    example: true,
  })
  @Maybe()
  @flag
  @IsBoolean()
  sandbox?: boolean;

  @ApiPropertyOptional({
    description: 'Only games of this ruleset.',
    maxLength: 100,
    example: 'vampire-graves',
  })
  @Maybe()
  @Matches(/^[a-z0-9-]{1,100}$/, saidAs('ruleset'))
  ruleset?: string;
}
