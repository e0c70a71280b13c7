import type { Audience, SeatId } from '../../kit/audience.js';
import { byType, type ByType } from '../../kit/by-type.js';
import type { Options } from '../options.js';
import { HUNTERS, isHunter, SEATS } from '../seats.js';
import type { Event } from './events.js';

/** Who may know the cards of a seat: hunters each other's, if they show them to one another. */
export function confidants(seat: SeatId, { huntersShareHands }: Options): readonly SeatId[] {
  return isHunter(seat) && huntersShareHands ? HUNTERS : [seat];
}

const everyone = (): Audience => 'everyone';
const toDracula = (): Audience => ['dracula'];
const toTheOwner = (options: Options, { seat }: { seat: SeatId }): Audience => confidants(seat, options);
const withDracula = (options: Options, { seat }: { seat: SeatId }): Audience => [
  'dracula',
  ...confidants(seat, options),
];

/** A secret event stands before another one that tells all what the table sees of it. */
const AUDIENCES: ByType<Event, [Options], Audience> = {
  AgendaChanged: everyone,
  TurnStarted: everyone,
  TurnMissed: everyone,
  TimeMoved: everyone,
  VampiresChanged: everyone,
  ResolveChanged: everyone,
  ResolveSpent: everyone,
  BloodChanged: everyone,
  MoveDeclared: everyone,
  EventPassed: everyone,
  GroundConsecrated: everyone,
  HostPlaced: everyone,
  HostRemoved: everyone,
  RoadblockPlaced: everyone,
  RoadblockRemoved: everyone,
  StormChanged: everyone,
  GameEnded: everyone,

  CardChosen: toDracula,
  CardLaid: everyone,
  CardBroughtBack: everyone,
  CardReplaced: toDracula,
  BatFlown: everyone,
  CardTurnedUp: everyone,
  EncounterTurnedUp: everyone,
  CardPushedOff: everyone,
  CardTakenBack: everyone,
  CardSentToCatacombs: everyone,
  CatacombsEmptied: everyone,
  HideTakenOut: everyone,
  TrailCleared: everyone,
  NoMoveLeft: everyone,
  EncountersTaken: toDracula,
  EncountersDrawn: everyone,
  EncounterChosen: toDracula,
  EncounterPlaced: everyone,
  EncounterReturned: toDracula,
  EncounterGivenUp: everyone,
  EncounterKept: toDracula,
  EncounterSelected: everyone,
  EncounterMatured: everyone,
  EncounterLetGo: everyone,
  EncounterMet: everyone,
  EncounterSprung: everyone,
  EncounterCarriedOff: everyone,
  EncounterRemoved: everyone,
  EncounterRegained: everyone,

  HunterMoved: everyone,
  PartyFormed: everyone,
  InvitationAnswered: everyone,
  TrainDieRolled: everyone,
  RollUsed: everyone,
  PlaceSearched: everyone,
  HunterRested: everyone,
  SuppliesTaken: everyone,
  TradeOpened: everyone,
  FontUsed: everyone,
  HealthChanged: everyone,
  BitesChanged: everyone,
  HunterDefeated: everyone,
  HunterHeld: everyone,
  EncounterRolled: everyone,
  HunterFreed: everyone,
  DogsLaid: everyone,
  ItemTaken: toTheOwner,
  ItemDrawn: everyone,
  ItemDiscarded: everyone,
  ItemRecovered: everyone,
  ItemShown: everyone,
  ItemPassed: (options, { seat, to }) => [...new Set([...confidants(seat, options), to])],
  ItemGiven: everyone,
  ItemsReshuffled: everyone,
  CardKeptOpen: withDracula,
  CardOpened: everyone,
  HandShown: withDracula,
  HandOpened: everyone,

  EventDrawn: everyone,
  EventTaken: toTheOwner,
  EventKept: everyone,
  EventTurnedUp: everyone,
  EventBurned: everyone,
  EventPlayed: everyone,
  EventDiscarded: everyone,
  EventRecovered: everyone,
  EventCancelled: everyone,
  CardDieRolled: everyone,
  EventsReshuffled: everyone,
  AllyArrived: everyone,
  AllyLeft: everyone,
  DraculaHandShown: () => SEATS,
  DraculaHandOpened: everyone,

  CombatBegan: everyone,
  CombatAided: everyone,
  TargetNamed: everyone,
  TacticChosen: (_options, { seat }) => [seat],
  TacticReady: everyone,
  TacticsShown: everyone,
  CombatRolled: everyone,
  RoundWon: everyone,
  RoundResolved: everyone,
  HunterLeftCombat: everyone,
  CombatEnded: everyone,
};

export function audience(event: Event, options: Options): Audience {
  return byType(AUDIENCES, event, options);
}
