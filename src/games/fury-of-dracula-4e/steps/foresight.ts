import type { Foresight, ForesightOfSteps } from '../../kit/agenda/foresight.js';
import type { SeatId } from '../../kit/audience.js';
import type { EventId } from '../data/event-cards.js';
import type { Step } from './steps.js';

/** Cards that find something, or nothing, as they take effect. */
const FINDING: readonly EventId[] = ['evil-presence', 'hypnosis', 'local-rumors'];

const knownToDracula = (_step: Step, seat: SeatId): Foresight => (seat === 'dracula' ? 'plain' : 'hidden');

/** What a seat can tell beforehand of each step. It says how far what was done may be taken back. */
export const FORESIGHT: ForesightOfSteps<Step> = {
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
