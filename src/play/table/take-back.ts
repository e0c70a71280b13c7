import { Type, type TSchema } from '@sinclair/typebox';
import type { Decision } from '../../games/kit/game-definition.js';
import type { Consent } from './consent.js';

export const TAKE_BACK_ACTIONS = {
  agreeToTakeBack: Type.Object(
    { type: Type.Literal('agreeToTakeBack') },
    { additionalProperties: false, description: 'Let a seat take its last action back.' },
  ),
  refuseToTakeBack: Type.Object(
    { type: Type.Literal('refuseToTakeBack') },
    {
      additionalProperties: false,
      description: 'Let the last action stand. To play on says the same, and so does not answering in time.',
    },
  ),
} as const satisfies Readonly<Record<string, TSchema>>;

/** The other players are asked whether a seat may take its last action back. */
export interface TakeBack extends Consent {
  /** The entry that is to be taken back. */
  readonly entry: number;
}

export const TAKE_BACK = 'table.takeBack';

export function takeBackQuestion({ number, seat, entry, open }: TakeBack): Decision {
  return { id: `${TAKE_BACK}.${number}`, kind: TAKE_BACK, seats: open, about: { seat, entry } };
}
