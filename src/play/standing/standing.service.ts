import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../refusals/refusal.js';
import { listed, wrong, type Wrong } from '../../refusals/wrong.js';
import type { Automatic } from '../automatic.js';
import type { LiveGame } from '../live-game.js';
import type { LiveGames } from '../live-games.js';
import type { LookUp } from '../look-up.js';
import { actingSeat, mustBePlaying } from '../requirements.js';
import type { GameAt } from '../table/game-at.js';
import type { SeatStanding, StandingAnswer } from '../table/shapes.js';
import { offersInAdvance, standingNow, type StandingAnswers } from '../table/standing.js';
import type { KeptAnswers } from './kept-answers.js';

const MOST_ERRORS = 20;

/** Seats say in advance how they answer, so that nobody waits for a player who would only pass. */
export class StandingService {
  constructor(
    private readonly games: LiveGames,
    private readonly lookUp: LookUp,
    private readonly kept: KeptAnswers,
    private readonly automatic: Automatic,
  ) {}

  /** @throws Refusal */
  async read(gameId: string, playerId: string, asked?: string): Promise<SeatStanding> {
    const { at, seat } = await this.seated(gameId, playerId, asked);
    return told(at, seat, await this.kept.of(gameId, seat));
  }

  /** Takes the place of all that the seat has answered in advance. @throws Refusal */
  async set(
    gameId: string,
    playerId: string,
    asked: string | undefined,
    answers: readonly StandingAnswer[],
  ): Promise<SeatStanding> {
    const { live, seat } = await this.seated(gameId, playerId, asked);
    return live.inTurnOf(seat, async () => {
      const before = await this.kept.of(gameId, seat);
      mustBeAllowed(live, playerId, seat, answers);
      if (standAlready(live.at, seat, before, answers)) return told(live.at, seat, before);
      const given = await live.inTurn(() => this.keep(live, playerId, seat, answers));
      // A question that stands already is answered too, also one that came just now.
      this.automatic.notice((await this.games.fresh(gameId)).at);
      return given;
    });
  }

  /** In turn with what is answered: once this is done, nothing is answered by what stood before. */
  private async keep(
    live: LiveGame,
    playerId: string,
    seat: string,
    answers: readonly StandingAnswer[],
  ): Promise<SeatStanding> {
    mustBeAllowed(live, playerId, seat, answers);
    const given = { since: live.at.version, answers };
    await this.kept.keep(live.at.id, seat, given);
    return told(live.at, seat, given);
  }

  private async seated(
    gameId: string,
    playerId: string,
    asked: string | undefined,
  ): Promise<{ live: LiveGame; at: GameAt; seat: string }> {
    const seen = await this.lookUp.look(gameId, playerId, '');
    if (seen === undefined) throw new Refusal('game-not-found');
    const live = await this.games.at(gameId, seen.version);
    return { live, at: live.at, seat: actingSeat(live, playerId, asked) };
  }
}

function told(game: GameAt, seat: string, given: StandingAnswers): SeatStanding {
  const { ruleset, table } = game;
  const offers = table.status === 'playing' ? offersInAdvance(ruleset, seat) : [];
  return { ruleset: ruleset.ruleset, seat, ...standingNow(game, seat, given), offers };
}

/** Whether setting these answers would change nothing, now or later. */
function standAlready(
  game: GameAt,
  seat: string,
  before: StandingAnswers,
  answers: readonly StandingAnswer[],
): boolean {
  return isDeepStrictEqual(standingNow(game, seat, before), { answers, ended: [] });
}

/** @throws Refusal */
function mustBeAllowed(
  live: LiveGame,
  playerId: string,
  seat: string,
  answers: readonly StandingAnswer[],
): void {
  actingSeat(live, playerId, seat);
  mustBePlaying(live);
  mustBeOffered(live.at, seat, answers);
}

/** @throws Refusal that names what is offered */
function mustBeOffered({ ruleset }: GameAt, seat: string, answers: readonly StandingAnswer[]): void {
  const offers = offersInAdvance(ruleset, seat);
  const kinds = offers.map(({ kind }) => kind);
  const errors = answers.flatMap(({ kind, condition }, place) => {
    const offer = offers.find((one) => one.kind === kind);
    if (offer === undefined) return [faultAt(`/answers/${place}/kind`, kinds)];
    const conditions = offer.conditions.map((one) => one.condition);
    return conditions.includes(condition) ? [] : [faultAt(`/answers/${place}/condition`, conditions)];
  });
  if (errors.length === 0) return;
  throw new Refusal('standing-answer-invalid', { seat }, { errors: errors.slice(0, MOST_ERRORS) });
}

function faultAt(pointer: string, offered: readonly string[]): Wrong {
  if (offered.length === 0) return { pointer, what: wrong('notOffered') };
  return { pointer, what: wrong('notOneOf', { values: listed(offered) }) };
}
