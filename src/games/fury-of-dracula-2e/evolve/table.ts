import type { ByType, Of } from '../../kit/by-type.js';
import { omit } from '../../kit/change.js';
import { withHunter } from '../change.js';
import type { TableEvent } from '../events/events.js';
import { isHunter } from '../seats.js';
import type { Board, State } from '../state.js';

const onBoard = (state: State, board: Partial<Board>): State => ({
  ...state,
  board: { ...state.board, ...board },
});

/** A round begins with the turn of Dracula: every hunter has a turn before him again. */
function turnStarted(state: State, { seat, round }: Of<TableEvent, 'TurnStarted'>): State {
  if (!isHunter(seat)) return { ...state, round, turn: seat, acted: [], resolveUsed: [] };
  return { ...state, round, turn: seat, acted: [...state.acted, seat] };
}

function moveDeclared(state: State, { seat, move }: Of<TableEvent, 'MoveDeclared'>): State {
  return isHunter(seat) ? withHunter(state, seat, { declared: move }) : { ...state, draculaDeclared: move };
}

export const evolveTable: ByType<TableEvent, [State], State> = {
  AgendaChanged: (state, { agenda, question }) => ({ ...state, agenda, question }),
  TurnStarted: turnStarted,
  TurnMissed: (state, { seat }) => {
    if (!isHunter(seat)) return state;
    const missed = withHunter(state, seat, { missesTurn: false });
    return { ...missed, acted: [...state.acted, seat] };
  },
  TimeMoved: (state, { time }) => ({ ...state, time }),
  VampiresChanged: (state, { vampires }) => ({ ...state, vampires }),
  ResolveChanged: (state, { resolve }) => ({ ...state, resolve }),
  ResolveSpent: (state, { on }) => ({
    ...state,
    resolve: state.resolve - 1,
    resolveUsed: [...state.resolveUsed, on],
  }),
  BloodChanged: (state, { blood }) => ({ ...state, blood }),
  MoveDeclared: moveDeclared,
  EventPassed: (state) => state,
  GroundConsecrated: (state, { location }) => onBoard(state, { consecrated: location }),
  HostPlaced: (state, { location }) => onBoard(state, { hosts: [...state.board.hosts, location] }),
  HostRemoved: (state, { location }) =>
    onBoard(state, { hosts: state.board.hosts.filter((host) => host !== location) }),
  RoadblockPlaced: (state, { from, to, way }) => onBoard(state, { roadblock: { from, to, way } }),
  RoadblockRemoved: (state) => ({ ...state, board: omit(state.board, 'roadblock') }),
  StormChanged: (state, { location, turns }) =>
    turns === 0
      ? { ...state, board: omit(state.board, 'storm') }
      : onBoard(state, { storm: { location, turns } }),
  GameEnded: (state, { winners, reason }) => ({ ...state, agenda: [], over: { winners, reason } }),
};
