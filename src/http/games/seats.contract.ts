import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE, GAME, SEAT } from '../contract/parameters.js';
import { GameSchema, InvitationSchema, InvitationsSchema } from './game.schema.js';
import { ClaimBody, InviteBody } from './games.dto.js';

const invitation = { seat: 'player-2', code: 'k3Jt9vQp2LwXr8Zsb6Yd0hNc4mUf7aEg', email: 'mina@example.org' };
const sent = {
  seat: 'player-2',
  email: 'mina@example.org',
  createdAt: '2031-05-03T10:15:00.000Z',
  used: false,
};

export const claimSeat: OperationContract = {
  id: 'claimSeat',
  tag: 'games',
  summary: 'Sit down',
  description:
    'Takes a free seat of an open game, or of one that is being played and has lost a player: then you see what the seat ' +
    'may see, and entropy counts no more. With the last seat the game begins, unless its maker wants to say when. ' +
    'A player holds several seats only if they are on one side (but in a sandbox). Sitting down where you sit is no change; ' +
    'the entropy that you gave first stays.',
  parameters: [GAME, SEAT, ACCEPT_LANGUAGE],
  body: {
    schema: ClaimBody,
    required: false,
    examples: {
      withEntropy: { entropy: 'my own dice: 4 2 6 1' },
      invited: { invitation: invitation.code },
    },
  },
  answers: [
    {
      status: 200,
      description: 'The game, with you in it.',
      schema: GameSchema,
      example: '@game',
      headers: ['Content-Language', 'Vary'],
    },
  ],
  refuses: [
    'invalid-request',
    'invitation-invalid',
    'game-not-found',
    'seat-not-found',
    'game-not-open',
    'seat-taken',
    'one-side-only',
    'knows-too-much',
    'entropy-fixed',
    'body-too-large',
    'unsupported-media-type',
    'outcome-unknown',
    'contended',
  ],
};

export const leaveSeat: OperationContract = {
  id: 'leaveSeat',
  tag: 'games',
  summary: 'Stand up',
  description:
    'Gives a seat back. In a game that is being played it goes to a bot or is open to others, as the game declares with ' +
    '`time.misses`; else it is open. In a sandbox it always goes to a bot. Who has no other seat there is a stranger from then on. ' +
    'A seat that is free already stays so.',
  parameters: [GAME, SEAT],
  answers: [{ status: 204, description: 'The seat is free again.' }],
  refuses: [
    'not-your-seat',
    'game-not-found',
    'seat-not-found',
    'game-not-open',
    'outcome-unknown',
    'contended',
  ],
};

export const invite: OperationContract = {
  id: 'invite',
  tag: 'games',
  summary: 'Invite somebody',
  description: 'Keeps a free seat for whoever has the code. By the maker of the game, while it is open.',
  parameters: [GAME],
  body: {
    schema: InviteBody,
    required: true,
    examples: { byMail: { seat: 'player-2', email: 'mina@example.org' }, byHand: { seat: 'player-2' } },
  },
  answers: [{ status: 201, description: 'The invitation.', schema: InvitationSchema, example: invitation }],
  refuses: [
    'invalid-request',
    'not-the-maker',
    'game-not-found',
    'seat-not-found',
    'game-not-open',
    'seat-taken',
    'body-too-large',
    'unsupported-media-type',
    'outcome-unknown',
    'contended',
  ],
};

export const listInvitations: OperationContract = {
  id: 'listInvitations',
  tag: 'games',
  summary: 'List invitations',
  description: 'For the maker of the game. Codes are not shown again.',
  parameters: [GAME],
  answers: [
    {
      status: 200,
      description: 'The invitations.',
      schema: InvitationsSchema,
      example: { items: [sent], next: null },
    },
  ],
  refuses: ['not-the-maker', 'game-not-found'],
};
