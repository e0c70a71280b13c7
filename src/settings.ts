import { PlainError } from './events/plain-error.js';
import { unsoundMail } from './sound-mail.js';
import { urlIn } from './url.js';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LEVEL_WORDS = LEVELS.map((level) => (level === 'silent' ? 'off' : level)).join(', ');
export type LogLevel = (typeof LEVELS)[number];

const MAIL_AUTHS = ['dmarc', 'provider', 'none'] as const;

/** What the environment says. Each field is described where it is read. */
export class Settings {
  readonly host!: string;
  readonly port!: number;
  readonly databaseUrl!: string;
  readonly appDatabaseUrl!: string | undefined;
  readonly secretKey!: string | undefined;
  readonly publicUrl!: string | undefined;
  readonly registration!: 'open' | 'closed';
  readonly registrationsPerHour!: number;
  readonly trustProxy!: boolean;
  readonly botDelay!: number;
  readonly checkpointEvery!: number;
  readonly lobbyDays!: number;
  readonly webhookTargets!: 'public' | 'any';
  readonly smtpUrl!: string | undefined;
  readonly mailFrom!: string | undefined;
  readonly mailDomain!: string | undefined;
  readonly mailPictures!: boolean;
  readonly dkimDomain!: string | undefined;
  readonly dkimSelector!: string | undefined;
  readonly dkimKey!: string | undefined;
  readonly smtpListen!: Listening | undefined;
  readonly mailAuth!: (typeof MAIL_AUTHS)[number];
  readonly mailAuthserv!: string | undefined;
  readonly inboundMailSecret!: string | undefined;
  readonly streams!: number;
  readonly streamsPerPlayer!: number;
  readonly log!: LogLevel;
}

/** Not to be repeated in a message. */
const SECRET = new Set(['DATABASE_URL', 'APP_DATABASE_URL', 'SECRET_KEY', 'SMTP_URL', 'INBOUND_MAIL_SECRET']);

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws PlainError with one sentence for each setting that cannot be used */
export function readSettings(environment: Environment): Settings {
  const wrong: string[] = [];
  const read: Read = (name, fallback, parse, sentence) => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value === undefined)
      wrong.push(`${name} ${sentence}${SECRET.has(name) ? '' : `, and is "${text}"`}.`);
    return value ?? fallback;
  };
  const parts = { ...network(read), ...database(read), ...conduct(read), ...mail(read), ...mailIn(read) };
  const settings = Object.assign(new Settings(), parts);
  if (wrong.length === 0) wrong.push(...unsoundMail(settings));
  if (wrong.length > 0) throw new PlainError(wrong.join('\n'));
  return settings;
}

type Read = <Value>(
  name: string,
  fallback: Value,
  parse: (text: string) => Value | undefined,
  sentence: string,
) => Value;

const network = (read: Read) => ({
  // 0.0.0.0 or :: to be reached from other machines.
  host: read('HOST', '127.0.0.1', text, 'must be a host name or an address'),
  port: read('PORT', 3000, wholeUpTo(65_535), 'must be a whole number from 0 to 65535'),
  // Where others reach this server; stands before the paths of problem types and links.
  publicUrl: read<Maybe>('PUBLIC_URL', undefined, webUrl, 'must be a URL like https://games.example.org'),
  // Takes the client's address from X-Forwarded-For: only behind a proxy that sets it.
  trustProxy: read('TRUST_PROXY', false, yesOrNo, 'must be yes or no'),
});

const database = (read: Read) => ({
  // The owner of the database, who migrates.
  databaseUrl: read('DATABASE_URL', '', postgresUrl, DATABASE),
  // The login that serves; made where absent.
  appDatabaseUrl: read<Maybe>('APP_DATABASE_URL', undefined, postgresUrl, DATABASE),
  // Encrypts signing keys and seeds at rest.
  secretKey: read<Maybe>(
    'SECRET_KEY',
    undefined,
    longText,
    'is too short: it must have at least 32 characters',
  ),
});

const conduct = (read: Read) => ({
  // closed: only an administrator makes accounts.
  registration: read<'open' | 'closed'>(
    'REGISTRATION',
    'open',
    among(['open', 'closed']),
    'must be open or closed',
  ),
  // Per address. Generous, since a school or a test machine shares one address.
  registrationsPerHour: read('REGISTRATIONS_PER_HOUR', 1000, wholeUpTo(1e9), 'must be a whole number'),
  // Milliseconds from a question to the answer of a bot, or one in advance, whatever the seat holds.
  botDelay: read(
    'BOT_DELAY',
    250,
    wholeUpTo(86_400_000),
    'must be a whole number of milliseconds, at most 86400000',
  ),
  // Seconds from one checkpoint to the next; 0: none are made.
  checkpointEvery: read(
    'CHECKPOINT_EVERY',
    3600,
    wholeUpTo(604_800),
    'must be a whole number of seconds, at most 604800',
  ),
  // any: also http, and addresses of this machine and its neighbours, for those who try a client out.
  webhookTargets: read<'public' | 'any'>(
    'WEBHOOK_TARGETS',
    'public',
    among(['public', 'any']),
    'must be public or any',
  ),
  // A game that has not begun expires so many days after its last change; 0: never.
  lobbyDays: read('LOBBY_DAYS', 30, wholeUpTo(3650), 'must be a whole number of days, at most 3650'),
  // Streams and calls that wait, at this server and of one player.
  streams: read('STREAMS', 5000, wholeUpTo(1e6), 'must be a whole number, at most 1000000'),
  streamsPerPlayer: read('STREAMS_PER_PLAYER', 50, wholeUpTo(1e6), 'must be a whole number, at most 1000000'),
  log: read<LogLevel>('LOG', 'info', level, `must be one of ${LEVEL_WORDS}`),
});

