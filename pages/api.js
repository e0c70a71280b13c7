import { kept } from './store.js';
import { language, say } from './words.js';

const PATIENCE_MS = [400, 1500, 4000];

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
export async function ask(method, path, { body, headers, query, as = 'json' } = {}) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const request = { method, headers: asking({ ...type, ...headers }), cache: 'no-cache', ...sent };
  const answer = await fetch(`/v1${path}${queryOf(query)}`, request).catch(() => {
    throw new Problem({ title: say('offline'), detail: say('offline.detail'), code: 'offline', status: 0 });
  });
  if (!answer.ok) throw new Problem(await answer.json().catch(() => ({ title: `${answer.status}` })));
  if (answer.status === 204) return undefined;
  return as === 'json' ? answer.json() : answer.text();
}

function queryOf(values = {}) {
  const text = new URLSearchParams(values).toString();
  return text === '' ? '' : `?${text}`;
}

export const get = (path, options) => ask('GET', path, options);
export const post = (path, body = {}, options = {}) => ask('POST', path, { body, ...options });

/** Asks for something that happens once however often it is sent: the same key goes with each try. @throws Problem */
export async function once(path, body) {
  const headers = { 'idempotency-key': random() };
  for (const pause of PATIENCE_MS) {
    try {
      return await post(path, body, { headers });
    } catch (problem) {
      if (problem.status !== 0 && problem.status !== 503) throw problem;
      await new Promise((next) => setTimeout(next, pause));
    }
  }
  return post(path, body, { headers });
}
