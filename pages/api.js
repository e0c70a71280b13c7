import { PATIENCE, patiently } from './harker-client.js';
import { kept } from './store.js';
import { language, say } from './words.js';

const eagerly = (request) => fetch(request);
// Somebody sits before the page, and waits.
const untilDone = patiently(eagerly, { ...PATIENCE, totalMs: 20_000 });

/** Why the server said no, in words (RFC 9457). */
export class Problem extends Error {
  constructor({ title, detail, code, status, errors }) {
    super(detail ?? title);
    Object.assign(this, { title, detail, code, status, errors });
  }
}

export const token = () => kept('token');

/** A text that nobody can guess, also where the page did not come over https. */
export function random() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

export function asking(headers = {}) {
  const own = token();
  return {
    'accept-language': language,
    ...(own === undefined || own === null ? {} : { authorization: `Bearer ${own}` }),
    ...headers,
  };
}

/** Asks once. @throws Problem */
export async function ask(method, path, { as = 'json', by = eagerly, ...asked } = {}) {
  const answer = await by(requestFor(method, path, asked)).catch(() => {
    throw new Problem({ title: say('offline'), detail: say('offline.detail'), code: 'offline', status: 0 });
  });
  if (!answer.ok) throw new Problem(await answer.json().catch(() => ({ title: `${answer.status}` })));
  if (answer.status === 204) return undefined;
  return as === 'json' ? answer.json() : answer.text();
}

function requestFor(method, path, { body, headers, query }) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const address = `/v1${path}${queryOf(query)}`;
  return new Request(address, {
    method,
    headers: asking({ ...type, ...headers }),
    cache: 'no-cache',
    ...sent,
  });
}

function queryOf(values = {}) {
  const text = new URLSearchParams(values).toString();
  return text === '' ? '' : `?${text}`;
}

export const get = (path, options) => ask('GET', path, options);
export const post = (path, body = {}, options = {}) => ask('POST', path, { body, ...options });

/** Asks for something that happens once however often it is sent: the same key goes with each try. @throws Problem */
export const once = (path, body) =>
  post(path, body, { headers: { 'idempotency-key': random() }, by: untilDone });
