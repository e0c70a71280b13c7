import type { Shown } from '../../pictures/picture.js';
import type { Phrases } from '../../words/phrases.js';
import type { AboutGame } from './game-letters.js';
import type { Block } from './letter.js';

/** Draws what a seat sees as a PNG; undefined where mails have no pictures, or too many are being drawn. */
export type DrawBoard = (shown: Shown, phrases: Phrases) => Promise<Buffer | undefined>;

export const NO_PICTURES: DrawBoard = () => Promise.resolve(undefined);

/** The blocks of a letter, with a picture of the board where they show the board. */
export async function illustrated(
  blocks: readonly Block[],
  { delivery, situation, ruleset, phrases }: AboutGame,
  draw: DrawBoard,
): Promise<readonly Block[]> {
  if (situation?.view === undefined || !blocks.some(({ is }) => is === 'board')) return blocks;
  const { view, seat: viewer, awaiting } = situation;
  const sandbox = delivery.game?.sandbox === true;
  const png = await draw({ ruleset, view, viewer, awaiting, sandbox }, phrases);
  if (png === undefined) return blocks;
  const picture = { cid: `board.${delivery.id}@harker`, png };
  return blocks.map((block) => (block.is === 'board' ? { ...block, picture } : block));
}
