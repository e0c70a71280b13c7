const HEADERS = {
  'X-Request-Id': [
    'Names this request; problems carry it in "instance".',
    'b1f6f2a0-6f2b-4c57-9c2e-2f3d5a1c7e90',
  ],
  ETag: [
    'Strong validator: send it as If-None-Match to read again, as If-Match to act on just this.',
    '"12.player-1.5c9f0e6bd1a2f374"',
  ],
  'Cache-Control': ['Who may keep the answer, and how long.', 'private, no-cache'],
  'Content-Language': ['The language of the labels.', 'en'],
  Vary: ['The answer depends on these headers of the request.', 'Accept-Language'],
  'Idempotency-Replayed': [
    'Only where the same request was done before, under the same Idempotency-Key: this is its answer once more.',
    'true',
  ],
  Location: ['Where the new thing is.', '/v1/games/0197a3c4-58f1-4c63-9d0e-3b6a5f2d1c48'],
  'WWW-Authenticate': [
    'RFC 6750, section 3. With every 401, and with a 403 where a scope is missing.',
    'Bearer error="invalid_token"',
  ],
  'X-Accel-Buffering': ['Tells proxies to hand on each frame at once.', 'no'],
  'Content-Disposition': ['A name for the file.', 'attachment; filename="mail.eml"'],
  Deprecation: ['Since when the call is deprecated (RFC 9745).', '@1935619200'],
  Sunset: ['When it may be gone at the earliest (RFC 8594).', 'Sat, 01 Nov 2031 00:00:00 GMT'],
  Allow: ['The methods of this path.', 'GET, HEAD'],
  'Retry-After': ['Seconds until it is worth trying again.', '2'],
  'RateLimit-Policy': [
    'How many are allowed (q) in how many seconds (w), for each limit that the call was counted for.',
    '"registrations";q=1000;w=3600',
  ],
  RateLimit: [
    'How many are left (r), and in how many seconds there are more (t), for each limit that the call was counted for.',
    '"registrations";r=999;t=3600',
  ],
} as const;

/** What an administrator does is not counted, nor what is refused before or was done before; not every 403 is about the token; most actions are new. */
const SOMETIMES = ['RateLimit-Policy', 'RateLimit', 'WWW-Authenticate', 'Idempotency-Replayed'];

export type HeaderName = keyof typeof HEADERS;

/** What is left of the limits of a call. */
export const COUNTED: readonly HeaderName[] = ['RateLimit-Policy', 'RateLimit'];

/** Headers of an answer, by reference to their description. */
export function headersOf(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Every header as it stands in `components.headers`. */
export function headerComponents() {
  return Object.fromEntries(
    Object.entries(HEADERS).map(([name, [description, example]]) => [
      name,
      { description, required: !SOMETIMES.includes(name), schema: { type: 'string' as const }, example },
    ]),
  );
}
