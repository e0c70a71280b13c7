import type { Typed } from '../../src/games/kit/game-definition.js';
import type { Dice } from './dice.js';
import type { Move, Plot } from './table.js';

const [COLUMNS, ROWS] = [10, 6];

type Opening = Typed & { readonly grave: number };

const isOpening = (action: Typed): action is Opening => action.type === 'open';

/** The board in a mirror: what is next to what stays so. */
function mirrored(action: Typed, [across, down]: readonly [boolean, boolean]): Typed {
  if (!isOpening(action)) return action;
  const [row, column] = [Math.floor(action.grave / COLUMNS), action.grave % COLUMNS];
  const [otherRow, otherColumn] = [down ? ROWS - 1 - row : row, across ? COLUMNS - 1 - column : column];
  return { ...action, grave: otherRow * COLUMNS + otherColumn } as Opening;
}

const MIRRORS = [
  [true, false],
  [false, true],
  [true, true],
] as const;

/**
 * The same game on a board and on its mirror image, for a while; then in both the same graves, and only such as hold
 * the same. From a viewer's first move after that on, all that differs is what passed before: nobody may be told it.
 */
export function mirroredBoard(dice: Dice): Plot {
  const mirror = dice.pick(MIRRORS);
  const mirroredMoves = 8 + dice.below(24);
  const different = new Set<number>();
  let movedSince: ReadonlySet<string> = new Set();
  let moves = 0;
  let same = false;

  const players = 2 + dice.below(3);
  const seats = Array.from({ length: players }, (_, index) => `player-${index + 1}`);

  return {
    ruleset: 'vampire-graves',
    options: {
      players,
      extraGo: dice.below(2) === 0,
      plague: dice.pick(['solo', 'shared'] as const),
      garlicGift: dice.pick([1, 2] as const),
      gifts: dice.pick(['lineEnd', 'sideRow'] as const),
      faceUpPerEnd: dice.pick([1, 2] as const),
      twoPlayerHand: dice.pick([20, 30] as const),
    },
    visibility: dice.pick(['private', 'public'] as const),
    seats,
    mover: (awaited) => dice.pick(awaited),
    next: (_seat, left, right): Move | undefined => {
      // The change-over comes between two turns: no lid is open, and no rat shows where it was found.
      if (moves >= mirroredMoves && left.every(isOpening)) same = true;
      const choices = same
        ? left.filter((action) => !isOpening(action) || !different.has(action.grave))
        : left;
      if (choices.length === 0) return undefined;
      const action = dice.pick(same ? choices : preferred(choices, dice));
      const move = { left: action, right: same ? action : mirrored(action, mirror) };
      mustBeOffered(move.right, right);
      return move;
    },
    happened: (seat, { left, right }) => {
      moves += 1;
      if (same) movedSince = new Set([...movedSince, seat]);
      else for (const action of [left, right]) if (isOpening(action)) different.add(action.grave);
      return true;
    },
    passes: true,
    // What a seat is told again once its move is taken back may differ.
    remember: () => {
      const then = movedSince;
      return same ? () => void (movedSince = then) : undefined;
    },
    // A spectator is told what passed until another seat moves.
    alike: (viewer) => (viewer === 'spectator' ? movedSince.size > 1 : movedSince.has(viewer)),
  };
}

/**
 * One world opens a grave that it knows, where the other opens a new one, and the same comes of it. From then on both
 * open only graves that both know: how many have been seen is nobody's business.
 */
export function oneGraveMore(dice: Dice): Plot {
  const known = new Set<number>();
  const movedSince = new Set<string>();
  let parted = false;
  let opened: Move | undefined;

  const closing = (offered: readonly Typed[]): Typed | undefined =>
    offered.find(({ type }) => type === 'close' || type === 'decline' || type === 'stop');

  return {
    ruleset: 'vampire-graves',
    options: { players: 3 },
    visibility: 'public',
    seats: ['player-1', 'player-2', 'player-3'],
    mover: (awaited) => awaited[0]!,
    next: (_seat, offered) => {
      const rest = closing(offered);
      if (rest !== undefined) return { left: rest, right: rest };
      const openings = offered.filter(isOpening);
      const strange = openings.filter(({ grave }) => !known.has(grave));
      const familiar = openings.filter(({ grave }) => known.has(grave));
      if (openings.length === 0 || strange.length < 2) return undefined;
      if (known.size < 5) return same(dice.pick(strange));
      const left = dice.pick(familiar);
      return parted ? same(left) : { left, right: dice.pick(strange) };
    },
    happened: (seat, move, [left, right]) => {
      if (isOpening(move.left)) opened = move;
      if (outcomeOf(left.body) !== outcomeOf(right.body)) return false;
      if (parted) movedSince.add(seat);
      if (move.left !== move.right) parted = true;
      const empty = /"outcome":"(match|mismatch)"/.test(left.body);
      if (!parted && empty && opened !== undefined) known.add((opened.left as Opening).grave);
      return true;
    },
    alike: (viewer) => (viewer === 'spectator' ? movedSince.size > 1 : movedSince.has(viewer)),
  };
}

const same = (action: Typed): Move => ({ left: action, right: action });

/** What everyone hears of an opening. */
function outcomeOf(body: string): string | undefined {
  return /"outcome":"(\w+)"/.exec(body)?.[1];
}

/** Mostly fill the graves, so that there is something to know of them. */
function preferred(choices: readonly Typed[], dice: Dice): readonly Typed[] {
  const filling = choices.filter(({ type }) => type === 'place' || type === 'hideGarlic');
  return filling.length > 0 && dice.below(4) > 0 ? filling : choices;
}

function mustBeOffered(action: Typed, offered: readonly Typed[]): void {
  const found = offered.some((other) => JSON.stringify(other) === JSON.stringify(action));
  if (!found) throw new Error(`the mirrored world does not offer ${JSON.stringify(action)}`);
}
