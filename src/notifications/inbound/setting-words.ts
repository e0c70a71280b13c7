import { isTimeZone } from 'class-validator';
import { SHELL_WORDS } from '../../words/languages.js';
import type { AddressBook } from '../mail/address-book.js';
import { TIME_OF_DAY } from '../mail/local-time.js';
import { joined } from '../../words/joined.js';
import type { AskedSettings, MailSettings } from '../mail/mail-settings.js';
import type { Command } from './commands.js';
import type { Speech } from './speech.js';
import type { Step } from './step.js';
import type { Begun } from './task.js';
import type { CommandWord, Vocabulary } from './vocabulary.js';

type Settings = Extract<Command, { readonly is: 'settings' }>;

/** Takes what it needs of the words that are left. @returns undefined where these are no such setting */
type Reads = (rest: string[], vocabulary: Vocabulary) => AskedSettings | undefined;

const timeIn = (rest: string[]): string | undefined => {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(rest[0] ?? '') ?? [];
  const time = `${(hours ?? '').padStart(2, '0')}:${minutes ?? ''}`;
  if (!TIME_OF_DAY.test(time)) return undefined;
  rest.shift();
  return time;
};

const READS: Readonly<Partial<Record<CommandWord, Reads>>> = {
  immediately: () => ({ mode: 'immediately' }),
  never: () => ({ mode: 'never' }),
  digest: (rest) => {
    const digestAt = timeIn(rest);
    return { mode: 'digest', ...(digestAt === undefined ? {} : { digestAt }) };
  },
  quiet: (rest, vocabulary) => {
    if (vocabulary.is('off', rest[0] ?? '')) {
      rest.shift();
      return { quietFrom: null, quietTo: null };
    }
    const [quietFrom, quietTo] = [timeIn(rest), timeIn(rest)];
    return quietFrom === undefined || quietTo === undefined ? undefined : { quietFrom, quietTo };
  },
  zone: (rest) => {
    const zone = rest.shift();
    return isTimeZone(zone) ? { zone: zone! } : undefined;
  },
  language: (rest) => {
    const asked = rest.shift()?.toLowerCase() ?? '';
    const isMeant = ([tag, { name }]: [string, { name: string }]) =>
      [tag, name.toLowerCase()].includes(asked);
    const [language] = Object.entries(SHELL_WORDS).find(isMeant) ?? [];
    return language === undefined ? undefined : { language };
  },
};

/** When mail comes: `settings digest 18:30, quiet 22:00-07:00`. Alone, it says what is set. */
export class SettingWords {
  constructor(private readonly book: Pick<AddressBook, 'change' | 'settings'>) {}

  /** @throws Refusal */
  async set({ asked, text }: Settings, { task }: Begun, vocabulary: Vocabulary): Promise<Step> {
    const { playerId, speech } = task;
    const wanted = settingsIn(asked, vocabulary);
    if (wanted === undefined) return speech.told('unclear', 'unclear.settings', text);
    const isAsked = Object.keys(wanted).length > 0;
    const now = isAsked ? await this.book.change(playerId, wanted) : await this.book.settings(playerId);
    const { lines, ...step } = isAsked
      ? speech.told('done', 'done.settings', text)
      : speech.tells('done.settings.none', text);
    return {
      ...step,
      lines: [...lines, saidOf(now, speech), ...(isAsked ? [] : [speech.say('settings.how')])],
    };
  }
}

/** @returns undefined where something is no setting */
export function settingsIn(asked: string, vocabulary: Vocabulary): AskedSettings | undefined {
  const words = asked.replace(/(\d)\s*[-–—]\s*(?=\d)/gu, '$1 ');
  const rest = words.split(/[\s,;]+/u).filter((word) => word !== '');
  let wanted: AskedSettings = {};
  while (rest.length > 0) {
    const word = rest.shift()!;
    const name = (Object.keys(READS) as CommandWord[]).find((one) => vocabulary.is(one, word));
    const read = name && READS[name]!(rest, vocabulary);
    if (read === undefined) return undefined;
    wanted = { ...wanted, ...read };
  }
  return wanted;
}

function saidOf(settings: MailSettings, speech: Speech): string {
  const { mode, digestAt, quietFrom, quietTo, zone, language } = settings;
  const quiet =
    quietFrom === null || quietTo === null
      ? speech.say('settings.quiet.none')
      : speech.say('settings.quiet', { from: quietFrom, to: quietTo });
  const spoken = SHELL_WORDS[language]?.name ?? SHELL_WORDS.en.name;
  return joined([
    speech.say(`settings.${mode}`, { digestAt }),
    quiet,
    speech.say('settings.zone', { zone }),
    speech.say('settings.language', { language: spoken }),
  ]);
}
