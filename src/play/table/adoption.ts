import { Type, type TSchema } from '@sinclair/typebox';
import type { Decision } from '../../games/kit/game-definition.js';
import type { Consent } from './consent.js';
import { event, Hex, Seat, Whole } from './event-fields.js';

export const ADOPTION_ACTIONS = {
  agreeToAdopt: Type.Object(
    { type: Type.Literal('agreeToAdopt') },
    { additionalProperties: false, description: 'Let the game go on by a newer version of its rules.' },
  ),
  refuseToAdopt: Type.Object(
    { type: Type.Literal('refuseToAdopt') },
    {
      additionalProperties: false,
      description: 'Let the game go on by the rules that it has. Not to answer in time says the same.',
    },
  ),
} as const satisfies Readonly<Record<string, TSchema>>;

const fields = {
  seat: Seat,
  rulesVersion: Whole(2, 'The newer version of the rules.'),
  rules: Type.Optional(Hex('SHA-256 of the file of bundled rules, where there is one.')),
};

/** What happens at a table whose players adopt a newer version of the rules. */
export const ADOPTION_EVENTS = {
  AdoptionAsked: event('AdoptionAsked', 'A seat asks the other players to go on by newer rules.', {
    ...fields,
    seats: Type.Array(Seat, { description: 'Who is asked: all of them must agree.' }),
  }),
  AdoptionAgreed: event('AdoptionAgreed', 'A seat agrees.', { seat: Seat }),
  AdoptionRefused: event('AdoptionRefused', 'A seat refuses: the game goes on by the rules that it has.', {
    seat: Seat,
  }),
  RulesAdopted: event(
    'RulesAdopted',
    'From here on the game is played by newer rules, to its end. `seat` asked for it.',
    fields,
  ),
} as const;

/** The other players are asked whether the game goes on by newer rules. */
export interface Adoption extends Consent {
  readonly rulesVersion: number;
  /** SHA-256 (hex) of their bundled file, where there is one. */
  readonly rules?: string;
}

export const ADOPT_RULES = 'table.adoptRules';

export function adoptionQuestion({ number, seat, rulesVersion, open }: Adoption): Decision {
  return { id: `${ADOPT_RULES}.${number}`, kind: ADOPT_RULES, seats: open, about: { seat, rulesVersion } };
}
