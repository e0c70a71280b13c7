import { randomUUID } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { MovableClock } from '../../support/movable-clock.js';
import { asked as askedGame, seatedGame } from '../../support/seated.js';
import { postOffice, textOf } from './support/post-office.js';

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

describe('an address that is to be confirmed', () => {
  it('is asked three times an hour, whatever accounts ask, are erased, and whichever server is asked', async () => {
    const address = `${randomUUID()}@example.org`;
    const asks = async () => {
      const player = await newPlayer(server.pool);
      await postOffice(server, clock).book.change(player, { address });
      await server.farewell.forget(player);
    };
    for (let count = 0; count < 3; count++) await asks();
    await expect(asks()).rejects.toMatchObject({ code: 'too-many-requests', values: { retryAfter: 3_600 } });
    clock.move(3_600_000);
    await asks();
  });

  it('of one account five times, and what is refused changes nothing', async () => {
    const player = await newPlayer(server.pool);
    const name = (count: number) => `${count}-${player}@example.org`;
    for (let count = 0; count < 5; count++) await office.book.change(player, { address: name(count) });
    await expect(office.book.change(player, { address: name(5), mode: 'digest' })).rejects.toMatchObject({
      code: 'too-many-requests',
    });
    expect(await office.book.settings(player)).toMatchObject({ address: name(4), mode: 'immediately' });
  });

  it('is that of one mailbox, whatever follows a plus sign', async () => {
    const ask = async (more: string) =>
      office.book.change(await newPlayer(server.pool), { address: `Vlad${more}@example.org` });
    for (const more of ['', '+0', '+1+@']) await ask(more);
    await expect(ask('+2')).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  it('is asked sixty times an hour for one network, and a thousand times in all', async () => {
    const ask = async (network: string) => {
      const player = await newPlayer(server.pool);
      await office.book.change(player, { address: `${player}@example.org` }, { network });
    };
    clock.move(3_600_000);
    for (let count = 0; count < 60; count++) await ask('192.0.2.1');
    await expect(ask('192.0.2.1')).rejects.toMatchObject({ code: 'too-many-requests' });
    await ask('192.0.2.2');
    await server.pool.query(
      `INSERT INTO asked_to_confirm SELECT sha256('server'), gen_random_uuid(), $1 FROM generate_series(62, 1000)`,
      [clock.now()],
    );
    await expect(ask('192.0.2.3')).rejects.toMatchObject({ code: 'too-many-requests' });
    clock.move(3_600_000);
    await ask('192.0.2.3');
  });

  it('of a new account is kept also where it cannot be asked now', async () => {
    const address = `${randomUUID()}@example.org`;
    for (let count = 0; count < 4; count++) {
      const player = await newPlayer(server.pool);
      await office.book.enter(player, address, 'fr');
      expect(await office.book.emailOf(player)).toBe(address);
    }
  });
});

describe('an invitation by mail', () => {
  const EMAIL = 'renfield@example.org';

  async function invited(email = EMAIL) {
    const maker = await seatedGame(server, 'hide-and-seek').then(({ maker: id }) => id);
    const { gameId } = await server.table.create(maker, {
      ...{ ruleset: 'hide-and-seek', options: {}, visibility: 'private', start: 'automatic' },
      seats: [{ seat: SEEKER, as: 'invite', email }],
    });
    return { maker, gameId };
  }

  it('says who invites to what, and how to come', async () => {
    const { gameId } = await invited();
    const [mail, ...others] = await office.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: EMAIL });
    expect(textOf(mail!)).toMatch(/^Maker invites you to a game of/);
    const token = /^reply\+(\w+)@/.exec(mail!.replyTo!)![1]!;
    const grant = await office.replies.find(token);
    expect(grant).toMatchObject({ kind: 'invitation', topic: gameId, seat: SEEKER, email: EMAIL });
    expect(textOf(mail!)).not.toContain(grant!.options![0]);
  });

  it('leaves no code in plain text behind', async () => {
    await invited();
    const [mail] = await office.mails();
    const token = /mail\/invitation\/(\w+)/.exec(textOf(mail!))![1]!;
    const { code } = (await office.invitations.shown(token))!;
    for (const table of ['reply_tokens', 'mail_tokens', 'deliveries', 'invitations']) {
      const { rows } = await server.pool.query(`SELECT FROM ${table} t WHERE t::text LIKE '%' || $1 || '%'`, [
        code,
      ]);
      expect(rows).toEqual([]);
    }
  });

  it('shows its code behind a page', async () => {
    const { gameId, maker } = await invited();
    const [mail] = await office.mails();
    const token = /mail\/invitation\/(\w+)/.exec(textOf(mail!))![1]!;
    const shown = await office.invitations.shown(token);
    expect(shown).toMatchObject({ game: gameId, seat: SEEKER });
    await server.table.claim(gameId, randomUUID(), SEEKER, { invitation: shown!.code });
    expect(await server.table.invitations(gameId, maker)).toMatchObject([{ used: true }]);
  });

  it('is sent for a seat that was left in a game that is played', async () => {
    const game = await seatedGame(server, 'hide-and-seek');
    await server.table.giveUp(game.id, game.players[SEEKER]!, SEEKER);
    await server.table.invite(game.id, game.maker, { seat: SEEKER, email: 'carmilla@example.org' });
    expect(await office.mails()).toMatchObject([{ to: 'carmilla@example.org' }]);
  });

  it('names who invites without anything that leads elsewhere', async () => {
    const { maker } = await invited();
    const name = 'Win <b>big</b> at evil.example/win https://evil.example';
    await server.pool.query('UPDATE players SET display_name = $2 WHERE id = $1', [maker, name]);
    const [mail] = await office.mails();
    expect(mail!.subject).toContain('Win bbigb at evilexamplewin invites you');
    expect(JSON.stringify(mail!.blocks)).not.toContain('evil.example');
  });

  it('is in the language of whose address it is, and else in that of who invites', async () => {
    const address = `${randomUUID()}@example.org`;
    const languageOfMail = async () => {
      const maker = await newPlayer(server.pool);
      await office.book.change(maker, { address: `${maker}@example.org`, language: 'ko' });
      const seats = [{ seat: 'player-2', as: 'invite' as const, email: address }];
      await server.table.create(maker, askedGame('vampire-graves', { seats }));
      return (await office.mails()).find(({ to }) => to === address)!.language;
    };
    const player = await newPlayer(server.pool);
    await office.book.change(player, { address, language: 'fr' });
    await office.mails();
    expect(await languageOfMail()).toBe('ko');
    await office.book.confirm(player, address);
    expect(await languageOfMail()).toBe('fr');
  });

  it('is not sent when the game is cancelled before', async () => {
    const { gameId, maker } = await invited();
    await server.table.cancel(gameId, maker);
    expect(await office.mails()).toEqual([]);
  });

  it('is sent to one mailbox five times a day, whatever follows a plus sign', async () => {
    for (let count = 0; count < 6; count++) {
      await invited(`harry+${count}@example.org`);
      expect(await office.mails()).toHaveLength(count < 5 ? 1 : 0);
    }
  });

  it('is not sent to who wants none any more', async () => {
    await invited();
    const [mail] = await office.mails();
    const token = /mail\/uninvite\/(\w+)/.exec(textOf(mail!))![1]!;
    expect(await office.invitations.uninvite(token)).toBe(EMAIL);
    await invited();
    await invited(EMAIL.replace('@', '+more@'));
    expect(await office.mails()).toEqual([]);
  });
});
