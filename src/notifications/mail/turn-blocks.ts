import type { Head } from '../../events/entry.js';
import type { BoardPart } from '../../games/kit/board.js';
import type { Message } from '../../games/kit/message.js';
import type { Phrases } from '../../words/phrases.js';
import { joined } from '../../words/joined.js';
import { boardText } from '../../words/board-text.js';
import type { Block } from './letter.js';
import { writtenTime } from './local-time.js';
import type { Recipient } from './mail-settings.js';
import { partBlocks } from './part-blocks.js';
import type { Situation } from './ports.js';

/** So many entries are told; the game itself can be asked for the others. */
const MOST_ENTRIES = 60;
/** Options are told apart by what they do where there are more than these. */
const FEW_OPTIONS = 12;

// As the table says when something was.
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

type Line = BoardPart['lines'][number];
type Read = Pick<Recipient, 'zone' | 'language'>;

/** What happened since the player last acted, or so far, as it may be told. */
export function happenedBlocks(
  { told, unspoken, hasActed }: Situation,
  phrases: Phrases,
  read: Read,
): Block[] {
  const lines = told
    .filter(({ struck }) => !struck)
    .map(({ entry, events }) => ({ entry, said: events.filter(({ type }) => !unspoken.includes(type)) }))
    .filter(({ said }) => said.length > 0)
    .map(({ entry, said }) =>
      said.map(({ label }, at): readonly [string, string] => [
        at === 0 ? String(entry) : '',
        phrases.say(withWrittenTimes(label, read)),
      ]),
    );
  if (lines.length === 0) return [];
  const shown = lines.slice(-MOST_ENTRIES);
  const count = lines.length - shown.length;
  const earlier: (readonly [string, string])[] =
    count === 0 ? [] : [['', phrases.say({ key: 'mail.earlier', values: { count } })]];
  const title = phrases.say({ key: hasActed ? 'mail.happened' : 'mail.happened.soFar' });
  return [{ is: 'lines', title, lines: [...earlier, ...shown.flat()] }];
}

/** Moments as their reader writes them. */
function withWrittenTimes({ key, values = {} }: Message, { zone, language }: Read): Message {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && MOMENT.test(value) ? writtenTime(new Date(value), zone, language) : value,
  ]);
  return { key, values: Object.fromEntries(written) as NonNullable<Message['values']> };
}

export function boardBlocks({ board }: Situation, phrases: Phrases): Block[] {
  if (board.length === 0) return [];
  return [{ is: 'board', text: boardText(board, (message) => phrases.say(message)) }];
}

/**
 * What is asked stands above the board, with the deadline, and who is asked: where nothing else is told of a question,
 * the board does not say it again.
 */
function withoutQuestion(situation: Situation, phrases: Phrases, reader: Message): Situation {
  const asked = new Set(situation.asked.map(({ label }) => phrases.say(label)));
  const isQuestion = (line: Line) => !('rows' in line) && asked.has(phrases.say(line));
  const board = situation.board.flatMap((part): BoardPart[] => {
    if (!part.lines.some(isQuestion)) return [part];
    const lines = part.lines.flatMap((line) => withoutReader(line, phrases, reader));
    return lines.every(isQuestion) ? [] : [{ ...part, lines }];
  });
  return { ...situation, board };
}

/** Without rows that name nobody but the reader. */
function withoutReader(line: Line, phrases: Phrases, reader: Message): Line[] {
  if (!('rows' in line)) return [line];
  const rows = line.rows.filter((row) => phrases.say(row.at(-1)!) !== phrases.say(reader));
  return rows.length === 0 ? [] : [{ rows }];
}

/** The head of the game as the server signed it: in one line, as the verifier reads it. */
export function headLines({ version, hash, key, signature }: Head, phrases: Phrases): string[] {
  return [
    phrases.say({ key: 'mail.head', values: { version } }),
    JSON.stringify({ version, hash, key, signature }),
  ];
}

/** What the seat is asked, and until when. */
export function askedBlocks({ asked }: Situation, phrases: Phrases, { zone, language }: Read): Block[] {
  return asked.flatMap(({ label, deadline, otherwise }): Block[] => {
    const decision = phrases.say({ key: 'mail.asked', values: { decision: label } });
    if (deadline === undefined) return [{ is: 'paragraph', text: decision }];
    const time = writtenTime(new Date(deadline), zone, language);
    const until = phrases.say(
      otherwise === undefined
        ? { key: 'mail.until.drawn', values: { time } }
        : { key: 'mail.until.otherwise', values: { time, otherwise } },
    );
    return [{ is: 'paragraph', text: joined([decision, until]) }];
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
  'explain',
  'resign',
  'settings',
  'access',
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

/**
 * All that a player needs to answer, without anything else at hand.
 * @param reader the name of the seat
 */
export function turnBlocks(situation: Situation, phrases: Phrases, read: Read, reader: Message): Block[] {
  return [
    ...askedBlocks(situation, phrases, read),
    ...happenedBlocks(situation, phrases, read),
    ...boardBlocks(withoutQuestion(situation, phrases, reader), phrases),
    ...optionBlocks(situation, phrases),
    ...partBlocks(situation, phrases),
  ];
}
