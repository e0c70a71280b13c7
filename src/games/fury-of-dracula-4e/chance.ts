import type { Audience, SeatId } from '../kit/audience.js';
import { drawFrom, sizeOf, type Pile } from '../kit/pile.js';
import type { DrawPurpose, Random } from '../kit/random.js';
import { DRACULA_COMBAT_CARDS, type DraculaCombatId } from './data/combat-cards.js';
import { ENCOUNTERS, type EncounterId } from './data/encounters.js';
import { EVENT_CARDS, type EventId } from './data/event-cards.js';
import { ITEM_CARDS, type ItemId } from './data/item-cards.js';
import { TICKETS, type TicketId } from './data/tickets.js';
import { confidants } from './events/knowledge.js';
import { deckSize } from './evolve/cards.js';
import type { Options } from './options.js';
import { HUNTERS, isHunter, SEATS, type HunterId } from './seats.js';
import type { State } from './state.js';
import type { Side } from './values.js';

/**
 * Who is told the number: everyone, Dracula alone, or nobody. The number of a hunters' card that is discarded would tell
 * what is left in the deck, and so what hunters hold.
 */
const AUDIENCES = {
  'event back': 'everyone',
  ticket: 'everyone',
  encounter: ['dracula'],
  'combat card': ['dracula'],
  'wasted event': 'nobody',
  bot: 'nobody',
} as const satisfies Record<string, Audience>;

type Told = (seat: SeatId, options: Options) => Audience;

/** It would tell what is left in the deck, and so what others hold. */
const fromTheDeck: Told = (seat, options) =>
  isHunter(seat) && !options.huntersShareHands ? 'nobody' : confidants(seat, options);

/** What is drawn for one seat: told to those who know already what each number means. */
const FOR_A_SEAT: Readonly<Record<`${'event for' | 'item for' | 'late'} `, Told>> = {
  'event for ': fromTheDeck,
  'item for ': fromTheDeck,
  'late ': (seat) => [seat],
};

export type Purpose = keyof typeof AUDIENCES | `${keyof typeof FOR_A_SEAT}${string}`;

export const PURPOSES: readonly string[] = [
  ...Object.keys(AUDIENCES),
  ...SEATS.flatMap((seat) => [`event for ${seat}`, `late ${seat}`]),
  ...HUNTERS.map((hunter) => `item for ${hunter}`),
];

/** For what a seat that is late, or a bot, chooses: that is no draw of the game. */
const isChoice = (purpose: string): boolean => purpose === 'bot' || purpose.startsWith('late ');

export const purposes: readonly DrawPurpose[] = PURPOSES.filter((purpose) => !isChoice(purpose)).map(
  (purpose) => ({ purpose }),
);

export function drawAudience(purpose: string, options: Options): Audience {
  const declared = AUDIENCES[purpose as keyof typeof AUDIENCES] as Audience | undefined;
  if (declared !== undefined) return declared;
  const found = Object.entries(FOR_A_SEAT).find(([prefix]) => purpose.startsWith(prefix));
  if (found === undefined) throw new Error(`Nothing is drawn for ${purpose}`);
  const [prefix, told] = found;
  return told(purpose.slice(prefix.length), options);
}

const idsOf = <Kind extends string>(cards: readonly { readonly id: Kind }[]): readonly Kind[] =>
  cards.map(({ id }) => id);

const EVENT_KINDS = idsOf(EVENT_CARDS);
const OWNERS = new Map<EventId, Side>(EVENT_CARDS.map(({ id, owner }) => [id, owner]));

export const ownerOf = (card: EventId): Side => OWNERS.get(card) ?? 'hunters';

export const drawEncounter = (deck: Pile<EncounterId>, random: Random): EncounterId =>
  drawFrom(deck, idsOf(ENCOUNTERS), random, 'encounter' satisfies Purpose);

export const drawCombatCard = (deck: Pile<DraculaCombatId>, random: Random): DraculaCombatId =>
  drawFrom(deck, idsOf(DRACULA_COMBAT_CARDS), random, 'combat card' satisfies Purpose);

export const drawTicket = ({ tickets }: State, random: Random): TicketId =>
  drawFrom(tickets, idsOf(TICKETS), random, 'ticket' satisfies Purpose);

export const drawItemCard = ({ items }: State, hunter: HunterId, random: Random): ItemId =>
  drawFrom(items.deck, idsOf(ITEM_CARDS), random, `item for ${hunter}` satisfies Purpose);

function ofOwner(unseen: Pile<EventId>, owner: Side): Pile<EventId> {
  const left = EVENT_KINDS.map((card) => [card, ownerOf(card) === owner ? unseen[card] : 0]);
  return Object.fromEntries(left) as Pile<EventId>;
}

/** The back at this end of the deck, if it has been seen. */
export function knownBack({ events }: State, end: 'top' | 'bottom'): Side | undefined {
  const far = events[end === 'top' ? 'bottom' : 'top'];
  return events[end][0] ?? far[deckSize(events) - 1];
}

/** The back of any card that has not been seen from either end. */
export function drawBack({ events }: State, random: Random): Side {
  const known = [...events.top, ...events.bottom];
  const left = (owner: Side) =>
    sizeOf(ofOwner(events.unseen, owner)) - known.filter((back) => back === owner).length;
  const ofDracula = left('dracula') - events.buried;
  const drawn = random.below(left('hunters') + ofDracula, 'event back' satisfies Purpose);
  return drawn < left('hunters') ? 'hunters' : 'dracula';
}

/** Which card of that back it is: for its new owner to know. */
export function drawEventCard({ events }: State, back: Side, seat: SeatId, random: Random): EventId {
  return drawFrom(ofOwner(events.unseen, back), EVENT_KINDS, random, `event for ${seat}` satisfies Purpose);
}

/** A card of the hunters that is discarded as it is drawn, for all to see. */
export function drawWastedCard({ events }: State, random: Random): EventId {
  return drawFrom(ofOwner(events.unseen, 'hunters'), EVENT_KINDS, random, 'wasted event' satisfies Purpose);
}

/** Any of these, for a seat that is late. How many there are may depend on its hand. */
export function pickFor<Kind>(seat: SeatId, choices: readonly Kind[], random: Random): Kind {
  const chosen = choices[random.below(choices.length, `late ${seat}` satisfies Purpose)];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}
