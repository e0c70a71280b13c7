import { AgendaTale } from '../kit/agenda/tale.js';
import type { Event } from './events/events.js';
import { evolve } from './evolve/evolve.js';
import type { FurySeat } from './seats.js';
import type { State } from './state.js';
import type { Step } from './steps/steps.js';
import type { EndReason } from './values.js';

/** What happens in one entry, and what is to be done after it. */
export class Tale extends AgendaTale<State, Event, Step> {
  constructor(state: State) {
    super(state, evolve);
  }

  end(winners: readonly FurySeat[], reason: EndReason): void {
    this.endWith({ type: 'GameEnded', winners: [...winners], reason });
  }
}
