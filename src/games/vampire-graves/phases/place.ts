import type { Random } from '../../kit/random.js';
import type { Action } from '../actions.js';
import type { Colour } from '../data/parts.js';
import { openLid, playerOf, type State } from '../state.js';
import type { End } from '../values.js';
import { endGame, goOn, hasWon } from './flow.js';
import { fillGrave } from './lid.js';
import { chitAt, endsOf, turnUpEnds } from './line.js';
import type { Phase, Tale } from './phase.js';

function lidColour(state: State): Colour {
  const { lid } = openLid(state);
  if (lid === 'rat') throw new Error('A rat matches no vampire');
  return lid;
}

function mayPlace(state: State): readonly Action[] {
  const colour = lidColour(state);
  const { line, sideRow } = playerOf(state, state.opener);
  const ends = endsOf(line).filter((end) => chitAt(line, end) === colour);
  return [
    ...ends.map((end): Action => ({ type: 'place', end })),
    ...(sideRow.includes(colour) ? [{ type: 'placeFromSideRow' } as const] : []),
    { type: 'decline' },
  ];
}

function putIn(tale: Tale, from: End | 'sideRow', random: Random): void {
  const colour = lidColour(tale.state);
  const seat = tale.state.opener;
  tale.tell({ type: 'VampirePlaced', seat, from, colour });
  fillGrave(tale, { is: 'vampire', colour });
  if (hasWon(tale, seat)) return endGame(tale, [seat], 'emptyLine');
  turnUpEnds(tale, seat, random);
  goOn(tale, { anotherLid: true });
}

/** The lid of an empty grave matches: one vampire may go in. Source document: no garlic here. */
export const place: Phase = {
  mayDo: mayPlace,
  inTime: () => ({ type: 'decline' }),
  does: {
    place: (tale, { end }, random) => putIn(tale, end, random),
    placeFromSideRow: (tale, _, random) => putIn(tale, 'sideRow', random),
    decline: (tale) => {
      tale.tell({ type: 'MatchDeclined', seat: tale.state.opener });
      goOn(tale, { anotherLid: false });
    },
  },
};
