import type { Action } from '../actions.js';
import { RAILS, ROADS } from '../data/routes.js';
import { advanceTime } from '../phases/turns.js';
import type { State } from '../state.js';
import { dismiss } from './allies.js';
import type { EventRule } from './card.js';
import { answersCard, orPass } from './occasions.js';

function removable({ allies, board }: State): readonly Action[] {
  return [
    ...(allies.hunters === undefined ? [] : [{ type: 'dismissAlly', card: allies.hunters } as const]),
    ...[...new Set(board.hosts)].map((location): Action => ({ type: 'removeHost', location })),
  ];
}

/** Against a card of the hunters, or against their ally or a Heavenly Host. */
const devilishPower: EventRule = {
  mayPlay: (state, _seat, occasion) => answersCard(occasion) || removable(state).length > 0,
  takesEffect: (tale) => tale.next({ is: 'cardAsks', card: 'devilish-power', seat: 'dracula' }),
  choices: (state) => orPass(removable(state)),
  isChosen: (tale, _step, action) => {
    if (action.type === 'removeHost') tale.tell({ type: 'HostRemoved', location: action.location });
    if (action.type === 'dismissAlly') dismiss(tale, 'hunters');
  },
};

const ROUTES: readonly Action[] = [
  ...ROADS.map(([from, to]): Action => ({ type: 'blockRoute', from, to, way: 'road' })),
  ...RAILS.map(([from, to]): Action => ({ type: 'blockRoute', from, to, way: 'rail' })),
];

const roadblock: EventRule = {
  takesEffect: (tale) => tale.next({ is: 'cardAsks', card: 'roadblock', seat: 'dracula' }),
  choices: () => ROUTES,
  isChosen: (tale, _step, action) => {
    if (action.type !== 'blockRoute') return;
    const { from, to, way } = action;
    tale.tell({ type: 'RoadblockPlaced', from, to, way });
  },
};

const timeRunsShort: EventRule = {
  mayPlay: ({ time }) => time !== 'small-hours',
  takesEffect: (tale) => advanceTime(tale),
};

/** Ruling: time goes by once; the place he rushes through gets no encounter, and nobody is attacked there. */
const unearthlySwiftness: EventRule = {
  takesEffect: (tale) => {
    const first = { is: 'draculaMoves', punished: false } as const;
    const second = { ...first, second: true } as const;
    if (tale.state.options.swiftness === 'twoTurns')
      return tale.putBefore('pushedOff', second, { is: 'draculaArrives' });
    tale.amend('draculaMoves', () => second);
    tale.putBefore('draculaMoves', first, { is: 'draculaArrives', passing: true });
  },
};

export const draculaTurnEvents = {
  'devilish-power': devilishPower,
  roadblock,
  'time-runs-short': timeRunsShort,
  'unearthly-swiftness': unearthlySwiftness,
};
