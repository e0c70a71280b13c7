import type { OperationContract } from '../contract/operation.js';
import { GAME } from '../contract/parameters.js';
import { AdoptRulesBody } from './rules-version.dto.js';
import { RulesVersionSchema } from './rules-version.schema.js';

const answer = (description: string) => ({
  status: 200,
  description,
  schema: RulesVersionSchema,
  example: '@rulesVersion',
});

const looking = [
  'invalid-request',
  'seat-required',
  'not-your-seat',
  'game-not-found',
  'seat-not-found',
] as const;

export const getRulesVersion: OperationContract = {
  id: 'getRulesVersion',
  tag: 'play',
  summary: 'By which rules do we play?',
  description:
    'The version of the rules by which the game is played, the newest one that the server has, and what is being asked about that.',
  parameters: [GAME],
  answers: [answer('By which rules the game is played now.')],
  refuses: looking,
};

export const adoptRules: OperationContract = {
  id: 'adoptRules',
  tag: 'play',
  summary: 'Go on by newer rules',
  description:
    'A game is played by the version of its rules with which it began. Its players may go on by the newest one, if all ' +
    'agree: all other players are asked, bots are not. Where nobody is to be asked, it is adopted at once. What has been ' +
    'played stays as it is; `revisions` of the ruleset say what is otherwise from then on.',
  parameters: [GAME],
  body: {
    schema: AdoptRulesBody,
    required: true,
    examples: { theNewest: { rulesVersion: 2 }, asOneOfMySeats: { rulesVersion: 2, seat: 'van-helsing' } },
  },
  answers: [answer('It is adopted, or the others are asked.')],
  refuses: [
    ...looking,
    'game-not-playing',
    'game-frozen',
    'no-newer-rules',
    'adoption-refused',
    'body-too-large',
    'unsupported-media-type',
  ],
};
