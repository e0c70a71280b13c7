import dns from 'node:dns/promises';
import { namesOf, signatureOf } from '../notifications/inbound/signed-mail.js';
import { freePort } from '../support/free-port.js';
import { ForwardClock, House, pause } from './support/house.js';
import { optionsIn, postOffice } from './support/letters.js';
import { faultsOf, type MailClient } from './support/mail-client.js';
import { type Extra, Players } from './support/mail-players.js';
import { serve, type Served } from './support/server.js';

let office: Awaited<ReturnType<typeof postOffice>>;
let clients: ReadonlyMap<string, MailClient> = new Map();
beforeAll(async () => {
  office = await postOffice((address, letter) => clients.get(address)?.receive(letter));
});
afterAll(() => office.close());

/** A server that sends mail to the post office and takes mail at a port of its own. */
async function served(more: Readonly<Record<string, string>>, clock = new ForwardClock()) {
  const port = await freePort();
  const mail = {
    ...{ SMTP_URL: office.url, SMTP_LISTEN: `127.0.0.1:${port}`, MAIL_DOMAIN: 'play.example.org' },
    PUBLIC_URL: 'https://games.example.org',
  };
  return { port, server: await serve({ ...mail, ...more }, clock) };
}

/** An extra that asks something and looks at what is answered. */
const asks =
  (text: string, ...said: readonly RegExp[]): Extra =>
  async (client, mail) => {
    const { text: answer } = await client.ask(mail, text);
    for (const one of said) expect(answer).toMatch(one);
  };

/** What means nothing is answered with the reason and the same options, and does nothing. */
const isWrong: Extra = async (client, mail) => {
  const { text: answer = '' } = await client.ask(mail, 'Dig up everything\nand pass');
  expect(answer).toMatch(/“Dig up everything” is not understood, and nothing was done for it/);
  expect(answer).toMatch(/What came after it was left alone/);
  expect(optionsIn(answer)).toEqual(optionsIn(mail.text!));
  const entryIn = (text: string) => /^Entry (\d+) /m.exec(text)![1];
  expect(entryIn(answer)).toBe(entryIn(mail.text!));
};

/** Acts by words, takes it back, and waits to be asked again. */
const thinksAgain: Extra = async (client, mail) => {
  const acted = await client.ask(mail, optionsIn(mail.text!).get(1)!);
  expect(acted.text).toMatch(/: done\. /);
  expect((await client.ask(acted, 'undo')).text).toMatch(/Your last action is taken back/);
  return 'waits';
};

/** Is told what can be answered in advance, and says one of it with these words. */
const answersInAdvance: Extra = async (client, mail) => {
  const { text: answer = '' } = await client.ask(mail, 'standing');
  const [, question] = /To what: ([^;]*);/.exec(answer.replace(/\s+/g, ' '))!;
  const { text: done } = await client.ask(mail, `standing ${question}, until the next dawn`);
  expect(done).toMatch(/done\. From now on: /);
};

const HELP = [/say to all/, /standing/, /undo/, /resign/, /board/];

/** Nothing is left to be done, and all that came can be read. */
async function allIsWell(players: Players): Promise<void> {
  for (const client of players.clients.values()) {
    await client.done();
    for (const letter of client.letters)
      expect([letter.mail.text, faultsOf(letter)]).toEqual([letter.mail.text, []]);
    for (const answers of client.answers.values()) expect(answers.length).toBeLessThan(2);
    // All about the game is one thread.
    const ofGame = client.letters.filter(({ mail }) =>
      / the game \(| your (turn|mail) \(/.test(mail.subject!),
    );
    expect(new Set(ofGame.map(({ mail }) => [mail.references].flat()[0])).size).toBe(1);
  }
}

/** Every action of a player came by a mail. */
async function cameByMail(server: Served, { id }: House, players: Players): Promise<void> {
  const { rows } = await server.database.pool.query<{ key: string }>(
    'SELECT key FROM idempotency WHERE game_id = $1',
    [id],
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ key }) => !key.startsWith('mail:'))).toEqual([]);
  expect(players.compared).toBeGreaterThan(rows.length / 2);
}

const lettersOf = ({ clients: all }: Players) =>
  [...all.values()].flatMap(({ letters }) => letters.map(({ mail }) => mail));
