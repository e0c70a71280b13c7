import type { GameDefinition } from '../kit/game-definition.js';
import { printedParts } from '../kit/parts.js';
import { actions, type Action } from './actions.js';
import { adjustments } from './adjustments.js';
import { blind } from './blind.js';
import { board } from './board/board.js';
import { bot } from './bot/bot.js';
import { en } from './words/en/catalogue.js';
import { fr } from './words/fr/catalogue.js';
import { ko } from './words/ko/catalogue.js';
import { ru } from './words/ru/catalogue.js';
import { zh } from './words/zh/catalogue.js';
import { drawAudience, purposes } from './chance.js';
import { components, componentsSchema } from './components.js';
import { agenda, begin } from './decide.js';
import { describe } from './describe.js';
import { audience } from './events/audience.js';
import { events, type Event } from './events/events.js';
import { evolve } from './evolve/evolve.js';
import { completed, optionsSchema, type Options } from './options.js';
import { PART_GROUPS } from './parts.js';
import { scene } from './scene/scene.js';
import { SEATS, sideOf } from './seats.js';
import { standing } from './standing.js';
import { initial, type State } from './state.js';
import { View } from './view-schema.js';
import { outcome, view } from './view.js';

export const furyOfDracula: GameDefinition<State, Action, Event, View, Options> = {
  ruleset: 'fury-of-dracula-2e',
  title: { key: 'title' },
  version: 1,
  revisions: [],
  schemas: { options: optionsSchema, actions, events, view: View, components: componentsSchema },
  components,
  parts: printedParts(PART_GROUPS),
  catalogues: { en, zh, ru, fr, ko },

  options: completed,
  seats: () => SEATS.map((id) => ({ id, side: sideOf(id) })),
  aim: (seat) => ({ key: `aim.${sideOf(seat)}` }),
  initial,
  begin,

  decisions: (state) => agenda.decisions(state),
  legalActions: (state, seat) => agenda.legalActions(state, seat),
  defaultAction: (state, _decision, seat, random) => agenda.defaultAction(state, seat, random),
  decide: (state, seat, action, random) => agenda.decide(state, seat, action, random),
  evolve,
  blind,

  audience,
  purposes,
  drawAudience,
  askedInPassing: () => false,

  view,
  outcome,
  adjustments,
  standing,
  describe,
  unspoken: ['AgendaChanged'],
  board,
  scene,
  bot,
};
