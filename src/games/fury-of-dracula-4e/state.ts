import type { Setup } from '../kit/game-definition.js';
import type { Pile } from '../kit/pile.js';
import { DRACULA_COMBAT_CARDS, type DraculaCombatId, type HunterCombatId } from './data/combat-cards.js';
import { ENCOUNTERS, type EncounterId } from './data/encounters.js';
import { EVENT_CARDS, type AllyId, type EventId } from './data/event-cards.js';
import { ITEM_CARDS, type ItemId } from './data/item-cards.js';
import type { CityId, LocationId, RegionId, SeaId, TrailPlaceId } from './data/places.js';
import { TICKETS, type TicketId } from './data/tickets.js';
import type { Options } from './options.js';
import { HUNTERS, type FurySeat, type HunterId } from './seats.js';
import type { Step } from './steps/steps.js';
import type {
  CombatEnd,
  Effect,
  EncounterSpot,
  EndReason,
  Opponent,
  PhaseName,
  Side,
  Time,
  TrailCard,
} from './values.js';

/** A card that lies on a space of the trail. */
export interface Laid {
  readonly card: TrailCard;
  readonly faceUp: boolean;
}

/** An encounter that lies there. A vampire keeps the damage that it took. */
export interface Placed {
  readonly encounter: EncounterId;
  readonly faceUp: boolean;
  readonly damage: number;
}

/** Everything that lies on one space of the trail or in one lair. */
export interface Hideout {
  readonly space: number;
  readonly cards: readonly Laid[];
  /** Where Dracula was then, also when a power kept him there; nowhere under Misdirect. */
  readonly at?: TrailPlaceId;
  /** Everyone knows where that is, also without an open location card. */
  readonly shown?: true;
  readonly encounters: readonly Placed[];
  readonly rumors: number;
}

export interface Hunter {
  /** None before the hunter has chosen where to start, and none while defeated. */
  readonly location?: LocationId;
  /** Where the hunter was last on land. */
  readonly region?: RegionId;
  readonly damage: number;
  /** Bite tokens; a printed bite is none. */
  readonly bites: number;
  readonly items: readonly ItemId[];
  readonly events: readonly EventId[];
  readonly tickets: readonly TicketId[];
  /** What a weakened hunter keeps open. */
  readonly openItem?: ItemId;
  readonly openEvent?: EventId;
  readonly delayed: boolean;
  readonly bats: number;
  /** Where a defeated hunter fell: out of play until dawn. */
  readonly fellAt?: LocationId;
}

export interface Combat {
  readonly opponent: Opponent;
  /** Where the vampire's card lies; nowhere for Dracula. */
  readonly spot?: EncounterSpot;
  readonly location: LocationId;
  readonly hunters: readonly HunterId[];
  readonly atNight: boolean;
  readonly round: number;
  /** What the vampire suffered, if it is not Dracula. */
  readonly damage: number;
  /** Dracula's combat cards: what he may draw, what he holds, what he has played in this combat. */
  readonly deck: Pile<DraculaCombatId>;
  readonly hand: readonly DraculaCombatId[];
  readonly played: readonly DraculaCombatId[];
  /** Chosen and not yet shown: known to its seat alone. */
  readonly chosen: Readonly<Partial<Record<HunterId, HunterCombatId>>>;
  readonly draculaChose?: { readonly card: DraculaCombatId; readonly engaged: HunterId };
  /** Shown in this round. */
  readonly shown: Readonly<Partial<Record<HunterId, HunterCombatId>>>;
  /** The engaged hunter's banner showed its icon, or another card cancelled it. */
  readonly draculaCancelled: boolean;
  readonly draculaShows?: { readonly card: DraculaCombatId; readonly engaged: HunterId };
  /** Played in the round before: not to be played in this one. */
  readonly resting: Readonly<Partial<Record<HunterId, HunterCombatId>>>;
  readonly mesmerized: readonly HunterId[];
  /** Plotting cards that lie face up. */
  readonly plots: number;
  /** Enraged: Dracula cannot escape any more. */
  readonly noEscape: boolean;
  readonly wreaths: readonly HunterId[];
  /** Cards that lie before a hunter: Lucy's Revenge, Planned Ambush. */
  readonly prepared: readonly { readonly hunter: HunterId; readonly card: EventId }[];
  readonly bulletsUsed: boolean;
  /** Items of the deck that a hunter looks at: known to that hunter. */
  readonly found?: { readonly hunter: HunterId; readonly items: readonly ItemId[] };
}

export interface Deck<Kind extends string> {
  readonly deck: Pile<Kind>;
  readonly discard: Pile<Kind>;
}

