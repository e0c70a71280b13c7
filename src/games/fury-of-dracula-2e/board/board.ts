import type { Viewer } from '../../kit/audience.js';
import { partOf, type BoardPart } from '../../kit/board.js';
import { nameIn } from '../../kit/naming.js';
import { isNight } from '../reading.js';
import type { View } from '../view-schema.js';
import { asked } from './asked.js';
import { cardsKnown, hunters, states } from './hunters.js';
import { blocked, onTheMap, waysOf } from './map.js';
import { combat } from './combat.js';
import { piles } from './piles.js';
import { round } from './round.js';
import { text } from './text.js';
import { gone, spaces } from './trail.js';

export function board(view: View, viewer: Viewer): readonly BoardPart[] {
  const from = placeOf(view, viewer);
  return [
    ...partOf(heading(view), round(view)),
    ...partOf(text('asked'), asked(view)),
    ...partOf(text('combat'), combat(view)),
    ...partOf(text('hunters'), [hunters(view, viewer), ...states(view)]),
    ...partOf(text('cards'), [cardsKnown(view, viewer)]),
    ...partOf(text('trail'), [spaces(view.trail), ...gone(view)]),
    ...partOf(text('catacombs'), [spaces(view.catacombs)]),
    ...partOf(text('map'), [onTheMap(view), ...blocked(view)]),
    ...(from === undefined
      ? []
      : partOf(text('ways', { place: nameIn('place', from) }), [waysOf(from, viewer)])),
    ...partOf(text('piles'), piles(view)),
  ];
}

function placeOf({ dracula, hunters: all }: View, viewer: Viewer) {
  return viewer === 'dracula' ? dracula.at : all.find(({ seat }) => seat === viewer)?.location;
}

export const heading = ({ round: number, time }: View) =>
  text('round', { round: number, time: nameIn('time', time), night: isNight({ time }) ? 'yes' : 'no' });
