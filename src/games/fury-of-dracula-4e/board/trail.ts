import type { Static } from '@sinclair/typebox';
import type { BoardTable } from '../../kit/board.js';
import type { Message } from '../../kit/message.js';
import { listOf, nameIn } from '../../kit/naming.js';
import type { HideoutView } from '../view/trail.js';
import type { View } from '../view/view.js';
import { text } from './text.js';

type Hideout = Static<typeof HideoutView>;

/** Hideouts by their numbers, as actions name them, with what lies there. */
export const hideouts = (all: readonly Hideout[]): BoardTable => ({
  rows: all.map((hideout) => [
    text('count', { count: hideout.space }),
    cardsOf(hideout),
    ...withCards(hideout),
  ]),
});

export const leaving = ({ leaving: all }: View): readonly Message[] =>
  all.map((hideout) => text('leaving', { cards: listOf([cardsOf(hideout), ...withCards(hideout)]) }));

/** The place is told beside cards that do not tell it themselves. */
function cardsOf({ cards, at }: Hideout): Message {
  if (cards.length === 0) return text('empty');
  const names = listOf(cards.map(cardOf));
  const tells = at === undefined || cards.some(({ card }) => card === at);
  return tells ? names : text('cardsAt', { cards: names, place: nameIn('place', at) });
}

function cardOf({ back, faceUp, card }: Hideout['cards'][number]): Message {
  if (card === undefined) return text(`unknown.${back}`);
  const name = nameIn('card', card);
  return faceUp ? name : text('faceDown', { card: name });
}

function withCards({ encounters, rumors }: Hideout): readonly Message[] {
  const all = [...encounters.map(encounterOf), ...(rumors === 0 ? [] : [text('rumors', { rumors })])];
  return all.length === 0 ? [] : [text('with', { all: listOf(all) })];
}

function encounterOf({ faceUp, encounter, damage }: Hideout['encounters'][number]): Message {
  if (encounter === undefined) return text('token');
  const name = nameIn('encounter', encounter);
  const known = damage === 0 ? name : text('harmed', { name, damage });
  return faceUp ? known : text('faceDown', { card: known });
}
