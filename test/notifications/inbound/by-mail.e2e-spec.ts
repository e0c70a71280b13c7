import { simpleParser, type ParsedMail } from 'mailparser';
import { createTransport } from 'nodemailer';
import { freePort } from '../../support/free-port.js';
import { serve, type Served } from '../../http/support/server.js';

let server: Served;
let smtp: number;

beforeAll(async () => {
  smtp = await freePort();
  const listen = { SMTP_LISTEN: `127.0.0.1:${smtp}`, MAIL_DOMAIN: 'play.example.org', MAIL_AUTH: 'none' };
  server = await serve(listen);
});
afterAll(() => server.close());

/** Somebody who has a mail client and nothing else. */
class Correspondent {
  private read = 0;

  constructor(readonly address: string) {}

  /** The next mail, once it has come. */
  async next(): Promise<ParsedMail> {
    for (;;) {
      const { rows } = await server.database.pool.query<{ raw: Buffer }>(
        'SELECT raw FROM development_mails WHERE recipient = $1 ORDER BY at, id OFFSET $2 LIMIT 1',
        [this.address, this.read],
      );
      if (rows[0] !== undefined) {
        this.read += 1;
        return simpleParser(rows[0].raw);
      }
      await new Promise((later) => setTimeout(later, 30));
    }
  }

  async nextLike(subject: RegExp): Promise<ParsedMail> {
    for (;;) {
      const mail = await this.next();
      if (subject.test(mail.subject ?? '')) return mail;
    }
  }

  /** Answers above the whole mail, as most clients do. */
  async reply(mail: ParsedMail, text: string): Promise<void> {
    const to = mail.replyTo!.value[0]!.address!;
    const quote = mail
      .text!.split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
    const transport = createTransport({ host: '127.0.0.1', port: smtp, ignoreTLS: true });
    await transport.sendMail({
      ...{ from: this.address, to, subject: `Re: ${mail.subject}`, inReplyTo: mail.messageId! },
      text: `${text}\n\nOn Mon, 30 Nov 2026 at 12:00, Harker <${to}> wrote:\n${quote}\n`,
    });
  }
}

/** An account with an address that was confirmed by answering. */
async function player(name: string): Promise<{ token: string; mail: Correspondent }> {
  const mail = new Correspondent(`${name}@example.net`);
  const { body } = await server.post('/v1/players', { body: { displayName: name, email: mail.address } });
  await mail.reply(await mail.nextLike(/Confirm/), 'yes');
  await mail.next();
  return { token: body.token as string, mail };
}

test('an address is confirmed, a turn is played and its answer comes, by mail alone', async () => {
  const players = [await player('mina'), await player('lucy')];
  const [mina, lucy] = players.map(({ token }) => token);
  const { body: settings } = await server.get('/v1/me/mail', { token: mina });
  expect(settings).toMatchObject({ address: 'mina@example.net', confirmed: true });

  const seats = [{ seat: 'player-1', as: 'me' }];
  const asked = { ruleset: 'vampire-graves', options: { players: 2 }, seats };
  const { body: game } = await server.post('/v1/games', { token: mina, body: asked });
  const path = `/v1/games/${game.id as string}`;
  await server.post(`${path}/seats/player-2/claim`, { token: lucy, body: {} });
  const { body: began } = await server.get(path, { token: mina });
  const { mail } = players[began.awaiting[0] === 'player-1' ? 0 : 1]!;

  const turn = await mail.nextLike(/your turn/);
  await mail.reply(turn, 'what shall I do?');
  const unclear = await mail.nextLike(/your mail/);
  expect(unclear.text).toContain('is not understood');
  expect((await server.get(path, { token: mina })).body.version).toBe(began.version);

  await mail.reply(unclear, 'open 1 1');
  const done = await mail.nextLike(/your mail/);
  expect(done.text).toContain('done. Open the grave in column 1, row 1');
  expect((await server.get(path, { token: mina })).body.version).toBeGreaterThan(began.version);

  await mail.reply(turn, '2');
  expect((await mail.nextLike(/your mail/)).text).toContain('The turn that you answered is over');
}, 180_000);
