import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';

const DOMAIN = 'twins.example';

/** Where a viewer of a world gets mail. */
export const addressOf = (token: string): string => `${token.slice(4, 16).toLowerCase()}@${DOMAIN}`;

/** Everything that a world sends out by itself, by whom it is for: calls of webhooks, and mails. */
export class Letterbox {
  private readonly called = new Map<string, string[]>();

  private constructor(
    private readonly server: http.Server,
    private readonly port: number,
    private readonly pool: Pool,
  ) {}

  static async open(pool: Pool): Promise<Letterbox> {
    const server = http.createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const box = new Letterbox(server, (server.address() as AddressInfo).port, pool);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        box.keep(request, Buffer.concat(parts).toString());
        response.writeHead(204).end();
      });
    });
    return box;
  }

  /** Where a viewer is called. */
  url(address: string): string {
    return `http://127.0.0.1:${this.port}/${address}`;
  }

  /** What has come for a viewer since this was asked last, byte for byte, in its order. */
  async take(address: string): Promise<string[]> {
    const calls = this.called.get(address) ?? [];
    this.called.delete(address);
    const { rows } = await this.pool.query<{ raw: Buffer }>(
      `WITH taken AS (DELETE FROM development_mails WHERE recipient = $1 RETURNING at, id, raw)
       SELECT raw FROM taken ORDER BY at, id`,
      [address],
    );
    return [...calls, ...rows.map(({ raw }) => raw.toString())];
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private keep({ url, rawHeaders }: http.IncomingMessage, body: string): void {
    const address = url!.slice(1);
    // The port of the receiver is its own.
    const headers = rawHeaders.filter(
      (_, place) => rawHeaders[place - (place % 2)]!.toLowerCase() !== 'host',
    );
    this.called.set(address, [...(this.called.get(address) ?? []), [...headers, body].join('\n')]);
  }
}
