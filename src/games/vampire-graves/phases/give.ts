import type { SeatId } from '../../kit/audience.js';
import type { Random } from '../../kit/random.js';
import type { Action } from '../actions.js';
import { drawVampire } from '../chance.js';
import { COLOURS } from '../data/parts.js';
import { giftsOf } from '../evolve-gifts.js';
import { playerOf, type Player, type State } from '../state.js';
import type { End } from '../values.js';
import { endGame, hasWon } from './flow.js';
import { afterGift } from './gifts.js';
import { chitAt, endsOf, turnUpEnds } from './line.js';
import type { Phase, Tale } from './phase.js';

const giverOf = (state: State): Player => playerOf(state, giftsOf(state).from[0] ?? '');

/** Face-down vampires are alike: the first of them stands for all. */
function insidePlaces({ line }: Player): readonly number[] {
  const places = line.map((_, index) => index + 1).slice(1, -1);
  const firstFaceDown = line.indexOf('faceDown') + 1;
  return places.filter((place) => line[place - 1] !== 'faceDown' || place === firstFaceDown);
}

function mayGive(state: State): readonly Action[] {
  const giver = giverOf(state);
  const inside = state.options.giftFrom === 'any' ? insidePlaces(giver) : [];
  const inSideRow = COLOURS.filter((colour) => giver.sideRow.includes(colour));
  return [
    ...endsOf(giver.line).map((end): Action => ({ type: 'give', end })),
    ...inside.map((place): Action => ({ type: 'giveFromInside', place })),
    ...inSideRow.map((colour): Action => ({ type: 'giveFromSideRow', colour })),
  ];
}

function giveFromEnd(tale: Tale, end: End, random: Random): void {
  const { seat, line } = giverOf(tale.state);
  const colour = chitAt(line, end);
  if (colour === undefined || colour === 'faceDown') throw new Error(`${seat} has nothing face up there`);
  tale.tell({ type: 'VampireGiven', seat, to: giftsOf(tale.state).to, from: end, colour });
  finishGift(tale, seat, random);
}

/** Ruling: a vampire given face down is turned up as it is given. */
function giveFromInside(tale: Tale, place: number, random: Random): void {
  const { seat, line } = giverOf(tale.state);
  const chit = line[place - 1] ?? 'faceDown';
  const colour = chit === 'faceDown' ? drawVampire(tale.state.unseenVampires, random) : chit;
  tale.tell({ type: 'VampireGiven', seat, to: giftsOf(tale.state).to, from: 'inside', place, colour });
  finishGift(tale, seat, random);
}

function finishGift(tale: Tale, giver: SeatId, random: Random): void {
  const winsAtOnce = tale.state.options.giftTies === 'sequential' && hasWon(tale, giver);
  if (winsAtOnce) return endGame(tale, [giver], 'emptyLine');
  turnUpEnds(tale, giver, random);
  afterGift(tale);
}

export const give: Phase = {
  mayDo: mayGive,
  inTime: (state) => mayGive(state)[0] ?? { type: 'give', end: 'left' },
  does: {
    give: (tale, { end }, random) => giveFromEnd(tale, end, random),
    giveFromInside: (tale, { place }, random) => giveFromInside(tale, place, random),
    giveFromSideRow: (tale, { colour }, random) => {
      const { seat } = giverOf(tale.state);
      tale.tell({ type: 'VampireGiven', seat, to: giftsOf(tale.state).to, from: 'sideRow', colour });
      finishGift(tale, seat, random);
    },
  },
};
