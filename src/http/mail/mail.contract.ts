import { COUNTED } from '../contract/headers.js';
import type { OperationContract } from '../contract/operation.js';
import { GAME } from '../contract/parameters.js';
import { MailModeBody, MailSettingsBody } from './mail.dto.js';
import { MAIL_SETTINGS, MailSettingsSchema } from './mail.schema.js';

const settings = {
  status: 200,
  description: 'The settings.',
  schema: MailSettingsSchema,
  example: MAIL_SETTINGS,
};

export const getMailSettings: OperationContract = {
  id: 'getMailSettings',
  tag: 'mail',
  summary: 'Where do I get mail?',
  description:
    'Where this account gets mail, and when. Where it has no address there are none: `no-mail-address`.',
  answers: [settings],
  refuses: ['no-mail-address'],
};

export const changeMailSettings: OperationContract = {
  id: 'changeMailSettings',
  tag: 'mail',
  summary: 'Set where and when mail comes',
  description:
    'What is left out stays as it is. A new address gets one mail that asks to confirm it, and nothing else until that ' +
    'is done; as long as it is not, naming it again sends another one. How many are sent is limited: 5 in an hour for ' +
    'your account, which is told with the answer, and so many to one mailbox and from one network, which is not: then ' +
    '429 has a `Retry-After` alone.',
  body: {
    schema: MailSettingsBody,
    required: true,
    examples: {
      address: { address: 'mina@example.org', zone: 'Europe/London' },
      digest: { mode: 'digest', digestAt: '18:30' },
      quiet: { quietFrom: '22:00', quietTo: '07:00' },
    },
  },
  answers: [{ ...settings, headers: COUNTED }],
  refuses: ['invalid-request', 'body-too-large', 'unsupported-media-type', 'too-many-requests'],
};

export const noMail: OperationContract = {
  id: 'noMail',
  tag: 'mail',
  summary: 'No mail any more',
  description: 'Forgets the address and its settings.',
  answers: [{ status: 204, description: 'Forgotten.' }],
  refuses: [],
};

export const changeGameMail: OperationContract = {
  id: 'changeGameMail',
  tag: 'mail',
  summary: 'Set when mail about a game comes',
  description: 'For this game it counts before what is set for the account.',
  parameters: [GAME],
  body: { schema: MailModeBody, required: true, examples: { never: { mode: 'never' } } },
  answers: [{ status: 204, description: 'Set.' }],
  refuses: ['invalid-request', 'game-not-found', 'body-too-large', 'unsupported-media-type'],
};

export const resetGameMail: OperationContract = {
  id: 'resetGameMail',
  tag: 'mail',
  summary: 'Mail about a game as about all others',
  description: 'What is set for the account counts for this game again.',
  parameters: [GAME],
  answers: [{ status: 204, description: 'Reset.' }],
  refuses: ['game-not-found'],
};
