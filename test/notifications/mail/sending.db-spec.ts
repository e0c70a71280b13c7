import { randomUUID } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { MovableClock } from '../../support/movable-clock.js';
import { awaited, seatedGame, type SeatedGame } from '../../support/seated.js';
import { htmlOf, postOffice, textOf } from './support/post-office.js';

let database: TestDatabase;
let server: Inside;
let office: ReturnType<typeof postOffice>;
const clock = new MovableClock('2031-05-03T10:00:00.000Z');

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
});
beforeEach(async () => {
  await database.owner.query(
    'DELETE FROM deliveries; DELETE FROM mail_settings; DELETE FROM mail_games; DELETE FROM mail_tokens',
  );
  office = postOffice(server, clock);
});
afterAll(() => database.drop());

const SEEKER = 'seeker-1';

/** The seeker gets mail, and waits until the hider has hidden. */
async function begun(settings: object = {}): Promise<SeatedGame> {
  const game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 3 } });
  await office.subscribe(game.players[SEEKER]!, `${randomUUID()}@example.org`, settings);
  await office.mails();
  return game;
}

async function act(game: SeatedGame, seat: string, type: string, place?: string): Promise<void> {
  const { actions } = await server.play.actions(game.id, game.players[seat]!, seat);
  const { id } = actions.find(
    ({ action }) => action.type === type && (action as { place?: string }).place === place,
  )!;
  const request = { gameId: game.id, playerId: game.players[seat]!, key: randomUUID() };
  await server.play.act({ ...request, seat, asked: { id } });
}

/** Another game, in which the same player is the seeker. */
async function sitsToo(player: string): Promise<SeatedGame> {
  const seats = [{ seat: SEEKER, as: 'invite' as const }];
  const game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 3 }, seats });
  const { code } = await server.table.invite(game.id, game.maker, { seat: SEEKER });
  await server.table.claim(game.id, player, SEEKER, { invitation: code });
  return game;
}

const hides = (game: SeatedGame): Promise<void> => act(game, 'hider', 'hide', 'tower');

/** Both seekers search where nobody is, and are asked again in the next round. */
async function again(game: SeatedGame): Promise<void> {
  for (const seat of [SEEKER, 'seeker-2']) await act(game, seat, 'search', 'garden');
  const [seat] = await awaited(server, game);
  if (seat !== 'hider') await act(game, seat!, 'keep');
  await hides(game);
}
const hours = (count: number): void => clock.move(count * 3_600_000);

