import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../kit/schema.js';
import { LAYOUT_NAMES } from './data/layouts.js';

/** What each means stands in the words, where it comes from in the README. */
const fields = {
  players: Type.Integer({ minimum: 2, maximum: 6, default: 3 }),
  mode: oneOf(['memory', 'openNotes'], { default: 'memory' }),
  extraGo: Type.Boolean({ default: false }),
  twoPlayerHand: oneOf([30, 20], { default: 30 }),
  giftFrom: oneOf(['end', 'any'], { default: 'end' }),
  faceUpPerEnd: oneOf([1, 2], { default: 1 }),
  plague: oneOf(['solo', 'shared'], { default: 'solo' }),
  garlicGift: oneOf([1, 2], { default: 1 }),
  gifts: oneOf(['lineEnd', 'sideRow'], { default: 'lineEnd' }),
  giftTies: oneOf(['sequential', 'shared'], { default: 'sequential' }),
  adjacency: oneOf(['king', 'rook'], { default: 'king' }),
  pathsBlock: Type.Boolean({ default: false }),
  layout: oneOf(LAYOUT_NAMES, { default: 'grid-10x6' }),
};

const Complete = closed(fields);
export type Options = Static<typeof Complete>;

export const optionsSchema = Type.Partial(Complete, { additionalProperties: false });

export const DEFAULTS: Options = {
  players: 3,
  mode: 'memory',
  extraGo: false,
  twoPlayerHand: 30,
  giftFrom: 'end',
  faceUpPerEnd: 1,
  plague: 'solo',
  garlicGift: 1,
  gifts: 'lineEnd',
  giftTies: 'sequential',
  adjacency: 'king',
  pathsBlock: false,
  layout: 'grid-10x6',
};
