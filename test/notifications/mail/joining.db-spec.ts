import { BookOfReplies } from '../../../src/notifications/mail/joining.js';
import { QueuedAnswers } from '../../../src/notifications/mail/queued-answers.js';
import { InvitedGuests } from '../../../src/play/mail-table.js';
import type { PlayersService } from '../../../src/players/players.service.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { MovableClock } from '../../support/movable-clock.js';
import { asked } from '../../support/seated.js';
import { postOffice, textOf } from './support/post-office.js';

const SEEKER = 'seeker-1';
const clock = new MovableClock();

let database: TestDatabase;
let server: Inside;
let office: ReturnType<typeof postOffice>;
beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
  office = postOffice(server, clock);
});
afterAll(() => database.drop());

/** @param registration as the server is set @returns what a reply to an invitation may do, and who carries it out */
async function invited(email: string, registration: 'open' | 'closed') {
  const seats = [{ seat: SEEKER, as: 'invite' as const, email }];
  const maker = await newPlayer(server.pool, 'Maker');
  const { gameId } = await server.table.create(maker, asked('hide-and-seek', { seats }));
  const [mail] = await office.mails();
  const grant = (await office.replies.find(/^reply\+(\w+)@/.exec(mail!.replyTo!)![1]!))!;
  const made: string[] = [];
  const register = async () => {
    made.push(await newPlayer(server.pool));
    return { player: { id: made[0] } };
  };
  const book = new BookOfReplies(
    ...([office.book, { register } as unknown as PlayersService, new InvitedGuests(server.table)] as const),
    ...([server.box, new QueuedAnswers(office.outbox, clock), { registration }] as const),
  );
  const sits = async () => {
    const { seats: shown } = await server.gamesReader.one(gameId, maker);
    return shown.find(({ seat }) => seat === SEEKER)!.kind === 'player';
  };
  return { grant, book, made, sits };
}

test('who answers an invitation gets an account and sits down', async () => {
  const { grant, book, made, sits } = await invited('lucy@example.org', 'open');
  expect([await book.join(grant)]).toEqual(made);
  expect(await sits()).toBe(true);
});

test('where accounts are not made for everybody, a guest gets none, and is told so once', async () => {
  const { grant, book, made, sits } = await invited('renfield@example.org', 'closed');
  for (let count = 0; count < 2; count++)
    await expect(book.join(grant)).rejects.toMatchObject({ code: 'registration-closed' });
  expect([made, await sits()]).toEqual([[], false]);
  const [mail, ...more] = await office.mails();
  expect(mail!.to).toBe('renfield@example.org');
  expect(textOf(mail!)).toContain('makes no accounts by mail');
  expect(more).toEqual([]);
});

test('and who has confirmed the address before still sits down', async () => {
  const playerId = await newPlayer(server.pool);
  await office.book.keepConfirmed(playerId, 'mina@example.org');
  const { grant, book, sits } = await invited('mina@example.org', 'closed');
  expect(await book.join(grant)).toBe(playerId);
  expect(await sits()).toBe(true);
});
