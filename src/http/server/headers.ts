import type { FastifyReply } from 'fastify';
import type { Settings } from '../../settings.js';

type Headers = Readonly<Record<string, string>>;

const EVERYWHERE: Headers = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

// Answers of the API are data: nothing in them is ever run or shown in a frame.
const DATA: Headers = {
  ...EVERYWHERE,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

// Swagger UI is the code of others: in a sandbox it has no origin, and so cannot reach what the pages keep in a browser.
// It sets styles of its own and draws with data: images; everything else is served from here.
const DOCS: Headers = {
  ...EVERYWHERE,
  'content-security-policy':
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; ' +
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

// Pages for people: scripts and styles are files, boards are pictures in data: addresses.
const PAGES: Headers = {
  ...EVERYWHERE,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const REFERENCE = /^\/docs\/reference\b/;
const PAGE = /^\/(?:$|(?:games|assets|docs)\b)/;

/**
 * The headers that every answer has, made once: setting them anew by a plugin cost a third of the throughput.
 * What an answer says itself comes later and counts.
 */
export class BaseHeaders {
  private readonly data: Headers;
  private readonly docs: Headers;
  private readonly pages: Headers;

  constructor({ publicUrl }: Settings) {
    const secure: Headers = publicUrl?.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000' }
      : {};
    this.data = { ...DATA, ...secure };
    this.docs = { ...DOCS, ...secure };
    this.pages = { ...PAGES, ...secure };
  }

  set(reply: FastifyReply): void {
    const { id, routeOptions } = reply.request;
    reply.headers(this.of(routeOptions.url ?? '')).header('x-request-id', id);
  }

  /** @param route as it was declared: an address can be written in many ways */
  private of(route: string): Headers {
    if (REFERENCE.test(route)) return this.docs;
    return PAGE.test(route) ? this.pages : this.data;
  }
}
