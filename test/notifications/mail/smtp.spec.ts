import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authenticate } from 'mailauth';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Mail } from '../../../src/notifications/mail/postman.js';
import { SmtpPostman } from '../../../src/notifications/mail/smtp-postman.js';

const MAIL: Mail = {
  id: 'msg_6a1e',
  to: 'mina@example.org',
  subject: '[Vampire graves] Player 3: your turn (9b9b892d)',
  blocks: [{ is: 'paragraph', text: 'It is your turn, Jörg.' }],
  language: 'en',
  at: new Date('2031-05-03T10:15:00Z'),
  messageId: '<game.57.player-3.6a1e@play.example.org>',
  references: ['<game.player@play.example.org>'],
  replyTo: 'reply+token@play.example.org',
  bounceTo: 'bounce+token@play.example.org',
  stop: 'https://games.example.org/mail/unsubscribe/token',
  listId: 'game.games.play.example.org',
};
const FROM = 'Harker <harker@play.example.org>';

interface Received {
  readonly from: string;
  readonly raw: Buffer;
  readonly mail: ParsedMail;
}

/** An SMTP server on loopback. Who is written to says what it answers. */
async function receiver() {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const status = Number(/^says-(\d+)@/.exec(address)?.[1] ?? 250);
      done(status === 250 ? null : Object.assign(new Error('as it was told'), { responseCode: status }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        void simpleParser(raw).then((mail) => {
          const { subject = '' } = mail;
          if (subject === 'spam')
            return done(Object.assign(new Error('not this one'), { responseCode: 554 }));
          received.push({ from: envelope.mailFrom === false ? '' : envelope.mailFrom.address, raw, mail });
          done();
        });
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

describe('mail that goes out by SMTP', () => {
  let server: Awaited<ReturnType<typeof receiver>>;
  let postman: SmtpPostman;
  beforeAll(async () => {
    server = await receiver();
    postman = new SmtpPostman(server.url, FROM, undefined);
  });
  beforeEach(() => server.received.splice(0));
  afterAll(async () => {
    await postman.close();
    await server.close();
  });

  it('arrives as text first and HTML second', async () => {
    expect(await postman.post(MAIL)).toMatchObject({ outcome: 'sent', said: expect.stringMatching(/^250 /) });
    const [{ mail, raw }] = server.received as [Received];
    expect(mail.text).toBe('It is your turn, Jörg.\n');
    expect(mail.html).toContain('<p>It is your turn, Jörg.</p>');
    expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'));
    expect(mail.attachments).toEqual([]);
  });

  it('says who may answer, what it belongs to, and that a program wrote it', async () => {
    await postman.post(MAIL);
    const [{ mail, from }] = server.received as [Received];
    expect(from).toBe(MAIL.bounceTo);
    expect(mail).toMatchObject({
      messageId: MAIL.messageId,
      inReplyTo: MAIL.references[0],
      references: MAIL.references[0],
      date: MAIL.at,
    });
    expect(mail.replyTo?.text).toBe(MAIL.replyTo);
    const line = (name: string) =>
      mail.headerLines.find(({ key }) => key === name)?.line.replace(/\r\n\s+/g, ' ');
    expect(line('auto-submitted')).toBe('Auto-Submitted: auto-generated');
    expect(line('x-auto-response-suppress')).toBe('X-Auto-Response-Suppress: All');
    expect(line('list-unsubscribe')).toBe(`List-Unsubscribe: <${MAIL.stop}>`);
    expect(line('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(line('precedence')).toBeUndefined();
    expect(line('x-mailer')).toBeUndefined();
  });

  it('is the same bytes when it is sent again', async () => {
    await postman.post(MAIL);
    await postman.post(MAIL);
    expect(server.received[0]!.raw).toEqual(server.received[1]!.raw);
  });

  it.each([
    ['says-550@example.org', 'refused', 550],
    ['says-451@example.org', 'failed', 451],
    ['says-421@example.org', 'failed', 421],
  ])('to %s is %s', async (to, outcome, status) => {
    expect(await postman.post({ ...MAIL, to })).toMatchObject({ outcome, status });
  });

  it('that is not taken for what it says is rejected', async () => {
    expect(await postman.post({ ...MAIL, subject: 'spam' })).toMatchObject({
      outcome: 'rejected',
      status: 554,
    });
  });

  it('fails where nobody listens, and can be tried again', async () => {
    const nobody = new SmtpPostman('smtp://127.0.0.1:1', FROM, undefined);
    const posted = await nobody.post(MAIL);
    await nobody.close();
    expect(posted).toEqual({ outcome: 'failed', said: expect.stringContaining('ECONNREFUSED') });
  });

  describe('signed', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dkim-'));
    const keyFile = path.join(folder, 'key.pem');
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    afterAll(() => rmSync(folder, { recursive: true }));

    const shown = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const resolver = (name: string) =>
      name === 'harker._domainkey.play.example.org'
        ? Promise.resolve([[`v=DKIM1; k=rsa; p=${shown}`]])
        : Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));

    it('verifies, with the headers of the unsubscription under the signature', async () => {
      const signing = new SmtpPostman(server.url, FROM, {
        ...{ domain: 'play.example.org', selector: 'harker', keyFile },
      });
      await signing.post(MAIL);
      await signing.close();
      const { raw } = server.received[0]!;
      const { dkim } = await authenticate(raw, {
        ...{ mta: 'mx.example.org', disableArc: true, disableBimi: true, resolver },
      });
      const results = dkim.results as unknown as {
        readonly status: { readonly result: string };
        readonly signingHeaders: { readonly keys: string };
      }[];
      expect(results.map(({ status }) => status.result)).toEqual(['pass']);
      const signed = results[0]!.signingHeaders.keys.toLowerCase();
      expect(signed).toContain('list-unsubscribe:');
      expect(signed).toContain('list-unsubscribe-post');
    });

    it('with a key that is not there, it is not sent unsigned', () => {
      const missing = { domain: 'play.example.org', selector: 'harker', keyFile: path.join(folder, 'none') };
      expect(() => new SmtpPostman(server.url, FROM, missing)).toThrow(/DKIM_KEY/);
    });
  });
});
