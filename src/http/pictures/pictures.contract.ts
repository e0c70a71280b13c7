import { Type } from '@sinclair/typebox';
import { COUNTED } from '../contract/headers.js';
import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, GAME, IF_NONE_MATCH } from '../contract/parameters.js';

const TAGGED = ['ETag', 'Cache-Control', 'Content-Language', 'Vary'] as const;
const unchanged = { status: 304, description: 'It is still as your If-None-Match says.', headers: TAGGED };

const OF_THE_VIEW =
  'It shows what `/view` says with the same `seat` and `version`, and nothing else; of a sandbox it says that it is one. A game ' +
  'that has not begun has no board.';

const REFUSES = [
  'invalid-request',
  'seat-required',
  'not-your-seat',
  'game-not-found',
  'seat-not-found',
  'version-not-found',
  'game-not-begun',
] as const;

const SVG = Type.String({
  description:
    'A picture that needs nothing else, as wide as its layout, with the board in words as its description.',
});
const PNG = Type.String({ description: 'The same picture in pixels.', contentMediaType: 'image/png' });
const TEXT = Type.String({ description: 'Lines of at most 76 columns, as mails have them.' });

const answered = (description: string, schema: typeof SVG, type: string, example: string) => ({
  ...{ status: 200, description, schema, type, example, headers: TAGGED },
});

const parameters = [GAME, IF_NONE_MATCH, ACCEPT_LANGUAGE];

export const getBoardSvg: OperationContract = {
  id: 'getBoardSvg',
  tag: 'play',
  summary: 'See the board as a picture',
  description: `The board of your seat as SVG. ${OF_THE_VIEW}`,
  parameters,
  answers: [
    answered('The picture.', SVG, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    unchanged,
  ],
  refuses: REFUSES,
};

export const getBoardPng: OperationContract = {
  id: 'getBoardPng',
  tag: 'play',
  summary: 'See the board in pixels',
  description:
    `The board of your seat as PNG. ${OF_THE_VIEW}\n\n` +
    'A PNG is dear: 60 in a minute for each player; one that is wider than usual counts as its pixels do, of 1600 as 4, of ' +
    '2400 as 9; a narrow one counts as 3, and of 1200 as 7; answers of 304 do not count. 4 of one player may wait to be painted; one more is refused with `Retry-After`, and not counted.',
  parameters,
  answers: [
    {
      ...answered('The picture.', PNG, 'image/png', 'iVBORw0KGgo='),
      headers: [...TAGGED, ...COUNTED],
    },
    unchanged,
  ],
  refuses: [...REFUSES, 'too-many-requests'],
};

export const getBoardText: OperationContract = {
  id: 'getBoardText',
  tag: 'play',
  summary: 'Read the board',
  description: `The board of your seat as plain text. ${OF_THE_VIEW}`,
  parameters,
  answers: [answered('The text.', TEXT, 'text/plain', 'TURN 1\n  It is the turn of Player 4.\n'), unchanged],
  refuses: REFUSES,
};
