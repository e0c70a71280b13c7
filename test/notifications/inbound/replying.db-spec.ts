import { randomUUID } from 'node:crypto';
import { PLAYER_ENTITIES } from '../../../src/players/entities.js';
import { MOST_ANSWERS } from '../../../src/notifications/inbound/replying.js';
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
async function began(): Promise<{ writer: Writer; other: Writer; version: () => Promise<number> }> {
  const game = await seatedGame(desk.server, 'vampire-graves', { options: { players: 2 } });
  const [first] = await awaited(desk.server, game);
  const other = Object.keys(game.players).find((seat) => seat !== first)!;
  const version = async () => (await desk.server.gamesReader.one(game.id, game.maker)).version;
  return { writer: new Writer(desk, game, first!), other: new Writer(desk, game, other), version };
}

describe('a reply', () => {
  test('with a number does what has that number in the list of its mail', async () => {
    const { writer, version } = await began();
    const before = await version();
    const { token, ids } = await writer.asked();
    const { actions } = await desk.server.play.actions(writer.game.id, writer.playerId);
    const lines = await writer.write(token, '2');
    expect(lines![0]).toMatch(/^“2”: done\. Open the grave in column \d, row \d$/);
    expect(actions[1]!.id).toBe(ids[1]);
    expect(await version()).toBe(before + 1);
    const { entries } = await desk.server.past.upTo(writer.game.id, before + 1);
    expect(entries.at(-1)!.asked).toMatchObject({ action: actions[1]!.action, by: 'player' });
  });

  test('with words does what they name', async () => {
    const { writer } = await began();
    const { token } = await writer.asked();
    expect((await writer.write(token, 'OPEN column 1, row 2'))![0]).toBe(
      '“OPEN column 1, row 2”: done. Open the grave in column 1, row 2',
    );
  });

  test('with several commands answers one question after the other', async () => {
    const { writer, version } = await began();
    const before = await version();
    const { token } = await writer.asked();
    const lines = (await writer.write(token, 'open 1 1\nput nothing; turn the lid back'))!;
    const done = lines.filter((line) => line.includes(': done.'));
    const stopped = lines.filter((line) => /not understood|not done/.test(line));
    expect(done[0]).toContain('column 1, row 1');
    // What is asked next hangs on what lies there.
    expect(stopped).toHaveLength(done.length === 3 ? 0 : 1);
    expect(await version()).toBe(before + done.length);
  });

  test('that is unclear does nothing, says so, and shows the options', async () => {
    const { writer, version } = await began();
    const before = await version();
    const { token } = await writer.asked();
    const id = await writer.send(token, 'open 1\n1');
    await desk.desk.workOff();
    expect(desk.answers.sent.get(id)).toMatchObject({
      playerId: writer.playerId,
      game: writer.game.id,
      seat: writer.seat,
      lines: [expect.stringContaining('may mean several things'), 'What came after it was left alone.'],
      shows: ['options'],
    });
    expect(await version()).toBe(before);
    const others = ['1 1', '1, 1', '1.1', 'No 1', '1?', `open ${'1 '.repeat(21)}`];
    for (const text of [
      ...['Hello there,\n\n1', 'I take 1 of them', '99', '> 1', 'do not open 1 1', ''],
      ...others,
    ]) {
      expect((await writer.write(token, text))!.join()).not.toContain(': done.');
      expect(await version()).toBe(before);
    }
    // The turn is still there to be answered.
    expect((await writer.write(token, '1'))![0]).toContain('done.');
  });

  test('that comes twice is taken once, and answered once', async () => {
    const { writer, version } = await began();
    const { token } = await writer.asked();
    await writer.write(token, '1', { messageId: '<twice@example.net>' });
    const after = await version();
    const answers = desk.answers.sent.size;
    await writer.write(token, '1', { messageId: '<twice@example.net>' });
    await writer.write(token, '2', { messageId: '<twice@example.net>' });
    expect(await version()).toBe(after);
    expect(desk.answers.sent.size).toBe(answers);
  });

  test('to a turn that is over does nothing, but may ask and say', async () => {
    const { writer, version } = await began();
    const { token } = await writer.asked();
    await writer.write(token, '1');
    const after = await version();
    expect((await writer.write(token, '1'))![0]).toContain('The turn that you answered is over');
    expect((await writer.write(token, 'open 2 2'))![0]).toContain('The turn that you answered is over');
    expect(await version()).toBe(after);
    await writer.write(token, 'say to all what a night');
    expect([...desk.messages.said.values()]).toContain('all: what a night');
    const id = await writer.send(token, 'help; board\noptions');
    await desk.desk.workOff();
    expect(desk.answers.sent.get(id)).toMatchObject({ lines: [], shows: ['help', 'board', 'options'] });
  });

  test('to a mail that asked nothing answers no question', async () => {
    const { writer, version } = await began();
    const before = await version();
    expect((await writer.write(await writer.notice(), 'open 1 1'))![0]).toContain('asked you nothing');
    expect(await version()).toBe(before);
  });

  test('with a number after what it leads to says that the list is another then', async () => {
    const { writer } = await began();
    const { token } = await writer.asked();
    const lines = (await writer.write(token, '1\n1'))!;
    expect(lines[0]).toContain('done.');
    expect(lines.join('\n')).toMatch(/use words|not asked anything now/);
  });

  test('of two words gives up, of one asks first', async () => {
    const { writer } = await began();
    const token = await writer.notice();
    expect((await writer.write(token, 'resign'))![0]).toContain('answer: resign yes');
    expect(desk.resigning.resigned).toEqual([]);
    expect((await writer.write(token, 'resign yes'))![0]).toContain('You have given up');
    expect(desk.resigning.resigned.splice(0)).toEqual([writer.seat]);
  });

  test('takes the last action back, or asks the others to agree', async () => {
    const { writer, version } = await began();
    const { token } = await writer.asked();
    expect((await writer.write(token, 'undo'))![0]).toContain('nothing that you could take back');
    await writer.write(token, '1');
    const before = await version();
    expect((await writer.write(token, 'undo'))![0]).toMatch(/taken back|asked to agree/);
    expect(await version()).toBe(before + 1);
  });
});

