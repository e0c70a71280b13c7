import { Type } from '@sinclair/typebox';
import type { Ruleset } from '../games/kit/game-definition.js';
import { Refusal } from '../refusals/refusal.js';
import { listed, wrong, type Wrong } from '../refusals/wrong.js';
import { checkFor } from './asked-action.js';
import type { CreateGame } from './new-game.js';
import { schemaErrors } from './schema-errors.js';
import type { AfterMisses } from './table/clock/time-setting.js';
import type { Sandbox } from './table/shapes.js';

/** For each purpose. */
export const MOST_VALUES = 1_000;
export const LARGEST_VALUE = 999_999;

const MOST_TOLD = 10;

const Dice = Type.Record(
  Type.String(),
  Type.Array(Type.Integer({ minimum: 0, maximum: LARGEST_VALUE }), { maxItems: MOST_VALUES }),
);

/** In a sandbox nobody else has a part, and its script is for what is drawn there. @throws Refusal */
export function checkSandbox(ruleset: Ruleset, asked: CreateGame): void {
  if (asked.sandbox === undefined) return;
  const errors = [...othersIn(asked), ...wrongDice(ruleset, asked.sandbox.dice)];
  if (errors.length > 0) throw new Refusal('invalid-request', {}, { errors });
}

const FOR_OTHERS: readonly AfterMisses[] = ['substitute', 'vote'];

function othersIn({ visibility, seats, time }: CreateGame): Wrong[] {
  const others = seats.flatMap(({ as }, place) => (as === 'open' || as === 'invite' ? [place] : []));
  const isMissed = time !== undefined && time.mode !== 'none' && FOR_OTHERS.includes(time.misses.then);
  const must = (pointer: string, one: string, other?: string): Wrong => ({
    pointer,
    what: wrong('inSandbox', { values: other === undefined ? one : wrong('either', { one, other }) }),
  });
  return [
    ...(visibility === 'public' ? [must('/visibility', 'private')] : []),
    ...others.map((place) => must(`/seats/${place}/as`, 'me', 'bot')),
    ...(isMissed ? [must('/time/misses/then', 'nothing', 'bot')] : []),
  ];
}

function wrongDice({ purposes }: Ruleset, dice: Sandbox['dice']): Wrong[] {
  const known = purposes.map(({ purpose }) => purpose);
  const unknown = Object.keys(dice).filter((purpose) => !known.includes(purpose));
  const check = checkFor(Dice);
  return [
    ...unknown.slice(0, MOST_TOLD).map((purpose) => ({
      pointer: `/dice/${purpose.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      what: wrong('notOneOf', { values: listed(known) }),
    })),
    ...(check.Check(dice) ? [] : schemaErrors(check, dice, '/dice')),
  ];
}
