import net from 'node:net';

const LONGEST_MS = 10_000;

/** One who follows a game. Leaner than node:http, since the client shares its cores with the server that is measured. */
export class Listener {
  /** @param heard takes the milliseconds from the time of each entry to its frame */
  constructor(port, { game, token, heard }) {
    this.game = game;
    this.heard = heard;
    this.text = '';
    this.last = 0;
    this.waiting = [];
    this.socket = net.connect({ port, host: '127.0.0.1' });
    this.socket.setEncoding('utf8');
    this.socket.on('data', (text) => this.take(text));
    this.socket.on('error', (error) => (this.broken ??= error));
    this.socket.on('close', () => (this.broken ??= new Error('a stream was closed')));
    const head = `GET /v1/games/${game.id}/stream HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`;
    this.socket.write(`${head}authorization: Bearer ${token}\r\n\r\n`);
  }

  take(text) {
    const now = Date.now();
    this.text += text;
    for (let end = this.text.indexOf('\n\n'); end >= 0; end = this.text.indexOf('\n\n')) {
      this.frame(this.text.slice(0, end), now);
      this.text = this.text.slice(end + 2);
    }
  }

  frame(text, now) {
    const id = /^id: (\d+)$/m.exec(text)?.[1];
    if (id !== undefined) this.last = Number(id);
    const at = /^event: entry$/m.test(text) ? /"at":"([^"]+)","events"/.exec(text)?.[1] : undefined;
    if (at !== undefined) this.heard.push(now - Date.parse(at));
    for (const look of this.waiting) look();
  }

  /** Once the first frame has come. */
  async opened() {
    await this.until(() => this.last > 0);
    return this;
  }

  /** Once it knows all that its game knows. */
  caughtUp() {
    return this.until(() => this.last >= this.game.version);
  }

  async until(isSo) {
    const late = performance.now() + LONGEST_MS;
    while (!isSo()) {
      if (this.broken !== undefined) throw this.broken;
      if (performance.now() > late) throw new Error(`a stream ended at entry ${this.last}`);
      await new Promise((next) => {
        this.waiting.push(next);
        setTimeout(next, 100);
      });
      this.waiting.length = 0;
    }
  }

  close() {
    this.socket.destroy();
  }
}
