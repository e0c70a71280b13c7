import { PLAYER_ENTITIES } from '../../../src/players/entities.js';
import { RULESETS } from '../../../src/games/registry.js';
import { Words } from '../../../src/words/words.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { INSIDE_ENTITIES } from '../../support/inside.js';
import { awaited, seatedGame } from '../../support/seated.js';
import { mailDesk, type TestDesk, Writer } from './desk.js';

let database: TestDatabase;
let desk: TestDesk;
beforeAll(async () => {
  database = await freshDatabase();
  desk = await mailDesk(await database.open([...PLAYER_ENTITIES, ...INSIDE_ENTITIES]));
});
afterEach(() => expect(desk.failures.splice(0)).toEqual([]));
afterAll(async () => {
  await desk.parser.close();
  await database.drop();
});

/** A game of two, and the one who is asked first. */
async function began(): Promise<{ writer: Writer; version: () => Promise<number> }> {
  const game = await seatedGame(desk.server, 'vampire-graves', { options: { players: 2 } });
  const [first] = await awaited(desk.server, game);
  const version = async () => (await desk.server.gamesReader.one(game.id, game.maker)).version;
  return { writer: new Writer(desk, game, first!), version };
}

describe('what a card does', () => {
  async function answered(text: string, language = 'en', ruleset = 'fury-of-dracula-4e') {
    desk.book.language = language;
    const game = await seatedGame(desk.server, ruleset);
    const [first] = await awaited(desk.server, game);
    const writer = new Writer(desk, game, first!);
    const { token } = await writer.asked();
    const lines = await writer.write(token, text);
    desk.book.language = 'en';
    const { rows } = await desk.server.pool.query<{ outcome: string }>(
      'SELECT outcome FROM inbound_mails WHERE player_id = $1',
      [writer.playerId],
    );
    return { lines, outcomes: rows.map(({ outcome }) => outcome) };
  }

  test('is told by its name, and nothing is done', async () => {
    const { lines, outcomes } = await answered('explain garlic wreath');
    expect(lines).toEqual([
      '“explain garlic wreath”: Garlic Wreath',
      'When: when a combat begins',
      expect.stringContaining('Fangs'),
    ]);
    expect(outcomes).toEqual(['nothing done']);
  });

  test('is told in the language of the player, by the name there or in English', async () => {
    const { lines } = await answered('explain hypnose', 'fr');
    expect(lines![0]).toMatch(/\u00a0: Hypnose$/u);
    expect(lines![1]).toMatch(/^Quand\u00a0: comme action/u);
    expect((await answered('explain Abraham', 'ru')).lines![0]).toMatch(/: Доктор Ван Хельсинг$/u);
  });

  test.each([
    ['explain', 'write "explain", then the name'],
    ['explain the rules', 'no card or token of this game is called so'],
    ['explain escape as', 'may mean several things'],
  ])('is not told for "%s", but what would be right', async (text, said) => {
    expect((await answered(text)).lines![0]).toContain(said);
  });

  test('is nothing in a game without such cards', async () => {
    const { lines } = await answered('explain the plague', 'en', 'vampire-graves');
    expect(lines![0]).toContain('in this game no card or token says more');
  });
});

describe('a mail of who has left the seat', () => {
  test.each([
    'explain',
    'help',
    'board; options',
    'access',
    'settings',
    'settings zone Europe/Paris',
    'resign',
  ])('does nothing for "%s", and is answered', async (text) => {
    const { writer } = await began();
    const { token } = await writer.asked();
    await desk.server.table.giveUp(writer.game.id, writer.playerId, writer.seat);
    const id = await writer.send(token, text);
    await desk.desk.workOff();
    const { game, lines, shows } = desk.answers.sent.get(id)!;
    expect([game, shows]).toEqual([undefined, []]);
    expect(lines[0]).toMatch(/^“.+”: not done\./);
    expect(desk.book.asked).toEqual({});
  });
});

