import type { cardSteps } from '../steps/cards.js';
import { yetToBuild } from '../unbuilt.js';
import type { NamesOf, Phases } from './phase.js';
import { takeEffect, window } from './window.js';

/** Event cards: windows, effects and the choices that they want. */
export const cardPhases: Phases<NamesOf<typeof cardSteps>> = {
  window,
  takeEffect,
  cardAsks: { happens: yetToBuild('a choice of a card') },
  reveal: { happens: yetToBuild('cards that reveal places') },
  allyHarms: { happens: yetToBuild('Quincey P. Morris') },
};
