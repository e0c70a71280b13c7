import type { Setup } from '../kit/game-definition.js';
import type { Pile } from '../kit/pile.js';
import type { MoveAction } from './actions/moves.js';
import type { Opponent } from './data/combat-cards.js';
import { ENCOUNTERS, type EncounterId } from './data/encounters.js';
import { EVENT_CARDS, type AllyId, type EventId } from './data/event-cards.js';
import { ITEM_CARDS, type ItemId } from './data/item-cards.js';
import type { LocationId } from './data/places.js';
import type { PowerId } from './data/powers.js';
import type { Options } from './options.js';
import { characterOf, HUNTERS, type FurySeat, type HunterId } from './seats.js';
import type { Step } from './steps/steps.js';
import type { CombatCause, CombatOutcome, EndReason, ResolveUse, Tactic, Time, TrailCard } from './values.js';

/** An encounter that lies on a card. */
export interface Token {
  readonly encounter: EncounterId;
  readonly faceUp: boolean;
}

export interface TrailSpace {
  readonly card: TrailCard;
  /** Where Dracula was then, also when a power kept him in place. */
  readonly at: LocationId;
  readonly faceUp: boolean;
  /** Powers that lie with the card, for all to see. */
  readonly powers: readonly PowerId[];
  readonly tokens: readonly Token[];
}

export interface Hunter {
  /** None before the hunter has chosen where to start. */
  readonly location?: LocationId;
  /** Where the hunter stood before the last move. */
  readonly cameFrom?: LocationId;
  readonly health: number;
  readonly bites: number;
  readonly items: readonly ItemId[];
  readonly events: readonly EventId[];
  /** What a bitten hunter keeps open to Dracula. */
  readonly openItem?: ItemId;
  readonly openEvent?: EventId;
  readonly dogs: boolean;
  /** Bats or Fog, until the next turn. */
  readonly held?: EncounterId;
  /** The token lies with one of those who met it together. */
  readonly carries?: true;
  readonly missesTurn: boolean;
  readonly declared?: MoveAction;
}

export interface Combat {
  readonly opponent: Opponent;
  readonly hunters: readonly HunterId[];
  readonly location: LocationId;
  readonly by: CombatCause;
  readonly round: number;
  readonly target?: HunterId;
  /** Chosen and not yet shown: known to its seat alone. Dracula chooses for his agents. */
  readonly chosen: Readonly<Partial<Record<FurySeat, Tactic>>>;
  /** Still on the table from the round before. */
  readonly spent: Readonly<Partial<Record<FurySeat, Tactic>>>;
  readonly continues: number;
  readonly repelled: boolean;
  /** What Dodge, won with, adds to the next roll. */
  readonly bonus: Readonly<Record<'hunters' | 'enemy', number>>;
  /** Advance Planning and Trap. */
  readonly plans: Readonly<Record<'hunters' | 'enemy', number>>;
  /** Garlic or Rage: no escape in the first three rounds. */
  readonly barred: boolean;
}

export interface Deck<Kind extends string> {
  readonly deck: Pile<Kind>;
  readonly discard: Pile<Kind>;
}

export interface Board {
  readonly consecrated?: LocationId;
  readonly hosts: readonly LocationId[];
  readonly roadblock?: { readonly from: LocationId; readonly to: LocationId; readonly way: 'road' | 'rail' };
  readonly storm?: { readonly location: LocationId; readonly turns: number };
}

export interface State {
  readonly options: Options;
  readonly round: number;
  /** Whose turn it is; with others, if hunters share it. */
  readonly turn?: FurySeat;
  /** Hunters whose turn of this round is over or has begun. */
  readonly acted: readonly HunterId[];
  readonly time: Time;
  readonly vampires: number;
  readonly resolve: number;
  readonly resolveUsed: readonly ResolveUse[];

  readonly blood: number;
  /** Sails since Dracula embarked; nothing on land. */
  readonly sails?: number;
  /** From where Dracula is to where he was long ago. */
  readonly trail: readonly TrailSpace[];
  readonly catacombs: readonly TrailSpace[];
  /** Pushed off, and not yet sent anywhere. */
  readonly leaving: readonly TrailSpace[];
  /** Encounters of cards taken back: each may mature. */
  readonly ripe: readonly Token[];
  /** Encounters that an Ambush has sprung on hunters, until they have been met. */
  readonly sprung: readonly EncounterId[];
  readonly encounters: { readonly pool: Pile<EncounterId>; readonly hand: readonly EncounterId[] };
  readonly draculaEvents: readonly EventId[];
  readonly draculaDeclared?: MoveAction;

  readonly hunters: Readonly<Record<HunterId, Hunter>>;
  readonly events: Deck<EventId>;
  readonly items: Deck<ItemId>;
  readonly allies: Readonly<Partial<Record<'hunters' | 'dracula', AllyId>>>;
  readonly board: Board;
  readonly combat?: Combat;
  /** The last combat, and how it ended. */
  readonly fought?: Pick<Combat, 'opponent' | 'by'> & { readonly outcome: CombatOutcome };

  /** What is to be done, the first step first. It holds nothing that is not public. */
  readonly agenda: readonly Step[];
  /** How many questions were asked so far. */
  readonly question: number;
  readonly over?: { readonly winners: readonly FurySeat[]; readonly reason: EndReason };
}

export const START_BLOOD = 15;
export const TRACK_END = 6;

function pileOf<Kind extends string>(
  cards: readonly { id: Kind; count: number }[],
  empty = false,
): Pile<Kind> {
  return Object.fromEntries(cards.map(({ id, count }) => [id, empty ? 0 : count])) as Pile<Kind>;
}

function deckOf<Kind extends string>(cards: readonly { id: Kind; count: number }[]): Deck<Kind> {
  return { deck: pileOf(cards), discard: pileOf(cards, true) };
}

function newHunter(hunter: HunterId): Hunter {
  const { health, startBites: bites } = characterOf(hunter);
  return { health, bites, items: [], events: [], dogs: false, missesTurn: false };
}

export function initial({ options }: Setup<Options>): State {
  return {
    options,
    round: 1,
    acted: [],
    time: 'dawn',
    vampires: 0,
    resolve: 0,
    resolveUsed: [],
    blood: START_BLOOD,
    trail: [],
    catacombs: [],
    leaving: [],
    ripe: [],
    sprung: [],
    encounters: { pool: pileOf(ENCOUNTERS), hand: [] },
    draculaEvents: [],
    hunters: Object.fromEntries(HUNTERS.map((id) => [id, newHunter(id)])) as Record<HunterId, Hunter>,
    events: deckOf(EVENT_CARDS),
    items: deckOf(ITEM_CARDS),
    allies: {},
    board: { hosts: [] },
    agenda: [],
    question: 0,
  };
}
