import { blindBy } from '../kit/agenda/blind.js';
import type { ForesightOfActions } from '../kit/foresight.js';
import type { Action } from './actions.js';
import { agenda } from './decide.js';
import type { Event } from './events/events.js';
import type { Fury } from './phases/phase.js';
import type { State } from './state.js';
import { FORESIGHT } from './steps/foresight.js';

const ANSWERS: ForesightOfActions<State, Action> = {
  startIn: true,
  pass: true,
  playEvent: true,
  discardEvent: true,
  discardItem: true,
  showItem: true,
  useItem: true,
  declare: true,
  chooseHunter: true,
  chooseLocation: true,
  dismissAlly: true,

  stay: true,
  moveByRoad: true,
  moveBySea: true,
  moveByRail: true,
  rideHorse: true,
  // It draws.
  darkCall: false,
  feed: true,
  hide: true,
  doubleBack: true,
  takeWolfForm: true,
  doubleBackAsWolf: true,
  hideAsWolf: true,

  emptyCatacombs: true,
  placeEncounter: true,
  keepEncounter: true,
  sendToCatacombs: true,
  takeBack: true,
  // It turns up what lay face down.
  mature: false,
  letGo: true,
  discardEncounter: true,
  chooseEncounter: true,
  // It draws.
  chooseKind: false,
  blockRoute: true,
  removeHost: true,
  keepAlly: true,

  invite: true,
  join: true,
  useRoll: true,
  rideTo: true,
  rest: true,
  supply: true,
  trade: true,
  // Who receives it sees it.
  exchangeItem: false,
  giveItem: false,
  // It rolls a die.
  useFont: false,
  spendResolve: true,
  // The others see it.
  keepItemOpen: false,
  keepEventOpen: false,
  removeRoadblock: true,
  recoverEvent: true,
  // It turns up what lay face down.
  chooseToken: false,

  fight: true,
  playTactic: true,
  takeResult: true,
  flyTo: true,
};

const TURNS_UP: readonly Event['type'][] = [
  'CardTurnedUp',
  'EncounterTurnedUp',
  'HideTakenOut',
  'NoMoveLeft',
  'HandShown',
  'DraculaHandShown',
  'HunterDefeated',
  // A game that is over is opened.
  'GameEnded',
];

export const blind = blindBy<Fury, Event>({ agenda, answers: ANSWERS, steps: FORESIGHT, turnsUp: TURNS_UP });
