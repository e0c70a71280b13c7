import net from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const NO_BODY = new Set([204, 304]);

/**
 * One kept-alive connection of one player (HTTP/1.1); requests may follow each other before their answers.
 * Leaner than node:http, since the client shares its cores with the server that is measured.
 */
export class Connection {
  constructor(port, token) {
    this.token = token;
    this.fixed = `host: 127.0.0.1:${port}\r\n${token === undefined ? '' : `authorization: Bearer ${token}\r\n`}`;
    this.asked = [];
    this.read = Buffer.alloc(0);
    this.socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (bytes) => this.take(bytes));
    this.socket.on('error', (error) => this.fail(error));
    this.socket.on('close', () => this.fail(new Error('the connection was closed')));
  }

  /** The answer: `{ status, etag, body }`, the body parsed if it is JSON. */
  ask(method, path, { body, headers = '' } = {}) {
    if (this.broken) return Promise.reject(this.broken);
    const text = body === undefined ? '' : JSON.stringify(body);
    const about =
      body === undefined
        ? ''
        : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
    this.socket.write(`${method} ${path} HTTP/1.1\r\n${this.fixed}${headers}${about}\r\n${text}`);
    return new Promise((resolve, reject) => this.asked.push({ resolve, reject }));
  }

  take(bytes) {
    this.read = this.read.length === 0 ? bytes : Buffer.concat([this.read, bytes]);
    for (;;) {
      const end = this.read.indexOf(HEAD_END);
      if (end < 0) return;
      const head = this.read.toString('latin1', 0, end);
      const status = Number(head.slice(9, 12));
      const length = NO_BODY.has(status) ? 0 : Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1]);
      if (Number.isNaN(length)) return this.fail(new Error('an answer without Content-Length'));
      const whole = end + HEAD_END.length + length;
      if (this.read.length < whole) return;
      const text = this.read.toString('utf8', end + HEAD_END.length, whole);
      this.read = this.read.subarray(whole);
      this.answer(status, head, text);
    }
  }

  answer(status, head, text) {
    const etag = /\r\netag: *([^\r]+)/i.exec(head)?.[1];
    const isJson = /\r\ncontent-type: *application\/(problem\+)?json/i.test(head);
    this.asked.shift()?.resolve({ status, etag, body: isJson && text !== '' ? JSON.parse(text) : undefined });
  }

  fail(error) {
    this.broken ??= error;
    for (const { reject } of this.asked.splice(0)) reject(this.broken);
    this.socket.destroy();
  }

  close() {
    this.fail(new Error('closed'));
  }
}
