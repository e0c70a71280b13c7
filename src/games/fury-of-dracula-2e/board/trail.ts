import type { BoardTable } from '../../kit/board.js';
import type { Message } from '../../kit/message.js';
import { listOf, nameIn, namesIn } from '../../kit/naming.js';
import type { SpaceView, View } from '../view-schema.js';
import { text } from './text.js';

type Token = SpaceView['tokens'][number];

/** Cards by their numbers, as actions name them, with what lies on them. */
export const spaces = (all: readonly SpaceView[]): BoardTable => ({
  rows: all.map((space, at) => [text('count', { count: at + 1 }), cardOf(space), ...withCard(space)]),
});

/** What is no longer on the trail, and not yet anywhere else. */
export function gone({ leaving, ripe }: View): readonly Message[] {
  return [
    ...leaving.map((space) => text('leaving', { card: listOf([cardOf(space), ...withCard(space)]) })),
    ...(ripe.length === 0 ? [] : [text('ripe', { encounters: listOf(ripe.map(tokenOf)) })]),
  ];
}

function cardOf({ back, card, at, faceUp }: SpaceView): Message {
  if (card === undefined) return text(`unknown.${back}`);
  const name = nameIn('card', card);
  const known =
    at === undefined || at === card ? name : text('cardAt', { card: name, place: nameIn('place', at) });
  return faceUp ? known : text('faceDown', { card: known });
}

function withCard({ powers, tokens }: SpaceView): readonly Message[] {
  const all = [...namesIn('card', powers), ...tokens.map(tokenOf)];
  return all.length === 0 ? [] : [text('with', { all: listOf(all) })];
}

function tokenOf({ encounter, faceUp }: Token): Message {
  if (encounter === undefined) return text('token');
  const name = nameIn('encounter', encounter);
  return faceUp ? name : text('faceDown', { card: name });
}