describe('a mail about a turn', () => {
  it('says what happened, what is asked, and every option with its number', async () => {
    const game = await begun();
    await hides(game);
    const [mail, ...others] = await office.mails();
    expect(others).toEqual([]);
    const text = textOf(mail!);
    const { actions } = await server.play.actions(game.id, game.players[SEEKER]!);
    expect(text).toMatch(/^It is your turn/);
    expect(text).toContain('SINCE YOU LAST ACTED');
    expect(actions.length).toBeGreaterThan(1);
    actions.forEach((_, at) => expect(text).toMatch(new RegExp(`\\b${at + 1} {2}\\S`)));
    expect(htmlOf(mail!).match(/<li>/g)).toHaveLength(actions.length);
  });

  it('can be answered: its address stands for the decision and the options in their order', async () => {
    const game = await begun();
    await hides(game);
    const [mail] = await office.mails();
    const token = /^reply\+(\w+)@play\.example\.org$/.exec(mail!.replyTo!)![1]!;
    const { actions } = await server.play.actions(game.id, game.players[SEEKER]!);
    expect(await office.replies.find(token)).toMatchObject({
      ...{ kind: 'turn', topic: game.id, seat: SEEKER, playerId: game.players[SEEKER] },
      options: actions.map(({ id }) => id),
    });
  });

  it('does not say where the hider hides', async () => {
    const texts: string[] = [];
    for (const place of ['attic', 'cellar']) {
      const game = await begun();
      await act(game, 'hider', 'hide', place);
      const [mail] = await office.mails();
      const plain = JSON.stringify([mail!.subject, mail!.blocks.filter(({ is }) => is !== 'foot')]);
      texts.push(plain.replaceAll(game.id.slice(0, 8), ''));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it('hangs on one thread with all others of the game, and has a name of its own', async () => {
    const game = await begun();
    await hides(game);
    const [first] = await office.mails();
    await again(game);
    const [second] = await office.mails();
    expect(second!.references).toEqual(first!.references);
    expect(second!.messageId).not.toBe(first!.messageId);
    expect(second!.subject).toBe(first!.subject);
    expect(second!.messageId).toContain(`<${game.id}.`);
  });

  it('is not sent when somebody else would read it', async () => {
    const game = await begun();
    await server.pool.query('UPDATE mail_settings SET confirmed_at = NULL');
    await hides(game);
    expect(await office.mails()).toEqual([]);
  });
});

describe('when mail comes', () => {
  it('not in quiet hours, and right after them', async () => {
    clock.moveTo('2031-05-03T21:00:00.000Z');
    const game = await begun({ quietFrom: '22:00', quietTo: '07:00', zone: 'Europe/Paris' });
    await hides(game);
    expect(await office.mails()).toEqual([]);
    clock.moveTo('2031-05-04T04:59:59.000Z');
    expect(await office.mails()).toEqual([]);
    clock.moveTo('2031-05-04T05:00:00.000Z');
    expect(await office.mails()).toHaveLength(1);
  });

  it('never, for a game of which its player wants none', async () => {
    const game = await begun();
    await office.book.changeGame(game.players[SEEKER]!, game.id, 'never');
    await hides(game);
    expect(await office.mails()).toEqual([]);
    await office.book.resetGame(game.players[SEEKER]!, game.id);
    await again(game);
    expect(await office.mails()).toHaveLength(1);
  });

  it('of a turn that has begun, when mail is turned on in the middle of it; once', async () => {
    const game = await begun();
    const player = game.players[SEEKER]!;
    await office.book.changeGame(player, game.id, 'never');
    await hides(game);
    await office.book.changeGame(player, game.id, 'immediately');
    const [mail, ...more] = await office.mails();
    expect([mail!.subject, more]).toEqual([expect.stringContaining('your turn'), []]);
    await office.book.resetGame(player, game.id);
    await office.book.change(player, { language: 'fr' });
    expect(await office.mails()).toEqual([]);
    await office.book.change(player, { mode: 'never' });
    await again(game);
    expect(await office.mails()).toEqual([]);
    await office.book.change(player, { mode: 'immediately' });
    expect(await office.mails()).toHaveLength(1);
  });

  it('a stranger to a game sets nothing for it', async () => {
    const game = await begun();
    await expect(office.book.changeGame(randomUUID(), game.id, 'never')).rejects.toMatchObject({
      code: 'game-not-found',
    });
  });

  describe('once a day', () => {
    const DAILY = { mode: 'digest', digestAt: '08:00', zone: 'Europe/Paris' };

    it('as one mail about all games that wait, each with an address of its own', async () => {
      clock.moveTo('2031-05-05T10:00:00.000Z');
      const one = await begun(DAILY);
      const other = await sitsToo(one.players[SEEKER]!);
      await hides(one);
      await hides(other);
      expect(await office.mails()).toEqual([]);
      clock.moveTo('2031-05-06T05:59:00.000Z');
      expect(await office.mails()).toEqual([]);
      clock.moveTo('2031-05-06T06:00:00.000Z');
      const [mail, ...more] = await office.mails();
      expect(more).toEqual([]);
      expect(mail!.isBulk).toBe(true);
      expect(mail!.replyTo).toBeUndefined();
      const addresses = new Set(textOf(mail!).match(/mailto:reply\+\w+@/g));
      expect(addresses.size).toBe(2);
      expect(textOf(mail!)).toContain(one.id.slice(0, 8));
      expect(textOf(mail!)).toContain(other.id.slice(0, 8));
    });

    it('and not again on the same day, nor for what is no longer asked', async () => {
      clock.moveTo('2031-05-07T10:00:00.000Z');
      const game = await begun(DAILY);
      await hides(game);
      clock.moveTo('2031-05-08T06:00:00.000Z');
      expect(await office.mails()).toHaveLength(1);
      await again(game);
      hours(2);
      expect(await office.mails()).toEqual([]);
      clock.moveTo('2031-05-09T06:00:00.000Z');
      expect(await office.mails()).toHaveLength(1);
    });

    it('but games with a mode of their own have it, and so have the others', async () => {
      clock.moveTo('2031-05-12T10:00:00.000Z');
      const game = await begun({ mode: 'immediately', digestAt: '08:00', zone: 'Europe/Paris' });
      const player = game.players[SEEKER]!;
      const other = await sitsToo(player);
      await office.book.changeGame(player, game.id, 'digest');
      await hides(game);
      await hides(other);
      expect((await office.mails()).map(({ subject }) => subject)).toEqual([
        expect.stringContaining(other.id.slice(0, 8)),
      ]);
      clock.moveTo('2031-05-13T06:00:00.000Z');
      const [mail, ...more] = await office.mails();
      expect(more).toEqual([]);
      expect(textOf(mail!)).toContain(game.id.slice(0, 8));
      expect(textOf(mail!)).not.toContain(other.id.slice(0, 8));
    });

    it('at another time as soon as that is set, and at once where it is no more', async () => {
      clock.moveTo('2031-05-14T10:00:00.000Z');
      const game = await begun(DAILY);
      const player = game.players[SEEKER]!;
      await hides(game);
      expect(await office.mails()).toEqual([]);
      await office.book.change(player, { digestAt: '13:00' });
      expect(await office.mails()).toEqual([]);
      clock.moveTo('2031-05-14T11:00:00.000Z');
      expect(await office.mails()).toHaveLength(1);
      await again(game);
      expect(await office.mails()).toEqual([]);
      await office.book.change(player, { mode: 'immediately' });
      expect(await office.mails()).toHaveLength(1);
    });

    it('not in quiet hours', async () => {
      clock.moveTo('2031-05-16T10:00:00.000Z');
      const game = await begun({ ...DAILY, quietFrom: '07:30', quietTo: '09:00' });
      await hides(game);
      clock.moveTo('2031-05-17T06:00:00.000Z');
      expect(await office.mails()).toEqual([]);
      clock.moveTo('2031-05-17T07:00:00.000Z');
      expect(await office.mails()).toHaveLength(1);
    });

    it('is tried again where it could not be sent, and nothing of it is lost', async () => {
      clock.moveTo('2031-05-10T10:00:00.000Z');
      const game = await begun(DAILY);
      await hides(game);
      clock.moveTo('2031-05-11T06:00:00.000Z');
      office.postman.says = { outcome: 'failed', said: 'away' };
      expect(await office.mails()).toHaveLength(1);
      office.postman.says = { outcome: 'sent', said: '250 OK' };
      expect(await office.mails()).toEqual([]);
      hours(1);
      expect(await office.mails()).toHaveLength(1);
    });
  });
});

it('who takes a seat over is told what has happened so far', async () => {
  const game = await begun();
  await hides(game);
  await again(game);
  await server.table.giveUp(game.id, game.players[SEEKER]!, SEEKER);
  const { code } = await server.table.invite(game.id, game.maker, { seat: SEEKER });
  const player = await newPlayer(server.pool, 'Quincey');
  const address = `${randomUUID()}@example.org`;
  await office.subscribe(player, address, {});
  await server.table.claim(game.id, player, SEEKER, { invitation: code });
  const text = textOf((await office.mails()).find(({ to }) => to === address)!);
  expect(text).toMatch(/^It is your turn/);
  expect(text).toContain('WHAT HAS HAPPENED SO FAR');
  expect(text).toContain('The game begins');
});

describe('a reminder', () => {
  const REMINDER = /still your turn/;

  /** The seeker is asked for a day; six hours before its end there is a reminder. */
  async function timed(settings: object): Promise<void> {
    const misses = { after: 9, then: 'bot' } as const;
    const time = { mode: 'perTurn', seconds: 86_400, graceSeconds: 0, vacationDays: 0, misses } as const;
    const game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 3 }, time });
    await office.subscribe(game.players[SEEKER]!, `${randomUUID()}@example.org`, settings);
    await office.mails();
    await hides(game);
    await office.mails();
  }

  it('and no other mail names a deadline that has passed', async () => {
    clock.moveTo('2031-05-28T10:00:00.000Z');
    await timed({ quietFrom: '09:00', quietTo: '11:00' });
    clock.moveTo('2031-05-29T12:00:00.000Z');
    const mails = await office.mails();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/: your turn/)]);
    expect(textOf(mails[0]!)).not.toContain('You have until');
  });

  const reminders = async () => (await office.mails()).filter(({ subject }) => REMINDER.test(subject));

  it('comes beside the mail of the day', async () => {
    clock.moveTo('2031-06-01T10:00:00.000Z');
    await timed({ mode: 'digest', digestAt: '12:00' });
    clock.moveTo('2031-06-01T12:00:00.000Z');
    const [daily] = await office.mails();
    expect(daily!.isBulk).toBe(true);
    clock.moveTo('2031-06-02T04:00:00.000Z');
    expect(await reminders()).toHaveLength(1);
  });

  it('waits for the end of quiet hours where there is time to answer then', async () => {
    clock.moveTo('2031-06-03T10:00:00.000Z');
    await timed({ quietFrom: '02:00', quietTo: '08:00' });
    clock.moveTo('2031-06-04T04:00:00.000Z');
    expect(await reminders()).toEqual([]);
    clock.moveTo('2031-06-04T08:00:00.000Z');
    expect(await reminders()).toHaveLength(1);
  });

  it('breaks them where there would be none', async () => {
    clock.moveTo('2031-06-05T10:00:00.000Z');
    await timed({ quietFrom: '02:00', quietTo: '09:30' });
    clock.moveTo('2031-06-06T04:00:00.000Z');
    expect(await reminders()).toHaveLength(1);
  });
});

