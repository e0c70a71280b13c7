import { randomUUID } from 'node:crypto';
import { parsed, textOf, type Element } from '../support/pictures/xml.js';
import { type Served, serve } from './support/server.js';

const PICTURES = ['board.svg', 'board.png', 'board.txt'] as const;

describe('pictures of a board', () => {
  let server: Served;
  let mina: string;
  let stranger: string;
  let game: string;

  beforeAll(async () => {
    server = await serve();
    [mina, stranger] = [await server.newPlayer('Mina'), await server.newPlayer('Renfield')];
    const seats = [
      { seat: 'dracula', as: 'bot' },
      ...['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker'].map((seat) => ({ seat, as: 'me' })),
    ];
    game = await make({ ruleset: 'fury-of-dracula-2e', visibility: 'public', seats });
  });
  afterAll(() => server.close());

  async function make(body: object): Promise<string> {
    const made = await server.post('/v1/games', { token: mina, body });
    expect(made.status).toBe(201);
    return made.body.id as string;
  }

  const see = (what: string, query = '?seat=mina-harker', asking = {}) =>
    server.get(`/v1/games/${game}/${what}${query}`, { token: mina, ...asking });
  const bytes = async (query: string, token = mina) => {
    const answer = await server.get(`/v1/games/${game}/board.png${query}`, { token });
    return answer.bytes;
  };

  it('come in three forms, each as what it is', async () => {
    const types = ['image/svg+xml; charset=utf-8', 'image/png', 'text/plain; charset=utf-8'];
    for (const [at, what] of PICTURES.entries()) {
      const { status, headers } = await see(what);
      expect({ status, ...headers }).toMatchObject({
        ...{ status: 200, 'content-type': types[at], 'content-language': 'en', vary: 'Accept-Language' },
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('are told to those who cannot see them', async () => {
    const svg = parsed((await see('board.svg')).text);
    expect(svg.attributes).toMatchObject({ role: 'img', lang: 'en' });
    const [title, description] = svg.children as [Element, Element];
    expect(textOf(title)).toMatch(/^Fury of Dracula, second edition\. /);
    expect(textOf(description)).toContain('Mina (you)');
    const text = await see('board.txt');
    expect(text.text).toMatch(/^ROUND .*\n/);
  });

  it('are those of the seat that looks, and a spectator’s for strangers', async () => {
    const own = await see('board.svg');
    const others = await see('board.svg', '?seat=dr-seward');
    const strangers = await server.get(`/v1/games/${game}/board.svg`, { token: stranger });
    expect(own.text).toContain('Mina (you)');
    expect(others.text).toContain('Seward (you)');
    expect(strangers.text).not.toContain('(you)');
    expect(new Set([own, others, strangers].map(({ headers }) => headers['etag'])).size).toBe(3);
  });

  it('have the validator of the view, and are not drawn for who has them', async () => {
    const { headers } = await see('view');
    for (const what of PICTURES) {
      const drawn = await see(what);
      expect(drawn.headers['etag']).toBe(headers['etag']);
      const again = await see(what, undefined, { headers: { 'if-none-match': headers['etag']! } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers['ratelimit']).toBeUndefined();
    }
  });

  it('are seen as they were', async () => {
    const { body, headers } = await see('view');
    const then = await see('board.svg', `?seat=mina-harker&version=${String(body.version)}`);
    expect([then.status, then.headers['etag']]).toEqual([200, headers['etag']]);
    expect((await see('board.svg', '?seat=mina-harker&version=1')).body.code).toBe('game-not-begun');
    expect((await see('board.svg', '?seat=mina-harker&version=999')).body.code).toBe('version-not-found');
  });

  it('are laid out as is asked, and told alike', async () => {
    const [wide, narrow] = [
      await see('board.svg'),
      await see('board.svg', '?seat=mina-harker&layout=narrow'),
    ];
    expect((await see('board.svg', '?seat=mina-harker&layout=wide')).text).toBe(wide.text);
    const [one, other] = [parsed(wide.text), parsed(narrow.text)];
    expect([one.attributes['width'], other.attributes['width']]).toEqual(['1200', '600']);
    const told = ({ children }: Element) => children.slice(0, 2).map((child) => textOf(child as Element));
    expect(told(other)).toEqual(told(one));
    const png = await bytes('?seat=mina-harker&layout=narrow&width=320');
    expect([png.readUInt32BE(16), png.readUInt32BE(20) > 3 * 320]).toEqual([320, true]);
  });

  it('have a validator for each layout', async () => {
    const narrow = '?seat=mina-harker&layout=narrow';
    const tags = [await see('board.svg'), await see('board.svg', narrow)].map(
      ({ headers }) => headers['etag']!,
    );
    expect(tags[1]).toBe(tags[0]!.replace(/"$/, '.narrow"'));
    const again = (tag: string) => see('board.svg', narrow, { headers: { 'if-none-match': tag } });
    expect([(await again(tags[0]!)).status, (await again(tags[1]!)).status]).toEqual([200, 304]);
  });

  it('are refused in a layout that there is not, or where they would be too large', async () => {
    for (const query of ['layout=tall', 'layout=', 'layout=narrow&width=1201']) {
      const { status, body } = await see('board.png', `?seat=mina-harker&${query}`);
      expect({ query, status, code: body.code }).toEqual({ query, status: 400, code: 'invalid-request' });
    }
    const [wrong] = (await see('board.svg', '?seat=mina-harker&layout=tall')).body.errors as object[];
    expect(wrong).toEqual({ parameter: 'layout', what: 'must be one of wide, narrow' });
  });

  it('are as wide as is asked', async () => {
    const widths = await Promise.all(
      [undefined, 320, 640].map(async (width) => {
        const png = await bytes(`?seat=mina-harker${width === undefined ? '' : `&width=${width}`}`);
        return png.readUInt32BE(16);
      }),
    );
    expect(widths).toEqual([800, 320, 640]);
    for (const width of ['319', '2401', '1.5', 'wide']) {
      const refused = await see('board.png', `?seat=mina-harker&width=${width}`);
      expect({ width, code: refused.body.code }).toEqual({ width, code: 'invalid-request' });
      expect(JSON.stringify(refused.body.errors)).toContain('width');
    }
    expect((await see('board.svg', '?seat=mina-harker&width=640')).body.code).toBe('invalid-request');
  });

  it('are refused where the view is, and where there is no board yet', async () => {
    const own = await make({ ruleset: 'vampire-graves', options: { players: 2 } });
    for (const what of PICTURES) {
      const none = await server.get(`/v1/games/${own}/${what}`, { token: mina });
      expect([none.status, none.body.code]).toEqual([409, 'game-not-begun']);
      const unknown = await server.get(`/v1/games/${randomUUID()}/${what}`, { token: mina });
      expect([unknown.status, unknown.body.code]).toEqual([404, 'game-not-found']);
      expect((await see(what, '')).body.code).toBe('seat-required');
      expect((await see(what, '?seat=dracula')).body.code).toBe('not-your-seat');
      expect((await server.get(`/v1/games/${game}/${what}`)).status).toBe(401);
    }
  });

  it('in more pixels than usual count as those do', async () => {
    const left = async (query: string) => {
      const { headers } = await see('board.png', `?seat=mina-harker${query}`);
      return Number(/r=(\d+)/.exec(headers['ratelimit']!)![1]);
    };
    const before = await left('');
    const counted = [];
    for (const query of ['&width=801', '&width=1600', '&width=320', '&layout=narrow'])
      counted.push(before - (await left(query)));
    expect(counted).toEqual([2, 6, 7, 10]);
  });

  it('in pixels are counted for each player', async () => {
    const { headers } = await see('board.png');
    expect(headers['ratelimit-policy']).toBe('"pictures";q=60;w=60');
    const left = Number(/r=(\d+)/.exec(headers['ratelimit']!)![1]);
    for (let asked = 0; asked < left; asked += 1) await see('board.png');
    const refused = await see('board.png');
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await see('board.svg')).status).toBe(200);
    expect((await server.get(`/v1/games/${game}/board.png`, { token: stranger })).status).toBe(200);
  });
});
