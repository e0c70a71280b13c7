import { TOKENS } from '../../data/limits.js';
import { HUNTERS } from '../../seats.js';
import type { Step } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import { TIMES, type Effect, type PhaseName } from '../../values.js';
import type { Deed } from '../phase.js';

/** With which phase that what cards brought is over. */
const OVER_WITH: Readonly<Partial<Record<PhaseName, readonly Effect[]>>> = {
  dusk: ['extra-action', 'combat-as-at-night'],
  dracula: ['any-order', 'long-night', 'no-supplies'],
};

/** A second phase of Dracula ends nothing: hunters have not acted since the first. */
function startPhase(tale: Tale, phase: PhaseName): void {
  const isSecond = tale.state.phase === phase;
  tale.tell({ type: 'PhaseStarted', phase });
  if (isSecond) return;
  for (const effect of OVER_WITH[phase] ?? []) {
    if (tale.state.effects.includes(effect)) tale.tell({ type: 'EffectEnded', effect });
  }
}

/** Inferred: play begins with the first day, without a dawn. */
export const beginRound: Deed<'beginRound'> = {
  happens: (tale) => {
    const round = tale.state.round + 1;
    tale.tell({ type: 'RoundStarted', round });
    const rest: readonly Step[] = [
      { is: 'day' },
      { is: 'dusk' },
      { is: 'night' },
      { is: 'draculaPhase' },
      { is: 'beginRound' },
    ];
    tale.next(...(round === 1 ? [] : [{ is: 'dawn' } as const]), ...rest);
  },
};

function advanceTime(tale: Tale): void {
  const time = TIMES[(TIMES.indexOf(tale.state.time) + 1) % TIMES.length] ?? 'monday-day';
  tale.tell({ type: 'TimeMoved', time });
  if (time === 'monday-day') weekEnds(tale);
}

/** Published: from Sunday night to Monday despair grows, and Dracula has one more rumor for it. */
function weekEnds(tale: Tale): void {
  if (tale.state.despair >= TOKENS.despair) return;
  tale.tell({ type: 'DespairPlaced', despair: tale.state.despair + 1 });
  tale.tell({ type: 'RumorGained', rumors: tale.state.dracula.rumors + 1 });
}

export const dawn: Deed<'dawn'> = {
  happens: (tale) => {
    startPhase(tale, 'dawn');
    advanceTime(tale);
    tale.next({ is: 'window', window: 'atDawn', passed: [] }, { is: 'dawnEnds' }, { is: 'meetDracula' });
  },
};

export const dawnEnds: Deed<'dawnEnds'> = {
  happens: (tale) => {
    if (tale.state.board.hosts.length > 0) tale.tell({ type: 'HostsGone' });
    const fallen = HUNTERS.filter((hunter) => tale.state.hunters[hunter].fellAt !== undefined);
    tale.next(...fallen.map((hunter): Step => ({ is: 'wakeUp', hunter })));
  },
};

/** Ruling: without a day dawn and dusk come as ever. */
export const day: Deed<'day'> = {
  happens: (tale) => {
    startPhase(tale, 'day');
    if (tale.state.effects.includes('no-day')) tale.tell({ type: 'EffectEnded', effect: 'no-day' });
    else tale.next({ is: 'hunterTurns', part: 'day', left: HUNTERS });
  },
};

export const dusk: Deed<'dusk'> = {
  happens: (tale) => {
    startPhase(tale, 'dusk');
    advanceTime(tale);
    tale.next({ is: 'window', window: 'atDusk', passed: [] }, { is: 'meetDracula' }, { is: 'duskEnds' });
  },
};

export const night: Deed<'night'> = {
  happens: (tale) => {
    startPhase(tale, 'night');
    tale.next({ is: 'hunterTurns', part: 'night', left: HUNTERS });
  },
};

/** Published: the start, the slide, the move, the encounter, and the end. */
export const draculaPhase: Deed<'draculaPhase'> = {
  happens: (tale) => {
    startPhase(tale, 'dracula');
    const ally = tale.state.allies.dracula;
    tale.next(
      ...(ally === undefined ? [] : [{ is: 'allyActs', ally } as const]),
      { is: 'draculaBegins' },
      { is: 'slide' },
      { is: 'hideoutLeaves', matured: false },
      { is: 'draculaMoves', misdirected: false, stuck: false },
      { is: 'placeRumor' },
      { is: 'window', window: 'endOfDraculaPhase', passed: [] },
      { is: 'refill' },
      { is: 'discardDown', seat: 'dracula' },
      { is: 'draculaEnds' },
    );
  },
};
