import http from 'node:http';

const SLOW_MS = 10_000;

/** Receivers of webhooks: some that answer at once, and one that takes its time. */
export class Receivers {
  /** Milliseconds from each notice to its arrival at a quick one. */
  delays = [];
  slowCalls = 0;

  async listen(count) {
    this.quick = await Promise.all(
      Array.from({ length: count }, () => listening((body, answer) => this.take(body, answer))),
    );
    this.slow = await listening((_, answer) => {
      this.slowCalls += 1;
      setTimeout(() => answer.writeHead(204).end(), SLOW_MS).unref();
    });
    return this;
  }

  quickUrl(place) {
    return this.quick[place % this.quick.length].url;
  }

  take(body, answer) {
    answer.writeHead(204).end();
    this.delays.push(Date.now() - Date.parse(JSON.parse(body).timestamp));
  }

  close() {
    for (const { server } of [...this.quick, this.slow]) {
      server.close();
      server.closeAllConnections();
    }
  }
}

function listening(take) {
  const server = http.createServer((request, answer) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part) => (body += part));
    request.on('end', () => take(body, answer));
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, url: `http://127.0.0.1:${server.address().port}/` }),
    ),
  );
}
