import type { SeatId } from '../kit/audience.js';
import type { Decision, Setup } from '../kit/game-definition.js';
import { minus } from '../kit/pile.js';
import type { Random } from '../kit/random.js';
import { Story } from '../kit/story.js';
import type { Action } from './actions.js';
import { drawFirstPlayer, drawVampire } from './chance.js';
import type { Colour } from './data/parts.js';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import type { Options } from './options.js';
import { give } from './phases/give.js';
import { mismatch } from './phases/mismatch.js';
import { more } from './phases/more.js';
import { open } from './phases/open.js';
import type { Phase, Tale } from './phases/phase.js';
import { place } from './phases/place.js';
import { plague } from './phases/plague.js';
import { receive } from './phases/receive.js';
import { handSize, initial, seatIds, type State } from './state.js';

/** Every question of the game. */
const PHASES = { open, place, mismatch, more, plague, give, receive } as const;
export type DecisionKind = keyof typeof PHASES;
export const DECISION_KINDS = Object.keys(PHASES) as DecisionKind[];

function phaseOf({ phase }: State): Phase | undefined {
  return phase.is === 'between' || phase.is === 'over' ? undefined : PHASES[phase.is];
}

function mustAnswer({ phase, opener }: State): SeatId {
  if (phase.is === 'give') return phase.gifts.from[0] ?? opener;
  return phase.is === 'receive' ? phase.gifts.to : opener;
}

export function decisions(state: State): readonly Decision[] {
  if (phaseOf(state) === undefined) return [];
  const kind = state.phase.is;
  return [{ id: `${kind}-${state.asked}`, kind, seats: [mustAnswer(state)] }];
}

export function legalActions(state: State, seat: SeatId): readonly Action[] {
  const phase = phaseOf(state);
  return phase !== undefined && mustAnswer(state) === seat ? phase.mayDo(state) : [];
}

function nothingToDecide(): never {
  throw new Error('Nothing is to be decided now');
}

export function defaultAction(state: State, _decision: Decision, _seat: SeatId, random: Random): Action {
  return (phaseOf(state) ?? nothingToDecide()).inTime(state, random);
}

export function decide(state: State, _seat: SeatId, action: Action, random: Random): readonly Event[] {
  const does = (phaseOf(state) ?? nothingToDecide()).does[action.type] ?? nothingToDecide();
  const tale: Tale = new Story(state, evolve);
  (does as (tale: Tale, action: Action, random: Random) => void)(tale, action, random);
  return tale.events;
}

export function begin(setup: Setup<Options>, random: Random): readonly Event[] {
  const tale: Tale = new Story(initial(setup), evolve);
  for (const seat of seatIds(setup.options)) dealLine(tale, seat, random);
  tale.tell({ type: 'TurnStarted', seat: drawFirstPlayer(setup.options, random), turn: 1 });
  return tale.events;
}

function dealLine(tale: Tale, seat: SeatId, random: Random): void {
  const { options } = tale.state;
  let unseen = tale.state.unseenVampires;
  const turnUp = (): Colour => {
    const colour = drawVampire(unseen, random);
    unseen = minus(unseen, colour);
    return colour;
  };
  const left = Array.from({ length: options.faceUpPerEnd }, turnUp);
  const right = Array.from({ length: options.faceUpPerEnd }, turnUp);
  tale.tell({ type: 'LineDealt', seat, vampires: handSize(options), left, right });
}
