import type { GameDefinition } from '../kit/game-definition.js';
import { actions, type Action } from './actions.js';
import { adjustments } from './adjustments.js';
import { blind } from './blind.js';
import { board } from './board.js';
import { bot } from './bot.js';
import { en } from './words/en/catalogue.js';
import { fr } from './words/fr/catalogue.js';
import { ko } from './words/ko/catalogue.js';
import { ru } from './words/ru/catalogue.js';
import { zh } from './words/zh/catalogue.js';
import { drawAudience, purposes } from './chance.js';
import { components, componentsSchema } from './components.js';
import { begin, decide, decisions, defaultAction, legalActions } from './decide.js';
import { describe } from './describe.js';
import { audience, events, type Event } from './events.js';
import { evolve } from './evolve.js';
import { DEFAULTS, optionsSchema, type Options } from './options.js';
import { leave } from './phases/leaving.js';
import { scene } from './scene/scene.js';
import { initial, seatIds, type State } from './state.js';
import { outcome, view, View } from './view.js';

export const vampireGraves: GameDefinition<State, Action, Event, View, Options> = {
  ruleset: 'vampire-graves',
  title: { key: 'title' },
  version: 1,
  revisions: [],
  schemas: { options: optionsSchema, actions, events, view: View, components: componentsSchema },
  components,
  catalogues: { en, zh, ru, fr, ko },

  options: (asked) => ({ ...DEFAULTS, ...asked }),
  seats: (options) => seatIds(options).map((id) => ({ id, side: id })),
  aim: () => ({ key: 'aim' }),
  initial,
  begin,

  decisions,
  legalActions,
  defaultAction,
  decide,
  evolve,
  blind,

  audience,
  purposes,
  drawAudience,
  askedInPassing: (action, { mode }) => mode === 'memory' && action.type === 'open',

  view,
  outcome,
  adjustments,
  leave,
  describe,
  board,
  scene,
  bot,
};
