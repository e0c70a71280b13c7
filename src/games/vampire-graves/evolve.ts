import { byType, type ByType } from '../kit/by-type.js';
import { minus } from '../kit/pile.js';
import { ask, placeOf, stir, withoutPlace, withPlayer } from './change.js';
import type { Event } from './events.js';
import { evolveGifts } from './evolve-gifts.js';
import { evolveLids } from './evolve-lids.js';
import type { Chit, State } from './state.js';

const handlers: ByType<Event, [State], State> = {
  ...evolveGifts,
  ...evolveLids,

  LineDealt: (state, { seat, vampires, left, right }) => {
    const faceDown = Array.from({ length: vampires - left.length - right.length }, (): Chit => 'faceDown');
    const dealt = withPlayer(state, seat, () => ({ line: [...left, ...faceDown, ...right.toReversed()] }));
    return { ...dealt, unseenVampires: minus(state.unseenVampires, ...left, ...right) };
  },

  TurnStarted: (state, { seat, turn }) => {
    const { plague: _, ...rest } = state;
    const quietTurns = turn === 1 || state.stirred ? 0 : state.quietTurns + 1;
    return ask({ ...rest, turn, turnOf: seat, opener: seat, quietTurns, stirred: false }, { is: 'open' });
  },

  VampirePlaced: (state, { seat, from, colour }) =>
    withPlayer(stir(state), seat, ({ line, sideRow }) =>
      from === 'sideRow'
        ? { sideRow: sideRow.toSpliced(sideRow.indexOf(colour), 1) }
        : { line: withoutPlace(line, placeOf(line, from)) },
    ),

  VampireTurnedUp: (state, { seat, place, colour }) => ({
    ...withPlayer(state, seat, ({ line }) => ({ line: line.with(place - 1, colour) })),
    unseenVampires: minus(state.unseenVampires, colour),
  }),

  StakesChanged: (state, { seat, stakes }) => withPlayer(state, seat, () => ({ stakes })),

  OpeningStopped: (state) => state,

  GarlicSwept: (state, { returned }) => {
    const graves = state.graves.map((grave) =>
      grave.content.is === 'garlic' ? { ...grave, content: { is: 'empty' as const } } : grave,
    );
    const back = (seat: string) => returned.find((owner) => owner.seat === seat)?.garlic ?? 0;
    const players = state.players.map((player) => ({ ...player, garlic: player.garlic + back(player.seat) }));
    return stir({ ...state, graves, players });
  },

  GameEnded: (state, { winners, reason }) => {
    const { plague: _, ...rest } = state;
    return ask(rest, { is: 'over', winners, reason });
  },
};

export function evolve(state: State, event: Event): State {
  return byType(handlers, event, state);
}
