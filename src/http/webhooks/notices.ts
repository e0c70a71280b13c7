import { Type } from '@sinclair/typebox';
import { EMITTED_TYPES } from '../../notifications/webhooks/types.js';
import { component, plain } from '../contract/schema.js';
import { EXAMPLE_GAME, signedHead } from '../contract/signed.js';
import { HeadSchema, SeatId, Time, Uuid } from '../games/game.schema.js';

type EmittedType = (typeof EMITTED_TYPES)[number];

/** Of each type: when it comes. */
const MEANINGS: Readonly<Record<EmittedType, string>> = {
  'turn.started':
    'A seat of yours is asked something. It comes for each question, unless the answer was faster.',
  'turn.reminder': 'A seat of yours is still asked, and its deadline is near.',
  'turn.timedOut': 'A deadline has passed, and the game went on without the answer.',
  'game.started': 'A game of yours begins.',
  'game.changed':
    'A game of yours has another entry. Only for those who ask for it; of several that wait, the last.',
  'game.finished': 'A game of yours is over.',
  'game.cancelled': 'A game of yours is cancelled before it began.',
  'seat.opened': 'A seat has lost its player: in a game of yours, or it was yours.',
  'vote.called':
    'A seat of yours has let too many decisions run out, and the others are asked what becomes of it. What you do for that seat ends the vote.',
  'deadlines.moved': 'Deadlines of a game of yours are others now.',
  'dispute.opened': 'A dispute is opened in a game of yours.',
  'dispute.ruled': 'A dispute in a game of yours is ruled on.',
  'message.posted': 'There is a message for you in a game of yours.',
  ping: 'You asked for it, to see whether calls arrive.',
};

const OF_A_TURN: readonly EmittedType[] = ['turn.started', 'turn.reminder'];

const DecisionSchema = Type.Object(
  { id: Type.String(), kind: Type.String() },
  { description: 'What is asked, as everyone in the game knows it.' },
);

const orNull = (schema: Parameters<typeof Type.Union>[0][number]) => Type.Union([schema, Type.Null()]);

function gameData(isOfATurn: boolean) {
  return Type.Object({
    game: Uuid,
    ruleset: Type.String(),
    sandbox: Type.Optional(
      Type.Literal(true, { description: 'Of a sandbox: no real game. Left out of all others.' }),
    ),
    seat: isOfATurn ? SeatId : orNull(SeatId),
    version: Type.Integer({
      minimum: 1,
      description: 'The entry with which it came up. Trust it for the order.',
    }),
    decision: isOfATurn ? DecisionSchema : Type.Null(),
    deadline: orNull(Time('By when to answer.')),
    link: Type.String({ format: 'uri-reference', description: 'Where to look.' }),
    head: HeadSchema,
  });
}

const schemas = Object.fromEntries(
  EMITTED_TYPES.map((type) => [
    type,
    component(
      nameOf(type),
      Type.Object(
        {
          type: Type.Literal(type),
          timestamp: Time('When it came up; the same at every attempt.'),
          data: type === 'ping' ? Type.Object({ webhook: Uuid }) : gameData(OF_A_TURN.includes(type)),
        },
        { description: MEANINGS[type] },
      ),
    ),
  ]),
);

function nameOf(type: EmittedType): string {
  const words = type.split('.').map((word) => word[0]!.toUpperCase() + word.slice(1));
  return `${words.join('')}Notice`;
}

const header = (name: string, description: string, example: string) => ({
  ...{ name, in: 'header', required: true, description, example },
  schema: { type: 'string' },
});

const HEADERS = [
  header(
    'webhook-id',
    'The same at every attempt: what you have had before is a repetition.',
    'msg_5f1d3c0a9b7e2846d0c5e1f7a8b39264',
  ),
  header('webhook-timestamp', 'When this attempt was made: seconds since 1970.', '1935656160'),
  header(
    'webhook-signature',
    'HMAC-SHA256 of `{id}.{timestamp}.{body}`, base64, after `v1,`; after a change of the secret two, with a space between.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const RESPONSES = {
  '2XX': { description: 'It has arrived.' },
  '410': { description: 'Never call again: the webhook is disabled.' },
  default: { description: 'It has not arrived and is tried again. `Retry-After` is heeded within limits.' },
};

/** The `webhooks` of openapi.json: what this server posts to those who asked for it. */
export function noticesSection(): Record<string, object> {
  return Object.fromEntries(
    EMITTED_TYPES.map((type) => [
      type,
      {
        post: {
          operationId: `on${nameOf(type)}`,
          tags: ['webhooks'],
          summary: type,
          description: MEANINGS[type],
          // A signature, not a token: see the headers.
          security: [],
          parameters: HEADERS,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: plain(schemas[type]), example: exampleOf(type) } },
          },
          responses: RESPONSES,
        },
      },
    ]),
  );
}

function exampleOf(type: EmittedType): object {
  const timestamp = '2031-05-03T10:16:00.000Z';
  if (type === 'ping') return { type, timestamp, data: { webhook: '7c9e6679-7425-40de-944b-e07fc1f90ae7' } };
  const isOfATurn = OF_A_TURN.includes(type);
  const game = EXAMPLE_GAME;
  return {
    type,
    timestamp,
    data: {
      game,
      ruleset: 'vampire-graves',
      seat: isOfATurn ? 'player-1' : null,
      version: 12,
      decision: isOfATurn ? { id: 'c3', kind: 'open' } : null,
      deadline: isOfATurn ? '2031-05-06T10:16:00.000Z' : null,
      link: `https://games.example.org/v1/games/${game}`,
      head: signedHead(12, '5f1d3c0a9b7e2846d0c5e1f7a8b39264c7d0e5f1a2b3c4d5e6f708192a3b4c5d'),
    },
  };
}
