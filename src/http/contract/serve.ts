import { createHash } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ruleset } from '../../games/kit/game-definition.js';
import { isUnchanged } from '../json/etag.js';
import { openApiDocument } from './document.js';

interface Bytes {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** The contract at /openapi.json and a page to read it at /docs/reference. */
export function serveContract(app: NestFastifyApplication, rulesets: readonly Ruleset[]): void {
  let made: Bytes | undefined;
  // Written once: it is large, and everybody gets the same bytes.
  const contract = () => (made ??= written(openApiDocument(app, rulesets)));
  const send = (_request: FastifyRequest, reply: FastifyReply) => {
    const { bytes, etag } = contract();
    // The page that shows it has no origin of its own, and programs of others may read it in a browser as well.
    reply.header('cache-control', 'public, max-age=300').header('access-control-allow-origin', '*');
    return isUnchanged(reply, etag)
      ? reply.send()
      : reply.type('application/json; charset=utf-8').send(bytes);
  };
  // The page fetches the contract from beside itself, at /docs/reference and at /docs/reference/; it would hold a copy otherwise.
  for (const path of ['/openapi.json', '/docs/openapi.json', '/docs/reference/openapi.json'])
    app.getHttpAdapter().get(path, send);
  SwaggerModule.setup('docs/reference', app, () => undefined as never, {
    swaggerUrl: './openapi.json',
    raw: false,
    customSiteTitle: 'Harker',
    // To be read only: what is sent from a page without an origin would be refused by every browser.
    swaggerOptions: { supportedSubmitMethods: [] },
    customCss: '.auth-wrapper, .authorization__btn { display: none }',
  });
}

function written(document: object): Bytes {
  const bytes = Buffer.from(JSON.stringify(document));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  return { bytes, etag: `"${hash}"` };
}
