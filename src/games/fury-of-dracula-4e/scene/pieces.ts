import { nameIn } from '../../kit/naming.js';
import type { MapScene, Piece, Tone } from '../../kit/scene.js';
import { nameAt } from '../board/map.js';
import { shortName, text } from '../board/text.js';
import { describe } from '../describe.js';
import { HUNTERS, type HunterId } from '../seats.js';
import type { View } from '../view/view.js';

const TONES = ['first', 'second', 'third', 'fourth'] as const;

export const toneOf = (hunter: HunterId): Tone => TONES[HUNTERS.indexOf(hunter)] ?? 'plain';

/** What is on the map, as far as the viewer knows. */
export function pieces(view: View): readonly Piece[] {
  const { dracula } = view;
  return [
    ...hideouts(view, 'trail', 'card'),
    ...hideouts(view, 'lairs', 'vault'),
    ...tokens(view),
    ...figures(view),
    ...(dracula.at === undefined
      ? []
      : [{ at: dracula.at, shape: 'bat', tone: 'dracula', says: shortName('dracula') } as const]),
  ];
}

const hideouts = (view: View, area: 'trail' | 'lairs', shape: 'card' | 'vault'): readonly Piece[] =>
  view[area].flatMap(({ at, space }) =>
    at === undefined
      ? []
      : [{ at, shape, tone: 'dracula', sign: text('count', { count: space }), says: nameAt(area, space) }],
  );

const figures = ({ hunters }: View): readonly Piece[] =>
  hunters.flatMap(({ seat, location }) =>
    location === undefined
      ? []
      : [
          {
            at: location,
            shape: 'figure',
            tone: toneOf(seat),
            sign: nameIn('sign', seat),
            says: shortName(seat),
          },
        ],
  );

function tokens({ board: { fog, storms, consecrated, hosts } }: View): readonly Piece[] {
  return [
    ...fog.map(
      ({ location, tokens: count }) =>
        ({
          at: location,
          shape: 'fog',
          tone: 'plain',
          sign: text('count', { count }),
          says: text('fog', { tokens: count }),
        }) as const,
    ),
    ...storms.map((at) => ({ at, shape: 'storm', tone: 'plain', says: text('storm') }) as const),
    ...(consecrated === undefined
      ? []
      : [{ at: consecrated, shape: 'cross', tone: 'plain', says: text('consecrated') } as const]),
    ...hosts.map((at) => ({ at, shape: 'wafer', tone: 'plain', says: text('host') }) as const),
  ];
}

export const closedWays = ({ board: { roadblocks } }: View): MapScene['closed'] =>
  roadblocks.map((route) => ({
    from: route.from,
    to: route.to,
    says: describe({ is: 'event', event: { type: 'RoadblockPlaced', ...route } }),
  }));
