import type { Phrases } from '../../words/phrases.js';
import type { Delivery } from '../deliveries/channel.js';
import { answerIn } from './game-letters.js';
import type { Letter } from './letter.js';

const KEYS: Readonly<Record<string, string>> = {
  ping: 'mail.ping',
  'webhook.disabled': 'mail.webhookDisabled',
};

/** What is told of an account, and what is answered where no game is meant. */
export function accountLetter(delivery: Delivery, phrases: Phrases): Letter {
  const subject = phrases.say({ key: 'mail.subject.account' });
  const key = KEYS[delivery.type];
  const { host = '' } = { ...delivery.data } as { host?: string };
  const lines = key === undefined ? answerIn(delivery).lines : [phrases.say({ key, values: { host } })];
  return { subject, blocks: lines.map((text) => ({ is: 'paragraph', text })) };
}
