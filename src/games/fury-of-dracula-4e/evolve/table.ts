import type { ByType, Of } from '../../kit/by-type.js';
import { omit } from '../../kit/change.js';
import { minus, plus } from '../../kit/pile.js';
import type { CityId, SeaId } from '../data/places.js';
import type { TableEvent } from '../events/table.js';
import type { Board, Dracula, Roadblock, State } from '../state.js';

const onBoard = (state: State, change: (board: Board) => Partial<Board>): State => ({
  ...state,
  board: { ...state.board, ...change(state.board) },
});

const ofDracula = (state: State, change: Partial<Dracula>): State => ({
  ...state,
  dracula: { ...state.dracula, ...change },
});

function fog(state: State, location: CityId, by: number): State {
  const tokens = (state.board.fog[location] ?? 0) + by;
  return onBoard(state, (board) => ({
    fog: tokens > 0 ? { ...board.fog, [location]: tokens } : omit(board.fog, location),
  }));
}

const isSame = (one: Roadblock, other: Roadblock) =>
  one.from === other.from && one.to === other.to && one.way === other.way;

/** No back of the deck is known any more. */
function returned(state: State, { cards, faceDown }: Of<TableEvent, 'DiscardsReturned'>): State {
  const { unseen, discard, buried } = state.events;
  const shuffled = {
    unseen: plus(unseen, ...cards),
    discard: minus(discard, ...cards),
    buried: buried - faceDown,
    top: [],
    bottom: [],
  };
  return { ...state, events: { ...state.events, ...shuffled } };
}

function ended(state: State, { winners, reason }: Of<TableEvent, 'GameEnded'>): State {
  return { ...state, agenda: [], over: { winners, reason } };
}

export const evolveTable: ByType<TableEvent, [State], State> = {
  AgendaChanged: (state, { agenda, question }) => ({ ...state, agenda, question }),
  RoundStarted: (state, { round }) => ({ ...state, round }),
  PhaseStarted: (state, { phase }) => ({ ...state, phase }),
  TimeMoved: (state, { time }) => ({ ...state, time }),
  DespairPlaced: (state, { despair }) => ({ ...state, despair }),
  InfluenceChanged: (state, { influence }) => ({ ...state, influence }),
  DraculaHarmed: (state, { damage }) => ofDracula(state, { damage }),
  DraculaHealed: (state, { damage }) => ofDracula(state, { damage }),
  EffectBegan: (state, { effect }) => ({ ...state, effects: [...state.effects, effect] }),
  EffectEnded: (state, { effect }) => ({
    ...state,
    effects: state.effects.filter((lasting) => lasting !== effect),
  }),
  Passed: (state) => state,

  FogPlaced: (state, { location, tokens }) => fog(state, location, tokens),
  FogLifted: (state, { location }) => fog(state, location, -1),
  StormRaised: (state, { location }) => onBoard(state, ({ storms }) => ({ storms: [...storms, location] })),
  StormLifted: (state, { location }) =>
    onBoard(state, ({ storms }) => ({ storms: storms.filter((sea: SeaId) => sea !== location) })),
  RoadblockPlaced: (state, { from, to, way }) =>
    onBoard(state, ({ roadblocks }) => ({ roadblocks: [...roadblocks, { from, to, way }] })),
  RoadblockLifted: (state, lifted) =>
    onBoard(state, ({ roadblocks }) => ({
      roadblocks: roadblocks.toSpliced(
        roadblocks.findIndex((one) => isSame(one, lifted)),
        1,
      ),
    })),
  GroundConsecrated: (state, { location }) => onBoard(state, () => ({ consecrated: location })),
  GroundFreed: (state) => ({ ...state, board: omit(state.board, 'consecrated') }),
  DiscardsReturned: returned,
  HostPlaced: (state, { location }) => onBoard(state, ({ hosts }) => ({ hosts: [...hosts, location] })),
  HostsGone: (state) => onBoard(state, () => ({ hosts: [] })),
  GameEnded: ended,
};
