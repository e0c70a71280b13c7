import { nameIn } from './naming.js';
import {
  PIECE_SHAPES,
  type LegendLine,
  type MapScene,
  type Piece,
  type Scene,
  type SceneCard,
} from './scene.js';

/** Shapes of which each piece says more than what the shape means. */
const WITH_A_NUMBER: readonly Piece['shape'][] = ['card', 'vault', 'storm', 'fog'];

/** Each sign that stands on a map, once: those of seats, then things, then what lies upon ways, then the sky. */
export function legendOfMap(
  { pieces, closed }: Pick<MapScene, 'pieces' | 'closed'>,
  sky: Scene['sky'],
): readonly LegendLine[] {
  const ordered = PIECE_SHAPES.flatMap((shape) => pieces.filter((piece) => piece.shape === shape));
  return [
    ...onceBy(ordered, ({ shape, tone }) => (shape === 'figure' ? tone : shape)).map(lineOf),
    ...(closed.length === 0 ? [] : [{ of: { is: 'closed' }, says: nameIn('legend', 'closed') } as const]),
    ...(sky === undefined ? [] : [{ of: { is: 'sky', sky: sky.is }, says: sky.says } as const]),
  ];
}

const lineOf = ({ shape, tone, sign, says }: Piece): LegendLine => ({
  of: { is: 'piece', shape, tone, ...(sign === undefined ? {} : { sign }) },
  says: WITH_A_NUMBER.includes(shape) ? nameIn('legend', shape) : says,
});

/** Each sign that the cards of a board have. */
export function legendOfCards(cards: readonly SceneCard[]): readonly LegendLine[] {
  const lying = cards.filter(({ back }) => back !== 'empty');
  const backs = onceBy(lying, ({ back }) => back).map(({ back }) => ({
    of: { is: 'back', back } as const,
    says: nameIn('legend.back', back),
  }));
  const tokens = onceBy(
    cards.flatMap((card) => card.tokens),
    tokenKind,
  ).map((token) => ({
    of: { is: 'token', faceUp: token.faceUp, known: token.known } as const,
    says: nameIn('legend.token', tokenKind(token)),
  }));
  const isFaceDown = lying.some(({ faceUp }) => !faceUp);
  return [
    ...backs,
    ...(isFaceDown ? [{ of: { is: 'faceDown' }, says: nameIn('legend', 'faceDown') } as const] : []),
    ...tokens,
  ];
}

const tokenKind = ({ faceUp, known }: SceneCard['tokens'][number]): string =>
  known ? (faceUp ? 'open' : 'known') : 'unknown';

export const onceBy = <Thing>(things: readonly Thing[], by: (thing: Thing) => string): readonly Thing[] =>
  [...new Map(things.toReversed().map((thing) => [by(thing), thing])).values()].reverse();
