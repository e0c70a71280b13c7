import type { Game } from './game.js';
import { Problem } from './problem.js';
import type { FollowOptions } from './stream.js';
import type { Acted, Entry, Frame, OfferedAction, RulesetId, Schemas, View } from './types.js';

/** What a seat is asked: what it sees, and all that it may do. */
export interface Question<R extends RulesetId> {
  readonly seat: string;
  readonly view: View<R>;
  /** At least one. */
  readonly actions: readonly OfferedAction<R>[];
}

export interface Player<R extends RulesetId> {
  choose(question: Question<R>): OfferedAction<R> | Promise<OfferedAction<R>>;
  /** Every entry in its order, before anything that is chosen after it. */
  hear?(entry: Entry<R>): void | Promise<void>;
  /** What an own action brought about; its receipt is worth keeping. */
  did?(acted: Acted<R>): void;
}

/** `after`: the last entry that the player has heard; 0 unless it says so. */
export type PlayOptions = FollowOptions;

/** How far the game was when it was last heard of. */
export type Stand = Pick<Schemas['StreamEnd'], 'version' | 'status'>;

/**
 * Play for one seat, by the live stream, until the game is over or the signal says so. The game must know its `seat` where
 * this account holds several.
 * @returns the last that was heard of the game
 */
export async function play<R extends RulesetId>(
  game: Game<R>,
  seat: string,
  player: Player<R>,
  { after = 0, ...rest }: PlayOptions = {},
): Promise<Stand | undefined> {
  // Own actions are answered before the stream tells of them.
  let known = 0;
  let stand: Stand | undefined;
  const frames = game.follow({ after, ...rest }) as AsyncGenerator<Frame>;
  for await (const frame of frames) {
    if (frame.event === 'entry') await player.hear?.(frame.data.entry as Entry<R>);
    stand = frame.data;
    if (mustAct(frame, seat) && frame.id > known) known = await act(game, seat, player);
  }
  return stand;
}

/** Whether the seat is asked, as far as is known, and nothing else is on its way. */
function mustAct({ event, id, data }: Frame, seat: string): boolean {
  return event !== 'end' && data.version === id && data.awaiting.includes(seat);
}

interface Now<R extends RulesetId> {
  readonly version: number;
  readonly view: View<R> | null;
  readonly actions: readonly OfferedAction<R>[];
}

// What is refused so often in a row will be refused for ever: better to wait until something happens.
const MOST_REFUSALS = 3;

/** Act as long as the seat is asked. @returns up to which entry it has acted */
async function act<R extends RulesetId>(game: Game<R>, seat: string, player: Player<R>): Promise<number> {
  let now = await look(game);
  let refusals = 0;
  while (now.view !== null && now.actions.length > 0 && refusals < MOST_REFUSALS) {
    const chosen = await player.choose({ seat, view: now.view, actions: now.actions });
    const acted = await unlessTooLate(game.act(chosen));
    refusals = acted === undefined ? refusals + 1 : 0;
    if (acted !== undefined) player.did?.(acted);
    now = acted ?? (await look(game));
  }
  return now.version;
}

async function look<R extends RulesetId>(game: Game<R>): Promise<Now<R>> {
  const { version, view } = await game.view();
  return { version, view, actions: (await game.actions()).actions };
}

/** Others were faster, or what was read before was not the newest: then it is read again. */
async function unlessTooLate<T>(acting: Promise<T>): Promise<T | undefined> {
  try {
    return await acting;
  } catch (error) {
    if (error instanceof Problem && (error.status === 409 || error.is('illegal-action'))) return undefined;
    throw error;
  }
}
