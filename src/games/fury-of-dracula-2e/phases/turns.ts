import { isSea } from '../map.js';
import { draculaIsAtSea, whereIs } from '../reading.js';
import { HUNTERS, isHunter } from '../seats.js';
import type { Step } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { TIMES, type Time } from '../values.js';
import { moveResolve, moveVampires } from './checks.js';
import type { Deed } from './phase.js';

/** Source document: time, movement, action, maturing, refilling. */
function turnOfDracula(tale: Tale): readonly Step[] {
  const harmful = tale.state.allies.dracula === 'quincey-p-morris';
  return [
    ...(harmful ? [{ is: 'allyHarms' } as const] : []),
    { is: 'draculaBegins' },
    { is: 'passTime' },
    { is: 'draculaMoves', punished: false },
    { is: 'draculaArrives' },
    { is: 'pushedOff' },
    { is: 'refill' },
    { is: 'endTurn', seat: 'dracula' },
  ];
}

export const beginTurn: Deed<'beginTurn'> = {
  happens: (tale, { seat }) => {
    const { round } = tale.state;
    if (!isHunter(seat)) {
      tale.tell({ type: 'TurnStarted', seat, round: round + 1 });
      return tale.next(...turnOfDracula(tale));
    }
    if (tale.state.hunters[seat].missesTurn) {
      tale.tell({ type: 'TurnMissed', seat });
      return tale.next({ is: 'endTurn', seat });
    }
    tale.tell({ type: 'TurnStarted', seat, round });
    tale.next({ is: 'hunterMoves', hunters: [seat], train: true, invite: true }, { is: 'endTurn', seat });
    if (isSea(whereIs(tale.state, seat)))
      tale.next({ is: 'window', window: 'huntersAtSea', passed: [], hunters: [seat] });
  },
};

/** After the hunters in their order comes Dracula again. Hunters who shared a turn have had theirs. */
export const endTurn: Deed<'endTurn'> = {
  happens: (tale, { seat }) => {
    if (seat === 'dracula') weather(tale);
    const next = HUNTERS.find((hunter) => !tale.state.acted.includes(hunter));
    tale.next({ is: 'beginTurn', seat: next ?? 'dracula' });
  },
};

function weather(tale: Tale): void {
  const { storm } = tale.state.board;
  if (storm !== undefined)
    tale.tell({ type: 'StormChanged', location: storm.location, turns: storm.turns - 1 });
}

export function timeAfter(time: Time): Time {
  return TIMES[(TIMES.indexOf(time) + 1) % TIMES.length] ?? 'dawn';
}

export function timeBefore(time: Time): Time {
  return TIMES[(TIMES.indexOf(time) + TIMES.length - 1) % TIMES.length] ?? 'dawn';
}

/** From the last part of the night to dawn both tracks go on. */
export function advanceTime(tale: Tale): void {
  const time = timeAfter(tale.state.time);
  tale.tell({ type: 'TimeMoved', time });
  if (time !== 'dawn') return;
  moveVampires(tale, 1);
  moveResolve(tale, 1);
}

/** Source document: no time goes by while Dracula is at sea. */
export const passTime: Deed<'passTime'> = {
  happens: (tale) => {
    const { round, options } = tale.state;
    const stillDawn = options.firstAdvance === 'dawn' && round === 2;
    if (!stillDawn && !draculaIsAtSea(tale.state)) advanceTime(tale);
  },
};
