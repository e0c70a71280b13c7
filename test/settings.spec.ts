import { readServerSettings, readSettings } from '../src/settings.js';

describe('settings', () => {
  it('have defaults', () => {
    expect({ ...readSettings({}) }).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: undefined,
      trustProxy: false,
      databaseUrl: '',
      appDatabaseUrl: undefined,
      secretKey: undefined,
      registration: 'open',
      registrationsPerHour: 1000,
      botDelay: 250,
      checkpointEvery: 3600,
      lobbyDays: 30,
      webhookTargets: 'public',
      smtpListen: undefined,
      mailAuth: 'dmarc',
      mailAuthserv: undefined,
      inboundMailSecret: undefined,
      smtpUrl: undefined,
      streams: 5000,
      streamsPerPlayer: 50,
      mailFrom: undefined,
      mailDomain: undefined,
      mailPictures: true,
      dkimDomain: undefined,
      dkimSelector: undefined,
      dkimKey: undefined,
      log: 'info',
    });
  });

  it('come from the environment', () => {
    const settings = readSettings({
      HOST: '::',
      PORT: '0',
      PUBLIC_URL: 'https://games.example.org/harker/',
      TRUST_PROXY: 'yes',
      REGISTRATION: 'closed',
      LOG: 'off',
    });
    expect(settings).toMatchObject({
      host: '::',
      port: 0,
      publicUrl: 'https://games.example.org/harker',
      trustProxy: true,
      registration: 'closed',
      log: 'silent',
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['DATABASE_URL', 'mysql://x'],
    ['APP_DATABASE_URL', 'localhost'],
    ['SECRET_KEY', 'short'],
    ['PUBLIC_URL', 'games.example.org'],
    ['PUBLIC_URL', 'https://games.example.org/?a=1'],
    ['REGISTRATION', 'maybe'],
    ['REGISTRATIONS_PER_HOUR', '1.5'],
    ['TRUST_PROXY', '1'],
    ['BOT_DELAY', 'soon'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'Harker'],
    ['MAIL_DOMAIN', 'https://games.example.org'],
    ['DKIM_DOMAIN', '-'],
    ['WEBHOOK_TARGETS', 'private'],
    ['SMTP_LISTEN', '25'],
    ['SMTP_LISTEN', 'host:65536'],
    ['MAIL_AUTH', 'trust'],
    ['INBOUND_MAIL_SECRET', 'short'],
    ['LOG', 'loud'],
  ])('%s=%s is refused in one sentence', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} [^.]*.*\\.$`));
  });

  it('that are secret are not repeated', () => {
    const secret = { SECRET_KEY: 'sesame', DATABASE_URL: 'mysql://user:sesame@host', SMTP_URL: 'sesame' };
    expect(() => readSettings(secret)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('sesame') }),
    );
  });

  it('that are wrong are all named', () => {
    expect(() => readSettings({ PORT: 'x', LOG: 'x' })).toThrow(/PORT .*\.\nLOG .*\.$/);
  });

  it('of DKIM go together', () => {
    const signing = { DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'harker' };
    expect(() => readSettings(signing)).toThrow(/^DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY go together/);
    expect(readSettings({ ...signing, DKIM_KEY: 'key.pem' })).toMatchObject({ dkimKey: 'key.pem' });
  });

  const secret = 'a secret that a provider and a server share';
  it.each([
    ['SMTP_URL', { SMTP_URL: 'smtp://h' }, { PUBLIC_URL: 'https://games.example.org' }],
    ['MAIL_AUTH is provider', { MAIL_AUTH: 'provider' }, { MAIL_AUTHSERV: 'mx.example.org' }],
    ['MAIL_AUTH is none', { MAIL_AUTH: 'none', SMTP_LISTEN: '0.0.0.0:25' }, { SMTP_LISTEN: '127.0.0.1:25' }],
    ['MAIL_AUTH is none', { MAIL_AUTH: 'none', INBOUND_MAIL_SECRET: secret }, { INBOUND_MAIL_SECRET: '' }],
  ])('of mail: %s needs something else', (sentence, wrong, right) => {
    expect(() => readSettings(wrong)).toThrow(new RegExp(`^${sentence}.*\\.$`));
    expect(() => readSettings({ ...wrong, ...right })).not.toThrow();
  });

  it('of a server name a database', () => {
    expect(() => readServerSettings({})).toThrow(/^DATABASE_URL is not set/);
  });
});
