import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../kit/schema.js';
import { LAYOUT_NAMES } from './data/layouts.js';

/** Where each option comes from stands in the README. */
const fields = {
  players: Type.Integer({ minimum: 2, maximum: 6, default: 3, description: 'How many seats there are.' }),
  mode: oneOf(['memory', 'openNotes'], {
    default: 'memory',
    description:
      'memory: a closed grave is shown to nobody. openNotes: the view lists every grave seen so far.',
  }),
  extraGo: Type.Boolean({
    default: false,
    description: 'Who has put a vampire into a grave may open another lid.',
  }),
  twoPlayerHand: oneOf([30, 20], {
    default: 30,
    description:
      'Vampires of each of two players; of 20 the rest is out of play, unseen. No effect with more players.',
  }),
  giftFrom: oneOf(['end', 'any'], {
    default: 'end',
    description: 'Which vampire may be given away: one at an end of the line, or any.',
  }),
  faceUpPerEnd: oneOf([1, 2], {
    default: 1,
    description: 'How many vampires lie face up at each end. Only the outermost can be played.',
  }),
  plague: oneOf(['solo', 'shared'], {
    default: 'solo',
    description: 'Who may open the graves around a rat: the finder, or after the finder the others in turn.',
  }),
  garlicGift: oneOf([1, 2], {
    default: 1,
    description: 'Vampires that the owner of garlic gives to another player who finds it.',
  }),
  gifts: oneOf(['lineEnd', 'sideRow'], {
    default: 'lineEnd',
    description:
      'Where a vampire received goes: to an end of the line, or to a row beside it, all of it playable.',
  }),
  giftTies: oneOf(['sequential', 'shared'], {
    default: 'sequential',
    description: 'Several give their last vampire in one round: the first of them wins, or all of them do.',
  }),
  adjacency: oneOf(['king', 'rook'], {
    default: 'king',
    description: 'What lies around a rat: up to eight graves, or up to four without the diagonals.',
  }),
  pathsBlock: Type.Boolean({
    default: false,
    description: 'The paths of the board part the graves around a rat.',
  }),
  layout: oneOf(LAYOUT_NAMES, { default: 'grid-10x6', description: 'The board.' }),
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
