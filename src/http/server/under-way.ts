import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that one connection may have under way at once. */
export const MOST_AT_ONCE = 16;

/**
 * What is under way on each connection. HTTP/1.1 lets a client send on without waiting for answers (RFC 9112, section
 * 9.3.2), and Node begins with all of it at once: whoever sends too far ahead loses the connection.
 */
export class UnderWay {
  private readonly answers = new WeakMap<Socket, Set<ServerResponse>>();

  /** @returns whether the request is to be answered; if not, its connection is closed */
  admit({ socket }: IncomingMessage, answer: ServerResponse): boolean {
    const answers = this.on(socket);
    if (socket.destroyed || answers.size >= MOST_AT_ONCE) {
      socket.destroy();
      return false;
    }
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    return true;
  }

  /** Whether what is written to a connection now cannot be taken for the answer to a request that has arrived. */
  isFree(socket: Socket): boolean {
    const [first, second] = this.on(socket);
    return first === undefined || (second === undefined && !first.headersSent && !first.req.complete);
  }

  private on(socket: Socket): Set<ServerResponse> {
    const known = this.answers.get(socket) ?? new Set();
    this.answers.set(socket, known);
    return known;
  }
}
