import type { Random } from '../../kit/random.js';
import { sameValue } from '../../kit/same-value.js';
import type { Action } from '../actions.js';
import type { Purpose } from '../chance.js';
import type { EncounterId } from '../data/encounters.js';
import { eventsOf, itemsOf } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';

type Kind = 'item' | 'event';

/** Of what kind a hunter must discard one card. */
const LOST: { readonly [Encounter in EncounterId]?: readonly Kind[] } = {
  hoax: ['event'],
  lightning: ['item'],
  peasants: ['item'],
  saboteur: ['item', 'event'],
};

/** Every card of these kinds. */
function cardsOf(state: State, hunter: HunterId, kinds: readonly Kind[]): readonly Action[] {
  const items = kinds.includes('item') ? itemsOf(state, hunter) : [];
  const events = kinds.includes('event') ? eventsOf(state, hunter) : [];
  return [
    ...items.map((item): Action => ({ type: 'discardItem', item })),
    ...events.map((card): Action => ({ type: 'discardEvent', card })),
  ];
}

/** What a hunter may discard, equal cards once. */
export function discardsFor(state: State, encounter: EncounterId, hunter: HunterId): readonly Action[] {
  const cards = cardsOf(state, hunter, LOST[encounter] ?? []);
  return cards.filter((card, at) => cards.findIndex((one) => sameValue(one, card)) === at);
}

export function discard(tale: Tale, seat: HunterId, action: Action | undefined): void {
  if (action?.type === 'discardItem') tale.tell({ type: 'ItemDiscarded', seat, item: action.item });
  if (action?.type === 'discardEvent') tale.tell({ type: 'EventDiscarded', seat, card: action.card });
}

/** Peasants give something else for it. */
export function afterLoss(tale: Tale, encounter: EncounterId, hunter: HunterId): void {
  if (encounter === 'peasants') tale.next({ is: 'drawItem', hunter });
}

/** Who has but one such card loses it; the others, whom this returns, choose. All by public counts. */
export function loseTheOnly(
  tale: Tale,
  encounter: EncounterId,
  hunters: readonly HunterId[],
): readonly HunterId[] {
  const held = (hunter: HunterId) => cardsOf(tale.state, hunter, LOST[encounter] ?? []);
  const choosing = hunters.filter((hunter) => held(hunter).length > 1);
  for (const hunter of hunters) {
    const [only, second] = held(hunter);
    if (only === undefined || second !== undefined) continue;
    discard(tale, hunter, only);
    afterLoss(tale, encounter, hunter);
  }
  return choosing;
}

export function loseAll(tale: Tale, hunter: HunterId, kind: Kind): number {
  const cards = cardsOf(tale.state, hunter, [kind]);
  for (const card of cards) discard(tale, hunter, card);
  return cards.length;
}

export function loseAtRandom(tale: Tale, hunter: HunterId, kind: Kind, random: Random): void {
  const cards = cardsOf(tale.state, hunter, [kind]);
  if (cards.length === 0) return;
  discard(tale, hunter, cards[random.below(cards.length, `loss of ${hunter}` satisfies Purpose)]);
}

/** Public: of which kinds the hunter holds cards. */
export function kindsHeld(state: State, hunter: HunterId): readonly Kind[] {
  return (['item', 'event'] as const).filter((kind) => cardsOf(state, hunter, [kind]).length > 0);
}
