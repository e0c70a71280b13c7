import { nameIn, namesIn } from '../../kit/naming.js';
import type { SceneCard } from '../../kit/scene.js';
import { text } from '../board/text.js';
import type { SpaceView } from '../view-schema.js';

/** Cards by their numbers, as actions name them, with what lies on them. */
export const cards = (spaces: readonly SpaceView[]): readonly SceneCard[] => spaces.map(cardOf);

function cardOf({ back, faceUp, card, at, powers, tokens }: SpaceView, index: number): SceneCard {
  const place = at === undefined || at === card ? [] : [{ says: nameIn('place', at), ...LIES_OPEN }];
  return {
    number: text('count', { count: index + 1 }),
    back,
    name: card === undefined ? text(`unknown.${back}`) : nameIn('card', card),
    faceUp,
    known: card !== undefined,
    tokens: [
      ...place,
      ...namesIn('card', powers).map((says) => ({ says, ...LIES_OPEN })),
      ...tokens.map((token) => ({
        says: token.encounter === undefined ? text('token') : nameIn('encounter', token.encounter),
        faceUp: token.faceUp,
        known: token.encounter !== undefined,
      })),
    ],
  };
}

const LIES_OPEN = { faceUp: true, known: true };
