import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { STATUS } from '../../src/http/problems/catalogue.js';
import { problems } from '../../src/words/en/problems.js';
import { REFUSAL_CODES } from '../../src/refusals/refusal.js';
import { edge } from './support/fakes.js';

describe('the documentation', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await edge({}, { PUBLIC_URL: 'https://games.example.org/' });
  });
  afterAll(() => app.close());

  it('is served by the server alone', async () => {
    const { body, headers } = await app.inject('/docs/reference');
    expect(headers['content-type']).toMatch(/^text\/html/);
    const sources = [...body.matchAll(/(?:src|href)=["'](?!#)([^"']+)["']/g)].map(([, source]) => source!);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).toMatch(/^\.\/reference\//);
      expect((await app.inject(`/docs${source.slice(1)}`)).statusCode).toBe(200);
    }
  });

  it('runs under its content security policy', async () => {
    const { body, headers } = await app.inject('/docs/reference');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|https?:/);
    // Without an origin of its own it cannot read the token that the pages keep.
    expect(policy).toMatch(/^sandbox allow-scripts /);
    expect(policy).not.toContain('allow-same-origin');
    // Scripts come from files: the policy would stop any that stand in the page.
    for (const [, attributes, script] of body.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)) {
      expect(attributes).toContain('src=');
      expect(script!.trim()).toBe('');
    }
    expect(body).not.toMatch(/\son\w+=/);
  });

  it.each(['/docs/%72eference', '/docs/%72eference/', '/docs/reference/%69ndex.html', '/%64ocs/reference'])(
    'has no way round it: %s',
    async (url) => {
      const { statusCode, headers } = await app.inject(url);
      if (statusCode === 200) expect(headers['content-security-policy']).toMatch(/^sandbox allow-scripts /);
      else expect(headers['content-security-policy']).toContain("default-src 'none'; frame-ancestors");
    },
  );

  it('is the contract that is committed', async () => {
    const { body, headers } = await app.inject('/openapi.json');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(JSON.parse(body)).toEqual(JSON.parse(readFileSync('openapi.json', 'utf8')));
  });

  it.each(REFUSAL_CODES)('has a page about %s', async (code) => {
    const { body, headers, statusCode } = await app.inject(`/problems/${code}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<h1>${problems[code].title}</h1>`);
    expect(body).toContain(`status ${STATUS[code]}`);
    expect((await app.inject('/problems')).body).toContain(`href="/problems/${code}"`);
  });

  it('has no other pages', async () => {
    const answer = await app.inject('/problems/toString');
    expect(answer.json()).toMatchObject({
      code: 'problem-not-found',
      type: 'https://games.example.org/problems/problem-not-found',
    });
  });

  it('and everything else tell browsers to stay with https', async () => {
    for (const url of ['/docs', '/healthz', '/nope']) {
      expect((await app.inject(url)).headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });
});
