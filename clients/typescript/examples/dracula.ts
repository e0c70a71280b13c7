import type { OfferedAction, Player, View } from 'harker-client';
import { type Board, type Fury } from './board.js';
import { liked, type Likes } from './liking.js';

// What he does gladly, and what costs him more than it gives.
const LIKES: Likes<OfferedAction<Fury>> = {
  mature: 9,
  matureEncounter: 9,
  placeEncounter: 3,
  makeLair: 2,
  playEvent: 2,
  takeBack: 1,
  moveByRoad: 2,
  hide: 1,
  feed: 0,
  moveBySea: -2,
  takeWolfForm: 1,
  doubleBack: 0,
  misdirect: 0,
  darkCall: -4,
  doubleBackAsWolf: -1,
  hideAsWolf: -2,
  letGo: -1,
  pass: 0.5,
  dismissAlly: -3,
  emptyCatacombs: -2,
  discardAll: -3,
  ambushWith: 2,
  attackWith: 2,
  fight: 2,
  flipPlotting: -1,
};

// Where hunters are so near, he is found soon.
const SAFE = 4;

/** Keeps away from hunters, leaves what may mature behind him, and strikes when he can. */
export function dracula(board: Board): Player<Fury> {
  return { choose: ({ view, actions }) => liked(actions, (action) => worth(board, view, action)) };
}

function worth(board: Board, view: View<Fury>, action: OfferedAction<Fury>): number {
  const like = LIKES[action.type] ?? 0;
  const place = 'location' in action ? action.location : stays(action) ? view.dracula.at : undefined;
  return place === undefined ? like : like + 2 * distance(board, view, place);
}

/** Moves that go nowhere are as good as where he is. */
const stays = ({ type }: OfferedAction<Fury>) => type === 'hide' || type === 'feed' || type === 'darkCall';

function distance(board: Board, { hunters }: View<Fury>, place: string): number {
  const steps = hunters.map(({ location }) => (location === undefined ? SAFE : board.steps(location, place)));
  return Math.min(SAFE, ...steps);
}
