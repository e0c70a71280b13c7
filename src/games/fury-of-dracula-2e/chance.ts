import type { Audience, SeatId } from '../kit/audience.js';
import { drawFrom, sizeOf, type Pile } from '../kit/pile.js';
import type { DrawPurpose, Random } from '../kit/random.js';
import { ENCOUNTERS, type EncounterId } from './data/encounters.js';
import { EVENT_CARDS, type EventId } from './data/event-cards.js';
import { ITEM_CARDS, type ItemId } from './data/item-cards.js';
import { confidants } from './events/audience.js';
import type { Options } from './options.js';
import { HUNTERS, isHunter, SEATS, type HunterId } from './seats.js';
import type { State } from './state.js';
import type { TrainFace } from './values.js';

/** What is drawn for all to see, for Dracula alone, or for nobody. */
const AUDIENCES = {
  'event back': 'everyone',
  'train die': 'everyone',
  'combat die': 'everyone',
  die: 'everyone',
  encounter: ['dracula'],
  bot: 'nobody',
} as const satisfies Record<string, Audience>;

type Told = (seat: SeatId, options: Options) => Audience;

/** The number would tell what is left in the deck, and so what others hold. */
const fromTheDeck: Told = (seat, options) =>
  isHunter(seat) && !options.huntersShareHands ? 'nobody' : confidants(seat, options);

/** What is drawn for one seat: told to those who know already what each number means. */
const FOR_A_SEAT: Readonly<Record<`${'event for' | 'item for' | 'loss of' | 'late'} `, Told>> = {
  'event for ': fromTheDeck,
  'item for ': fromTheDeck,
  'loss of ': confidants,
  'late ': (seat) => [seat],
};

export type Purpose = keyof typeof AUDIENCES | `${keyof typeof FOR_A_SEAT}${string}`;

export const PURPOSES: readonly string[] = [
  ...Object.keys(AUDIENCES),
  ...SEATS.map((seat) => `event for ${seat}`),
  ...SEATS.map((seat) => `late ${seat}`),
  ...HUNTERS.flatMap((hunter) => [`item for ${hunter}`, `loss of ${hunter}`]),
];

const DIE = 6;
const DICE: readonly string[] = ['train die', 'combat die', 'die'] satisfies Purpose[];
/** For what a seat that is late, or a bot, chooses: that is no draw of the game. */
const isChoice = (purpose: string): boolean => purpose === 'bot' || purpose.startsWith('late ');

export const purposes: readonly DrawPurpose[] = PURPOSES.filter((purpose) => !isChoice(purpose)).map(
  (purpose) => (DICE.includes(purpose) ? { purpose, below: DIE } : { purpose }),
);

export function drawAudience(purpose: string, options: Options): Audience {
  const declared = AUDIENCES[purpose as keyof typeof AUDIENCES] as Audience | undefined;
  if (declared !== undefined) return declared;
  const found = Object.entries(FOR_A_SEAT).find(([prefix]) => purpose.startsWith(prefix));
  if (found === undefined) throw new Error(`Nothing is drawn for ${purpose}`);
  const [prefix, told] = found;
  return told(purpose.slice(prefix.length), options);
}

const ENCOUNTER_KINDS = ENCOUNTERS.map(({ id }) => id);
const EVENT_KINDS = EVENT_CARDS.map(({ id }) => id);
const ITEM_KINDS = ITEM_CARDS.map(({ id }) => id);
const OWNERS = new Map<EventId, 'hunters' | 'dracula'>(EVENT_CARDS.map(({ id, owner }) => [id, owner]));

export const ownerOf = (card: EventId) => OWNERS.get(card) ?? 'hunters';

export function drawEncounter(pool: Pile<EncounterId>, random: Random): EncounterId {
  return drawFrom(pool, ENCOUNTER_KINDS, random, 'encounter' satisfies Purpose);
}

function ofOwner(deck: Pile<EventId>, owner: 'hunters' | 'dracula'): Pile<EventId> {
  const left = EVENT_KINDS.map((card) => [card, ownerOf(card) === owner ? deck[card] : 0]);
  return Object.fromEntries(left) as Pile<EventId>;
}

/** Ruling: nobody sees the back of the next card before it is drawn. */
export function drawBack({ events }: State, random: Random): 'hunters' | 'dracula' {
  const hunters = sizeOf(ofOwner(events.deck, 'hunters'));
  const drawn = random.below(sizeOf(events.deck), 'event back' satisfies Purpose);
  return drawn < hunters ? 'hunters' : 'dracula';
}

/** Which card of that back it is: for its new owner to know. */
export function drawEventCard(
  { events }: State,
  back: 'hunters' | 'dracula',
  seat: SeatId,
  random: Random,
): EventId {
  return drawFrom(ofOwner(events.deck, back), EVENT_KINDS, random, `event for ${seat}` satisfies Purpose);
}

export function drawItemCard({ items }: State, hunter: HunterId, random: Random): ItemId {
  return drawFrom(items.deck, ITEM_KINDS, random, `item for ${hunter}` satisfies Purpose);
}

const TRAIN_DICE: Readonly<Record<Options['trainDie'], readonly TrainFace[]>> = {
  doubleTwo: ['X', '0', '1', '2', '2', '2/3'],
  plainThree: ['X', '0', '1', '2', '3', '2/3'],
};

export function rollTrainDie({ options }: State, random: Random): TrainFace {
  return TRAIN_DICE[options.trainDie][random.below(DIE, 'train die' satisfies Purpose)] ?? 'X';
}

export function rollDie(random: Random, purpose: 'die' | 'combat die'): number {
  return random.below(DIE, purpose satisfies Purpose) + 1;
}

/** Any of these, for a seat that is late. How many there are may depend on its hand. */
export function pickFor<Kind>(seat: SeatId, choices: readonly Kind[], random: Random): Kind {
  const chosen = choices[random.below(choices.length, `late ${seat}` satisfies Purpose)];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}
