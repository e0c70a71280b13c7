import type { Answer, OperationContract } from '../contract/operation.js';
import type { Parameter } from '../contract/parameters.js';
import { TextSchema } from '../operations/operations.schema.js';

const MAIL: Parameter = {
  in: 'path',
  name: 'mail',
  description: 'Id of a mail.',
  required: true,
  schema: { type: 'string', format: 'uuid' },
  example: '9d1f6c2e-4b7a-4f0e-8c35-2a6e1b7d5c90',
};
const HERE =
  'For who works on the machine: only where no SMTP server is set, the server listens at a loopback address, and the ' +
  'request comes from the machine itself. It shows the mail of everybody.';

const answer = (type: string, description: string, example: string): Answer => ({
  ...{ status: 200, description, schema: TextSchema, type, example },
});

const call = (id: string, summary: string, answers: readonly Answer[]): OperationContract => ({
  ...{ id, tag: 'mail', summary, description: HERE, answers, refuses: ['not-found'] },
});

const ofOne = (id: string, summary: string, answers: readonly Answer[]): OperationContract => ({
  ...{ ...call(id, summary, answers), parameters: [MAIL], refuses: ['not-found', 'mail-not-found'] },
});

export const mailbox = call('mailbox', 'The development mailbox', [
  answer('text/html', 'The newest first.', '<!doctype html><title>Mails</title>'),
]);
export const mailPage = ofOne('mailPage', 'A mail of the development mailbox', [
  answer(
    'text/html',
    'Its text, and its HTML in a frame that can do nothing.',
    '<!doctype html><title>Mail</title>',
  ),
]);
export const mailHtml = ofOne('mailHtml', 'The HTML of a mail', [
  answer('text/html', 'As it was sent.', '<!doctype html><p>It is your turn.</p>'),
]);
export const mailFile = ofOne('mailFile', 'A mail as a file', [
  {
    ...answer(
      'message/rfc822',
      'The mail as it would have been sent (RFC 5322).',
      'Subject: Confirm your address\r\n',
    ),
    headers: ['Content-Disposition'],
  },
]);