test('words set answers in advance, for every kind of question that they fit, and end them', async () => {
  const game = await seatedGame(desk.server, 'fury-of-dracula-2e');
  const writer = new Writer(desk, game, 'dracula');
  const token = await writer.notice();
  const set = async () => (await desk.server.standing.read(game.id, writer.playerId)).answers;
  const { offers } = await desk.server.standing.read(game.id, writer.playerId);
  expect((await writer.write(token, 'standing always pass'))![0]).toContain('From now on');
  expect(await set()).toEqual(offers.map(({ kind }) => ({ kind, condition: 'always' })));
  expect((await writer.write(token, 'standing never pass'))![0]).toContain('nothing was changed');
  expect(await set()).toHaveLength(offers.length);
  expect((await writer.write(token, 'standing off'))![0]).toContain('Nothing is answered in advance');
  expect(await set()).toEqual([]);
  const quiet = new Writer(
    desk,
    await seatedGame(desk.server, 'vampire-graves', { options: { players: 2 } }),
    'player-1',
  );
  expect((await quiet.write(await quiet.notice(), 'standing always pass'))![0]).toContain(
    'nothing can be answered',
  );
});

describe('nothing is done', () => {
  test('for who writes from another address; the player is told at their own', async () => {
    const { writer, version } = await began();
    const before = await version();
    const { token } = await writer.asked();
    const lines = await writer.write(token, '1', { from: 'renfield@example.net' });
    expect(lines![0]).toContain('from somewhere else than your own address');
    expect([...desk.answers.sent.values()].at(-1)!.playerId).toBe(writer.playerId);
    expect(await version()).toBe(before);
  });

  test('for a mail with two senders', async () => {
    const { writer, version } = await began();
    const before = await version();
    const { token } = await writer.asked();
    await writer.write(token, '1', { from: `${writer.address}>, <renfield@example.net` });
    await writer.write(token, '1', { headers: 'From: renfield@example.net\r\n' });
    expect(await version()).toBe(before);
  });

  test('by the token of another seat', async () => {
    const { writer, other, version } = await began();
    const before = await version();
    const { token } = await writer.asked();
    await other.write(token, '1');
    expect(await version()).toBe(before);
  });

  test('for a seat that the player does not hold any more; that is told without the game', async () => {
    const { writer, other } = await began();
    const grant = {
      kind: 'notice' as const,
      topic: writer.game.id,
      seat: other.seat,
      playerId: writer.playerId,
      language: 'en',
    };
    const id = await writer.send(await desk.tokens.issue(grant), 'undo');
    await desk.desk.workOff();
    const answer = desk.answers.sent.get(id)!;
    expect(answer).toMatchObject({ lines: [expect.stringContaining('You do not hold the seat')], shows: [] });
    expect(answer.game).toBeUndefined();
  });

  test('and nothing is answered to programs, to tokens that are none, and to who has no address', async () => {
    const { writer, version } = await began();
    const before = await version();
    const { token } = await writer.asked();
    const answers = desk.answers.sent.size;
    await writer.write(token, '1', { headers: 'Auto-Submitted: auto-replied\r\n' });
    await writer.write(token, '1', { headers: 'Subject: =?utf-8?B?QXV0b21hdGlzY2hlIEFudHdvcnQ6IHg=?=\r\n' });
    await writer.write(token, '1', { sender: '' });
    await writer.write('a'.repeat(26), '1');
    desk.book.addresses.delete(writer.playerId);
    await writer.write(token, '1');
    expect(desk.answers.sent.size).toBe(answers);
    expect(await version()).toBe(before);
  });

  test('and a mail that cannot be read is told', async () => {
    const { writer } = await began();
    const { token } = await writer.asked();
    const parts = `Content-Type: multipart/mixed; boundary="b"\r\n`;
    const id = await writer.send(token, '--b\r\n\r\n1\r\n'.repeat(300), { headers: parts });
    for (let reading = 0; reading < 3; reading++) {
      expect(desk.answers.sent.has(id)).toBe(false);
      desk.outside.pass(60);
      await desk.desk.workOff();
    }
    expect(desk.answers.sent.get(id)!.lines[0]).toContain('could not be read');
  });
});

