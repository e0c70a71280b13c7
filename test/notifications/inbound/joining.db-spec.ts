import { Joining } from '../../../src/notifications/inbound/joining.js';
import { QueuedAnswers } from '../../../src/notifications/mail/queued-answers.js';
import type { PlayersService } from '../../../src/players/players.service.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { MovableClock } from '../../support/movable-clock.js';
import { asked } from '../../support/seated.js';
import { postOffice, textOf } from '../mail/support/post-office.js';

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
  const erased: string[] = [];
  const players = {
    register: async () => {
      made.push(await newPlayer(server.pool));
      return { player: { id: made[0] } };
    },
    erase: async (playerId: string) => void erased.push(playerId),
  } as unknown as PlayersService;
  const answers = new QueuedAnswers(office.outbox, clock);
  const joining = new Joining(office.book, players, server.table, server.box, answers, { registration });
  const sits = async () => {
    const { seats: shown } = await server.gamesReader.one(gameId, maker);
    return shown.find(({ seat }) => seat === SEEKER)!.kind === 'player';
  };
  return { gameId, maker, grant, joining, made, erased, sits };
}

test('who answers an invitation gets an account and sits down; once more is no change', async () => {
  const { grant, joining, made, sits } = await invited('lucy@example.org', 'open');
  expect([await joining.join(grant)]).toEqual(made);
  expect(await sits()).toBe(true);
  expect(await office.book.settings(made[0]!)).toMatchObject({
    address: 'lucy@example.org',
    confirmed: true,
  });
  expect([await joining.join(grant)]).toEqual(made);
});

test('where accounts are not made for everybody, a guest gets none, and is told so once', async () => {
  const { grant, joining, made, sits } = await invited('renfield@example.org', 'closed');
  for (let count = 0; count < 2; count++)
    await expect(joining.join(grant)).rejects.toMatchObject({ code: 'registration-closed' });
  expect([made, await sits()]).toEqual([[], false]);
  const [mail, ...more] = await office.mails();
  expect(mail!.to).toBe('renfield@example.org');
  expect(textOf(mail!)).toContain('makes no accounts by mail');
  expect(more).toEqual([]);
});

test('and who has confirmed the address before still sits down', async () => {
  const playerId = await newPlayer(server.pool);
  await office.book.keepConfirmed(playerId, 'mina@example.org', 'en');
  const { grant, joining, sits } = await invited('mina@example.org', 'closed');
  expect(await joining.join(grant)).toBe(playerId);
  expect(await sits()).toBe(true);
});

test('where the seat is gone, no account is left over, and the guest is told so', async () => {
  const { gameId, maker, grant, joining, made, erased } = await invited('quincey@example.org', 'open');
  await server.table.cancel(gameId, maker);
  await expect(joining.join(grant)).rejects.toThrow();
  expect(made).toHaveLength(1);
  expect(erased).toEqual(made);
  expect(await office.book.playerOf('quincey@example.org')).toBeUndefined();
  const mails = await office.mails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['quincey@example.org', 'The seat is gone'],
  ]);
});
