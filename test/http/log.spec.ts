import { Writable } from 'node:stream';
import { createLog, nestLog } from '../../src/http/server/log.js';
import { BEARER, edge, GAME, TOKEN } from './support/fakes.js';

interface Line {
  readonly level: number;
  readonly [name: string]: unknown;
}

function memory() {
  const lines: Line[] = [];
  const write = (chunk: Buffer, _: string, done: () => void) => {
    lines.push(
      ...chunk
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
    );
    done();
  };
  return { lines, stream: new Writable({ write }) };
}

describe('the log', () => {
  it('has one line for each request, with nothing secret or personal in it', async () => {
    const { lines, stream } = memory();
    const views = {
      view: async () => Promise.reject(Object.assign(new Error('sesame'), { detail: 'sesame' })),
    };
    const app = await edge({ views }, {}, createLog('info', stream));
    const answer = await app.inject({
      url: `/v1/games/${GAME}/view?seat=player-1`,
      headers: BEARER,
      remoteAddress: '203.0.113.9',
    });
    await app.inject({
      method: 'POST',
      url: '/v1/players',
      payload: { displayName: 5, email: 'mina@example.org' },
    });
    await app.inject('/v1/secret-path');
    await app.close();
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/v1/games/:game/view', 500],
      ['POST', '/v1/players', 400],
      ['GET', 'none', 404],
    ]);
    expect(requests[0]).toEqual({
      level: 30,
      time: expect.any(String),
      requestId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/v1/games/:game/view',
      status: 500,
      ms: expect.any(Number),
      msg: 'request',
    });
    const fault = lines.find(({ msg }) => msg === 'fault');
    expect(fault).toMatchObject({ level: 50, fault: 'Error', requestId: answer.headers['x-request-id'] });
    expect(JSON.stringify(lines)).not.toMatch(
      new RegExp(['sesame', 'mina@', 'player-1', '203.0.113', 'secret-path', GAME, TOKEN.slice(4)].join('|')),
    );
  });

  it('takes in what the framework has to say', () => {
    const { lines, stream } = memory();
    const log = nestLog(createLog('warn', stream));
    log.log('started', 'Nest');
    log.warn('careful', 'Nest');
    log.error(new Error('sesame'), 'stack\nstack');
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'careful'],
      [50, 'Error'],
    ]);
  });
});

describe('metrics', () => {
  it('name methods, routes and statuses, and nothing of a game', async () => {
    const app = await edge();
    await app.inject({ url: `/v1/games/${GAME}/view?seat=player-1` });
    await app.inject('/v1/games/x/y/z');
    const { body } = await app.inject('/metrics');
    await app.close();
    expect(body).toContain('_count{method="GET",route="/v1/games/:game/view",status="401"} 1');
    expect(body).toContain('_count{method="GET",route="none",status="404"} 1');
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toMatch(new RegExp(`${GAME}|player-1`));
  });
});