describe('a mail that does not arrive', () => {
  async function states(game: SeatedGame): Promise<unknown[]> {
    const { rows } = await server.pool.query<{ state: string; attempts: number }>(
      `SELECT state, attempts FROM deliveries WHERE topic = $1 AND type = 'turn.started'`,
      [game.id],
    );
    return rows;
  }

  it('is tried again, with its name', async () => {
    const game = await begun();
    office.postman.says = { outcome: 'failed', said: 'greylisted', status: 451 };
    await hides(game);
    const [first] = await office.mails();
    expect(await states(game)).toEqual([{ state: 'waiting', attempts: 1 }]);
    expect(await office.mails()).toEqual([]);
    office.postman.says = { outcome: 'sent', said: 'ok' };
    clock.move(60_000);
    const [second] = await office.mails();
    expect(second!.messageId).toBe(first!.messageId);
    expect(await states(game)).toEqual([{ state: 'delivered', attempts: 2 }]);
  });

  it('because of its address ends it, and after three of them the address has to be confirmed again', async () => {
    const game = await begun();
    const player = game.players[SEEKER]!;
    office.postman.says = { outcome: 'refused', said: 'no such user', status: 550 };
    await hides(game);
    for (let count = 0; count < 2; count++) {
      await office.mails();
      expect(await office.book.addressOf(player)).toBeDefined();
      await again(game);
    }
    await office.mails();
    expect(await office.book.addressOf(player)).toBeUndefined();
    expect(await states(game)).toContainEqual({ state: 'failed', attempts: 1 });
  });

  it('may come back to the sender of its envelope, which counts as well, once for each mail', async () => {
    const game = await begun();
    await hides(game);
    const [mail] = await office.mails();
    const token = /^bounce\+(\w+)@/.exec(mail!.bounceTo)![1]!;
    const player = game.players[SEEKER]!;
    const bounces = async () => {
      const { rows } = await server.pool.query<{ bounces: number }>(
        'SELECT bounces FROM mail_settings WHERE player_id = $1',
        [player],
      );
      return rows[0]!.bounces;
    };
    for (let count = 0; count < 3; count++) await office.returned.bouncedBy(token);
    expect(await bounces()).toBe(1);
    for (let count = 0; count < 2; count++) {
      const another = { playerId: player, address: mail!.to };
      await office.returned.bouncedBy(await office.writer.sentToken(another, game.id));
    }
    expect(await office.book.addressOf(player)).toBeUndefined();
  });

  it('now and then is forgiven', async () => {
    const game = await begun();
    const player = game.players[SEEKER]!;
    await office.returned.bounced(player);
    await office.returned.bounced(player);
    await hides(game);
    await office.mails();
    await office.returned.bounced(player);
    expect(await office.book.addressOf(player)).toBeDefined();
  });
});
