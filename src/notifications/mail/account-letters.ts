import { type AnswerAbout, answerBlocks } from './answers.js';
import type { Delivery } from '../deliveries/channel.js';
import type { Letter } from './letter.js';

const KEYS: Readonly<Record<string, string>> = {
  ping: 'mail.ping',
  'webhook.disabled': 'mail.webhookDisabled',
};

/** What is told of an account, and what is answered where no game is meant. */
export function accountLetter(
  delivery: Delivery,
  about: Omit<AnswerAbout, 'delivery' | 'situation'>,
): Letter {
  const { phrases } = about;
  const subject = phrases.say({ key: 'mail.subject.account' });
  const key = KEYS[delivery.type];
  const { host = '' } = { ...delivery.data } as { host?: string };
  if (key === undefined)
    return { subject, blocks: answerBlocks({ ...about, delivery, situation: undefined }) };
  return { subject, blocks: [{ is: 'paragraph', text: phrases.say({ key, values: { host } }) }] };
}
