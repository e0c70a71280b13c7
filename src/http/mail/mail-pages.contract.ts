import type { Answer, OperationContract } from '../contract/operation.js';
import type { Parameter } from '../contract/parameters.js';
import { NDJSON } from '../json/pass-lines.js';
import { Bundle } from '../proof/proof.contract.js';
import { TextSchema } from '../operations/operations.schema.js';

const TOKEN: Parameter = {
  in: 'path',
  name: 'token',
  description: 'The secret of a mail.',
  required: true,
  schema: { type: 'string', pattern: '^[a-z2-7]{26}$' },
  example: 'k3jt6vqp2lwxr7zsb4yd5hnc2u',
};

const page = (status: number, description: string): Answer => ({
  ...{ status, description, schema: TextSchema, type: 'text/html' },
  ...{ example: '<!doctype html><title>Confirm your address</title>', headers: ['Content-Language', 'Vary'] },
});

const GONE = page(404, 'The link has ended.');
const NOTHING = 'Looking at it changes nothing, whoever follows links in mails.';

const call = (id: string, summary: string, description: string): OperationContract => ({
  ...{ id, tag: 'mail', summary, description, parameters: [TOKEN], refuses: [] },
  answers: [page(200, 'The page.'), GONE],
});

export const confirmPage = call('confirmPage', 'Confirm an address?', `A page with a button. ${NOTHING}`);
export const confirmAddress = call('confirmAddress', 'Confirm an address', 'What the button does.');
export const stopPage = call('stopPage', 'Stop mails?', `A page with buttons. ${NOTHING}`);
export const stopGameMail = call(
  'stopMail',
  'Stop mails',
  'Of the game that the mail was about, or all where it was about none. Mail clients call it themselves (RFC 8058).',
);
export const stopAllMail = call(
  'stopAllMail',
  'Stop all mails',
  'Mail can be turned on again in the settings.',
);
export const invitationPage = call(
  'invitationPage',
  'See an invitation?',
  `A page with a button. ${NOTHING}`,
);
export const showInvitation = call(
  'showInvitation',
  'See an invitation',
  'Shows the code and how to use it.',
);
export const accessPage = call('accessPage', 'Make a token?', `A page with a button. ${NOTHING}`);
export const makeAccess = call(
  'makeAccess',
  'Make a token from a mail',
  'Shows a token for the account of the player whom the mail went to. The link ends with it.',
);
export const proofPage = call('proofPage', 'Fetch a proof?', `A page with a button. ${NOTHING}`);
export const mailedProof: OperationContract = {
  ...call(
    'mailedProof',
    'Fetch a proof from a mail',
    'The proof of the game, as the player whom the mail went to may have it.',
  ),
  answers: [
    {
      ...{ status: 200, description: 'The proof.', schema: Bundle, type: NDJSON, example: '@proof' },
      headers: ['Content-Disposition'],
    },
    GONE,
  ],
};
export const uninvitePage = call('uninvitePage', 'No more invitations?', `A page with a button. ${NOTHING}`);
export const uninvite = call('uninvite', 'No more invitations', 'None is sent to this address any more.');
