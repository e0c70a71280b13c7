import type { Socket } from 'node:net';
import { Refusal } from '../../refusals/refusal.js';
import { PROBLEM_TYPE, type Problems } from './problems.js';

/** Answers what is not HTTP, or came too slowly or with too many headers, before there is a request. */
export function unreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  problems: Problems,
  requestId: string,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(problems.plain(new Refusal('invalid-request'), requestId));
  const lines = [
    'HTTP/1.1 400 Bad Request',
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Content-Language: en',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
