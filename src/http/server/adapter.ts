import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Settings } from '../../settings.js';
import { BODY_LIMIT, readJsonBodies } from '../json/read-json.js';
import { dropForms } from '../json/drop-forms.js';
import { passLines } from '../json/pass-lines.js';
import { jsonText } from '../json/raw-json.js';
import type { Metrics } from '../operations/metrics.js';
import type { Problems } from '../problems/problems.js';
import { refusalOf } from '../problems/refusal-of.js';
import { Unreadable } from '../problems/unreadable.js';
import { EVENT_STREAM } from '../stream/frame.js';
import { firstLook } from './first-look.js';
import { BaseHeaders } from './headers.js';
import { letGoOfConnections } from './let-go.js';
import type { Routes } from './routes.js';
import { UnderWay } from './under-way.js';

/** Errors come to the filter as they are: Nest would keep their status only. */
class Adapter extends FastifyAdapter {
  override mapException(error: unknown): unknown {
    return error;
  }
}

export interface ServerParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly problems: Problems;
  readonly metrics: Metrics;
  readonly routes: Routes;
  readonly requestId: () => string;
  /** The time of an answer (RFC 9110, section 6.6.1). */
  readonly date: () => string;
}

/** Fastify, with the limits, headers, log lines and metrics of every request. */
export function createAdapter(parts: ServerParts): FastifyAdapter {
  const headers = new BaseHeaders(parts.settings);
  const underWay = new UnderWay();
  const unreadable = new Unreadable(parts.problems, underWay, parts.requestId);
  const adapter = new Adapter({
    ...limits(parts.settings),
    // One logger for all: a child for each request is not worth its cost, since there is one line per request.
    loggerInstance: parts.log,
    childLoggerFactory: (log: FastifyBaseLogger) => log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => parts.requestId(),
    // A request on a connection that is being closed is still served.
    return503OnClosing: false,
    skipMiddie: true,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      if (!underWay.admit(request.raw, reply.raw)) return;
      headers.set(reply);
      parts.problems.send(refusalOf(error), reply);
    },
    clientErrorHandler: (error, socket) => unreadable.failed(error, socket),
  });
  const server = adapter.getInstance<FastifyInstance>();
  greet(server, parts, headers, underWay);
  server.server.on('connect', (_request, socket) => unreadable.connect(socket));
  prepare(server, parts);
  return adapter;
}

function limits({ trustProxy }: Settings) {
  return {
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: 15_000,
      // How often Node looks whether a request is late.
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
  };
}

/** What every request meets first. */
function greet(
  server: FastifyInstance,
  { problems, date }: ServerParts,
  headers: BaseHeaders,
  underWay: UnderWay,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!underWay.admit(request.raw, reply.raw)) return;
    headers.set(reply);
    reply.header('date', date());
    const refusal = firstLook(request.raw);
    if (refusal === undefined) return done();
    reply.header('connection', 'close');
    problems.send(refusal, reply);
  });
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));
}

function prepare(server: FastifyInstance, { routes, metrics, log }: ServerParts): void {
  readJsonBodies(server);
  passLines(server);
  dropForms(server);
  letGoOfConnections(server);
  server.decorateRequest('holder', null);
  server.setReplySerializer(jsonText);
  server.addHook('onRoute', (route) => routes.add(route));
  server.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    // The route's template: a URL could name a game, or hold a secret.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    // A stream lasts as long as its client stays: that is no time that a request took.
    const isStream = method === 'GET' && reply.getHeader('content-type') === EVENT_STREAM;
    if (!isStream) metrics.observe(method, route, reply.statusCode, reply.elapsedTime / 1000);
    log.info({ requestId, method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
}
