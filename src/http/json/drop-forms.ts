import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusals/refusal.js';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The pages that mails lead to take forms of browsers and mail clients (RFC 8058); the address says all. */
export function dropForms(server: FastifyInstance): void {
  server.addContentTypeParser(FORMS, { parseAs: 'buffer' }, (request, _body, done) => {
    if (request.routeOptions.url?.startsWith('/mail/') === true) return done(null, undefined);
    done(new Refusal('unsupported-media-type'));
  });
}
