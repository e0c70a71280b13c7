import type { IncomingMessage, Server, ServerResponse } from 'node:http';

interface Stream {
  readonly token: string | undefined;
  readonly answer: ServerResponse;
  bytes: number;
}

/** When a server writes to its streams: after which step of the story, and how much. */
export class WhenSent {
  private step = 0;
  private readonly streams = new Set<Stream>();
  private readonly written = new Map<string, string[]>();

  constructor(server: Server) {
    server.on('request', ({ url = '', headers }: IncomingMessage, answer: ServerResponse) => {
      if (!/\/stream(?:\?|$)/.test(url)) return;
      const stream = { token: headers.authorization, answer, bytes: 0 };
      this.streams.add(stream);
      answer.once('close', () => this.streams.delete(stream));
    });
  }

  /** Something has been done, and everybody told of it. */
  look(): void {
    this.step += 1;
    for (const stream of this.streams) {
      const bytes = stream.answer.socket?.bytesWritten ?? stream.bytes;
      if (bytes > stream.bytes) this.of(stream.token).push(`${this.step}: ${bytes - stream.bytes}`);
      stream.bytes = bytes;
    }
  }

  /** What was written to whoever has this token since this was asked last: step by step, in bytes. */
  take(token: string): string {
    return this.of(`Bearer ${token}`).splice(0).join('\n');
  }

  private of(token = ''): string[] {
    const known = this.written.get(token) ?? [];
    this.written.set(token, known);
    return known;
  }
}
