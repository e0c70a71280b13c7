import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { TableService } from '../../play/table.service.js';
import type { GameSummary } from '../../play/table/shapes.js';
import type { Holder } from '../../players/holder.js';
import { GamesReader } from '../../projections/games.reader.js';
import { cursorTo, positionOf } from '../json/cursor.js';
import { speak } from '../server/speak.js';
import type { Phrases } from '../../words/phrases.js';
import { NO_TIME, type TimeSetting } from '../../play/table/clock/time-setting.js';
import { Words } from '../../words/words.js';
import type { CreateGameBody, GamesQuery } from './games.dto.js';
import type { TimeBody } from './time.dto.js';

/** Puts what the inside says of games into the form and the words of the contract. */
@Injectable()
export class GameAnswers {
  constructor(
    private readonly table: TableService,
    private readonly games: GamesReader,
    private readonly words: Words,
  ) {}

  async create({ playerId }: Holder, asked: CreateGameBody, reply: FastifyReply) {
    const {
      ruleset,
      options = {},
      visibility = 'private',
      start = 'automatic',
      disputes,
      seats = [],
      dice = {},
    } = asked;
    const time = timeGiven(asked.time);
    const sandbox = asked.sandbox === true ? { dice } : undefined;
    const made = await this.table.create(playerId, {
      ...{ ruleset, options, visibility, start, disputes, time, sandbox, seats },
    });
    reply.header('location', `/v1/games/${made.gameId}`);
    return { ...(await this.one(made.gameId, playerId, reply)), invitations: made.invitations };
  }

  async list({ playerId }: Holder, asked: GamesQuery, reply: FastifyReply) {
    const { cursor, limit, ...filters } = asked;
    const position = cursor === undefined ? {} : { cursor: positionOf(cursor, filters) };
    const { items, next } = await this.games.list(playerId, { ...filters, limit, ...position });
    const { language } = speak(this.words, undefined, reply);
    return {
      items: items.map((game) => gameAnswer(game, this.words.about(game.ruleset, language))),
      next: next === null ? null : cursorTo(next, filters),
    };
  }

  async one(gameId: string, playerId: string, reply: FastifyReply) {
    const game = await this.games.one(gameId, playerId);
    return gameAnswer(game, speak(this.words, game.ruleset, reply));
  }
}

function gameAnswer({ outcome, ...game }: GameSummary, phrases: Phrases) {
  if (outcome === null) return { ...game, outcome };
  const { winners, reason } = outcome;
  return { ...game, outcome: { winners, reason: phrases.say(reason), reasonKey: reason.key } };
}

/** With its defaults. */
function timeGiven(asked: TimeBody = { mode: 'none' }): TimeSetting {
  const { mode, seconds, bank, graceSeconds = 0, weekendsOff, vacationDays = 0, misses } = asked;
  if (mode === 'none') return NO_TIME;
  const { after, then } = misses ?? { after: 1, then: 'nothing' as const };
  return {
    ...{ mode, seconds: seconds!, graceSeconds, vacationDays, misses: { after, then } },
    ...(bank === undefined ? {} : { bank }),
    ...(weekendsOff === undefined ? {} : { weekendsOff }),
  };
}
