import type { BoardPart } from '../../../src/games/kit/board.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import type { Message } from '../../../src/games/kit/message.js';
import { boardText } from '../../../src/words/board-text.js';
import { Phrases } from '../../../src/words/phrases.js';
import { keysOf } from './keys.js';

/** Every message of a board. */
export const messagesOf = (parts: readonly BoardPart[]): readonly Message[] =>
  parts.flatMap(({ title, lines }) => [
    title,
    ...lines.flatMap((line) => ('rows' in line ? line.rows.flat() : [line])),
  ]);

/** How a ruleset speaks, as a server does; a message without words is an error here. */
export function speech({ catalogues: { en } }: Ruleset): (message: Message) => string {
  const phrases = new Phrases('en', [en]);
  return (message) => {
    const keys = new Set<string>();
    keysOf(message, keys);
    const missing = [...keys].filter((key) => !phrases.has(key));
    if (missing.length > 0) throw new Error(`The catalogue has no words for ${missing.join()}`);
    return phrases.say(message);
  };
}

/** The boards of all viewers; those who read the same are told of together. */
export function boardsOf(game: Ruleset, options: Record<string, unknown>, state: unknown): string {
  const say = speech(game);
  const groups = new Map<string, string[]>();
  for (const viewer of [...game.seats(options).map(({ id }) => id), 'spectator']) {
    const board = boardText(game.board(game.view(state, viewer, 'told'), viewer), say);
    groups.set(board, [...(groups.get(board) ?? []), viewer]);
  }
  return [...groups].map(([board, viewers]) => `=== ${viewers.join(', ')}\n\n${board}\n`).join('\n');
}
