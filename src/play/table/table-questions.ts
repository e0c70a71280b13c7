import type { TSchema } from '@sinclair/typebox';
import type { Decision, Typed } from '../../games/kit/game-definition.js';
import { ADOPT_RULES, ADOPTION_ACTIONS, adoptionQuestion } from './adoption.js';
import { isFrozen, type TableState } from './table-state.js';
import { TAKE_BACK, TAKE_BACK_ACTIONS, takeBackQuestion } from './take-back.js';
import { REPLACE_SEAT, VOTE_ACTIONS, voteQuestion } from './vote.js';

/** What seats are asked at the table, whatever is played. Play goes on beside it. */

export const TABLE_KINDS = [TAKE_BACK, REPLACE_SEAT, ADOPT_RULES] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

const ANSWERS = {
  [TAKE_BACK]: TAKE_BACK_ACTIONS,
  [REPLACE_SEAT]: VOTE_ACTIONS,
  [ADOPT_RULES]: ADOPTION_ACTIONS,
} as const satisfies Readonly<Record<TableKind, Readonly<Record<string, TSchema>>>>;

/** What seats may answer. */
export const TABLE_ACTIONS = { ...TAKE_BACK_ACTIONS, ...VOTE_ACTIONS, ...ADOPTION_ACTIONS } as const;
export type TableActionType = keyof typeof TABLE_ACTIONS;

export function isTableAction(type: string): type is TableActionType {
  return Object.hasOwn(TABLE_ACTIONS, type);
}

/** The kind of question that is answered by this. */
export function kindAnswered(type: TableActionType): TableKind {
  return TABLE_KINDS.find((kind) => Object.hasOwn(ANSWERS[kind], type))!;
}

export function isTableKind(kind: string): kind is TableKind {
  return Object.hasOwn(ANSWERS, kind);
}

/** Whether the table asks this, and not the rules. */
export function isTableQuestion(id: string): boolean {
  return TABLE_KINDS.some((kind) => id.startsWith(`${kind}.`));
}

export function answersTo(kind: TableKind): readonly Typed[] {
  return Object.keys(ANSWERS[kind]).map((type) => ({ type }));
}

const DEFAULTS: Readonly<Record<TableKind, TableActionType>> = {
  [TAKE_BACK]: 'refuseToTakeBack',
  [REPLACE_SEAT]: 'keepWaiting',
  [ADOPT_RULES]: 'refuseToAdopt',
};

/** What not answering in time says; undefined where the rules ask. */
export function tableDefault(kind: string): Typed | undefined {
  return isTableKind(kind) ? { type: DEFAULTS[kind] } : undefined;
}

type TableQuestion = Decision & { readonly kind: TableKind };

/** At most one of each kind. In a frozen game they wait. */
export function tableQuestions(table: TableState): readonly TableQuestion[] {
  if (table.status !== 'playing' || isFrozen(table)) return [];
  const { takeBack, vote, adoption } = table;
  const questions: TableQuestion[] = [];
  if (takeBack !== undefined) questions.push({ ...takeBackQuestion(takeBack), kind: TAKE_BACK });
  if (vote !== undefined) questions.push({ ...voteQuestion(vote), kind: REPLACE_SEAT });
  if (adoption !== undefined) questions.push({ ...adoptionQuestion(adoption), kind: ADOPT_RULES });
  return questions;
}
