import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.js';
import { Operation } from '../contract/operation.js';
import { query } from '../json/check.js';
import { RulesetAnswers } from './ruleset-answers.js';
import * as contract from './rulesets.contract.js';
import { RulesetQuery } from './rulesets.dto.js';

@Controller('v1/rulesets')
export class RulesetsController {
  constructor(private readonly answers: RulesetAnswers) {}

  @Operation(contract.listRulesets)
  @Public()
  @Get()
  list(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.list(reply);
  }

  @Operation(contract.getRuleset)
  @Public()
  @Get(':ruleset')
  one(
    @Param('ruleset') ruleset: string,
    @Query(query) { options }: RulesetQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.one(ruleset, options, reply);
  }
}
