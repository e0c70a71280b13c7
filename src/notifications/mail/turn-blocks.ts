import type { Phrases } from '../../words/phrases.js';
import { boardText } from '../../words/board-text.js';
import type { Block } from './letter.js';
import { writtenTime } from './local-time.js';
import type { Recipient } from './mail-settings.js';
import type { Situation } from './ports.js';

/** So many entries are told; the game itself can be asked for the others. */
const MOST_ENTRIES = 60;
/** Options are told apart by what they do where there are more than these. */
const FEW_OPTIONS = 12;

type Read = Pick<Recipient, 'zone' | 'language'>;

/** What happened since the seat last acted, as it may be told. */
export function happenedBlocks({ told }: Situation, phrases: Phrases): Block[] {
  const lines = told
    .filter(({ struck, events }) => !struck && events.length > 0)
    .map(({ entry, events }) =>
      events.map(({ label }, at): readonly [string, string] => [
        at === 0 ? String(entry) : '',
        phrases.say(label),
      ]),
    );
  if (lines.length === 0) return [];
  const shown = lines.slice(-MOST_ENTRIES);
  const count = lines.length - shown.length;
  const earlier: (readonly [string, string])[] =
    count === 0 ? [] : [['', phrases.say({ key: 'mail.earlier', values: { count } })]];
  return [
    { is: 'lines', title: phrases.say({ key: 'mail.happened' }), lines: [...earlier, ...shown.flat()] },
  ];
}

export function boardBlocks({ board }: Situation, phrases: Phrases): Block[] {
  if (board.length === 0) return [];
  return [{ is: 'board', text: boardText(board, (message) => phrases.say(message)) }];
}

/** What the seat is asked, and until when. */
export function askedBlocks({ asked }: Situation, phrases: Phrases, { zone, language }: Read): Block[] {
  return asked.flatMap(({ label, deadline }): Block[] => {
    const decision = phrases.say({ key: 'mail.asked', values: { decision: label } });
    if (deadline === undefined) return [{ is: 'paragraph', text: decision }];
    const time = writtenTime(new Date(deadline), zone, language);
    const until = phrases.say({ key: 'mail.until', values: { time } });
    return [{ is: 'paragraph', text: `${decision} ${until}` }];
  });
}

/** Numbered in the order in which they are offered. */
export function optionBlocks({ actions }: Situation, phrases: Phrases): Block[] {
  if (actions.length === 0) return [];
  const groups: string[][] = [];
  actions.forEach(({ action, label }, at) => {
    const isLike = actions[at - 1]?.action.type === action.type || actions.length <= FEW_OPTIONS;
    if (at === 0 || !isLike) groups.push([]);
    groups.at(-1)!.push(phrases.say(label));
  });
  return [{ is: 'options', title: phrases.say({ key: 'mail.options' }), groups }];
}

export function howBlocks(phrases: Phrases): Block[] {
  const lines = ['mail.how.reply', 'mail.how.help'].map((key) => ['', phrases.say({ key })] as const);
  return [{ is: 'lines', title: phrases.say({ key: 'mail.how' }), lines }];
}

const COMMANDS = [
  'number',
  'words',
  'say',
  'sayToAll',
  'undo',
  'standing',
  'board',
  'resign',
  'end',
] as const;

/** Everything that can be written, and what each does. */
export function helpBlocks(phrases: Phrases): Block[] {
  const lines = COMMANDS.map(
    (command) =>
      [
        phrases.say({ key: `mail.help.${command}.write` }),
        phrases.say({ key: `mail.help.${command}` }),
      ] as const,
  );
  return [
    { is: 'paragraph', text: phrases.say({ key: 'mail.help.how' }) },
    { is: 'lines', title: phrases.say({ key: 'mail.help' }), lines },
  ];
}

/** All that a player needs to answer, without anything else at hand. */
export function turnBlocks(situation: Situation, phrases: Phrases, read: Read): Block[] {
  return [
    ...askedBlocks(situation, phrases, read),
    ...happenedBlocks(situation, phrases),
    ...boardBlocks(situation, phrases),
    ...optionBlocks(situation, phrases),
  ];
}
