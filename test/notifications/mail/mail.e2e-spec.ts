import http from 'node:http';
import { simpleParser } from 'mailparser';
import { serve, type Answer, type Served } from '../../http/support/server.js';
import { RealOutside } from '../../../src/events/outside.js';
import { MailTokens } from '../../../src/notifications/mail/mail-tokens.js';
import { en } from '../../../src/words/en/shell.js';
import { StreamClient } from '../../http/support/stream-client.js';
import { seated } from '../../http/support/table.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let server: Served;
beforeAll(async () => {
  server = await serve({ MAIL_PICTURES: 'yes' });
});
afterAll(() => server.close());

const put = (path: string, token: string, body: object) => server.ask('PUT', path, { token, body });
const settings = (token: string) => server.get('/v1/me/mail', { token });

/** The mails to an address, once there are so many. */
async function mailsTo(address: string, count: number) {
  for (;;) {
    const { rows } = await server.database.pool.query<{ raw: Buffer }>(
      'SELECT raw FROM development_mails WHERE recipient = $1 ORDER BY at, id',
      [address],
    );
    if (rows.length >= count) return Promise.all(rows.map(({ raw }) => simpleParser(raw)));
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** The path of a page that a mail leads to. */
async function pathIn(address: string, page: string, count = 1): Promise<string> {
  const mails = await mailsTo(address, count);
  return new RegExp(`/mail/${page}/[a-z2-7]{26}`).exec(mails.at(-1)!.text!)![0];
}

/** What a browser sends for a button: a form without fields. */
function press(path: string, form = ''): Promise<Answer> {
  return server.post(path, { headers: FORM, raw: form });
}

let count = 0;

/** A new player with an address of their own that nobody has confirmed. */
async function newcomer() {
  const address = `mina-${count++}@example.org`;
  const { body } = await server.post('/v1/players', { body: { displayName: 'Mina', email: address } });
  return { address, token: body.token as string };
}

async function confirmed() {
  const { address, token } = await newcomer();
  await press(await pathIn(address, 'confirm'));
  return { address, token };
}

describe('an address', () => {
  it('is asked to be confirmed, and gets nothing else until then', async () => {
    const { address, token } = await newcomer();
    const [mail] = await mailsTo(address, 1);
    expect(mail!.subject).toBe('Confirm your address');
    expect(mail!.text).not.toContain('Mina');
    expect((await settings(token)).body).toMatchObject({ address, confirmed: false, mode: 'immediately' });
    const tokens = { 'player-1': token };
    await seated(server, { ruleset: 'vampire-graves', options: { players: 2 } }, tokens);
    const { rows } = await server.database.pool.query(
      `SELECT d.type FROM deliveries d JOIN mail_settings m ON m.player_id = d.target WHERE m.address = $1`,
      [address],
    );
    expect(rows).toEqual([{ type: 'address.confirm' }]);
  });

  it('is confirmed by the button of the page, not by who follows the link', async () => {
    const { address, token } = await newcomer();
    const path = await pathIn(address, 'confirm');
    for (let look = 0; look < 3; look++) {
      const page = await server.get(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<form method="post" action="${path}"><button>`);
      expect(page.text).toContain(address);
    }
    expect((await settings(token)).body.confirmed).toBe(false);
    expect(await press(path)).toMatchObject({ status: 200 });
    expect((await settings(token)).body.confirmed).toBe(true);
  });

  it('that was changed meanwhile is not confirmed by an old mail', async () => {
    const { address, token } = await newcomer();
    const path = await pathIn(address, 'confirm');
    await put('/v1/me/mail', token, { address: `new-${address}` });
    expect(await press(path)).toMatchObject({ status: 404 });
    expect((await settings(token)).body).toMatchObject({ address: `new-${address}`, confirmed: false });
  });

  it('that is changed has to be confirmed anew, and is what the account says', async () => {
    const { address, token } = await confirmed();
    await put('/v1/me/mail', token, { address: `new-${address}` });
    expect((await settings(token)).body.confirmed).toBe(false);
    expect((await server.get('/v1/me', { token })).body.email).toBe(`new-${address}`);
  });

  it('is not written to without end', async () => {
    const { address, token } = await newcomer();
    const answers = [];
    for (let asked = 0; asked < 4; asked++) answers.push(await put('/v1/me/mail', token, { address }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    const other = await server.post('/v1/players', { body: { displayName: 'Lucy', email: address } });
    expect(other.status).toBe(201);
    expect(await mailsTo(address, 3)).toHaveLength(3);
  });
});

describe('settings', () => {
  it('that leave the address alone send no mail to confirm it, and are not counted', async () => {
    const { address, token } = await newcomer();
    await mailsTo(address, 1);
    for (let asked = 0; asked < 6; asked++)
      expect((await put('/v1/me/mail', token, { language: 'en' })).status).toBe(200);
    const { rows } = await server.database.pool.query(`SELECT FROM deliveries WHERE data->>'address' = $1`, [
      address,
    ]);
    expect(rows).toHaveLength(1);
    expect((await put('/v1/me/mail', token, { address })).status).toBe(200);
    expect(await mailsTo(address, 2)).toHaveLength(2);
  });

  it('stay where they are not named', async () => {
    const { token } = await confirmed();
    const daily = {
      mode: 'digest',
      digestAt: '18:30',
      zone: 'Europe/Paris',
      quietFrom: '22:00',
      quietTo: '07:00',
    };
    await put('/v1/me/mail', token, daily);
    expect((await put('/v1/me/mail', token, { language: 'de' })).body).toMatchObject({
      ...{ ...daily, language: 'de', confirmed: true },
    });
    expect((await put('/v1/me/mail', token, { quietFrom: null, quietTo: null })).body).toMatchObject({
      ...{ quietFrom: null, quietTo: null, digestAt: '18:30' },
    });
  });

  it.each([
    [{ mode: 'sometimes' }, '/mode'],
    [{ digestAt: '24:00' }, '/digestAt'],
    [{ zone: 'Europe/Atlantis' }, '/zone'],
    [{ quietFrom: '22:00' }, '/quietTo'],
    [{ address: 'nobody' }, '/address'],
    [{ language: '?' }, '/language'],
  ])('%j is refused', async (body, pointer) => {
    const { token } = await confirmed();
    const answer = await put('/v1/me/mail', token, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ pointer })]);
  });

  it('need an address first', async () => {
    const token = await server.newPlayer();
    expect((await settings(token)).body).toMatchObject({ status: 404, code: 'no-mail-address' });
    expect((await put('/v1/me/mail', token, { mode: 'digest' })).body.errors).toEqual([
      { pointer: '/address', what: 'is required' },
    ]);
  });

  it('of a game count before those of the account', async () => {
    const { token } = await confirmed();
    const { id } = await seated(server, { ruleset: 'vampire-graves' }, { 'player-1': token });
    expect((await put(`/v1/games/${id}/mail`, token, { mode: 'never' })).status).toBe(204);
    expect((await settings(token)).body.games).toEqual([{ game: id, mode: 'never' }]);
    await server.delete(`/v1/games/${id}/mail`, { token });
    expect((await settings(token)).body.games).toEqual([]);
  });

  it('go with the account', async () => {
    const { address, token } = await confirmed();
    await server.delete('/v1/me', { token });
    const { rows } = await server.database.pool.query(
      `SELECT address FROM mail_settings WHERE address = $1 UNION ALL SELECT address FROM mail_tokens WHERE address = $1
       UNION ALL SELECT email FROM reply_tokens WHERE email = $1
       UNION ALL SELECT data->>'address' FROM deliveries WHERE data->>'address' = $1`,
      [address],
    );
    expect(rows).toEqual([]);
  });
});

describe('mails about a game', () => {
  it('are stopped by the client of their reader in one click', async () => {
    const { address, token, table } = await twoPlayers();
    const [, mail] = await mailsTo(address, 2);
    const line = mail!.headerLines.find(({ key }) => key === 'list-unsubscribe')!.line;
    const path = /\/mail\/unsubscribe\/[a-z2-7]{26}/.exec(line)![0];
    expect((await server.get(path)).status).toBe(200);
    expect((await settings(token)).body.games).toEqual([]);
    expect((await press(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect((await settings(token)).body.games).toEqual([{ game: table.id, mode: 'never' }]);
    await put(`/v1/games/${table.id}/mail`, token, { mode: 'immediately' });
    expect(await press(`${path}/all`)).toMatchObject({ status: 200 });
    expect((await settings(token)).body).toMatchObject({ mode: 'never', games: [] });
  });

  it('has the board as its player sees it, in itself', async () => {
    const { address, token, table } = await twoPlayers();
    const turn = (await mailsTo(address, 2)).find(({ subject }) => subject!.includes('your turn'))!;
    const [{ content, contentType }] = turn.attachments as [(typeof turn.attachments)[number]];
    // The reader puts the picture in where the HTML names it.
    expect([turn.attachments.length, contentType]).toEqual([1, 'image/png']);
    expect(turn.html).toContain(`<img src="data:image/png;base64,${content.toString('base64')}"`);
    const picture = await fetch(
      `http://127.0.0.1:${server.port}/v1/games/${table.id}/board.png?layout=narrow&width=600`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    expect(content.equals(Buffer.from(await picture.arrayBuffer()))).toBe(true);
  });

  it('come to who has the game open and hears of it there, too', async () => {
    const { token, other, table } = await twoPlayers();
    const path = `/v1/games/${table.id}/stream`;
    const tab = await StreamClient.open({ port: server.port, path, token: other.token });
    const hasMail = async () =>
      (await mailsTo(other.address, 1)).some(({ subject }) => subject!.includes('your turn'));
    while (!(await hasMail())) {
      const [action] = (await server.get(`/v1/games/${table.id}/actions`, { token })).body.actions;
      if (action !== undefined) await server.act(table.id, token, { id: action.id });
    }
    expect(tab.closed).toBe(false);
    tab.close();
  });

  /** Whoever of two begins has a turn, and mail about it. */
  async function twoPlayers() {
    const players = [await confirmed(), await confirmed()];
    const tokens = { 'player-1': players[0]!.token, 'player-2': players[1]!.token };
    const table = await seated(server, { ruleset: 'vampire-graves', options: { players: 2 } }, tokens);
    const { body } = await server.get(`/v1/games/${table.id}`, { token: table.maker });
    const first = players[Number(String(body.awaiting[0]).slice(-1)) - 1]!;
    return { ...first, other: players.find((one) => one !== first)!, table };
  }
});

describe('an invitation', () => {
  it('shows its code by the button of its page, and seats who has it', async () => {
    const maker = await server.newPlayer('Van Helsing');
    const seats = [{ seat: 'player-2', as: 'invite', email: 'lucy@example.org' }];
    const made = await server.post('/v1/games', { token: maker, body: { ruleset: 'vampire-graves', seats } });
    const path = await pathIn('lucy@example.org', 'invitation');
    const [{ code }] = made.body.invitations as [{ code: string }];
    expect((await server.get(path)).text).not.toContain(code);
    const { text } = await press(path);
    expect(text).toContain(`<code>${code}</code>`);
    expect(text).toContain(`href="/games/${made.body.id}#invitation=${code}&amp;seat=player-2"`);
  });
});

describe('who has nothing but mails', () => {
  /** Two players whose game has ended, the mail of the first about that, and the game. */
  async function ended() {
    const { address, token } = await confirmed();
    const other = await server.newPlayer();
    const tokens = { 'player-1': token, 'player-2': other };
    const table = await seated(server, { ruleset: 'vampire-graves', options: { players: 2 } }, tokens);
    await server.post(`/v1/games/${table.id}/resign`, { token: other, body: {} });
    for (let count = 2; ; count++) {
      const mail = (await mailsTo(address, count)).at(-1)!;
      const [path] = /\/mail\/proof\/[a-z2-7]{26}/.exec(mail.text!) ?? [];
      if (path !== undefined) return { path, token, table, address };
    }
  }

  it('gets the proof of a game that is over by the button of a page', async () => {
    const { path, token, table } = await ended();
    const page = await server.get(path);
    expect(page.text).toContain(`<form method="post" action="${path}"><button>`);
    const { status, headers, text } = await press(path);
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining(table.id)]);
    const own = await server.get(`/v1/games/${table.id}/proof`, { token });
    const entries = (proof: string) => proof.split('\n').filter((line) => line.includes('"commitments"'));
    expect(entries(text).length).toBeGreaterThan(0);
    expect(entries(text)).toEqual(entries(own.text));
  });

  it('is told by the page of a proof that it is one of a sandbox', async () => {
    const { address, token } = await confirmed();
    const { body: me } = await server.get('/v1/me', { token });
    const tokens = new MailTokens(server.database.pool, new RealOutside());
    const pageFor = async (sandbox: boolean) => {
      const body = { ruleset: 'vampire-graves', options: { players: 2 }, sandbox };
      const made = await server.post('/v1/games', { token, body });
      const data = { seat: 'player-1' };
      const grant = { kind: 'proof', playerId: me.id, gameId: made.body.id, address, data } as const;
      return (await server.get(`/mail/proof/${await tokens.issue(grant)}`)).text;
    };
    const mark = `<p>${en.table['table.sandbox']}</p>`;
    expect(await pageFor(true)).toContain(mark);
    expect(await pageFor(false)).not.toContain(mark);
  });

  it('gets a token by the button of a page, once, and only as long as the address is theirs', async () => {
    const { address, token } = await confirmed();
    const { body: me } = await server.get('/v1/me', { token });
    const { pool } = server.database;
    const tokens = new MailTokens(pool, new RealOutside());
    const issue = () => tokens.issue({ kind: 'access', playerId: me.id, gameId: null, address });
    const path = `/mail/access/${await issue()}`;
    for (let look = 0; look < 2; look++) expect((await server.get(path)).text).toContain(address);
    const made = /hkr_[\w-]{43}/.exec((await press(path)).text)![0];
    expect((await server.get('/v1/me', { token: made })).body).toMatchObject({ id: me.id });
    expect(await press(path)).toMatchObject({ status: 404 });
    const later = `/mail/access/${await issue()}`;
    await put('/v1/me/mail', token, { address: `new-${address}` });
    expect(await press(later)).toMatchObject({ status: 404 });
  });
});

describe('links that have ended', () => {
  const NONE = 'a'.repeat(26);
  it.each(['confirm', 'unsubscribe', 'invitation', 'uninvite', 'access', 'proof'])(
    '%s: say so, and do nothing',
    async (page) => {
      for (const token of [NONE, 'x', 'A'.repeat(26)]) {
        const looked = await server.get(`/mail/${page}/${token}`);
        expect(looked.status).toBe(404);
        expect(looked.headers['content-type']).toBe('text/html; charset=utf-8');
        expect((await press(`/mail/${page}/${token}`)).status).toBe(404);
      }
    },
  );

  it('and forms are taken nowhere else', async () => {
    expect((await press('/v1/players', 'displayName=Mina')).status).toBe(415);
  });
});

describe('the development mailbox', () => {
  it('shows a mail as text, as HTML that can do nothing, and as a file', async () => {
    const { address } = await newcomer();
    await mailsTo(address, 1);
    const list = await server.get('/dev/mail');
    const path = new RegExp(`${address}</td><td><a href="(/dev/mail/[0-9a-f-]{36})">Confirm`).exec(
      list.text,
    )![1]!;
    const page = await server.get(path);
    expect(page.text).toContain('<iframe sandbox src=');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await server.get(`${path}/html`)).text).toContain('Confirm the address</a>');
    const file = await server.get(`${path}/raw`);
    expect(file.headers['content-type']).toBe('message/rfc822');
    expect(file.text).toMatch(/^Subject: Confirm your address\r$/m);
  });

  it.each([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['through a proxy that names only the host', { 'x-forwarded-host': 'games.example.org' }],
    ['by another name', { host: 'evil.example.org' }],
  ])('is not there %s', async (_, headers) => {
    const status = await new Promise((answered) => {
      const asked = { host: '127.0.0.1', port: server.port, path: '/dev/mail', headers, agent: false };
      http.get(asked, (answer) => answered(answer.resume().statusCode));
    });
    expect(status).toBe(404);
  });

  it.each([
    ['where mail is sent', { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://games.example.org' }],
    ['where the server can be reached from elsewhere', { HOST: '0.0.0.0' }],
    ['where others know the server', { PUBLIC_URL: 'https://games.example.org' }],
    ['where a proxy is trusted', { TRUST_PROXY: 'yes' }],
  ])('is not there %s', async (_, environment) => {
    const other = await serve(environment);
    const answer = await other.get('/dev/mail');
    await other.close();
    expect(answer.status).toBe(404);
  });
});
