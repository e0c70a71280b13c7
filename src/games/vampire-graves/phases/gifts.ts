import type { SeatId } from '../../kit/audience.js';
import type { Random } from '../../kit/random.js';
import { clockwiseAfter } from '../../kit/seats.js';
import type { Action } from '../actions.js';
import { drawVampire } from '../chance.js';
import { COLOURS } from '../data/parts.js';
import { giftsOf } from '../evolve-gifts.js';
import { playerOf, seatIds, vampiresOf, type Player, type State } from '../state.js';
import type { End, GiftCause } from '../values.js';
import { endGame, endPart, hasWon } from './flow.js';
import { endsOf, turnUpEnds } from './line.js';
import type { Phase, Tale } from './phase.js';

/** Ruling: clockwise from the left of who receives. */
export function everybodyElse(state: State, to: SeatId): readonly SeatId[] {
  return clockwiseAfter(seatIds(state.options), to);
}

/** Each gift is made, and may win, before the next. */
export function askForGifts(tale: Tale, from: readonly SeatId[], cause: GiftCause): void {
  tale.tell({ type: 'GiftsAsked', to: tale.state.opener, from: [...from], cause });
}

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
  const chit = end === 'left' ? line[0] : line.at(-1);
  if (chit === undefined || chit === 'faceDown')
    throw new Error(`No vampire face up at the ${end} end of ${seat}`);
  tale.tell({ type: 'VampireGiven', seat, to: giftsOf(tale.state).to, from: end, colour: chit });
  afterGift(tale, seat, random);
}

/** Ruling: a vampire given face down is turned up as it is given. */
function giveFromInside(tale: Tale, place: number, random: Random): void {
  const { seat, line } = giverOf(tale.state);
  const chit = line[place - 1] ?? 'faceDown';
  const colour = chit === 'faceDown' ? drawVampire(tale.state.unseenVampires, random) : chit;
  tale.tell({ type: 'VampireGiven', seat, to: giftsOf(tale.state).to, from: 'inside', place, colour });
  afterGift(tale, seat, random);
}

function afterGift(tale: Tale, giver: SeatId, random: Random): void {
  const winsAtOnce = tale.state.options.giftTies === 'sequential' && hasWon(tale, giver);
  if (winsAtOnce) return endGame(tale, [giver], 'emptyLine');
  turnUpEnds(tale, giver, random);
  afterRound(tale);
}

/** Published, as an option: all who gave their last vampire in one round win together. */
function afterRound(tale: Tale): void {
  if (tale.state.phase.is !== 'between') return;
  const empty = tale.state.players.filter((player) => vampiresOf(player) === 0);
  if (empty.length > 0)
    endGame(
      tale,
      empty.map(({ seat }) => seat),
      'emptyLine',
    );
  else endPart(tale);
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
      afterGift(tale, seat, random);
    },
  },
};

/** Ruling: who receives a vampire adds it face up to the end of their choice. */
export const receive: Phase = {
  mayDo: () => [
    { type: 'receive', end: 'left' },
    { type: 'receive', end: 'right' },
  ],
  inTime: () => ({ type: 'receive', end: 'left' }),
  does: {
    receive: (tale, { end }) => {
      const { phase } = tale.state;
      if (phase.is !== 'receive') return;
      tale.tell({ type: 'VampireReceived', seat: phase.gifts.to, end, colour: phase.colour });
      afterRound(tale);
    },
  },
};
