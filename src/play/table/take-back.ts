import { Type, type TSchema } from '@sinclair/typebox';
import type { Decision, Typed } from '../../games/kit/game-definition.js';
import { isFrozen, type TableState } from './table-state.js';

/** What seats may answer at the table, whatever is played. */
export const TABLE_ACTIONS = {
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

export type TableActionType = keyof typeof TABLE_ACTIONS;

export function isTableAction(type: string): type is TableActionType {
  return Object.hasOwn(TABLE_ACTIONS, type);
}

export const TABLE_ACTION_LIST: readonly Typed[] = Object.keys(TABLE_ACTIONS).map((type) => ({ type }));

export const TAKE_BACK = 'table.takeBack';

/** The question to those who have still to agree that a seat takes its last action back. In a frozen game it waits. */
export function takeBackQuestion(table: TableState): Decision | undefined {
  const { status, takeBack } = table;
  if (status !== 'playing' || takeBack === undefined || isFrozen(table)) return undefined;
  const { number, seat, entry, open } = takeBack;
  return { id: `${TAKE_BACK}.${number}`, kind: TAKE_BACK, seats: open, about: { seat, entry } };
}
