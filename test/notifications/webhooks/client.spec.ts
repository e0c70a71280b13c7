import { once } from 'node:events';
import { WebhookClient } from '../../../src/notifications/webhooks/client.js';
import { fromMachine } from '../../../src/notifications/webhooks/resolve.js';
import { Targets } from '../../../src/notifications/webhooks/targets.js';
import { receiver, type Receiver } from './support/receiver.js';

/** Of tests in which the time runs out; in all others it is there for a machine that is slow. */
const SHORT_MS = 2_000;
const LONG_MS = 60_000;
const ANY = new Targets('any', fromMachine);

describe('what is posted', () => {
  const open: Receiver[] = [];
  const clients: WebhookClient[] = [];

  afterEach(async () => {
    await Promise.all([...clients.splice(0), ...open.splice(0)].map((one) => one.close()));
  });

  async function listening(...answering: Parameters<typeof receiver>): Promise<Receiver> {
    const one = await receiver(...answering);
    open.push(one);
    return one;
  }

  function clientOf(patience = LONG_MS, targets = ANY): WebhookClient {
    const client = new WebhookClient(targets, patience);
    clients.push(client);
    return client;
  }

  it('arrives as it was sent, and the answer is read', async () => {
    const kind = await listening((_, answer) => void answer.writeHead(202).end('thanks'));
    expect(await clientOf().post(kind.url, { 'x-a': 'b' }, 'é')).toEqual({ status: 202, said: 'thanks' });
    expect(kind.received).toEqual([{ headers: expect.objectContaining({ 'x-a': 'b' }), body: 'é' }]);
  });

  it('ends with a failure where the receiver hangs', async () => {
    const hanging = await listening(() => undefined);
    expect(await clientOf(SHORT_MS).post(hanging.url, {}, '')).toEqual({
      said: 'No answer within 2 seconds.',
    });
  });

  it('ends with a failure where the receiver cuts the connection, or nobody listens', async () => {
    const cutting = await listening((_, __, request) => void request.socket.destroy());
    expect(await clientOf().post(cutting.url, {}, '')).toEqual({ said: 'No answer: UND_ERR_SOCKET.' });
    await cutting.close();
    expect(await clientOf().post(cutting.url, {}, '')).toEqual({ said: 'No answer: ECONNREFUSED.' });
  });

  it('ends with a failure where headers have no end', async () => {
    const long = await listening((_, __, { socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const more = (): void => void (socket.destroyed || socket.write(`x-${'a'.repeat(500)}: b\r\n`, more));
      more();
    });
    expect(await clientOf().post(long.url, {}, '')).toEqual({ said: 'No answer: UND_ERR_HEADERS_OVERFLOW.' });
  });

  it('ends with a failure where the receiver says again and again that it goes on', async () => {
    const early = await listening((_, __, { socket }) => {
      const more = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 20);
      socket.on('close', () => clearInterval(more));
    });
    expect(await clientOf(SHORT_MS).post(early.url, {}, '')).toEqual({ said: 'No answer within 2 seconds.' });
  });

  it('waits for an answer byte by byte only until the time is up, and keeps what came', async () => {
    const slow = await listening((_, answer) => {
      answer.writeHead(200);
      const more = setInterval(() => answer.write('x'), 200);
      answer.on('close', () => clearInterval(more));
    });
    const { status, said } = await clientOf(SHORT_MS).post(slow.url, {}, '');
    expect([status, said]).toEqual([200, expect.stringMatching(/^x+$/)]);
    expect(said.length).toBeLessThan(20);
  });

  it('reads 2 KB of an answer of 50 MB, and drops the connection', async () => {
    let sent = 0;
    const dropped = new Promise<void>((done) => {
      const endless = listening(async (_, answer) => {
        const closed = once(answer, 'close');
        const part = Buffer.alloc(65_536, 'y');
        for (; sent < 50_000_000 && !answer.destroyed; sent += part.length)
          if (!answer.write(part)) await Promise.race([once(answer, 'drain'), closed]);
        done();
      });
      void endless.then(async ({ url }) => {
        expect(await clientOf().post(url, {}, '')).toEqual({ status: 200, said: 'y'.repeat(2_048) });
      });
    });
    await dropped;
    expect(sent).toBeLessThan(20_000_000);
  });

  it('follows no redirect', async () => {
    const inner = await listening();
    const sending = await listening((_, answer) => void answer.writeHead(307, { location: inner.url }).end());
    expect(await clientOf().post(sending.url, {}, 'x')).toEqual({ status: 307, said: '' });
    expect(inner.received).toEqual([]);
  });

  it('has the time that a receiver asks for', async () => {
    const busy = await listening(
      (_, answer) => void answer.writeHead(429, { 'retry-after': '7' }).end('later'),
    );
    expect(await clientOf().post(busy.url, {}, '')).toEqual({ status: 429, said: 'later', retryAfter: '7' });
  });

  it('goes nowhere that is not public, also where a name had another address before', async () => {
    const inner = await listening();
    let asked = 0;
    const rebinding = new Targets('public', async () => [
      { address: asked++ === 0 ? '93.184.215.14' : '127.0.0.1', family: 4 },
    ]);
    const url = 'https://hooks.example.com:8443/';
    await rebinding.check(url);
    const said = 'The URL was not called: the address of its host is not public.';
    expect(await clientOf(LONG_MS, rebinding).post(url, {}, '')).toEqual({ said });
    expect(await clientOf(LONG_MS, rebinding).post('https://127.0.0.1/', {}, '')).toEqual({ said });
    expect([asked, inner.connections()]).toEqual([2, 0]);
  });

  it('connects to the address that was looked at, and asks for no other', async () => {
    const kind = await listening();
    let asked = 0;
    const pinning = new Targets('any', async () => {
      asked += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    });
    const url = `http://hooks.example.com:${kind.port}/`;
    expect(await clientOf(LONG_MS, pinning).post(url, {}, 'x')).toEqual({ status: 204, said: '' });
    expect([asked, kind.received[0]!.headers['host']]).toEqual([1, `hooks.example.com:${kind.port}`]);
  });

  it('reaches others while one of them hangs', async () => {
    let go = (): void => undefined;
    const released = new Promise<void>((resolve) => (go = resolve));
    const hanging = await listening(async (_, answer) => {
      await released;
      answer.end('hanging');
    });
    const kind = await listening((_, answer) => void answer.end('kind'));
    const client = clientOf();
    const order: string[] = [];
    const post = ({ url }: Receiver) => client.post(url, {}, '').then(({ said }) => order.push(said));
    const stuck = Array.from({ length: 40 }, () => post(hanging));
    for (let count = 0; count < 40; count++) await post(kind);
    go();
    await Promise.all(stuck);
    expect(order).toEqual([...Array(40).fill('kind'), ...Array(40).fill('hanging')]);
  });
});
