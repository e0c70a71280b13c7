import { blindBy } from '../kit/agenda/blind.js';
import type { Foresight, ForesightOfSteps } from '../kit/agenda/foresight.js';
import type { SeatId } from '../kit/audience.js';
import type { ForesightOfActions } from '../kit/foresight.js';
import type { Action } from './actions/actions.js';
import type { EventId } from './data/event-cards.js';
import { agenda } from './decide.js';
import type { Event } from './events/events.js';
import type { Fury } from './phases/phase.js';
import type { State } from './state.js';
import type { Step } from './steps/steps.js';

/** Cards that find something, or nothing, as they take effect. */
const FINDING: readonly EventId[] = ['evil-presence', 'hypnosis', 'local-rumors'];

/** Cards for which a place is named that is then looked at. */
const LOOKING: readonly EventId[] = [
  'consecrated-ground',
  'hired-scouts',
  'jonathan-harker',
  'rufus-smith',
  'sister-agatha',
];

const knownToDracula = (_step: Step, seat: SeatId): Foresight => (seat === 'dracula' ? 'plain' : 'hidden');

const STEPS: ForesightOfSteps<Step> = {
  placeHunter: 'plain',
  placeDracula: 'plain',
  beginRound: 'plain',
  dawn: 'plain',
  dawnEnds: 'plain',
  wakeUp: 'plain',
  day: 'plain',
  dusk: 'plain',
  duskEnds: 'plain',
  liftRoadblock: 'plain',
  liftStorm: 'plain',
  night: 'plain',
  draculaPhase: 'plain',
  discardDown: 'plain',
  discardTicket: 'plain',
  discardEncounters: 'plain',
  keepOpen: 'plain',
  harm: 'plain',
  harmDone: 'plain',

  hunterTurns: 'plain',
  hunterActs: 'plain',
  batsLead: 'plain',
  rideTo: 'plain',
  hunterArrives: 'plain',
  // Finding nothing tells where he is not.
  cityEntered: 'hidden',
  trade: 'plain',
  drawItem: 'plain',
  drawEvent: 'plain',
  drawForDracula: 'plain',
  drawnEvent: 'plain',

  draculaBegins: 'plain',
  slide: 'plain',
  hideoutLeaves: 'plain',
  // Whether he has a legal move depends on his trail.
  draculaMoves: knownToDracula,
  draculaArrives: knownToDracula,
  placeEncounter: 'plain',
  placeRumor: 'plain',
  refill: 'plain',
  draculaEnds: 'plain',

  window: 'plain',
  takeEffect: ({ card }) => (FINDING.includes(card) ? 'hidden' : 'plain'),
  cardAsks: 'plain',
  itemAsks: 'plain',
  allyActs: 'plain',

  ambush: 'plain',
  search: 'plain',
  found: 'hidden',
  staking: 'plain',
  encounters: 'plain',
  encounter: 'plain',
  encounterAsks: 'plain',
  encounterOver: 'plain',
  matures: knownToDracula,
  maturedAsks: 'plain',
  guards: 'plain',

  meetDracula: 'plain',
  combat: 'plain',
  combatDraw: 'plain',
  combatChoice: 'plain',
  // The last one to choose brings all cards to light.
  combatShow: 'hidden',
  draculaCard: 'plain',
  hunterCard: 'plain',
  combatAsks: 'plain',
  retreat: 'plain',
  sisterAgatha: 'plain',
  combatRoundEnds: 'plain',
  combatOver: 'plain',
};

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
  showHand: true,
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

export const blind = blindBy<Fury, Event>({ agenda, answers: ANSWERS, steps: STEPS, turnsUp: TURNS_UP });
