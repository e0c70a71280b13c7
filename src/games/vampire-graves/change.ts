import type { SeatId } from '../kit/audience.js';
import { playerOf, type Chit, type Grave, type Phase, type Player, type State } from './state.js';
import type { End } from './values.js';

/** Small changes of a state, each a new value. */
export function withPlayer(state: State, seat: SeatId, change: (player: Player) => Partial<Player>): State {
  const player = playerOf(state, seat);
  const changed = { ...player, ...change(player) };
  return { ...state, players: state.players.map((other) => (other === player ? changed : other)) };
}

export function withGrave(state: State, id: number, change: Partial<Grave>): State {
  return { ...state, graves: state.graves.map((grave, at) => (at === id ? { ...grave, ...change } : grave)) };
}

/** Opens a question. A lid lies turned up only while the question is about it. */
export function ask(state: State, phase: Phase): State {
  const { lid, ...rest } = state;
  const aboutTheLid = phase.is === 'place' || phase.is === 'mismatch';
  const asked = { ...rest, phase, asked: state.asked + 1 };
  return aboutTheLid && lid !== undefined ? { ...asked, lid } : asked;
}

export function stir(state: State): State {
  return state.stirred ? state : { ...state, stirred: true };
}

export function withoutPlace(line: readonly Chit[], place: number): readonly Chit[] {
  return line.toSpliced(place - 1, 1);
}

export function placeOf(line: readonly Chit[], end: End): number {
  return end === 'left' ? 1 : line.length;
}
