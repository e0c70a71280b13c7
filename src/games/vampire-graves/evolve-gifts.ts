import type { SeatId } from '../kit/audience.js';
import type { ByType, Of } from '../kit/by-type.js';
import { minus } from '../kit/pile.js';
import { ask, placeOf, withoutPlace, withPlayer } from './change.js';
import type { Event } from './events.js';
import { playerOf, vampiresOf, type Gifts, type Player, type State } from './state.js';

type AboutGifts = 'StakesReturned' | 'PlayerLeft' | 'GiftsAsked' | 'VampireGiven' | 'VampireReceived';

/** A question to another stands, and who has left is asked nothing more. */
function playerLeft(state: State, seat: SeatId): State {
  const rest = withPlayer(state, seat, () => ({ out: true }));
  const { phase, opener } = rest;
  if (seat === opener) return { ...rest, phase: { is: 'between' } };
  if (phase.is !== 'give' && phase.is !== 'receive') return rest;
  const gifts = { ...phase.gifts, from: phase.gifts.from.filter((giver) => giver !== seat) };
  if (phase.is === 'give' && phase.gifts.from[0] === seat) return askNext(rest, gifts);
  return { ...rest, phase: { ...phase, gifts } };
}

/** Who has given the last vampire in a round of shared wins gives no more. */
function askNext(state: State, gifts: Gifts): State {
  const from = gifts.from.filter((seat) => vampiresOf(playerOf(state, seat)) > 0);
  if (from.length === 0) return { ...state, phase: { is: 'between' } };
  return ask(state, { is: 'give', gifts: { ...gifts, from } });
}

function takenFrom(player: Player, { from, place, colour }: Of<Event, 'VampireGiven'>): Partial<Player> {
  const { line, sideRow } = player;
  if (from === 'sideRow') return { sideRow: sideRow.toSpliced(sideRow.indexOf(colour), 1) };
  return { line: withoutPlace(line, from === 'inside' ? (place ?? 1) : placeOf(line, from)) };
}

function vampireGiven(state: State, event: Of<Event, 'VampireGiven'>): State {
  const { seat, to, colour, place } = event;
  const unknown = place !== undefined && playerOf(state, seat).line[place - 1] === 'faceDown';
  const seen = unknown ? { ...state, unseenVampires: minus(state.unseenVampires, colour) } : state;
  const given = withPlayer(seen, seat, (player) => takenFrom(player, event));
  const gifts = giftsOf(state);
  const rest = { ...gifts, from: gifts.from.slice(1) };
  if (state.options.gifts === 'lineEnd') return ask(given, { is: 'receive', gifts: rest, colour });
  const kept = withPlayer(given, to, ({ sideRow }) => ({ sideRow: [...sideRow, colour] }));
  return askNext(kept, rest);
}

export function giftsOf({ phase }: State): Gifts {
  if (phase.is === 'give' || phase.is === 'receive') return phase.gifts;
  throw new Error('Nothing is given now');
}

export const evolveGifts: Pick<ByType<Event, [State], State>, AboutGifts> = {
  PlayerLeft: (state, { seat }) => playerLeft(state, seat),
  StakesReturned: (state, { seat }) => withPlayer(state, seat, () => ({ stakes: 0 })),
  GiftsAsked: (state, { to, from, cause }) => askNext(state, { to, from, cause }),
  VampireGiven: vampireGiven,
  VampireReceived: (state, { seat, end, colour }) => {
    const received = withPlayer(state, seat, ({ line }) => ({
      line: end === 'left' ? [colour, ...line] : [...line, colour],
    }));
    return askNext(received, giftsOf(state));
  },
};
