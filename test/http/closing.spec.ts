import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { edge } from './support/fakes.js';

describe('a server that is being closed', () => {
  const agent = new Agent({ keepAlive: true });
  let app: NestFastifyApplication;
  let answerNow: (keys: unknown[]) => void;
  let isAsked: () => void;

  beforeAll(async () => {
    const list = () => {
      isAsked();
      return new Promise((resolve) => (answerNow = resolve));
    };
    app = await edge({ keys: { list, foreign: () => [] } });
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => agent.destroy());

  function status(path: string): Promise<number | undefined> {
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const request = get({ port, path, agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      request.on('error', reject);
    });
  }

  it('still answers what it was asked, and then lets go of every connection', async () => {
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const busy = status('/v1/keys');
    await asked;
    // A second connection, idle from here on.
    expect(await status('/healthz')).toBe(200);
    const closing = app.close();
    setTimeout(() => answerNow([]), 50);
    expect(await busy).toBe(200);
    // A connection that was kept would hold it open for longer than a test may take.
    await closing;
  });
});
