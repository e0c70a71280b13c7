import { blindBy } from '../kit/agenda/blind.js';
import type { ForesightOfActions } from '../kit/foresight.js';
import type { Action } from './actions/actions.js';
import type { EventId } from './data/event-cards.js';
import { agenda } from './decide.js';
import type { Event } from './events/events.js';
import type { Fury } from './phases/phase.js';
import type { State } from './state.js';
import { FORESIGHT } from './steps/foresight.js';

/** Cards for which a place is named that is then looked at. */
const LOOKING: readonly EventId[] = [
  'consecrated-ground',
  'hired-scouts',
  'jonathan-harker',
  'rufus-smith',
  'sister-agatha',
];

const looksThere = ({ agenda: [step] }: State) =>
  step?.is === 'cardAsks' && LOOKING.includes(step.card) && step.left === 0;

const ANSWERS: ForesightOfActions<State, Action> = {
  startIn: true,
  pass: true,
  wakeIn: true,
  discardEvent: true,
  discardItem: true,
  discardTicket: true,
  keepItemOpen: true,
  keepEventOpen: true,
  liftRoadblock: true,
  dismissAlly: true,
  freeGround: true,
  barSupplies: true,
  liftStorm: true,

  goFirst: true,
  standUp: true,
  moveByRoad: true,
  moveByRail: true,
  moveBySea: true,
  supply: true,
  // It draws.
  reserveTicket: false,
  trade: true,
  giveItem: true,
  giveTicket: true,
  // What was shown has been seen.
  showHand: false,
  rest: true,
  search: true,
  // It asks for a secret.
  askRegion: false,
  keepDrawn: true,
  resolveDrawn: true,

  moveTo: true,
  hide: true,
  takeWolfForm: true,
  misdirect: true,
  // It draws.
  darkCall: false,
  feed: true,
  placeEncounter: true,
  placeRumor: true,
  discardEncounter: true,
  // It turns up what lay face down.
  matureEncounter: false,
  makeLair: true,
  clearHideout: true,
  clearLair: true,

  playEvent: true,
  useItem: true,
  keepAlly: true,
  actAtOnce: true,
  recallAlly: true,
  // It asks for a secret.
  askForHide: false,
  discardAll: true,
  chooseHunter: true,
  chooseLocation: (state) => !looksThere(state),
  chooseSpace: true,

  ambushWith: true,
  chooseEncounter: true,
  showItem: true,
  becomeDelayed: true,
  placeRoadblock: true,
  keepEvent: true,

  fightWith: true,
  attackWith: true,
  takeCombatCard: true,
  flipPlotting: true,
  takeFoundItem: true,
};

const TURNS_UP: readonly Event['type'][] = [
  'CardTurnedUp',
  'EncounterTurnedUp',
  'PlaceShown',
  'DraculaRevealed',
  'NoMoveLeft',
  'HandRevealed',
  'DraculaHandShown',
  'HunterDefeated',
  // A game that is over is opened.
  'GameEnded',
];

export const blind = blindBy<Fury, Event>({ agenda, answers: ANSWERS, steps: FORESIGHT, turnsUp: TURNS_UP });
