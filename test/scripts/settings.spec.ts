import { readSettings } from '../../src/settings.js';

type Environment = Record<string, string>;

const { wrongSettings, checkSettings } = jest.requireActual<{
  wrongSettings(environment: Environment): string[];
  checkSettings(environment: Environment): void;
}>('../../scripts/lib/settings.mjs');

/** What the server itself says. */
function refused(environment: Environment): string {
  try {
    readSettings(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const NAMES = [
  ...['HOST', 'PORT', 'PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL', 'APP_DATABASE_URL', 'SECRET_KEY'],
  ...[
    'REGISTRATION',
    'REGISTRATIONS_PER_HOUR',
    'BOT_DELAY',
    'CHECKPOINT_EVERY',
    'LOBBY_DAYS',
    'WEBHOOK_TARGETS',
    'LOG',
  ],
  ...['SMTP_URL', 'MAIL_FROM', 'MAIL_DOMAIN', 'MAIL_PICTURES', 'DKIM_DOMAIN', 'DKIM_SELECTOR'],
  ...['SMTP_LISTEN', 'MAIL_AUTH', 'MAIL_AUTHSERV', 'INBOUND_MAIL_SECRET'],
];
const TEXTS = [
  ...[
    '',
    ' ',
    'x',
    '0',
    '1.5',
    '-1',
    '65535',
    '65536',
    '604801',
    '86400001',
    '1000000001',
    'yes',
    'Yes',
    'open',
    'host:25',
    '[::1]:65536',
    'dmarc',
    'off',
  ],
  ...['silent', 'loud', 'postgres://', 'postgres://u:p@h/d', 'postgresql://h', 'socket:/tmp', 'mysql://h/d'],
  ...[
    'https://h',
    'https://h/a/',
    'https://h/?a=1',
    'https://h/#a',
    'https://h?',
    'https://',
    'h',
    'localhost',
  ],
  ...['smtp://h', 'smtps://u:p@h:465', 'Harker <harker@h.org>', 'harker@h.org', 'harker@', '-h'],
  ...['31 characters are one too few .', '32 characters are just enough ..'],
];

describe('settings are checked before anything is done', () => {
  it.each(NAMES)('%s: by the rules of the server, and in its words', (name) => {
    for (const text of TEXTS) {
      expect([text, wrongSettings({ [name]: text }).join('\n')]).toEqual([text, refused({ [name]: text })]);
    }
  });

  it('all at once', () => {
    const wrong = { PORT: 'x', SECRET_KEY: 'sesame', LOG: 'loud' };
    expect(wrongSettings(wrong)).toEqual([
      'PORT must be a whole number from 0 to 65535, and is "x".',
      'SECRET_KEY is too short: it must have at least 32 characters.',
      'LOG must be one of fatal, error, warn, info, debug, trace, off, and is "loud".',
    ]);
    expect(wrongSettings(wrong).join('\n')).toBe(refused(wrong));
  });

  it.each([
    { SMTP_URL: 'smtp://h', DKIM_KEY: 'key.pem' },
    { MAIL_AUTH: 'provider', SMTP_LISTEN: '[::1]:25' },
    { MAIL_AUTH: 'none', SMTP_LISTEN: '[::]:25' },
    { MAIL_AUTH: 'none', SMTP_LISTEN: '[::1]:25' },
    { MAIL_AUTH: 'none', INBOUND_MAIL_SECRET: '32 characters are just enough ..' },
  ])('where %j do not fit together, as the server says it', (together: Environment) => {
    expect(wrongSettings(together).join('\n')).toBe(refused(together));
  });

  it('and with that which the first migration reads', () => {
    expect(() => checkSettings({ PARTITIONS: 'many' })).toThrow(/^PARTITIONS must be/);
    expect(() => checkSettings({ PARTITIONS: '16' })).not.toThrow();
  });
});
