import { sleep } from '../lib/wait.mjs';

const PATIENCE_MS = 15_000;
const MOST_ATTEMPTS = 8;

/** An answer that says no (RFC 9457). */
export class Problem extends Error {
  plain = true; // its message says it all

  constructor(status, body, request) {
    super(`${request}: ${status} ${body?.title ?? ''} ${body?.detail ?? ''}`.trim());
    this.status = status;
    this.code = String(body?.type ?? '')
      .split('/')
      .at(-1);
    this.body = body;
  }
}

/** The API as one player calls it: plain JSON over HTTP. */
export class Api {
  constructor(url, token) {
    this.url = url;
    this.token = token;
  }

  as(token) {
    return new Api(this.url, token);
  }

  async get(path) {
    return (await this.call('GET', path)).body;
  }

  /** An answer that is no JSON, byte for byte. */
  async text(path) {
    const { response, text } = await this.ask('GET', path);
    if (response.status >= 400) throw new Problem(response.status, JSON.parse(text), `GET ${path}`);
    return text;
  }

  /** `{ etag, body }`, without a body while it is still what the ETag stands for. */
  getIfNew(path, etag) {
    return this.call('GET', path, undefined, etag === undefined ? {} : { 'If-None-Match': etag });
  }

  /** `key` is the Idempotency-Key: with it, an answer that got lost is simply asked for again. */
  async post(path, body, key) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await this.call('POST', path, body, key === undefined ? {} : { 'Idempotency-Key': key }))
          .body;
      } catch (error) {
        const unknown = !(error instanceof Problem) || error.status === 503;
        if (key === undefined || !unknown || attempt === MOST_ATTEMPTS) throw error;
        await sleep(attempt * 250);
      }
    }
  }

  async call(method, path, body, headers = {}) {
    const { response, text } = await this.ask(method, path, body, headers);
    const answer = text === '' ? undefined : JSON.parse(text);
    if (response.status >= 400) throw new Problem(response.status, answer, `${method} ${path}`);
    return { etag: response.headers.get('etag'), body: answer };
  }

  async ask(method, path, body, headers) {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { response, text: await response.text() };
  }
}
