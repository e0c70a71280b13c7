import type { Track } from '../../games/kit/scene.js';
import type { Say } from '../map/chart.js';
import { CARD, INK, SOFT_INK, TONES } from '../palette.js';
import { called, disc, element, escaped, type Drawn } from '../svg.js';
import { textWidth } from '../text-width.js';
import { fitting } from '../writing.js';

const SIZE = 16;
const MOST_PIP = 18;

/** How much of a room a track takes up. */
export const trackWidth = ({ name, now, most }: Track, room: number, say: Say): number =>
  Math.min(room, Math.max(most * MOST_PIP, textWidth(`${say(name)} ${now}/${most}`, SIZE, true)));

/** A name and its number above one pip for each point, of which the first ones are filled. */
export function drawnTrack({ name, now, most, tone }: Track, width: number, say: Say): Drawn {
  const text = say(name);
  const number = `${now}/${most}`;
  const pip = Math.min(MOST_PIP, width / most);
  const pips = Array.from({ length: most }, (_, at) =>
    drawnPip((at + 0.5) * pip, pip, at < now, TONES[tone]),
  );
  const size = fitting(`${text} ${number}`, SIZE, width, true);
  const bold = element('tspan', { 'font-weight': 'bold', fill: INK }, number);
  return {
    svg: called(
      `${text} ${number}`,
      element('text', { x: 0, y: 15, 'font-size': size, fill: SOFT_INK }, `${escaped(text)} ${bold}`),
      ...pips,
    ),
    height: 41,
  };
}

function drawnPip(x: number, pip: number, filled: boolean, fill: string): string {
  const r = pip / 2 - 1.6;
  return disc(x, 30, r, { fill: filled ? fill : CARD, stroke: filled ? INK : SOFT_INK, 'stroke-width': 1 });
}
