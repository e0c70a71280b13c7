import type { Ruleset } from '../../games/kit/game-definition.js';
import type { Phrases } from '../../words/phrases.js';
import type { Delivery } from '../deliveries/channel.js';
import type { Block, Letter } from './letter.js';
import type { Links } from './links.js';
import type { Recipient } from './mail-settings.js';
import { personBlocks } from './part-blocks.js';
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
  /** Of the game that it is about. */
  readonly ruleset?: Ruleset | undefined;
  /** Undefined: about no game that its reader may see. */
  readonly situation: Situation | undefined;
}

/** Answers a mail: with lines that are text already, and what they ask for. */
export function answerBlocks(about: AnswerAbout): Letter['blocks'] {
  const { delivery, to, phrases, links, situation } = about;
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
    help: () => [...aimBlocks(about), ...helpBlocks(phrases)],
    access: () => accessBlocks(phrases, links),
  };
  return [
    ...lines.map((text): Block => ({ is: 'paragraph', text })),
    ...shows.flatMap((what) => shown[what]?.() ?? []),
  ];
}

/** What the game is about, for the seat. */
function aimBlocks({ situation, ruleset, phrases }: AnswerAbout): Block[] {
  if (situation === undefined || ruleset === undefined) return [];
  const { seat } = situation;
  return [
    { is: 'paragraph', text: phrases.say(ruleset.aim(seat)) },
    ...personBlocks(seat, ruleset.parts ?? [], phrases),
  ];
}

function accessBlocks(phrases: Phrases, { access: url }: Links): Block[] {
  return url === undefined ? [] : [{ is: 'link', text: phrases.say({ key: 'mail.access.link' }), url }];
}
