import { Type } from '@sinclair/typebox';
import type { OperationContract } from '../contract/operation.js';
import type { Parameter } from '../contract/parameters.js';
import { MAIL } from '../json/pass-lines.js';

const header = (name: string, description: string, required: boolean, example: string): Parameter => ({
  ...{ in: 'header', name, description, required, schema: { type: 'string' }, example },
});

const EXAMPLE = [
  'From: Mina Murray <mina@example.net>',
  'To: reply+mfrggzdfmztwq2lknnwg23tpoa@games.example.org',
  'Message-ID: <6f1d9a52@example.net>',
  '',
  'road paris',
  '',
].join('\r\n');

export const receiveMail: OperationContract = {
  id: 'receiveMail',
  tag: 'mail',
  summary: 'Pass a mail on',
  description:
    'For a provider that receives mail for this server: the mail as it came, at most 1 MiB. It is kept once it is ' +
    'answered 202, and worked on later; the same mail again changes nothing. Whether its recipient is known is not told. ' +
    'Where too many mails wait, in all or to one address, it is answered 429 and has to come again. ' +
    'Only where the operator has set a secret; else `mail-not-taken`.',
  parameters: [
    header(
      'X-Harker-Timestamp',
      'When it was signed: seconds since 1970, at most five minutes ago.',
      true,
      '1935656160',
    ),
    header(
      'X-Harker-Signature',
      'HMAC-SHA256 (hex) by the secret of the timestamp, a full stop, and the body.',
      true,
      'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
    ),
    header(
      'X-Harker-Recipient',
      'The address that it came to. Without it, the mail’s own headers count.',
      false,
      'reply+mfrggzdfmztwq2lknnwg23tpoa@games.example.org',
    ),
  ],
  body: {
    schema: Type.String({ description: 'A mail (RFC 5322).' }),
    type: MAIL,
    required: true,
    examples: { reply: EXAMPLE },
  },
  answers: [{ status: 202, description: 'Kept.' }],
  refuses: [
    'mail-not-taken',
    'mail-not-signed',
    'body-too-large',
    'unsupported-media-type',
    'too-many-requests',
  ],
};
