import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { framesIn } from './frames.mjs';

// What belongs to one connection, and what a body that was taken apart has no more.
const OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

const NOT_PASSED = new Set([...OWN, 'host', 'accept-encoding']);

/** Cuts a connection off, as a network does. */
export const CUT = Symbol('cut');

/**
 * Stands before a Harker and lets a trial meddle with what passes. `log` has every request of the client in its order:
 * `{ at, method, path, query, headers, body, status, answer }`.
 */
export class Proxy {
  log = [];
  tasks = new Set();

  constructor(target, trial) {
    Object.assign(this, { target, trial });
    this.server = http.createServer((request, response) => {
      const task = this.take(request, response).catch(() => response.destroy());
      this.tasks.add(task.finally(() => this.tasks.delete(task)));
    });
  }

  async listen(port = 0) {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${this.server.address().port}`;
  }

  async close() {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  async take(request, response) {
    const url = new URL(request.url, this.target);
    const body = await textOf(request);
    const { method, headers } = request;
    const asked = { at: Date.now(), method, path: url.pathname, query: url.searchParams, headers, body };
    this.log.push(asked);
    if (isStream(asked)) return this.stream(asked, url, response);
    const answer = await this.trial.answer(asked, () => this.forward(asked, url));
    if (answer === CUT) return response.destroy();
    Object.assign(asked, { status: answer.status, answer: answer.body, answeredAt: Date.now() });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  async forward({ method, headers, body }, url) {
    const answer = await fetch(url, {
      ...{ method, headers: passed(headers), redirect: 'manual' },
      ...(body === '' ? {} : { body }),
    });
    return { status: answer.status, headers: passedBack(answer.headers), body: await answer.text() };
  }

  async stream(asked, url, response) {
    const leave = new AbortController();
    asked.gone = leave.signal;
    response.once('close', () => leave.abort());
    const refusal = this.trial.refuseStream?.(asked);
    if (refusal !== undefined) return response.writeHead(refusal.status, refusal.headers).end(refusal.body);
    const answer = await fetch(url, { headers: passed(asked.headers), signal: leave.signal });
    asked.status = answer.status;
    response.writeHead(answer.status, passedBack(answer.headers));
    if (answer.status !== 200) return response.end(await answer.text());
    response.flushHeaders();
    for await (const text of this.trial.frames(asked, framesIn(answer.body))) {
      if (text === CUT) {
        await sleep(50);
        return response.destroy();
      }
      response.write(text);
    }
    response.end();
  }
}

export const isStream = ({ path }) => path.endsWith('/stream');
export const isAction = ({ method, path }) => method === 'POST' && path.endsWith('/actions');
export const isRead = ({ method, path }) =>
  method === 'GET' && /\/(view|actions|events|diff|stream)$/.test(path);

async function textOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const passed = (headers) => without(Object.entries(headers), NOT_PASSED);

const passedBack = (headers) => without([...headers], OWN);

const without = (headers, names) => Object.fromEntries(headers.filter(([name]) => !names.has(name)));

/** A refusal as the server words it (RFC 9457). */
export function problem(status, code, headers = {}) {
  const body = {
    type: `/problems/${code}`,
    title: code,
    status,
    detail: 'From the conformance kit.',
    instance: 'urn:kit',
    code,
  };
  return {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
    body: JSON.stringify(body),
  };
}
