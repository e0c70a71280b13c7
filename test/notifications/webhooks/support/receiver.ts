import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Answering = (
  received: Received,
  answer: http.ServerResponse,
  request: http.IncomingMessage,
) => void | Promise<void>;

const OK: Answering = (_, answer) => void answer.writeHead(204).end();

/** Something on this machine that is called, and how it answers. */
export async function receiver(answering: Answering = OK) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const take = async (request: http.IncomingMessage, answer: http.ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = request.headers as Record<string, string>;
    const one = { headers, body: Buffer.concat(parts).toString() };
    received.push(one);
    await answering(one, answer, request);
  };
  // Who hangs up in the middle has sent nothing.
  const server = http.createServer((request, answer) => void take(request, answer).catch(() => undefined));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    connections: () => sockets.size,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}

export type Receiver = Awaited<ReturnType<typeof receiver>>;
