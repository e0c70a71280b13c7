import { type Command, commandsIn, MOST_COMMANDS } from '../../../src/notifications/inbound/commands.js';

/** Without the line that each was read from. */
function read(...lines: string[]) {
  return commandsIn(lines).map(({ text: _text, ...command }: Command) => command);
}

const act = (...words: string[]) => ({ is: 'act', words });
const number = (chosen: number, ...words: string[]) => ({ is: 'act', number: chosen, words });

test.each([
  ...['3', ' 3 ', '3.', '3)', '(3)', '#3', 'No. 3', 'option 3', '３', '*3*', '- 3'],
  ...['3번', '3 번', '第3个', '第 3 項', '选项3', 'номер 3', 'n° 3', '3、'],
])('"%s" is a number', (line) => {
  expect(read(line)).toEqual([number(3)]);
});

test.each(['3 please', '3, please', '3 - please', '3 i', '3. please', 'option 3, please', '№ 3', '3 -'])(
  '"%s" is a number, with words that count for nothing',
  (line) => {
    expect(read(line)).toEqual([number(3)]);
  },
);

test.each(['2.3', '2、3', '2:3', '2. 3', 'No 3', 'no, 3', '3.?', '3?'])('"%s" is unclear', (line) => {
  expect(read(line)).toEqual([{ is: 'unclear' }]);
});

test.each(['2,3', '3 4', '3rd', '3번째', '12345', 'please 3'])('"%s" is no number of a list', (line) => {
  expect(read(line)).toMatchObject([{ is: 'act' }]);
  expect(read(line)).not.toMatchObject([{ number: expect.anything() }]);
});

test.each([
  ...[
    'paris?',
    'Paris ?',
    '巴黎？',
    'pass? please',
    'undo?',
    'access?',
    'resign?',
    'resign yes?',
    'Resign: yes?',
  ],
  ...['settings never?', 'standing off?', 'standing always pass?'],
])('"%s" asks, and does nothing', (line) => {
  expect(read(line)).toEqual([{ is: 'unclear' }]);
});

test.each(['help?', 'board?', 'options?', 'settings?', 'standing?'])('"%s" is told', (line) => {
  expect(read(line)).toMatchObject([{ is: line.slice(0, -1) }]);
});

test('the words of an option after its number are read with it', () => {
  expect(read('3. Road to Paris')).toEqual([number(3, 'Road', 'to', 'Paris')]);
});

test('a number within a sentence is a word of it', () => {
  expect(read('I take 3 of them')).toEqual([act('I', 'take', '3', 'of', 'them')]);
  expect(read('see you at 7')).toEqual([act('see', 'you', 'at', '7')]);
});

test.each(['explain Garlic Wreath', 'Explain: garlic wreath?', 'what is Garlic Wreath?'])(
  '"%s" asks what a card does',
  (line) => {
    const [{ is, words }] = read(line) as [{ is: string; words: string[] }];
    expect([is, words.map((word) => word.toLowerCase())]).toEqual(['explain', ['garlic', 'wreath']]);
  },
);

test('there is one command a line, and more with a semicolon', () => {
  expect(read('1', 'rail vienna; pass.')).toEqual([number(1), act('rail', 'vienna'), act('pass')]);
});

test('what is said goes to the end of the line, semicolons and numbers in it', () => {
  expect(read('pass; say 3 of us; then 4!', '2')).toEqual([
    act('pass'),
    { is: 'say', to: 'side', said: '3 of us; then 4!' },
    number(2),
  ]);
});

test.each([
  ['say hello', 'side', 'hello'],
  ['Say: hello', 'side', 'hello'],
  ['say to all: hello', 'all', 'hello'],
  ['say to all hello', 'all', 'hello'],
  ['say to everyone hello', 'all', 'hello'],
  ['say to my side hello', 'side', 'hello'],
  ['say', 'side', ''],
])('"%s" says something to somebody', (line, to, said) => {
  expect(read(line)).toEqual([{ is: 'say', to, said }]);
});

test('it goes to all only where that is said', () => {
  expect(read('say to Mina hello')).toEqual([{ is: 'say', to: 'side', said: 'to Mina hello' }]);
  expect(read('say all is lost')).toEqual([{ is: 'say', to: 'side', said: 'all is lost' }]);
  expect(read('say to allies')).toEqual([{ is: 'say', to: 'side', said: 'to allies' }]);
});

test('giving up takes a second word', () => {
  expect(read('resign')).toEqual([{ is: 'resign', sure: false }]);
  expect(read('Resign: yes!')).toEqual([{ is: 'resign', sure: true }]);
  expect(read('resign because I must')).toEqual([act('resign', 'because', 'I', 'must')]);
});

test.each(['undo', 'help', 'board', 'options'])('"%s" stands alone', (word) => {
  expect(read(word.toUpperCase())).toEqual([{ is: word }]);
  expect(read(`${word} it`)).toEqual([act(word, 'it')]);
});

test('answers in advance are told by their words', () => {
  expect(read('standing always pass')).toEqual([{ is: 'standing', words: ['always', 'pass'] }]);
});

test('the name of the writer under the commands is none; above them it is one', () => {
  const written = (...lines: string[]) => commandsIn(lines, ['Mina Murray']).map(({ text }) => text);
  expect(written('pass', 'Mina')).toEqual(['pass']);
  expect(written('pass', 'mina murray.')).toEqual(['pass']);
  expect(written('Mina')).toEqual(['Mina']);
  expect(written('Mina', 'pass')).toEqual(['Mina', 'pass']);
});

test('names of what every object has are words', () => {
  expect(read('constructor', '__proto__')).toEqual([act('constructor'), act('proto')]);
});

test('of very many commands the first are read', () => {
  expect(read(Array.from({ length: 300 }, () => 'pass').join(';'))).toHaveLength(MOST_COMMANDS);
});

test('what is too long for a command is unclear; what is said may be longer', () => {
  expect(read(`road ${'x'.repeat(300)}`)).toEqual([{ is: 'unclear' }]);
  expect(read('pass '.repeat(21))).toEqual([{ is: 'unclear' }]);
  expect(read(`3${' '.repeat(3_000)}4`)).toEqual([{ is: 'unclear' }]);
  expect(read(`pass; ${'pass '.repeat(21)}; pass`)).toEqual([act('pass'), { is: 'unclear' }, act('pass')]);
  expect(read(`say ${'x'.repeat(2_000)}`)).toEqual([{ is: 'say', to: 'side', said: 'x'.repeat(2_000) }]);
});

test('parts with nothing in them are looked at only so often', () => {
  expect(read(...Array.from({ length: 400 }, () => ' ; '.repeat(500)), 'pass')).toEqual([]);
});
