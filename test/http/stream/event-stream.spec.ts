import http from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { EventStream, MOST_WAITING, type Connection } from '../../../src/http/stream/event-stream.js';

/** A connection of which a test says how much waits in it. */
function connectionOf() {
  const said: string[] = [];
  let close: () => void = () => undefined;
  const connection = {
    writableLength: 0,
    destroyed: false,
    writeHead: (status: number) => void said.push(String(status)),
    flushHeaders: () => undefined,
    write: (text: string) => said.push(text) > 0,
    end: () => void said.push('END'),
    destroy: () => void said.push('DESTROYED'),
    off: () => undefined,
    req: { socket: { destroyed: false, once: () => undefined, off: () => undefined } },
    once: (_event: string, listener: () => void) => {
      const before = close;
      close = () => {
        before();
        listener();
      };
    },
  };
  return {
    connection: connection as unknown as Connection & { writableLength: number },
    said,
    close: () => close(),
  };
}

function streamOf() {
  const { connection, said, close } = connectionOf();
  const told: string[] = [];
  const stream = new EventStream(
    connection,
    () => told.push('left'),
    () => told.push('dropped'),
  );
  return { stream, connection, said, told, close };
}

describe('the stream of one client', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('passes on what it is given, as long as little waits', () => {
    const { stream, connection, said, told } = streamOf();
    connection.writableLength = MOST_WAITING;
    expect(stream.send('a')).toBe(true);
    expect([said, told]).toEqual([['a'], []]);
  });

  test('is cut off when too much waits, and takes nothing more', () => {
    const { stream, connection, said, told } = streamOf();
    connection.writableLength = MOST_WAITING + 1;
    expect(stream.send('a')).toBe(false);
    connection.writableLength = 0;
    expect(stream.send('b')).toBe(false);
    expect([said, told]).toEqual([['DESTROYED'], ['dropped', 'left']]);
  });

  test('is left once, whoever goes first', () => {
    const { stream, told, said, close } = streamOf();
    close();
    stream.end();
    expect(stream.send('late')).toBe(false);
    expect([told, said]).toEqual([['left'], []]);
  });

  test('that ends has a moment to send what waits, and no longer', () => {
    const { stream, said, told } = streamOf();
    stream.end();
    stream.end();
    expect([said, told]).toEqual([['END'], ['left']]);
    jest.runAllTimers();
    expect(said).toEqual(['END', 'DESTROYED']);
  });

  test('that has ended in time is not cut off', () => {
    const { stream, said, close } = streamOf();
    stream.end();
    close();
    jest.runAllTimers();
    expect(said).toEqual(['END']);
  });
});

describe('a client', () => {
  test('that does not read is cut off, after what the network and the bound hold', async () => {
    const frame = `data: ${'x'.repeat(256 * 1024)}\n\n`;
    let sent = 0;
    const dropped = new Promise<void>((drop) => {
      server.once('request', (_, answer) => {
        const stream = new EventStream(answer, () => undefined, drop);
        stream.begin({});
        const sending = setInterval(() =>
          stream.send(frame) ? (sent += frame.length) : clearInterval(sending),
        );
      });
    });
    await listening();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((begun) => socket.once('data', begun));
    socket.pause();
    await dropped;
    expect(sent).toBeGreaterThan(MOST_WAITING);
    const gone = new Promise((closed) => socket.once('close', closed));
    socket.resume();
    await gone;
  });

  test('that asks for so much behind a stream that nobody would hear it leave loses the connection', async () => {
    let asked = 0;
    const left = new Promise<void>((leave) => {
      const answers = (_: unknown, answer: http.ServerResponse) => {
        if (asked++ > 0) return void answer.end('x'.repeat(128 * 1024));
        new EventStream(answer, leave, () => undefined).begin({});
      };
      server.removeAllListeners('request').on('request', answers);
    });
    await listening();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const gone = new Promise((closed) => socket.once('close', closed));
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((begun) => socket.once('data', begun));
    for (let count = 0; count < 3; count++) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await left;
    await gone;
    expect(asked).toBeGreaterThan(1);
  });

  const server = http.createServer();
  const listening = async () => {
    if (!server.listening) await new Promise<void>((begun) => server.listen(0, '127.0.0.1', begun));
  };
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
});
