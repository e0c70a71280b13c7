import type { SeatId, Viewer } from '../../../../src/games/kit/audience.js';
import type { Typed } from '../../../../src/games/kit/game-definition.js';
import { noChance } from '../chance.js';
import { isTold } from '../told.js';
import type { Rules } from './secrets.js';

/** Two worlds that these seats cannot tell apart, of a game that is not over. */
export interface Worlds<State, Options> {
  readonly options: Options;
  readonly left: State;
  readonly right: State;
  readonly alike: readonly Viewer[];
}

interface Done<Action> {
  readonly seat: SeatId;
  readonly action: Action;
}

/** An answer that its seat may take back freely, though it must not. */
export interface Fault extends Done<Typed> {
  readonly why: string;
}

type Game<State, Action extends Typed, Event extends Typed, Options> = Rules<State, Action, Event, Options>;

/** What the seat and everybody else see of an answer, and what is asked then. @throws Error if it draws, or the game ends */
function seenOf<State, Action extends Typed, Event extends Typed, Options>(
  game: Game<State, Action, Event, Options>,
  options: Options,
  state: State,
  { seat, action }: Done<Action>,
): string {
  const events = game.decide(state, seat, action, noChance);
  const after = events.reduce((now, event) => game.evolve(now, event), state);
  if (game.outcome(after) !== undefined) throw new Error('the game is over');
  const told = (viewer: Viewer) => events.filter((event) => isTold(game.audience(event, options), viewer));
  return JSON.stringify({
    heard: [told('spectator'), told(seat)],
    asked: game.decisions(after),
    mayDo: game.legalActions(after, seat),
    views: [game.view(after, 'spectator', 'told'), game.view(after, seat, 'told')],
  });
}

function whyNot<State, Action extends Typed, Event extends Typed, Options>(
  game: Game<State, Action, Event, Options>,
  { options, left, right }: Worlds<State, Options>,
  done: Done<Action>,
): string | undefined {
  const [here, there] = [left, right].map((state) => game.blind(state, done.seat, done.action));
  if (here !== there) return 'it may be taken back in one of the worlds alone';
  if (here !== true) return undefined;
  try {
    const [one, other] = [left, right].map((state) => seenOf(game, options, state, done));
    return one === other ? undefined : 'it tells in which of the worlds one is';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Everything that may be done by seats that cannot tell the worlds apart. */
export function answersIn<State, Action extends Typed, Event extends Typed, Options>(
  game: Game<State, Action, Event, Options>,
  { left, alike }: Worlds<State, Options>,
): readonly Done<Action>[] {
  const asked = game.decisions(left).flatMap(({ seats }) => seats);
  return asked
    .filter((seat) => alike.includes(seat))
    .flatMap((seat) => game.legalActions(left, seat).map((action) => ({ seat, action })));
}

/** What may be taken back here and must not, of these answers. */
export function faultsIn<State, Action extends Typed, Event extends Typed, Options>(
  game: Game<State, Action, Event, Options>,
  worlds: Worlds<State, Options>,
  isMeant: (action: Action) => boolean = () => true,
): readonly Fault[] {
  const answers = answersIn(game, worlds).filter(({ action }) => isMeant(action));
  return answers.flatMap((done) => {
    const why = whyNot(game, worlds, done);
    return why === undefined ? [] : [{ ...done, why }];
  });
}