const mail = (read: Read) => ({
  // Without it mails are kept, and can be read at /dev/mail.
  smtpUrl: read<Maybe>('SMTP_URL', undefined, smtpUrl, 'must be a URL like smtps://user:password@host'),
  mailFrom: read<Maybe>('MAIL_FROM', undefined, mailAddress, 'must be an address, or a name and <address>'),
  // After the @ of the addresses that replies and bounces go to.
  mailDomain: read<Maybe>('MAIL_DOMAIN', undefined, domain, 'must be a domain like games.example.org'),
  // The board as a picture in mails, a quarter of a megabyte each.
  mailPictures: read('MAIL_PICTURES', true, yesOrNo, 'must be yes or no'),
  // All three sign mails (RFC 6376): the key is the path of a private one, PEM.
  dkimDomain: read<Maybe>('DKIM_DOMAIN', undefined, domain, 'must be a domain like games.example.org'),
  dkimSelector: read<Maybe>('DKIM_SELECTOR', undefined, domain, 'must be a name like harker'),
  dkimKey: read<Maybe>('DKIM_KEY', undefined, text, 'must be the path of a file'),
});

export interface Listening {
  readonly host: string;
  readonly port: number;
}

const mailIn = (read: Read) => ({
  // Where mails are received by SMTP; nowhere if absent.
  smtpListen: read<Listening | undefined>(
    'SMTP_LISTEN',
    undefined,
    listening,
    'must be a host and a port like 0.0.0.0:25',
  ),
  // By what it is known that a mail is from whom it says.
  mailAuth: read<(typeof MAIL_AUTHS)[number]>(
    'MAIL_AUTH',
    'dmarc',
    among(MAIL_AUTHS),
    'must be dmarc, provider or none',
  ),
  // The name by which a provider signs its verdict in Authentication-Results.
  mailAuthserv: read<Maybe>('MAIL_AUTHSERV', undefined, domain, 'must be a domain like mx.example.org'),
  // Shared with a provider that passes mails on by HTTP.
  inboundMailSecret: read<Maybe>(
    'INBOUND_MAIL_SECRET',
    undefined,
    longText,
    'is too short: it must have at least 32 characters',
  ),
});

type Maybe = string | undefined;
const DATABASE = 'must be a URL like postgres://user:password@host:5432/name';

function listening(value: string): Listening | undefined {
  const [, bracketed, plain, port = ''] = /^(?:\[([\da-fA-F:.]+)\]|([\w.-]+)):(\d+)$/.exec(value) ?? [];
  const number = wholeUpTo(65_535)(port);
  return number === undefined ? undefined : { host: bracketed ?? plain!, port: number };
}

const text = (value: string) => value;
const longText = (value: string) => (value.length >= 32 ? value : undefined);
const yesOrNo = (value: string) => ({ yes: true, no: false })[value];
const level = (value: string) => (value === 'off' ? 'silent' : among(LEVELS)(value));

function among<const Value extends string>(values: readonly Value[]): (value: string) => Value | undefined {
  return (value) => values.find((known) => known === value);
}

function wholeUpTo(most: number): (value: string) => number | undefined {
  return (value) => (/^\d+$/.test(value) && Number(value) <= most ? Number(value) : undefined);
}

function postgresUrl(value: string): string | undefined {
  return /^postgres(ql)?:\/\/./.test(value) && urlIn(value) !== undefined ? value : undefined;
}

function smtpUrl(value: string): string | undefined {
  return /^smtps?:\/\/./.test(value) && urlIn(value) !== undefined ? value : undefined;
}

function domain(value: string): string | undefined {
  return /^[a-zA-Z0-9](?:[a-zA-Z0-9.-]{0,251}[a-zA-Z0-9])?$/.test(value) ? value.toLowerCase() : undefined;
}

function mailAddress(value: string): string | undefined {
  return /^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(value) ? value : undefined;
}

/** Without a slash at the end, so that a path can follow. */
function webUrl(value: string): string | undefined {
  if (!/^https?:\/\//.test(value) || urlIn(value) === undefined) return undefined;
  const { search, hash, origin, pathname } = new URL(value);
  return search === '' && hash === '' ? (origin + pathname).replace(/\/+$/, '') : undefined;
}

/** For commands that need the database. */
export function readServerSettings(environment: Environment): Settings {
  const settings = readSettings(environment);
  if (settings.databaseUrl === '')
    throw new PlainError('DATABASE_URL is not set. `npm start` brings a database of its own.');
  return settings;
}
