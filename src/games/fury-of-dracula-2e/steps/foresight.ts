import type { Foresight, ForesightOfSteps } from '../../kit/agenda/foresight.js';
import type { SeatId } from '../../kit/audience.js';
import type { Step } from './steps.js';

const knownToDracula = (_step: Step, seat: SeatId): Foresight => (seat === 'dracula' ? 'plain' : 'hidden');

/** What a seat can tell beforehand of each step. It says how far what was done may be taken back. */
export const FORESIGHT: ForesightOfSteps<Step> = {
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
