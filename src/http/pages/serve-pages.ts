import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ruleset } from '../../games/kit/game-definition.js';
import { Refusal } from '../../refusals/refusal.js';
import { isUnchanged } from '../json/etag.js';
import type { Problems } from '../problems/problems.js';
import { Guide } from './guide.js';
import { Pages } from './pages.js';
import type { Rendered } from './rendered.js';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The pages for a browser: they hold no data, and fetch what they show by the API, with the token of who looks. */
export function servePages(
  app: NestFastifyApplication,
  { rulesets, problems }: { rulesets: readonly Ruleset[]; problems: Problems },
): void {
  const pages = new Pages(rulesets);
  const guide = new Guide(pages);
  const http = app.getHttpAdapter();
  http.get('/', (_request: FastifyRequest, reply: FastifyReply) => send(reply, pages.in('home.html', reply)));
  // The same for every id: what there is to see is the API's to say.
  http.get('/games/:game', (_request: FastifyRequest, reply: FastifyReply) =>
    send(reply, pages.in('game.html', reply)),
  );
  http.get('/assets/:version/:name', (request: FastifyRequest, reply: FastifyReply) => {
    const { version, name } = request.params as { version: string; name: string };
    const asset = version === pages.assets.version ? pages.assets.get(name) : undefined;
    if (asset === undefined) return problems.send(new Refusal('page-not-found'), reply);
    void reply.header('cache-control', FOR_EVER).type(asset.type).send(asset.bytes);
  });
  const document = (request: FastifyRequest, reply: FastifyReply) => {
    const { name = 'guide' } = request.params as { name?: string };
    const page = guide.page(name);
    return page === undefined ? problems.send(new Refusal('page-not-found'), reply) : send(reply, page);
  };
  for (const path of ['/docs', '/docs/:name']) http.get(path, document);
  http.get('/docs/', (_request: FastifyRequest, reply: FastifyReply) => void reply.redirect('/docs', 308));
}

function send(reply: FastifyReply, { text, etag }: Rendered): void {
  reply.header('cache-control', 'public, no-cache');
  void (isUnchanged(reply, etag) ? reply.send() : reply.type('text/html; charset=utf-8').send(text));
}
