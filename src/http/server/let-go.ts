import type { FastifyInstance } from 'fastify';

const EVERY_MS = 25;

/**
 * While the server is being closed, a connection whose answer has gone out is closed too. Node closes only those that
 * are idle when closing begins; one that was busy then would be kept alive for a further request.
 */
export function letGoOfConnections(fastify: FastifyInstance): void {
  fastify.addHook('preClose', (done) => {
    const timer = setInterval(() => fastify.server.closeIdleConnections(), EVERY_MS);
    timer.unref();
    fastify.server.once('close', () => clearInterval(timer));
    done();
  });
}
