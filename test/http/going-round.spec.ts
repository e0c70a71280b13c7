import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Each holds its answers against the contract, or says here why not. */
const ASKING = {
  'test/clients/conformance.e2e-spec.ts': 'lets a client ask that is careless on purpose',
  'test/clients/playing.e2e-spec.ts': 'asks by the client that it tests',
  'test/http/support/server.ts': 'holds every answer against the contract',
  'test/http/support/stream-client.ts': 'holds the head and each frame against the contract',
  'test/secrecy/world.ts':
    'compares bytes of two worlds, as they come; other tests hold the same calls against it',
  'test/notifications/killed.e2e-spec.ts': 'asks a server that is killed while it answers',
  'test/notifications/mail/mail.e2e-spec.ts': 'looks at a page of the development mailbox by another name',
} as const;

const CALLS = /(?<!\.)\b(?:fetch|http\.(?:request|get))\(/;

describe('tests of a whole server', () => {
  it('go round the contract only where the list says so', () => {
    const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join('test', name.split(path.sep).join('/')))
      .filter((name) => /(?:e2e-spec|support\/.*|secrecy\/.*)\.ts$/.test(name));
    const asking = files.filter((name) => CALLS.test(readFileSync(name, 'utf8')));
    expect(asking.sort()).toEqual(Object.keys(ASKING).sort());
  });
});