describe('to one player in an hour', () => {
  const lateNote = 'for the next';

  test('mails that do nothing are answered only so often, the last says so, and what does something always is', async () => {
    const { writer } = await began();
    const token = await writer.notice();
    await answered(writer.playerId, 'nothing done', MOST_ANSWERS.own - 2);
    expect(await writer.write(token, 'help')).toEqual([]);
    const last = await writer.write(token, 'hello there');
    expect(last!.at(-1)).toContain(lateNote);
    expect(await writer.write(token, 'help')).toBeUndefined();
    expect(await writer.write(token, 'say one more')).toEqual([expect.stringContaining('said to all')]);
    desk.outside.pass(3_601);
    expect(await writer.write(token, 'help')).toEqual([]);
  });

  test('what others send in a name is told a few times, and takes nothing from mails of the player', async () => {
    const { writer } = await began();
    const token = await writer.notice();
    const from = 'renfield@example.net';
    for (let mail = 1; mail < MOST_ANSWERS.others; mail++)
      expect(await writer.write(token, '1', { from })).toHaveLength(1);
    expect((await writer.write(token, '1', { from }))!.at(-1)).toContain(lateNote);
    expect(await writer.write(token, '1', { from })).toBeUndefined();
    expect(await writer.write(token, 'help')).toEqual([]);
  });

  /** As if so many mails of a player had been answered just now. */
  async function answered(playerId: string, outcome: string, count: number): Promise<void> {
    const now = desk.outside.now();
    await database.owner.query(
      `INSERT INTO inbound_mails
         (id, received_at, envelope, state, due_at, attempts, steps, token, topic, player_id, outcome, answered_at, done_at)
       SELECT convert_to($1::text || n, 'UTF8'), $2::timestamptz, '{}', 'done', $2, 1, '[]', '', $1::uuid, $1::uuid, $3, $2, $2
       FROM generate_series(1, $4) AS n`,
      [playerId, now, outcome, count],
    );
  }
});

