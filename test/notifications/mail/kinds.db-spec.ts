import { PLAYER_ENTITIES } from '../../../src/players/entities.js';
import type { Mail } from '../../../src/notifications/mail/postman.js';
import { QueuedAnswers } from '../../../src/notifications/mail/queued-answers.js';
import { en } from '../../../src/words/en/shell.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { INSIDE_ENTITIES, newPlayer } from '../../support/inside.js';
import { FixedOutside } from '../../support/paper-game.js';
import { asked, awaited, seatedGame } from '../../support/seated.js';
import { mailDesk, type TestDesk, Writer } from '../inbound/desk.js';
import { expectGolden, written } from './support/golden.js';
import { postOffice } from './support/post-office.js';

/** Time goes on as it is told to, from the same moment. */
class ToldOutside extends FixedOutside {
  private told = 0;

  override now(): Date {
    return new Date(super.now().getTime() + this.told);
  }

  /** @param seconds */
  pass(seconds: number): void {
    this.told += seconds * 1_000;
  }
}

const HOUR = 3_600;

let database: TestDatabase;
let desk: TestDesk;
let office: ReturnType<typeof postOffice>;
const outside = new ToldOutside('mails of every kind');
const read: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  desk = await mailDesk(await database.open([...PLAYER_ENTITIES, ...INSIDE_ENTITIES]), outside);
  office = postOffice(desk.server, outside);
});
afterAll(async () => {
  await desk.parser.close();
  await database.drop();
});

/** What has come now, under a heading of this file. */
async function comes(what: string): Promise<Mail[]> {
  const named = ({ to, subject }: Mail): string => `${to} ${subject}`;
  // Who is told first hangs on ids.
  const mails = (await office.mails()).toSorted((one, other) => named(one).localeCompare(named(other)));
  expect([what, mails.length]).not.toEqual([what, 0]);
  read.push(...mails.map((mail) => `# ${what}, to ${mail.to}\n\n${written(mail)}`));
  return mails;
}

/** Writes, and gets the answer. */
async function answers(writer: Writer, token: string, text: string): Promise<void> {
  const id = await writer.send(token, text, { messageId: `<${text.replaceAll(/\W+/g, '-')}@example.net>` });
  await desk.desk.workOff();
  await new QueuedAnswers(office.outbox, outside).send(desk.answers.sent.get(id)!);
  await comes(`The answer to "${text}"`);
}

/** What comes of games that are none. */
async function sandboxes(host: string): Promise<void> {
  const { server } = desk;
  const sandbox = asked('vampire-graves', { options: { players: 2 }, sandbox: { dice: {} } });
  await office.book.confirm(host, 'abraham@example.org');
  const daily = await server.table.create(host, sandbox);
  await comes('A turn in a sandbox');
  await office.book.change(host, { mode: 'digest', digestAt: '08:00' });
  await server.table.create(host, sandbox);
  await server.resigning.resign(daily.gameId, host, 'player-1');
  outside.pass(25 * HOUR);
  await comes('Sandboxes in the mail of the day');
  await office.book.change(host, { mode: 'immediately' });
  const { gameId } = await server.table.create(host, sandbox);
  await office.mails();
  await server.resigning.resign(gameId, host, 'player-1');
  await comes('The end of a sandbox');
  const ofSandboxes = read.filter((mail) => /^# .*sandbox/i.test(mail));
  for (const mail of ofSandboxes) expect(mail.replaceAll(/\s+/g, ' ')).toContain(en.table['table.sandbox']);
}

test('mails of every kind, as a player reads them', async () => {
  const { server } = desk;
  const host = await newPlayer(server.pool, 'Abraham');
  await office.book.change(host, { address: 'abraham@example.org' });
  await comes('Confirmation');
  const seats = [{ seat: 'player-2', as: 'invite' as const, email: 'lucy@example.org' }];
  const { gameId } = await server.table.create(host, asked('vampire-graves', { seats }));
  await comes('Invitation');
  const guests = new QueuedAnswers(office.outbox, outside);
  await guests.tellGuest(gameId, 'player-2', 'lucy@example.org', 'tooLate', 'en');
  await comes('No seat');
  const unclear = { address: 'lucy@example.org', language: 'en' };
  await guests.tellUnclear({ ...unclear, topic: gameId, why: 'notJoined' });
  for (let mail = 0; mail < 2; mail++)
    await guests.tellUnclear({ ...unclear, topic: host, playerId: host, why: 'notConfirmed' });
  expect(await comes('An answer that is not understood')).toHaveLength(2);

  const misses = { after: 2, then: 'bot' } as const;
  const time = { mode: 'perTurn', seconds: 24 * HOUR, graceSeconds: 0, vacationDays: 0, misses } as const;
  const game = await seatedGame(server, 'vampire-graves', { options: { players: 2 }, time });
  const first = async () => (await awaited(server, game))[0]!;
  for (const [seat, player] of Object.entries(game.players))
    await office.subscribe(player, `${seat}@example.org`, { zone: 'Europe/London' });
  await office.mails();
  const begins = await first();
  const { actions } = await server.play.actions(game.id, game.players[begins]!, begins);
  const request = { gameId: game.id, playerId: game.players[begins]!, seat: begins, key: 'first' };
  await server.play.act({ ...request, asked: { id: actions[0]!.id } });
  await comes('A turn with a deadline');
  outside.pass(19 * HOUR);
  await comes('A reminder');

  const writer = new Writer(desk, game, await first());
  const { token } = await writer.asked();
  for (const text of ['put it', 'help', 'board', 'settings', 'settings digest 18:30; access', 'resign'])
    await answers(writer, token, text);
  for (const player of Object.values(game.players))
    await office.book.change(player, { mode: 'digest', digestAt: '08:00' });
  await answers(writer, token, '1');
  await answers(writer, token, '2');
  outside.pass(25 * HOUR);
  await comes('The mail of the day');

  for (const player of Object.values(game.players)) await office.book.change(player, { mode: 'immediately' });
  await server.resigning.resign(game.id, writer.playerId, writer.seat);
  await comes('The end');
  await sandboxes(host);
  expect(desk.failures).toEqual([]);
  expectGolden('kinds', read);
});
