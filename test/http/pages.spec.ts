import { randomUUID } from 'node:crypto';
import { transform } from 'esbuild';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SHELL_WORDS } from '../../src/words/languages.js';
import { edge } from './support/fakes.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const LANGUAGES = Object.keys(SHELL_WORDS);
const SMALL = 110_000;

describe('the pages for a browser', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await edge();
  });
  afterAll(() => app.close());

  const in_ = (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } });
  const loaded = (body: string) =>
    [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url]) => url!);

  it('are the same for every game, also for one that there is not', async () => {
    const [one, other] = [await in_(`/games/${randomUUID()}`), await in_(`/games/${randomUUID()}`)];
    const without = ({ headers: { 'x-request-id': _id, date: _date, ...headers } }: typeof one) => headers;
    expect(one.statusCode).toBe(200);
    expect(other.body).toBe(one.body);
    expect(without(other)).toEqual(without(one));
  });

  it.each(['/', `/games/${randomUUID()}`, '/docs'])(
    'run under a strict policy, with files only: %s',
    async (url) => {
      const { body, headers } = await in_(url);
      expect(headers).toMatchObject({ 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' });
      expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]* src=)|\{\{/);
      expect(loaded(body).length).toBeGreaterThan(1);
    },
  );

  it('load files that may be kept for ever, under an address that changes with them', async () => {
    const { body } = await in_('/');
    const urls = loaded(body);
    for (const url of new Set(urls)) {
      const { statusCode, headers } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const stale = urls[0]!.replace(/assets\/[^/]+/, 'assets/elsewhere');
    expect((await app.inject(stale)).json()).toMatchObject({ status: 404, code: 'page-not-found' });
  });

  it('are asked about again, and cost nothing where they are known', async () => {
    const { headers } = await in_('/');
    expect(headers['cache-control']).toBe('public, no-cache');
    const known = { 'if-none-match': String(headers.etag), 'accept-language': 'en' };
    const { statusCode, body } = await app.inject({ url: '/', headers: known });
    expect([statusCode, body]).toEqual([304, '']);
  });

  it.each(LANGUAGES)('speak %s, and so do the words that their scripts read', async (language) => {
    const { body, headers } = await in_('/', language);
    expect(headers).toMatchObject({ 'content-language': language, vary: 'Accept-Language' });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(SHELL_WORDS[language]!.page['web.about']!.slice(0, 20));
    const [asset] = loaded(body);
    const words = await app.inject(asset!.replace(/[^/]+$/, `words.${language}.json`));
    expect(words.json()).toMatchObject({ language, words: SHELL_WORDS[language]!.page });
    expect(words.json().games.map(({ ruleset }: { ruleset: string }) => ruleset)).toContain('vampire-graves');
  });

  it('name every seat that a game can have', async () => {
    const [asset] = loaded((await in_('/')).body);
    const words = await app.inject(asset!.replace(/[^/]+$/, 'words.en.json'));
    const game = words.json().games.find(({ ruleset }: { ruleset: string }) => ruleset === 'vampire-graves');
    expect(game.players).toEqual({ least: 2, most: 6, usual: 3 });
    expect(game.seats.map(({ name }: { name: string }) => name)).toContain('Player 6');
  });

  it('are small', async () => {
    const own = loaded((await in_('/')).body).filter((url) => /\.(?:js|css)$/.test(url));
    const sizes = await Promise.all(
      [...new Set(own)]
        .filter((url) => !url.endsWith('/harker-client.js'))
        .map(async (url) => {
          const { body } = await app.inject(url);
          const loader = url.endsWith('.css') ? 'css' : 'js';
          // As the build writes them.
          const { code } = await transform(body, { loader, minifyWhitespace: true, charset: 'utf8' });
          return Buffer.byteLength(code);
        }),
    );
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SMALL);
  });
});

describe('the documents at /docs', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await edge();
  });
  afterAll(() => app.close());

  it('lead to each other, and nowhere where there is none', async () => {
    const known = new Map<string, number>();
    const open = async (url: string): Promise<void> => {
      const [path] = url.split('#') as [string];
      if (known.has(path)) return;
      const { statusCode, headers, body } = await app.inject(path);
      known.set(path, statusCode);
      if (!/^\/docs(?:\/[\w-]+)?$/.test(path) || path === '/docs/reference') return;
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      for (const [, next] of body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) await open(next!);
    };
    await open('/docs');
    expect([...known.keys()]).toEqual(
      expect.arrayContaining(['/docs/api', '/docs/webhooks', '/docs/reference']),
    );
    expect([...known].filter(([, status]) => status !== 200)).toEqual([]);
    const slash = await app.inject('/docs/');
    expect([slash.statusCode, slash.headers.location]).toEqual([308, '/docs']);
    expect((await app.inject('/docs/nothing')).json()).toMatchObject({ status: 404, code: 'page-not-found' });
  });
});
