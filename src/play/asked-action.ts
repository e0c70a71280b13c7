import { TypeCompiler, type TypeCheck } from '@sinclair/typebox/compiler';
import type { TSchema } from '@sinclair/typebox';
import type { Ruleset, Typed } from '../games/kit/game-definition.js';
import { Refusal } from '../refusals/refusal.js';
import { listed, wrong } from '../refusals/wrong.js';
import type { LiveGame } from './live-game.js';
import { offeredActions } from './offer.js';
import { mustStillBeAsked, type OpenThen } from './requirements.js';
import { schemaErrors } from './schema-errors.js';
import { isTableAction, TABLE_ACTIONS, TABLE_KINDS } from './table/table-questions.js';

/** An action by the id that `actions` gave it, or spelled out. */
export type AskedAction = { readonly id: string } | Typed;

/** The action meant, checked against its schema. Whether it is legal is the rules' to say. */
export function askedAction(live: LiveGame, seat: string, asked: AskedAction, then: OpenThen): Typed {
  if (isTyped(asked)) return checkedAction(live.at.ruleset, asked);
  if (TABLE_KINDS.every((kind) => then[kind] === undefined)) mustStillBeAsked(live, seat, 'standing', then);
  const offered = offeredActions(live.at, seat, live.secrets.actionKey).find(({ id }) => id === asked.id);
  // An id belongs to one decision: one that is not offered belongs to a decision that is closed, or to none.
  if (offered === undefined) {
    const fault = { pointer: '/id', what: wrong('noSuchAction') };
    throw new Refusal('decision-closed', { seat }, { errors: [fault] });
  }
  return offered.action;
}

function isTyped(asked: AskedAction): asked is Typed {
  return 'type' in asked;
}

const checks = new WeakMap<TSchema, TypeCheck<TSchema>>();

export function checkFor(schema: TSchema): TypeCheck<TSchema> {
  const known = checks.get(schema);
  if (known !== undefined) return known;
  const check = TypeCompiler.Compile(schema);
  checks.set(schema, check);
  return check;
}

export function checkedAction({ schemas: { actions } }: Ruleset, asked: Typed): Typed {
  const types = Object.keys(actions);
  const schema = isTableAction(asked.type) ? TABLE_ACTIONS[asked.type] : ownSchema(actions, asked.type);
  if (schema === undefined) {
    const fault = { pointer: '/type', what: wrong('notOneOf', { values: listed(types) }) };
    throw new Refusal('invalid-action', { types }, { errors: [fault] });
  }
  const check = checkFor(schema);
  if (check.Check(asked)) return asked;
  throw new Refusal('invalid-action', { types }, { errors: schemaErrors(check, asked) });
}

function ownSchema(actions: Ruleset['schemas']['actions'], type: string): TSchema | undefined {
  return Object.hasOwn(actions, type) ? actions[type] : undefined;
}
