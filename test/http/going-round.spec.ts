import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Each holds its answers against the contract, or says here why not. */
const ASKING = {
  'test/clients/conformance.e2e-spec.ts': 'lets a client ask that is careless on purpose',
  'test/clients/packed.e2e-spec.ts': 'asks by the client as strangers install it, in a process of its own',
  'test/clients/playing.e2e-spec.ts': 'asks by the client that it tests',
  'test/clients/recorded.e2e-spec.ts': 'asks by the client that it tests',
  'test/docs/readme.e2e-spec.ts': 'runs what the documents print: curl, scripts, the client',
  'test/docs/support/serving.ts': 'starts a server, and asks nothing but by commands of the documents',
  'test/docs/support/typescript.ts': 'compiles programs that the documents print, and asks nothing',
  'test/http/support/server.ts': 'holds every answer against the contract',
  'test/http/support/stream-client.ts': 'holds heads, problems and each frame against the contract',
  'test/notifications/killed.e2e-spec.ts': 'asks a server that is killed while it answers',
  'test/notifications/mail/killed.e2e-spec.ts':
    'starts a server that is killed, and looks at the mails that it sent',
  'test/notifications/mail/mail.e2e-spec.ts': 'looks at a page of the development mailbox by another name',
  'test/pages/pages.e2e-spec.ts': 'lets a browser ask, as the pages tell it',
  'test/pages/support/browser.ts': 'lets a browser ask, as the pages tell it',
  'test/pages/table.e2e-spec.ts': 'lets a browser ask, as the pages tell it',
  'test/play/time/killed.e2e-spec.ts':
    'starts a server that is killed, and looks at the journal that it left',
  'test/scripts/demo.e2e-spec.ts': 'runs the demonstration, whose clients ask in processes of their own',
  'test/secrecy/planted-leaks.e2e-spec.ts': 'runs other tests, in which it has planted a leak',
  'test/secrecy/world.ts':
    'compares bytes of two worlds, as they come; other tests hold the same calls against it',
} as const;

/** Calls of its own; or a program that asks: a command, a browser, the client, a server beside. */
const WAYS = [
  /(?<!\.)\b(?:fetch|http\.(?:request|get))\(/,
  /from '(?:node:child_process|playwright-core|undici|harker-client)'/,
  /from '[./]*docs\/support\/serving\.js'|from '\.\/(?:support\/)?serving\.js'/,
];

describe('tests of a whole server', () => {
  it('go round the contract only where the list says so', () => {
    const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join('test', name.split(path.sep).join('/')))
      .filter((name) => /(?:e2e-spec|support\/.*|secrecy\/.*)\.ts$/.test(name));
    const asking = files.filter((name) => {
      const text = readFileSync(name, 'utf8');
      return WAYS.some((way) => way.test(text));
    });
    expect(asking.sort()).toEqual(Object.keys(ASKING).sort());
  });
});
