import type { OfferedAction, Player, Question, View } from 'harker-client';
import { type Board, type Fury } from './board.js';
import { liked, type Likes } from './liking.js';

// What hunters do gladly, and what leads nowhere.
const LIKES: Likes<OfferedAction<Fury>> = {
  search: 6,
  moveByRail: 3,
  rideTo: 3,
  moveByRoad: 3,
  moveTo: 3,
  rideHorse: 3,
  supply: 2,
  rest: 1,
  playEvent: 1,
  useItem: 1,
  spendResolve: 1,
  clearHideout: 2,
  clearLair: 3,
  fightWith: 1,
  pass: 0.5,
  stay: 0,
  moveBySea: -1,
  reserveTicket: 0.8,
  recallAlly: 1,
  standUp: 5,
  goFirst: 1,
  trade: -3,
  giveItem: -3,
  giveTicket: -3,
  showItem: -3,
  showHand: -3,
  exchangeItem: -3,
  declare: -4,
  invite: -4,
  join: -1,
  dismissAlly: -3,
  becomeDelayed: -2,
  discardAll: -3,
  discardTicket: -1,
};

/** Goes to where Dracula is known to have been last, looks there, and fights. */
export function hunter(board: Board): Player<Fury> {
  return { choose: (question) => liked(question.actions, (action) => worth(board, question, action)) };
}

function worth(board: Board, { view, seat }: Question<Fury>, action: OfferedAction<Fury>): number {
  const like = LIKES[action.type] ?? 0;
  if (!('location' in action)) return like;
  const trace = lastTrace(view);
  const others = trace === undefined ? crowd(board, view, seat, action.location) : 0;
  return like - others - (trace === undefined ? 0 : board.steps(action.location, trace));
}

/** Where he is, if that is to be seen, else the newest card of the trail that is. */
function lastTrace({ dracula, trail }: View<Fury>): string | undefined {
  return [dracula, ...trail].find(({ at }) => at !== undefined)?.at;
}

/** While nothing is known, hunters look in different places. */
function crowd(board: Board, { hunters }: View<Fury>, seat: string, place: string): number {
  const near = hunters.filter(
    (one) => one.seat !== seat && one.location !== undefined && board.steps(one.location, place) < 2,
  );
  return near.length;
}
