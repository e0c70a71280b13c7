import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, IF_NONE_MATCH, RULESET } from '../contract/parameters.js';
import { RulesetSchema, RulesetsSchema } from './rulesets.schema.js';

const KEPT = ['ETag', 'Cache-Control', 'Content-Language', 'Vary'] as const;
const unchanged = { status: 304, description: 'It is still as your If-None-Match says.', headers: KEPT };

export const listRulesets: OperationContract = {
  id: 'listRulesets',
  tag: 'rulesets',
  summary: 'What can be played?',
  description: 'Every ruleset of this server. Changes with a new build only.',
  parameters: [IF_NONE_MATCH, ACCEPT_LANGUAGE],
  answers: [
    {
      status: 200,
      description: 'The rulesets.',
      schema: RulesetsSchema,
      example: '@rulesets',
      headers: KEPT,
    },
    unchanged,
  ],
  refuses: [],
};

export const getRuleset: OperationContract = {
  id: 'getRuleset',
  tag: 'rulesets',
  summary: 'Read a ruleset',
  description:
    'Options and where they come from, the seats for given options, the printed parts (map, cards, tables), and the ' +
    'words for everything that is shown. Without the query parameter `options` they are those of ' +
    'the defaults: so are the seats, which other options may change. Where one option decides the defaults of others, ' +
    'like `preset`, ask with it to see them. Changes with a new build only.',
  parameters: [RULESET, IF_NONE_MATCH, ACCEPT_LANGUAGE],
  answers: [
    { status: 200, description: 'The ruleset.', schema: RulesetSchema, example: '@ruleset', headers: KEPT },
    unchanged,
  ],
  refuses: ['invalid-request', 'invalid-options', 'ruleset-not-found'],
};
