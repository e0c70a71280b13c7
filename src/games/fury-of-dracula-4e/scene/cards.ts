import type { Static } from '@sinclair/typebox';
import { listOf, nameIn } from '../../kit/naming.js';
import type { SceneCard } from '../../kit/scene.js';
import { text } from '../board/text.js';
import type { HideoutView } from '../view/trail.js';

type Hideout = Static<typeof HideoutView>;

/** Hideouts by their numbers, as actions name them, with what lies there. */
export const cards = (hideouts: readonly Hideout[]): readonly SceneCard[] => hideouts.map(cardOf);

function cardOf({ space, cards: lying, at, encounters, rumors }: Hideout): SceneCard {
  const tells = at === undefined || lying.some(({ card }) => card === at);
  return {
    number: text('count', { count: space }),
    back: lying[0]?.back ?? 'empty',
    name: listOf(
      lying.map(({ card, back }) => (card === undefined ? text(`unknown.${back}`) : nameIn('card', card))),
    ),
    faceUp: lying.every(({ faceUp }) => faceUp),
    known: lying.length > 0 && lying.every(({ card }) => card !== undefined),
    tokens: [
      ...(tells ? [] : [{ says: nameIn('place', at), ...LIES_OPEN }]),
      ...encounters.map(encounterOf),
      ...(rumors === 0 ? [] : [{ says: text('rumors', { rumors }), ...LIES_OPEN }]),
    ],
  };
}

const LIES_OPEN = { faceUp: true, known: true };

function encounterOf({ encounter, faceUp, damage }: Hideout['encounters'][number]) {
  if (encounter === undefined) return { says: text('token'), faceUp, known: false };
  const name = nameIn('encounter', encounter);
  return { says: damage === 0 ? name : text('harmed', { name, damage }), faceUp, known: true };
}
