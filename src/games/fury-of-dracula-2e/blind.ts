import { blindBy } from '../kit/agenda/blind.js';
import type { Foresight, ForesightOfSteps } from '../kit/agenda/foresight.js';
import type { SeatId } from '../kit/audience.js';
import type { ForesightOfActions } from '../kit/foresight.js';
import type { Action } from './actions.js';
import { agenda } from './decide.js';
import type { Event } from './events/events.js';
import type { Fury } from './phases/phase.js';
import type { State } from './state.js';
import type { Step } from './steps/steps.js';

const knownToDracula = (_step: Step, seat: SeatId): Foresight => (seat === 'dracula' ? 'plain' : 'hidden');

const STEPS: ForesightOfSteps<Step> = {
  placeHunter: 'plain',
  placeDracula: 'plain',
  beginTurn: 'plain',
  endTurn: 'plain',
  draculaBegins: 'plain',
  passTime: 'plain',
  // Whether he has a legal move depends on his trail.
  draculaMoves: knownToDracula,
  draculaArrives: knownToDracula,
  placeEncounter: 'plain',
  keepEncounter: 'plain',
  pushedOff: 'plain',
  mature: 'plain',
  refill: 'plain',
  discardEncounters: 'plain',
  discardDown: 'plain',
  keepOpen: 'plain',
  harm: 'plain',
  harmDone: 'plain',
  party: 'plain',

  hunterMoves: 'plain',
  rollTrain: 'plain',
  chooseRoll: 'plain',
  rideTrain: 'plain',
  huntersArrive: 'plain',
  // Finding nothing tells where he is not.
  search: 'hidden',
  hunterActs: 'plain',
  trade: 'plain',
  drawEvent: 'plain',
  drawItem: 'plain',
  heal: 'plain',

  window: 'plain',
  // It shows all items of hunters.
  takeEffect: ({ card }) => (card === 'customs-search' ? 'hidden' : 'plain'),
  cardAsks: 'plain',
  useAsks: 'plain',
  reveal: 'hidden',
  driveOut: 'hidden',
  allyHarms: 'plain',

  encounters: 'plain',
  // Many take cards away, and show them.
  encounter: 'hidden',
  encounterAsks: 'ifAsked',
  vampireWakes: 'plain',
  turnBreaks: 'plain',
  encounterOver: 'plain',
  meetDracula: knownToDracula,
  matures: 'plain',
  soilDraws: 'plain',
  ambush: 'plain',
  batsLead: 'plain',

  combat: 'plain',
  combatTarget: 'plain',
  // The last one to choose brings all cards to light.
  combatTactics: 'plain',
  combatRoll: 'hidden',
  combatResult: 'plain',
  combatRoundEnds: 'plain',
  loseCard: 'ifAsked',
  combatOver: 'plain',
  batFlight: 'plain',
};

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
  exchangeItem: true,
  giveItem: true,
  // It rolls a die.
  useFont: false,
  spendResolve: true,
  keepItemOpen: true,
  keepEventOpen: true,
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

export const blind = blindBy<Fury, Event>({ agenda, answers: ANSWERS, steps: STEPS, turnsUp: TURNS_UP });
