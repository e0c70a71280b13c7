import type { Phrases } from '../../words/phrases.js';
import type { Delivery } from '../deliveries/channel.js';
import type { Block, Letter } from './letter.js';
import type { Links } from './links.js';
import type { Recipient } from './mail-settings.js';
import type { Situation } from './ports.js';
import { askedBlocks, boardBlocks, happenedBlocks, helpBlocks, optionBlocks } from './turn-blocks.js';

export interface AnswerData {
  readonly lines: readonly string[];
  readonly shows: readonly string[];
  readonly inReplyTo?: string;
}

export function answerIn({ data }: Pick<Delivery, 'data'>): AnswerData {
  return { lines: [], shows: [], ...data };
}

export interface AnswerAbout {
  readonly delivery: Pick<Delivery, 'data'>;
  readonly to: Recipient;
  readonly phrases: Phrases;
  readonly links: Links;
  /** Undefined: about no game that its reader may see. */
  readonly situation: Situation | undefined;
}

/** Answers a mail: with lines that are text already, and what they ask for. */
export function answerBlocks({ delivery, to, phrases, links, situation }: AnswerAbout): Letter['blocks'] {
  const { lines, shows: wanted } = answerIn(delivery);
  // What is asked next would come with the mail of tomorrow only.
  const isAhead = to.mode === 'digest' && wanted.includes('happened') && situation?.asked.length !== 0;
  const shows = isAhead ? [...new Set([...wanted, 'options'])] : wanted;
  const ofGame = (blocks: (known: Situation) => Block[]) => () =>
    situation === undefined ? [] : blocks(situation);
  const shown: Readonly<Record<string, () => Block[]>> = {
    happened: ofGame((known) => happenedBlocks(known, phrases, to)),
    options: ofGame((known) => [...askedBlocks(known, phrases, to), ...optionBlocks(known, phrases)]),
    board: ofGame((known) => boardBlocks(known, phrases)),
    help: () => helpBlocks(phrases),
    access: () => accessBlocks(phrases, links),
  };
  return [
    ...lines.map((text): Block => ({ is: 'paragraph', text })),
    ...shows.flatMap((what) => shown[what]?.() ?? []),
  ];
}

function accessBlocks(phrases: Phrases, { access: url }: Links): Block[] {
  return url === undefined ? [] : [{ is: 'link', text: phrases.say({ key: 'mail.access.link' }), url }];
}