const subjects = ({ letters }: MailClient) => letters.map(({ mail }) => mail.subject);
const textsOf = ({ letters }: MailClient) =>
  letters.map(({ mail }) => mail.text!.replace(/\s+/g, ' ')).join('\n');

test('vampire graves is played to its end by replies; who never answers loses the seat to a bot', async () => {
  const clock = new ForwardClock();
  const { port, server } = await served({ MAIL_AUTH: 'none' }, clock);
  const seats = new Map<string, string>();
  const house = new House(server, seats);
  const extras = {
    mina: [isWrong, asks('help', ...HELP), asks('board', /GRAVES, BY COLUMN AND ROW/)],
    lucy: [asks('say Good evening, all of you', /said to all/)],
  };
  const players = new Players(port, { extras, silent: 'silas', compare: house.compare });
  const [mina, lucy, silas] = [players.sit('mina'), players.sit('lucy'), players.sit('silas')];
  [mina, lucy, silas].forEach(({ address }, at) => seats.set(address, `player-${at + 1}`));
  clients = players.clients;
  await house.make({
    ruleset: 'vampire-graves',
    options: { players: 3 },
    seats: [...seats].map(([email, seat]) => ({ seat, as: 'invite', email })),
    time: { mode: 'perTurn', seconds: 90, misses: { after: 2, then: 'bot' } },
  });
  await Promise.race([players.over, house.waitFor('player-3', clock)]);
  await players.over;
  await pause();
  await allIsWell(players);
  await cameByMail(server, house, players);
  expect((await house.game()).status).toBe('finished');
  await house.verify(lettersOf(players));
  expect(textsOf(mina)).toContain('Good evening, all of you');
  expect(textsOf(lucy)).toContain('Player 3 has not decided in time');
  expect(subjects(silas)).toContain(`[Vampire graves] Player 3: still your turn (${house.id.slice(0, 8)})`);
  expect(textsOf(silas)).toContain('The seat Player 3 is no longer yours');
  await server.close();
}, 600_000);

/** Three rounds, each player a client that signs its mails. */
async function threeRounds(
  ruleset: string,
  extras: Readonly<Record<string, readonly Extra[]>>,
): Promise<void> {
  const { port, server } = await served({ MAIL_AUTH: 'dmarc' });
  const resolve = jest.spyOn(dns, 'resolve').mockImplementation(namesOf({}) as typeof dns.resolve);
  const seats = new Map<string, string>();
  const house = new House(server, seats);
  const players = new Players(port, {
    extras,
    signed: signatureOf,
    enough: /^ROUND 4/m,
    compare: house.compare,
  });
  clients = players.clients;
  await house.make({ ruleset });
  for (const { seat } of (await house.game()).seats) {
    const client = players.sit(seat.replace(/^(lord|dr)-/, ''));
    seats.set(client.address, seat);
    const body = { displayName: seat, email: client.address };
    const { body: made } = await server.post('/v1/players', { body });
    // The mail that asks, and the one that thanks.
    while (client.letters.length < 2) await pause();
    await server.post(`/v1/games/${house.id}/seats/${seat}/claim`, { token: made.token });
  }
  await players.over;
  await allIsWell(players);
  await cameByMail(server, house, players);
  await house.verify(lettersOf(players));
  expect(resolve).toHaveBeenCalled();
  resolve.mockRestore();
  await server.close();
}

test('Fury of Dracula, second edition, is played for three rounds by replies that are signed', async () => {
  await threeRounds('fury-of-dracula-2e', {
    godalming: [thinksAgain, asks('help', ...HELP)],
    'van-helsing': [asks('board', /THE HUNTERS/)],
    seward: [asks('say The Count is near', /said to your side/), answersInAdvance],
  });
}, 600_000);

// As long again as all of the others.
const inFull = process.env['PLAYED_BY_MAIL'] === 'all' ? test : test.skip;
inFull(
  'and so is the fourth edition',
  async () => {
    await threeRounds('fury-of-dracula-4e', {
      'van-helsing': [asks('board', /THE HUNTERS/)],
      seward: [asks('say The Count is near', /said to your side/)],
    });
  },
  480_000,
);
