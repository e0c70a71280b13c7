import { PlainError } from './log.mjs';

const whole = (most) => (text) => /^\d+$/.test(text) && Number(text) <= most;
const among =
  (...known) =>
  (text) =>
    known.includes(text);

function postgresUrl(text) {
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
}

function webUrl(text) {
  return /^https?:\/\//.test(text) && URL.canParse(text) && !/[?#]./.test(text);
}

function smtpUrl(text) {
  return /^smtps?:\/\/./.test(text) && URL.canParse(text);
}

const domain = (text) => /^[a-zA-Z0-9](?:[a-zA-Z0-9.-]{0,251}[a-zA-Z0-9])?$/.test(text);

function mailAddress(text) {
  return /^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(text);
}

function listening(text) {
  const [, port] = /^(?:\[[\da-fA-F:.]+\]|[\w.-]+):(\d+)$/.exec(text) ?? [];
  return port !== undefined && whole(65_535)(port);
}

const DATABASE = 'must be a URL like postgres://user:password@host:5432/name';
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'off'];

// What src/settings.ts says, before it can be built: a test compares the two. Secrets are not repeated.
const RULES = [
  ['PORT', whole(65_535), 'must be a whole number from 0 to 65535'],
  ['PUBLIC_URL', webUrl, 'must be a URL like https://games.example.org'],
  ['TRUST_PROXY', among('yes', 'no'), 'must be yes or no'],
  ['DATABASE_URL', postgresUrl, DATABASE, 'secret'],
  ['APP_DATABASE_URL', postgresUrl, DATABASE, 'secret'],
  ['SECRET_KEY', (text) => text.length >= 32, 'is too short: it must have at least 32 characters', 'secret'],
  ['REGISTRATION', among('open', 'closed'), 'must be open or closed'],
  ['REGISTRATIONS_PER_HOUR', whole(1e9), 'must be a whole number'],
  ['BOT_DELAY', whole(86_400_000), 'must be a whole number of milliseconds, at most 86400000'],
  ['CHECKPOINT_EVERY', whole(604_800), 'must be a whole number of seconds, at most 604800'],
  ['LOBBY_DAYS', whole(3650), 'must be a whole number of days, at most 3650'],
  ['WEBHOOK_TARGETS', among('public', 'any'), 'must be public or any'],
  ['SMTP_URL', smtpUrl, 'must be a URL like smtps://user:password@host', 'secret'],
  ['MAIL_FROM', mailAddress, 'must be an address, or a name and <address>'],
  ['MAIL_DOMAIN', domain, 'must be a domain like games.example.org'],
  ['MAIL_PICTURES', among('yes', 'no'), 'must be yes or no'],
  ['DKIM_DOMAIN', domain, 'must be a domain like games.example.org'],
  ['DKIM_SELECTOR', domain, 'must be a name like harker'],
  ['SMTP_LISTEN', listening, 'must be a host and a port like 0.0.0.0:25'],
  ['MAIL_AUTH', among('dmarc', 'provider', 'none'), 'must be dmarc, provider or none'],
  ['MAIL_AUTHSERV', domain, 'must be a domain like mx.example.org'],
  [
    'INBOUND_MAIL_SECRET',
    (text) => text.length >= 32,
    'is too short: it must have at least 32 characters',
    'secret',
  ],
  ['LOG', among(...LEVELS, 'silent'), `must be one of ${LEVELS.join(', ')}`],
];

// Read by the migration that makes the tables.
const PARTITIONS = ['PARTITIONS', whole(1024), 'must be a whole number from 0 to 1024'];

const isHere = (host) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Settings of mail that do not fit together. */
function unsoundMail(environment) {
  const said = (name) => environment[name] || undefined;
  const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY'].filter((name) => said(name) !== undefined);
  const listens = said('SMTP_LISTEN')
    ?.replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '');
  const isOpen = said('INBOUND_MAIL_SECRET') !== undefined || (listens !== undefined && !isHere(listens));
  const faults = {
    'SMTP_URL sends mails to others: PUBLIC_URL must say where their links lead.':
      said('SMTP_URL') !== undefined && said('PUBLIC_URL') === undefined,
    'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY go together: all three, or none.':
      dkim.length > 0 && dkim.length < 3,
    'MAIL_AUTH is provider: MAIL_AUTHSERV must say by which name the provider gives its verdict.':
      said('MAIL_AUTH') === 'provider' && said('MAIL_AUTHSERV') === undefined,
    'MAIL_AUTH is none: then mail may come from this machine only, by an SMTP_LISTEN on 127.0.0.1.':
      said('MAIL_AUTH') === 'none' && isOpen,
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

/** One sentence for each setting that cannot be used; where all can be, for those that do not fit together. */
export function wrongSettings(environment, rules = RULES) {
  const wrong = rules.flatMap(([name, isRight, sentence, secret]) => {
    const text = environment[name] ?? '';
    if (text === '' || isRight(text)) return [];
    return [`${name} ${sentence}${secret ? '' : `, and is "${text}"`}.`];
  });
  return wrong.length > 0 ? wrong : unsoundMail(environment);
}

/** All that is wrong is said at once, before anything is done. */
export function checkSettings(environment = process.env) {
  const wrong = wrongSettings(environment, [...RULES, PARTITIONS]);
  if (wrong.length > 0) throw new PlainError(wrong.join('\n'));
}
