import type { Random } from '../../kit/random.js';
import type { Action } from '../actions.js';
import type { Colour } from '../data/parts.js';
import { openLid, playerOf, type State } from '../state.js';
import type { Content, End } from '../values.js';
import { endGame, endPart, goOn, hasWon } from './flow.js';
import { endsOf, turnUpEnds } from './line.js';
import type { Phase, Tale } from './phase.js';

function lidColour(state: State): Colour {
  const { lid } = openLid(state);
  if (lid === 'rat') throw new Error('A rat matches no vampire');
  return lid;
}

function mayPlace(state: State): readonly Action[] {
  const colour = lidColour(state);
  const { line, sideRow } = playerOf(state, state.opener);
  const ends = endsOf(line).filter((end) => (end === 'left' ? line[0] : line.at(-1)) === colour);
  return [
    ...ends.map((end): Action => ({ type: 'place', end })),
    ...(sideRow.includes(colour) ? [{ type: 'placeFromSideRow' } as const] : []),
    { type: 'decline' },
  ];
}

function fill(tale: Tale, content: Content): void {
  tale.tell({ type: 'GraveFilled', grave: openLid(tale.state).grave, content });
}

function putIn(tale: Tale, from: End | 'sideRow', random: Random): void {
  const colour = lidColour(tale.state);
  const seat = tale.state.opener;
  tale.tell({ type: 'VampirePlaced', seat, from, colour });
  fill(tale, { is: 'vampire', colour });
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

/** The lid of an empty grave does not match: garlic may be hidden, which ends a plague as well. */
export const mismatch: Phase = {
  mayDo: (state) =>
    playerOf(state, state.opener).garlic > 0
      ? [{ type: 'hideGarlic' }, { type: 'close' }]
      : [{ type: 'close' }],
  inTime: () => ({ type: 'close' }),
  does: {
    hideGarlic: (tale) => {
      const seat = tale.state.opener;
      tale.tell({ type: 'GarlicHidden', seat });
      fill(tale, { is: 'garlic', owner: seat });
      endPart(tale);
    },
    close: (tale) => {
      tale.tell({ type: 'LidClosed', seat: tale.state.opener });
      goOn(tale, { anotherLid: false });
    },
  },
};
