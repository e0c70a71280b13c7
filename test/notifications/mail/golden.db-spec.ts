import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Outside } from '../../../src/events/outside.js';
import { RULESETS } from '../../../src/games/registry.js';
import { noticeRow } from '../../../src/notifications/deliveries/append-part.js';
import { GAME_NOTICES, type GameNoticeType } from '../../../src/notifications/deliveries/notice.js';
import { composed } from '../../../src/notifications/mail/composed.js';
import { QueuedAnswers } from '../../../src/notifications/mail/queued-answers.js';
import type { Mail } from '../../../src/notifications/mail/postman.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../../support/inside.js';
import { FixedOutside } from '../../support/paper-game.js';
import { awaited, seatedGame, type SeatedGame } from '../../support/seated.js';
import { expectGolden, written } from './support/golden.js';
import { htmlOf, postOffice, textOf } from './support/post-office.js';

const ENTRIES = 24;
const WIDE = 'fury-of-dracula-2e';
/** No mails, about one seat, about a vote that is open, or about what was said. */
const NOT_OF_ALL: readonly GameNoticeType[] = [
  'game.changed',
  'turn.reminder',
  'vote.called',
  'message.posted',
];

type Office = ReturnType<typeof postOffice>;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Everybody does the first thing that is offered, or one further on. */
async function playOn(server: Inside, game: SeatedGame, mails: () => Promise<Mail[]>): Promise<Mail[]> {
  const sent: Mail[] = await mails();
  for (let entry = 0; entry < ENTRIES; entry++) {
    const [seat] = await awaited(server, game);
    if (seat === undefined) break;
    const playerId = game.players[seat]!;
    const { actions } = await server.play.actions(game.id, playerId, seat);
    const asked = { id: actions[(entry * 7) % actions.length]!.id };
    await server.play.act({ gameId: game.id, playerId, seat, asked, key: randomUUID() });
    sent.push(...(await mails()));
  }
  return sent;
}

/** One of each notice about the game as a whole, to one player. */
function notices(game: SeatedGame, entry: number, seat: string, at: string) {
  const types = GAME_NOTICES.filter((type) => !type.startsWith('turn.st') && !NOT_OF_ALL.includes(type));
  const playerId = game.players[seat]!;
  const ofSeats: readonly GameNoticeType[] = ['seat.opened', 'turn.timedOut'];
  const fate = { because: 'vote', then: 'bot' };
  return types.map((type) =>
    noticeRow(game.id, entry, at, {
      ...{ type, playerId, seat: ofSeats.includes(type) ? seat : null },
      ...(type === 'seat.opened' ? { data: fate } : {}),
    }),
  );
}

/** A turn and the answer to "help", in languages with letters that are as wide as two. */
async function wideMails(
  server: Inside,
  office: Office,
  game: SeatedGame,
  outside: Outside,
): Promise<string[]> {
  const [seat] = await awaited(server, game);
  const playerId = game.players[seat!]!;
  const { version } = await server.gamesReader.one(game.id, game.maker);
  const mails: Mail[] = [];
  for (const [ahead, language] of ['zh', 'ko'].entries()) {
    await office.book.change(playerId, { address: `${seat}@example.org`, language });
    const turn = { type: 'turn.started' as const, playerId, seat: seat! };
    await office.outbox.spread([noticeRow(game.id, version + ahead + 1, outside.now().toISOString(), turn)]);
    const help = { playerId, game: game.id, seat, lines: [], shows: ['help' as const] };
    await new QueuedAnswers(office.outbox, outside).send({ id: language.repeat(16), ...help });
    mails.push(...(await office.mails()));
  }
  return mails.map(written);
}

async function headersOf(mail: Mail): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(composed(mail, 'Harker <harker@play.example.org>'));
  const [headers] = (message as Buffer).toString().split(/\r?\n\r?\n/, 1);
  return headers!.replaceAll('\r', '').replace(/^Date: .*$/m, 'Date: <date>');
}

describe('mails as a player reads them', () => {
  it.each(RULESETS.map(({ ruleset }) => ruleset))('of %s', async (ruleset) => {
    const outside = new FixedOutside(`mails of ${ruleset}`);
    const server = await inside(await database.open(INSIDE_ENTITIES), { outside });
    const office = postOffice(server, outside);
    const game = await seatedGame(server, ruleset);
    const seats = Object.keys(game.players);
    for (const seat of seats) await office.subscribe(game.players[seat]!, `${seat}@example.org`);
    await office.mails();
    const turns = await playOn(server, game, office.mails);
    const { version } = await server.gamesReader.one(game.id, game.maker);
    await office.outbox.spread(notices(game, version, seats[0]!, outside.now().toISOString()));
    const [, seat] = seats;
    const said = {
      seat,
      to: 'all' as const,
      text: 'Good evening,\n\nWHAT YOU CAN DO\n  1  Flee',
      key: 'said',
    };
    await server.messages.say({ ...said, gameId: game.id, playerId: game.players[seat!]! });
    const others = await office.mails();

    const ofEach = seats.flatMap((seat) => turns.findLast(({ to }) => to === `${seat}@example.org`) ?? []);
    expect(ofEach.length).toBeGreaterThan(1);
    expect(others.length).toBeGreaterThan(5);
    const parts = [
      await headersOf(ofEach[0]!),
      ...ofEach.map((mail) => `To: ${mail.to}\nSubject: ${mail.subject}\n\n${textOf(mail)}`),
      htmlOf(ofEach[0]!),
      ...others.map(written).toSorted(),
    ];
    expectGolden(ruleset, parts);
    if (ruleset !== WIDE) return;
    const wide = await wideMails(server, office, game, outside);
    expect(wide).toHaveLength(4);
    expectGolden(`${ruleset}-wide`, wide);
  });
});
