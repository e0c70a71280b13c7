import { nameIn } from '../../kit/naming.js';
import type { MapScene, Piece, Tone } from '../../kit/scene.js';
import { shortName, text } from '../board/text.js';
import { describe } from '../describe.js';
import { HUNTERS, type HunterId } from '../seats.js';
import type { SpaceView, View } from '../view-schema.js';

const TONES = ['first', 'second', 'third', 'fourth'] as const;

export const toneOf = (hunter: HunterId): Tone => TONES[HUNTERS.indexOf(hunter)] ?? 'plain';

/** What is on the map, as far as the viewer knows. */
export function pieces(view: View): readonly Piece[] {
  const { dracula, trail, catacombs } = view;
  return [
    ...cardsOf(trail, 'card', 'onTrail'),
    ...cardsOf(catacombs, 'vault', 'inCatacombs'),
    ...tokens(view),
    ...figures(view),
    ...(dracula.at === undefined
      ? []
      : [{ at: dracula.at, shape: 'bat', tone: 'dracula', says: shortName('dracula') } as const]),
  ];
}

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

function cardsOf(
  spaces: readonly SpaceView[],
  shape: 'card' | 'vault',
  says: 'onTrail' | 'inCatacombs',
): readonly Piece[] {
  return spaces.flatMap(({ card, at }, index) => {
    const where = at ?? (card === undefined ? undefined : placeOf(card));
    if (where === undefined) return [];
    const space = index + 1;
    return [
      {
        at: where,
        shape,
        tone: 'dracula',
        sign: text('count', { count: space }),
        says: text(says, { space }),
      },
    ];
  });
}

/** Powers have no place of their own. */
const placeOf = (card: NonNullable<SpaceView['card']>): string | undefined =>
  card === 'hide' || card === 'dark-call' || card === 'feed' ? undefined : card;

function tokens({ board: { consecrated, hosts, storm } }: View): readonly Piece[] {
  return [
    ...(consecrated === undefined
      ? []
      : [{ at: consecrated, shape: 'cross', tone: 'plain', says: text('consecrated') } as const]),
    ...hosts.map((at) => ({ at, shape: 'wafer', tone: 'plain', says: text('host') }) as const),
    ...(storm === undefined
      ? []
      : [
          {
            at: storm.location,
            shape: 'storm',
            tone: 'plain',
            sign: text('count', { count: storm.turns }),
            says: text('storm', { turns: storm.turns }),
          } as const,
        ]),
  ];
}

export const closedWays = ({ board: { roadblock } }: View): MapScene['closed'] =>
  roadblock === undefined
    ? []
    : [
        {
          from: roadblock.from,
          to: roadblock.to,
          says: describe({ is: 'event', event: { type: 'RoadblockPlaced', ...roadblock } }),
        },
      ];
