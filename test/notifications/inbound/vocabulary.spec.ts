import { RULESETS } from '../../../src/games/registry.js';
import { type Command, commandsIn } from '../../../src/notifications/inbound/commands.js';
import { wordsOf } from '../../../src/notifications/inbound/fold.js';
import { settingsIn } from '../../../src/notifications/inbound/setting-words.js';
import { COMMAND_WORDS, Vocabulary } from '../../../src/notifications/inbound/vocabulary.js';
import { SHELL_WORDS } from '../../../src/words/languages.js';

const languages = Object.keys(SHELL_WORDS);

/** By the key of the help: what it tells to write has to be read as this. */
const TOLD: Readonly<Record<string, Partial<Command>>> = {
  number: { is: 'act', number: 3 },
  say: { is: 'say', to: 'side' },
  sayToAll: { is: 'say', to: 'all' },
  undo: { is: 'undo' },
  standing: { is: 'standing' },
  board: { is: 'board' },
  resign: { is: 'resign', sure: false },
  settings: { is: 'settings' },
  access: { is: 'access' },
};

/** What a text puts between quotes. */
const quotedIn = (text: string): string => /[«“"]\s*([^»”"]*?)\s*[»”"]/u.exec(text)![1]!;

describe.each(languages)('in %s', (language) => {
  const { mail, replies } = SHELL_WORDS[language]!;
  const vocabulary = Vocabulary.of(language);

  test.each(Object.entries(TOLD))('what the help tells to write for "%s" is that command', (key, command) => {
    const line = mail[`mail.help.${key}.write`]!.replace('…', 'Dracula');
    expect(commandsIn([line], [], vocabulary)).toMatchObject([command]);
  });

  test('every word of a command is understood, and so is that of English', () => {
    for (const word of COMMAND_WORDS)
      for (const catalogue of [replies, SHELL_WORDS.en.replies])
        for (const said of catalogue[`word.${word}`]!.split(','))
          expect([said, vocabulary.is(word, said.toUpperCase())]).toEqual([said, true]);
  });

  test('no word begins two commands', () => {
    const first = [
      'undo',
      'help',
      'board',
      'options',
      'access',
      'resign',
      'standing',
      'settings',
      'say',
    ] as const;
    for (const word of first)
      for (const said of replies[`word.${word}`]!.split(','))
        expect([said, first.filter((other) => vocabulary.is(other, said))]).toEqual([said, [word]]);
  });

  test('no mail tells to write a word of English, and each example of a setting is understood', () => {
    const english =
      language === 'en'
        ? []
        : ['help', 'board', 'undo', 'standing', 'resign', 'settings', 'access', 'join', 'confirm', 'say'];
    for (const [key, text] of Object.entries({ ...mail, ...replies }))
      for (const word of key === 'mail.help.end' ? [] : english)
        expect([key, new RegExp(`[«“"']\\s*${word}\\b|\\b${word} [a-z]`, 'i').test(text)]).toEqual([
          key,
          false,
        ]);
    const examples = replies['settings.how']!.split(/[:：] ?/u)
      .slice(1)
      .join(':')
      .replace(/[.。]$/u, '')
      .split(/ ?[;；] ?/u);
    expect(examples).toHaveLength(7);
    for (const example of examples) {
      const [command] = commandsIn([example], [], vocabulary);
      expect([example, settingsIn((command as { asked: string }).asked, vocabulary)]).not.toEqual([
        example,
        undefined,
      ]);
    }
    expect(vocabulary.begins('agree', quotedIn(mail['mail.confirm.why']!))).toBe(true);
    expect(vocabulary.begins('agree', quotedIn(mail['mail.invitation.how']!))).toBe(true);
    expect(commandsIn([replies['ask.resign']!.split(/[:：]/u).at(-1)!.trim()], [], vocabulary)).toMatchObject(
      [{ is: 'resign', sure: true }],
    );
  });

  test('what ends what is read is told in the help', () => {
    expect(vocabulary.is('end', mail['mail.help.end.write']!)).toBe(true);
  });
});

test('of a language that nobody speaks here, the words are those of English', () => {
  expect(Vocabulary.of('tlh')).toBe(Vocabulary.of('en'));
});

describe('what a card does', () => {
  test.each([
    ['zh', '什么是木桩？', '木桩'],
    ['zh', '什麼是木樁', '木樁'],
    ['zh', '木桩是什么？', '木桩'],
    ['zh', '木桩有什么用', '木桩'],
    ['ko', '마늘 화환이 뭐예요?', '마늘 화환'],
    ['ko', '말뚝은 무엇인가요?', '말뚝'],
    ['ko', '말뚝 뭐야', '말뚝'],
    ['ko', '이 뭐예요', '이'],
    ['ko', '말뚝 설명해 주세요', '말뚝'],
    ['fr', 'Le pieu, c’est quoi ?', 'Le pieu'],
    ['fr', "C'est quoi le pieu ?", 'le pieu'],
    ['ru', 'Кол — что это?', 'Кол'],
    ['ru', 'Stake, what is it?', 'Stake'],
  ])('is asked in %s by "%s"', (language, line, name) => {
    const words = wordsOf(name);
    expect(commandsIn([line], [], Vocabulary.of(language))).toMatchObject([{ is: 'explain', words }]);
  });

  test.each(['是什么', '뭐예요', 'что это', '3 말뚝 설명', '말뚝설명', '말뚝이 뭐예요 그리고'])(
    'is not asked by "%s"',
    (line) => {
      for (const language of languages)
        expect(commandsIn([line], [], Vocabulary.of(language))).toMatchObject([{ is: 'act' }]);
    },
  );

  test.each(languages)('is asked by no words of an option, in %s', (language) => {
    const vocabulary = Vocabulary.of(language);
    const asking = RULESETS.flatMap(({ catalogues }) => Object.entries(catalogues[language] ?? {}))
      .filter(([key]) => key.startsWith('action.'))
      .filter(([, text]) => commandsIn([text], [], vocabulary).some(({ is }) => is === 'explain'));
    expect(asking).toEqual([]);
  });
});
