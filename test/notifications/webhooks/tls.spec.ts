import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { WebhookClient } from '../../../src/notifications/webhooks/client.js';
import { Targets } from '../../../src/notifications/webhooks/targets.js';

const read = (name: string): Buffer => fs.readFileSync(path.join(__dirname, 'support/tls', name));

describe('by https', () => {
  const asked: (string | undefined)[] = [];
  let server: https.Server;
  let url: string;
  let client: WebhookClient;

  beforeAll(async () => {
    server = https.createServer(
      { key: read('key.pem'), cert: read('certificate.pem') },
      (request, answer) => {
        asked.push(request.headers.host);
        answer.end();
      },
    );
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `https://hooks.example.com:${(server.address() as AddressInfo).port}/`;
    client = new WebhookClient(new Targets('any', async () => [{ address: '127.0.0.1', family: 4 }]), 5_000);
  });
  afterAll(async () => {
    await client.close();
    server.close();
  });

  it('nothing is told to somebody whose certificate nobody vouches for', async () => {
    expect(await client.post(url, {}, 'x')).toEqual({ said: 'No answer: DEPTH_ZERO_SELF_SIGNED_CERT.' });
    expect(asked).toEqual([]);
  });
});