describe('a mail of an earlier turn', () => {
  /** A token of a turn, after the same seat was asked something else by another mail. */
  async function old() {
    const beginning = await began();
    const { token } = await beginning.writer.asked();
    await beginning.writer.write(token, '1');
    await desk.tokens.issue({
      ...{ kind: 'turn', topic: beginning.writer.game.id, seat: beginning.writer.seat, decision: 'another' },
      ...{ playerId: beginning.writer.playerId, language: 'en' },
    });
    return { ...beginning, token };
  }

  test.each(['undo', 'resign yes', 'standing off', 'settings never'])('does not do "%s"', async (text) => {
    const { writer, token, version } = await old();
    const before = await version();
    expect((await writer.write(token, text))![0]).toContain('That mail was about an earlier turn');
    expect([await version(), desk.resigning.resigned, desk.book.asked]).toEqual([before, [], {}]);
  });

  test('still says, shows and gives access', async () => {
    const { writer, token } = await old();
    expect((await writer.write(token, 'say to all still here'))![0]).toContain('said to all');
    const id = await writer.send(token, 'board; options; access');
    await desk.desk.workOff();
    expect(desk.answers.sent.get(id)).toMatchObject({ shows: ['board', 'options', 'access'] });
  });

  test('does all of it as long as nothing else is asked, and as long as its question stands', async () => {
    const { writer } = await began();
    const { token } = await writer.asked();
    await desk.tokens.issue({
      ...{ kind: 'turn', topic: writer.game.id, seat: writer.seat, decision: 'another' },
      ...{ playerId: writer.playerId, language: 'en' },
    });
    expect((await writer.write(token, 'resign yes'))![0]).toContain('You have given up');
    expect(desk.resigning.resigned.splice(0)).toEqual([writer.seat]);
  });
});

describe('in another language', () => {
  afterEach(() => (desk.book.language = 'en'));

  test('commands, options and answers are of that language, and English commands are understood, too', async () => {
    desk.book.language = 'zh';
    const { writer } = await began();
    const { token } = await writer.asked('zh');
    const { actions } = await desk.server.play.actions(writer.game.id, writer.playerId);
    const label = new Words(RULESETS).about('vampire-graves', 'zh').say(actions[1]!.label);
    expect(label).toMatch(/\p{Script=Han}/u);
    for (const text of ['帮助', 'help']) {
      const id = await writer.send(token, text);
      await desk.desk.workOff();
      expect(desk.answers.sent.get(id)).toMatchObject({ lines: [], shows: ['help'] });
    }
    expect((await writer.write(token, '说：晚上好'))![0]).toMatch(/^“说：晚上好”：.*\p{Script=Han}/u);
    expect([...desk.messages.said.values()].at(-1)).toContain('晚上好');
    expect((await writer.write(token, '什么'))![0]).toMatch(/\p{Script=Han}/u);
    expect((await writer.write(token, label))![0]).toContain(label);
  });

  test('options are called as in the mail that is answered, and the answer is as the player wants it now', async () => {
    const { writer } = await began();
    const { token } = await writer.asked('en');
    desk.book.language = 'zh';
    expect((await writer.write(token, 'open column 1, row 2'))![0]).toMatch(/\p{Script=Han}/u);
  });
});

test('settings are told, and changed by words', async () => {
  const { writer } = await began();
  const token = await writer.notice();
  expect((await writer.write(token, 'settings'))!.join(' ')).toMatch(
    /Every mail comes at once.*any hour.*UTC/,
  );
  const text = 'settings digest 18:30, quiet 22:00-7:00, zone Europe/Paris';
  expect((await writer.write(token, text))!.join(' ')).toMatch(/done.*18:30.*22:00 and 07:00.*Europe\/Paris/);
  expect(desk.book.asked).toEqual({
    ...{ mode: 'digest', digestAt: '18:30', quietFrom: '22:00', quietTo: '07:00', zone: 'Europe/Paris' },
  });
  await writer.write(token, 'settings now, quiet off');
  expect(desk.book.asked).toMatchObject({ mode: 'immediately', quietFrom: null, quietTo: null });
  const before = desk.book.asked;
  for (const wrong of ['sometimes', 'quiet 22:00', 'zone Atlantis', 'digest 25:00', 'language klingon'])
    expect((await writer.write(token, `settings ${wrong}`))![0]).toContain('nothing was changed');
  expect(desk.book.asked).toEqual(before);
  desk.book.asked = {};
});