/** The event deck. Its backs can be told apart; faces nobody knows before they are drawn. */
export interface EventDeck {
  /** In the deck, or face down in the discard pile: not seen since the deck was made. */
  readonly unseen: Pile<EventId>;
  /** How many of Dracula's cards lie face down in the discard pile. */
  readonly buried: number;
  /** Face up in the discard pile. */
  readonly discard: Pile<EventId>;
  /** Backs that are known from either end, the outermost first. */
  readonly top: readonly Side[];
  readonly bottom: readonly Side[];
  /** Secret: Dracula's discarded cards, while he looks through them. */
  readonly lookedAt?: readonly EventId[];
}

export interface EncounterDeck extends Deck<EncounterId> {
  /** Discarded face down: Dracula alone knows them. */
  readonly buried: Pile<EncounterId>;
  readonly hand: readonly EncounterId[];
}

export interface Roadblock {
  readonly from: CityId;
  readonly to: CityId;
  readonly way: 'road' | 'rail';
}

export interface Board {
  readonly fog: Readonly<Partial<Record<CityId, number>>>;
  readonly storms: readonly SeaId[];
  readonly roadblocks: readonly Roadblock[];
  readonly consecrated?: CityId;
  readonly hosts: readonly CityId[];
}

export interface Dracula {
  readonly damage: number;
  /** Secret, unless he is revealed. */
  readonly at?: TrailPlaceId;
  /** His figure stands on the board. */
  readonly revealed: boolean;
  readonly events: readonly EventId[];
  /** Rumor tokens that he holds. */
  readonly rumors: number;
  /** Szgany Bodyguards that have matured. */
  readonly guards: number;
}

export interface State {
  readonly options: Options;
  readonly round: number;
  readonly phase: PhaseName;
  readonly time: Time;
  readonly despair: number;
  readonly influence: number;
  readonly effects: readonly Effect[];

  readonly dracula: Dracula;
  /** At most one hideout on each space; a space may be empty. */
  readonly trail: readonly Hideout[];
  readonly lairs: readonly Hideout[];
  /** Slid off the trail, and not yet settled. */
  readonly leaving: readonly Hideout[];
  readonly encounters: EncounterDeck;

  readonly hunters: Readonly<Record<HunterId, Hunter>>;
  readonly tickets: Pile<TicketId>;
  readonly events: EventDeck;
  /** An event that a seat has just drawn and taken up. */
  readonly drawn?: { readonly seat: FurySeat; readonly card: EventId };
  readonly items: Deck<ItemId>;
  readonly allies: Readonly<Partial<Record<Side, AllyId>>>;
  readonly board: Board;
  readonly combat?: Combat;
  readonly lastCombat?: { readonly opponent: Opponent; readonly end: CombatEnd };

  /** What is to be done, the first step first. It holds nothing that is not public. */
  readonly agenda: readonly Step[];
  /** How many questions were asked so far. */
  readonly question: number;
  readonly over?: { readonly winners: readonly FurySeat[]; readonly reason: EndReason };
}

type Counted<Kind extends string> = readonly { readonly id: Kind; readonly count: number }[];

export function pileOf<Kind extends string>(cards: Counted<Kind>): Pile<Kind> {
  return Object.fromEntries(cards.map(({ id, count }) => [id, count])) as Pile<Kind>;
}

export function noneOf<Kind extends string>(cards: Counted<Kind>): Pile<Kind> {
  return Object.fromEntries(cards.map(({ id }) => [id, 0])) as Pile<Kind>;
}

export const COMBAT_DECK = pileOf(DRACULA_COMBAT_CARDS);

const NEW_HUNTER: Hunter = {
  damage: 0,
  bites: 0,
  items: [],
  events: [],
  tickets: [],
  delayed: false,
  bats: 0,
};

export function initial({ options }: Setup<Options>): State {
  return {
    options,
    round: 0,
    phase: 'setUp',
    time: 'monday-day',
    despair: 0,
    influence: 0,
    effects: [],
    dracula: { damage: 0, revealed: false, events: [], rumors: options.rumorAtStart, guards: 0 },
    trail: [],
    lairs: [],
    leaving: [],
    encounters: {
      deck: pileOf(ENCOUNTERS),
      discard: noneOf(ENCOUNTERS),
      buried: noneOf(ENCOUNTERS),
      hand: [],
    },
    hunters: Object.fromEntries(HUNTERS.map((id) => [id, NEW_HUNTER])) as Record<HunterId, Hunter>,
    tickets: pileOf(TICKETS),
    events: { unseen: pileOf(EVENT_CARDS), buried: 0, discard: noneOf(EVENT_CARDS), top: [], bottom: [] },
    items: { deck: pileOf(ITEM_CARDS), discard: noneOf(ITEM_CARDS) },
    allies: {},
    board: { fog: {}, storms: [], roadblocks: [], hosts: [] },
    agenda: [],
    question: 0,
  };
}
