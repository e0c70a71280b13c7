import type { ByType, Of } from '../kit/by-type.js';
import { minus } from '../kit/pile.js';
import { ask, stir, withGrave, withPlayer } from './change.js';
import type { Event } from './events.js';
import { graveOf, openLid, type Plague, type State } from './state.js';

type AboutLids =
  | 'GraveOpened'
  | 'LidTurned'
  | 'GraveFilled'
  | 'GarlicHidden'
  | 'MatchDeclined'
  | 'LidClosed'
  | 'GarlicTakenBack'
  | 'SurroundingsOffered'
  | 'AnotherLidOffered';

function opened(state: State, grave: number): State {
  const { plague } = state;
  return plague === undefined
    ? state
    : { ...state, plague: { ...plague, opened: [...plague.opened, grave] } };
}

function graveOpened(state: State, { grave, lid }: Of<Event, 'GraveOpened'>): State {
  const open = { ...opened(state, grave), lid: { grave, lid } };
  if (lid === 'rat' || graveOf(state, grave).lid === lid) return open;
  const seen = withGrave(open, grave, { lid });
  return stir({ ...seen, unseenLids: minus(state.unseenLids, lid) });
}

/** The next lid of the reserve goes on the grave, unseen; whatever lies around is added to what may be opened. */
function ratFound(state: State, seat: string): State {
  const { grave } = openLid(state);
  const before: Plague = state.plague ?? { centres: [], opened: [grave] };
  const plague = { ...before, centres: [...before.centres, grave] };
  const taken = withPlayer(state, seat, ({ rats }) => ({ rats: rats + 1 }));
  return stir({
    ...withGrave(taken, grave, { lid: 'unseenFromReserve' }),
    reserve: state.reserve - 1,
    plague,
  });
}

function lidTurned(state: State, { seat, outcome }: Of<Event, 'LidTurned'>): State {
  switch (outcome) {
    case 'match':
      return ask(state, { is: 'place' });
    case 'mismatch':
      return ask(state, { is: 'mismatch' });
    case 'rat':
      return ratFound(state, seat);
    case 'stake':
      return stir(withPlayer(state, seat, ({ stakes }) => ({ stakes: stakes + 1 })));
    case 'ownGarlic':
    case 'othersGarlic':
      return stir(state);
  }
}

export const evolveLids: Pick<ByType<Event, [State], State>, AboutLids> = {
  GraveOpened: graveOpened,
  LidTurned: lidTurned,
  GraveFilled: (state, { grave, content }) => withGrave(state, grave, { content }),
  GarlicHidden: (state, { seat }) => stir(withPlayer(state, seat, ({ garlic }) => ({ garlic: garlic - 1 }))),
  MatchDeclined: (state) => state,
  LidClosed: (state) => state,

  GarlicTakenBack: (state, { seat }) => {
    const emptied = withGrave(state, openLid(state).grave, { content: { is: 'empty' } });
    return withPlayer(emptied, seat, ({ garlic }) => ({ garlic: garlic + 1 }));
  },

  SurroundingsOffered: (state, { seat }) => ask({ ...state, opener: seat }, { is: 'plague' }),

  AnotherLidOffered: (state) => ask(state, { is: 'more' }),
};
