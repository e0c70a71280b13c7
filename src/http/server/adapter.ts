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
import { jsonText } from '../json/raw-json.js';
import type { Metrics } from '../operations/metrics.js';
import type { Problems } from '../problems/problems.js';
import { refusalOf } from '../problems/refusal-of.js';
import { unreadable } from '../problems/unreadable.js';
import { BaseHeaders } from './headers.js';
import { letGoOfConnections } from './let-go.js';
import type { Routes } from './routes.js';

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
    frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      headers.set(reply);
      parts.problems.send(refusalOf(error), reply);
    },
    clientErrorHandler: (error, socket) => unreadable(error, socket, parts.problems, parts.requestId()),
  });
  prepare(adapter.getInstance<FastifyInstance>(), parts, headers);
  return adapter;
}

function limits({ trustProxy }: Settings) {
  return {
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
  };
}

function prepare(
  server: FastifyInstance,
  { routes, metrics, log, date }: ServerParts,
  headers: BaseHeaders,
): void {
  readJsonBodies(server);
  letGoOfConnections(server);
  server.decorateRequest('holder', null);
  server.setReplySerializer(jsonText);
  server.addHook('onRoute', (route) => routes.add(route));
  server.addHook('onRequest', (_request, reply, done) => {
    headers.set(reply);
    reply.header('date', date());
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    // The route's template: a URL could name a game, or hold a secret.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    metrics.observe(method, route, reply.statusCode, reply.elapsedTime / 1000);
    log.info({ requestId, method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
}
