import { randomUUID } from 'node:crypto';
import type { Random } from '../../src/games/kit/random.js';
import type { CreateGame } from '../../src/play/new-game.js';
import type { ActAnswer } from '../../src/play/table/shapes.js';
import { newPlayer, type Inside } from './inside.js';

/** A game that is being played, one player in each seat. */
export interface SeatedGame {
  readonly id: string;
  /** By seat: the player's id. */
  readonly players: Readonly<Record<string, string>>;
  readonly maker: string;
}

export function asked(ruleset: string, more: Partial<CreateGame> = {}): CreateGame {
  return { ruleset, options: {}, visibility: 'private', start: 'automatic', seats: [], ...more };
}

/** Makes a game and sits a player of its own down in each seat; it begins by itself. */
export async function seatedGame(
  server: Inside,
  ruleset: string,
  more: Partial<CreateGame> = {},
): Promise<SeatedGame> {
  const maker = await newPlayer(server.pool, 'Maker');
  const { gameId: id } = await server.table.create(maker, asked(ruleset, more));
  const { seats } = await server.gamesReader.one(id, maker);
  const players: Record<string, string> = {};
  for (const { seat, kind } of seats) {
    if (kind !== 'open') continue;
    players[seat] = await newPlayer(server.pool, seat);
    await server.table.claim(id, players[seat], seat, { entropy: `entropy of ${seat}` });
  }
  return { id, players, maker };
}

/** The seats that are asked now, as everybody may know. */
export async function awaited(server: Inside, game: SeatedGame): Promise<readonly string[]> {
  return (await server.gamesReader.one(game.id, game.maker)).awaiting;
}

/** One seat does something of what it is offered. Undefined when nobody is asked. */
export async function playOnce(
  server: Inside,
  game: SeatedGame,
  random: Random,
): Promise<{ seat: string; answer: ActAnswer } | undefined> {
  const seats = await awaited(server, game);
  const seat = seats[random.below(Math.max(1, seats.length), 'who')];
  if (seat === undefined) return undefined;
  const playerId = game.players[seat]!;
  const { actions } = await server.play.actions(game.id, playerId);
  const chosen = actions[random.below(actions.length, 'what')]!;
  const answer = await server.play.act({
    gameId: game.id,
    playerId,
    asked: { id: chosen.id },
    key: randomUUID(),
  });
  return { seat, answer };
}

/** Plays on, at most this many entries. */
export async function playOn(server: Inside, game: SeatedGame, random: Random, most = 5_000): Promise<void> {
  for (let entry = 0; entry < most; entry++) {
    if ((await playOnce(server, game, random)) === undefined) return;
  }
}
