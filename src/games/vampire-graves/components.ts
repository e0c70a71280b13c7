import { Type } from '@sinclair/typebox';
import { closed } from '../kit/schema.js';
import { LAYOUTS } from './data/layouts.js';
import { COLOURS, GARLIC, OF_EACH_COLOUR, RAT_LIDS, STAKES, STAKES_FOR_GIFTS } from './data/parts.js';

const Count = Type.Integer({ minimum: 0 });

const Board = closed({
  graves: Type.Array(closed({ id: Count, x: Count, y: Count }), {
    description: 'Column x and row y, from 1.',
  }),
  paths: closed(
    { rightOfColumn: Count, belowRow: Count },
    { description: 'Two paths that cross the board.' },
  ),
});

export const componentsSchema = closed({
  colours: Type.Array(Type.String()),
  vampiresOfEachColour: Count,
  lidsOfEachColour: Count,
  ratLids: Count,
  garlicOfEachPlayer: Count,
  stakes: Count,
  stakesForGifts: Count,
  layouts: Type.Record(Type.String(), Board),
});

export const components = {
  colours: COLOURS,
  vampiresOfEachColour: OF_EACH_COLOUR,
  lidsOfEachColour: OF_EACH_COLOUR,
  ratLids: RAT_LIDS,
  garlicOfEachPlayer: GARLIC,
  stakes: STAKES,
  stakesForGifts: STAKES_FOR_GIFTS,
  layouts: LAYOUTS,
};
