import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Answer, onceGone } from './gone.js';

/** Bytes that may wait for one client: many entries, and little for a server. */
export const MOST_WAITING = 512 * 1024;

/** How long the last bytes of a stream that is over have to leave. */
const FAREWELL_MS = 500;

export type Connection = Pick<
  ServerResponse,
  'writeHead' | 'flushHeaders' | 'write' | 'end' | 'destroy' | 'writableLength'
> &
  Answer;

/** The connection of one client. Nobody waits for it: who does not read loses it. */
export class EventStream {
  private isOver = false;

  /** @param left called once, when the client is gone or the stream has ended */
  constructor(
    private readonly connection: Connection,
    private readonly left: () => void,
    private readonly dropped: () => void,
  ) {
    onceGone(connection, () => this.leave());
    connection.req.socket.once('pause', this.cut);
  }

  begin(headers: OutgoingHttpHeaders): void {
    this.connection.writeHead(200, headers);
    this.connection.flushHeaders();
  }

  get ended(): boolean {
    return this.isOver;
  }

  /** @returns whether it was sent: nothing is when the stream is over, or too much waits already */
  send(text: string): boolean {
    if (this.isOver) return false;
    if (this.connection.writableLength > MOST_WAITING) {
      this.dropped();
      this.cut();
      return false;
    }
    this.connection.write(text);
    return true;
  }

  end(): void {
    if (this.isOver) return;
    this.leave();
    this.connection.end();
    const timer = setTimeout(() => this.connection.destroy(), FAREWELL_MS);
    timer.unref();
    onceGone(this.connection, () => clearTimeout(timer));
  }

  /**
   * At once. Where too much was asked for behind a stream Node reads no more of the connection, and would not hear its
   * client leave.
   */
  private readonly cut = (): void => {
    if (this.isOver) return;
    this.leave();
    this.connection.destroy();
  };

  private leave(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.connection.req.socket.off('pause', this.cut);
    this.left();
  }
}
