import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsObject } from 'class-validator';
import { LARGEST_VALUE, MOST_VALUES } from '../../play/sandbox.js';
import { Maybe } from '../json/maybe.js';
import { OnlyWith } from '../json/only-with.js';

export const IsSandbox = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      description:
        'true: to test a client with. All seats are mine or bots; nobody else ever sees it. Its dice may follow a script.',
    }),
    Maybe(),
    IsBoolean(),
  );

/** The script of the dice of a sandbox. What it may name is the ruleset's to say. */
export const Script = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      description:
        'Only in a sandbox: by purpose (GET /v1/rulesets/{ruleset} names them) what is drawn, as `draws` of a proof say ' +
        'it: 0 for the first of n. Each value is used once, in the order of the draws for its purpose over the whole ' +
        'game; what is taken back has used its values. Of a value that is not below n the remainder counts (value mod ' +
        'n). Where a list is used up, or a purpose is not named, it is drawn as in any game.',
      type: 'object',
      additionalProperties: {
        type: 'array',
        maxItems: MOST_VALUES,
        items: { type: 'integer', minimum: 0, maximum: LARGEST_VALUE },
      },
      example: { rat: [0], 'lid colour': [2, 0, 1] },
    }),
    Maybe(),
    OnlyWith('sandbox', true),
    IsObject(),
  );