test('of a mail that is done, nothing that was written is kept', async () => {
  const { writer } = await began();
  const { token } = await writer.asked();
  const id = await writer.send(token, '1\nsay a secret word');
  await desk.desk.workOff();
  const { rows } = await database.owner.query<{ kept: string }>(
    `SELECT m::text AS kept FROM inbound_mails m WHERE encode(id, 'hex') = $1`,
    [id],
  );
  expect(rows[0]!.kept).toContain('done');
  expect(rows[0]!.kept).not.toContain('secret');
  expect(rows[0]!.kept).not.toContain(token);
  desk.outside.pass(15 * 86_400);
  await desk.inbox.tidy();
  const { rowCount } = await database.owner.query('SELECT 1 FROM inbound_mails');
  expect(rowCount).toBe(0);
});

describe('an address', () => {
  const email = 'lucy@example.net';

  test('is confirmed by answering from it, with one of a few words, and with nothing else', async () => {
    const { writer } = await began();
    const playerId = randomUUID();
    const token = await desk.tokens.issue({
      kind: 'confirm',
      topic: playerId,
      playerId,
      email,
      language: 'en',
    });
    await writer.write(token, 'yes', { from: 'renfield@example.net' });
    for (const text of ['Who are you?', '', '> yes', '-- \nLucy'])
      await writer.write(token, text, { from: email });
    expect(desk.book.confirmed).toEqual([]);
    expect(new Set(desk.answers.unclear)).toEqual(new Set([`notConfirmed ${email}`]));
    expect(await writer.write(token, 'Yes, please confirm my address', { from: email })).toEqual([
      'Your address is confirmed.',
    ]);
    expect(desk.book.confirmed).toEqual([`${playerId} ${email}`]);
  });

  test('that was invited sits down by answering', async () => {
    const { writer } = await began();
    const invitation = {
      kind: 'invitation' as const,
      topic: writer.game.id,
      seat: 'player-2',
      options: ['code'],
      email,
      language: 'en',
    };
    const token = await desk.tokens.issue(invitation);
    await writer.write(token, '', { from: email });
    expect(desk.book.joined).toEqual([]);
    expect((await writer.write(token, 'Join, please', { from: email }))![0]).toContain('is being played');
    expect(desk.book.joined).toEqual([{ ...invitation, playerId: undefined, decision: undefined }]);
  });
});

describe('wherever the server dies, the mail is begun anew and every command has its effect once', () => {
  /** Lets the server die at the n-th time that something is kept or answered. */
  function dieAt(point: number): () => void {
    let passed = 0;
    const { inbox } = desk;
    const keepSteps = inbox.keepSteps.bind(inbox);
    jest.spyOn(inbox, 'keepSteps').mockImplementation(async (...needs) => {
      passed += 1;
      if (passed === point) throw new Error('the server died');
      await keepSteps(...needs);
      if (passed + 0.5 === point) throw new Error('the server died');
    });
    desk.answers.fails = point === 9;
    return () => {
      jest.restoreAllMocks();
      desk.answers.fails = false;
    };
  }

  test.each([1, 1.5, 2, 2.5, 3, 3.5, 9])('at point %d', async (point) => {
    const { writer, version } = await began();
    const before = await version();
    const { token } = await writer.asked();
    const revive = dieAt(point);
    const id = await writer.send(token, 'open 1 1\nsay boo');
    await desk.desk.workOff();
    expect(desk.failures.splice(0)).toHaveLength(1);
    expect(desk.answers.sent.has(id)).toBe(false);
    revive();
    desk.outside.pass(60);
    await desk.desk.workOff();
    expect(await version()).toBe(before + 1);
    expect(desk.answers.sent.get(id)!.lines[0]).toContain('done. Open the grave in column 1, row 1');
    expect([...desk.messages.said].filter(([key]) => key === `mail:${id}:2`)).toEqual([
      [`mail:${id}:2`, 'all: boo'],
    ]);
  });
});

test('an answer keeps nothing of what happened: that is put in when it is sent', async () => {
  const { writer } = await began();
  const { token } = await writer.asked();
  const id = await writer.send(token, 'open 1 1');
  await desk.desk.workOff();
  expect(desk.answers.sent.get(id)).toMatchObject({
    lines: ['“open 1 1”: done. Open the grave in column 1, row 1'],
    shows: ['happened'],
  });
});
