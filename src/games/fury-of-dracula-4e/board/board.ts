import type { Viewer } from '../../kit/audience.js';
import { partOf, type BoardPart } from '../../kit/board.js';
import type { Message } from '../../kit/message.js';
import { nameIn } from '../../kit/naming.js';
import type { View } from '../view/view.js';
import { asked } from './asked.js';
import { combat } from './combat.js';
import { cardsKnown, hunters, states } from './hunters.js';
import { blocked, onTheMap } from './map.js';
import { piles } from './piles.js';
import { round } from './round.js';
import { text } from './text.js';
import { hideouts, leaving } from './trail.js';
import { waysOf } from './ways.js';

export function board(view: View, viewer: Viewer): readonly BoardPart[] {
  const from = placeOf(view, viewer);
  return [
    ...partOf(heading(view), round(view)),
    ...partOf(text('asked'), asked(view)),
    ...partOf(text('combat'), combat(view)),
    ...partOf(text('hunters'), [hunters(view, viewer), ...states(view)]),
    ...partOf(text('cards'), [cardsKnown(view, viewer)]),
    ...partOf(text('trail'), [hideouts(view.trail), ...leaving(view)]),
    ...partOf(text('lairs'), [hideouts(view.lairs)]),
    ...partOf(text('map'), [onTheMap(view), ...blocked(view)]),
    ...(from === undefined
      ? []
      : partOf(text('ways', { place: nameIn('place', from) }), [waysOf(from, viewer)])),
    ...partOf(text('piles'), piles(view)),
  ];
}

export const heading = ({ phase, round: number, time }: View): Message =>
  phase === 'setUp' ? text('setUp') : text('round', { round: number, time: nameIn('time', time) });

function placeOf({ dracula, hunters: all }: View, viewer: Viewer) {
  return viewer === 'dracula' ? dracula.at : all.find(({ seat }) => seat === viewer)?.location;
}
