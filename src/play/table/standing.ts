import type { Decision, Ruleset, Typed } from '../../games/kit/game-definition.js';
import type { GameAt } from './game-at.js';
import type { OfferInAdvance, StandingAnswer } from './shapes.js';

/** What a seat answers in advance, and the version of the game at which it said so. */
export interface StandingAnswers {
  readonly since: number;
  readonly answers: readonly StandingAnswer[];
}

export const NO_ANSWERS: StandingAnswers = { since: 0, answers: [] };

export function offersInAdvance(ruleset: Ruleset, seat: string): OfferInAdvance[] {
  const { standing } = ruleset;
  const conditions = Object.entries(standing?.conditions ?? {}).map(([condition, { label }]) => ({
    condition,
    label,
  }));
  return (standing?.offers(seat) ?? []).map(({ kind, label, action }) => {
    const actionLabel = ruleset.describe({ is: 'action', action }, seat);
    return { kind, label, action, actionLabel, conditions };
  });
}

/** Whether a seat may have answered this question in advance. */
export function mayStandFor({ ruleset }: GameAt, seat: string, { kind }: Decision): boolean {
  return ruleset.standing?.offers(seat).some((offer) => offer.kind === kind) === true;
}

/** Whether whoever sits there now is the one who said so, in a game that is still played. */
function areTheirs({ table, seated }: GameAt, seat: string, since: number): boolean {
  return table.status === 'playing' && (seated[seat] ?? 0) <= since;
}

/** The answers that stand, and those that have ended since they were given. Both follow from the journal alone. */
export function standingNow(
  game: GameAt,
  seat: string,
  { since, answers }: StandingAnswers,
): Readonly<Record<'answers' | 'ended', readonly StandingAnswer[]>> {
  const theirs = areTheirs(game, seat, since) ? answers : [];
  const hasEnded = ({ condition }: StandingAnswer): boolean => (game.ended[condition] ?? 0) > since;
  return { answers: theirs.filter((answer) => !hasEnded(answer)), ended: theirs.filter(hasEnded) };
}

/** What the seat has answered to this question in advance; undefined where it is to be asked itself. */
export function answerInAdvance(
  game: GameAt,
  seat: string,
  { kind }: Decision,
  given: StandingAnswers,
): Typed | undefined {
  const answer = standingNow(game, seat, given).answers.find((one) => one.kind === kind);
  if (answer === undefined || !isMet(game, answer)) return undefined;
  return game.ruleset.standing?.offers(seat).find((offer) => offer.kind === kind)?.action;
}

function isMet({ ruleset, rules }: GameAt, { condition }: StandingAnswer): boolean {
  const known = ruleset.standing?.conditions[condition];
  if (known?.holds === undefined) return known !== undefined;
  return known.holds(ruleset.view(rules, 'spectator', 'gone'));
}
