import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Refusal } from '../../refusals/refusal.js';
import type { UnderWay } from '../server/under-way.js';
import { PROBLEM_TYPE, type Problems } from './problems.js';

/** Answers what Fastify never sees: what is not HTTP, came too slowly or with too many headers, or is a CONNECT. */
export class Unreadable {
  constructor(
    private readonly problems: Problems,
    private readonly underWay: UnderWay,
    private readonly requestId: () => string,
  ) {}

  failed(error: NodeJS.ErrnoException, socket: Socket): void {
    this.refuse(socket, error.code !== 'ECONNRESET');
  }

  /** This is no proxy. */
  connect(socket: Duplex): void {
    // Node has taken its own listeners off: without one, a reset by the client would be a fault of the process.
    socket.on('error', () => socket.destroy());
    this.refuse(socket as Socket, true);
  }

  private refuse(socket: Socket, isHeard: boolean): void {
    if (!isHeard || !socket.writable || !this.underWay.isFree(socket)) {
      socket.destroy();
      return;
    }
    socket.end(this.text(this.requestId()), () => socket.destroySoon());
  }

  private text(requestId: string): string {
    const body = JSON.stringify(this.problems.plain(new Refusal('invalid-request'), requestId));
    const lines = [
      'HTTP/1.1 400 Bad Request',
      `Content-Type: ${PROBLEM_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Content-Language: en',
      'Cache-Control: no-store',
      'Connection: close',
    ];
    return `${lines.join('\r\n')}\r\n\r\n${body}`;
  }
}
