import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { programs, ROOT, shellBlocks } from './support/documents.js';
import { freePort } from '../support/free-port.js';
import { buildTypeScript } from './support/typescript.js';
import { inShell, type Ran, type Serving, serving } from './support/serving.js';

const firstTurn = shellBlocks('README.md');

// A place for the files that they make, where the verifier and the commands are.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-documents-'));

let server: Serving;
let taken: Ran;

beforeAll(async () => {
  for (const name of ['verifier', 'scripts', 'package.json'])
    fs.symlinkSync(path.join(ROOT, name), path.join(folder, name));
  server = await serving({
    ...{
      SMTP_LISTEN: `127.0.0.1:${await freePort()}`,
      MAIL_AUTH: 'provider',
      MAIL_AUTHSERV: 'mx.example.org',
    },
    INBOUND_MAIL_SECRET: 'a secret that the provider shares',
    CHECKPOINT_EVERY: '2',
  });
  taken = await inShell(firstTurn, server, folder);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The examples of a document, which go on from the first turn. */
async function goOn(file: string): Promise<string> {
  const script = `${firstTurn}\necho GOING ON\n${shellBlocks(file)}`;
  const { said, ...outcome } = await inShell(script, server, folder);
  expect(outcome).toEqual({ code: 0, complained: '' });
  return said.split('GOING ON\n')[1]!;
}

describe('the examples for a shell work as they are written', () => {
  test('the first turn of the README', () => {
    const { said, ...outcome } = taken;
    expect(outcome).toEqual({ code: 0, complained: '' });
    expect(said).not.toContain('/problems/');
    expect(said).toContain('"label": "Open the grave in column 1, row 1"');
    expect(said).toMatch(/"Player 1 (?:opens an empty grave|finds )/);
    expect(said).toContain('"format": "harker-entry/1"');
    expect(said).toContain('\nplaying\n');
  });

  test('in it, an action sent again has the same receipt, and two players see the same head', () => {
    const receipt = /"hash": "([0-9a-f]{64})"/.exec(taken.said)?.[1];
    const hashes = [...taken.said.matchAll(/^[0-9a-f]{64}$/gm)].map(([hash]) => hash);
    expect(hashes).toEqual([receipt, hashes[1], hashes[1]]);
  });

  test('docs/api.md: the game is verified', async () => {
    const said = await goOn('docs/api.md');
    expect(said).toMatch(/^Mina\n304\n/);
    expect(said).toContain('\nsnapshot\nentry\n');
    expect(said).toMatch(/^proven {2}5 entries without a gap, each sealed to the one before/m);
    expect(said).toMatch(/^proven {2}All is signed by the key [0-9a-f]{16} that you gave\.$/m);
  });

  test('docs/guide.md: a token, a game, a move, a stream, a webhook', async () => {
    const { said, ...outcome } = await inShell(shellBlocks('docs/guide.md'), server, folder);
    expect(outcome).toEqual({ code: 0, complained: '' });
    expect(said).toMatch(/^vampire-graves\nplayer-1 player-2 player-3\n/m);
    expect(said).toMatch(/^[0-9a-f]{24} Open the grave in column 1, row 1$/m);
    expect(said).toMatch(/^Player 1 (?:opens an empty grave|finds )|^The grave in column 1, row 1 /m);
    expect(said).toMatch(/^(?:invalid-action|not-asked)\nentry\n/m);
    expect(said).toMatch(/\ncalled: ping\n$/);
  });

  test('docs/guide.md: a server that calls no machine of its own says so, and nothing waits for ever', async () => {
    const strict = await serving({ WEBHOOK_TARGETS: 'public' });
    const { said, ...outcome } = await inShell(shellBlocks('docs/guide.md'), strict, folder);
    await strict.stop();
    expect(outcome).toEqual({ code: 0, complained: '' });
    expect(said).toContain('public addresses');
    expect(said).toMatch(
      /\nOn one machine it takes a server that was started with WEBHOOK_TARGETS=any npm start\.\n$/,
    );
  });

  test.each([
    ['docs/guide.md: a whole game in TypeScript, which is verified', 0, 'finished\nverified\n'],
    ['docs/guide.md: a webhook in TypeScript, whose signature is checked', 1, 'called: ping\nforged: 401\n'],
  ])('%s', async (_, place, outcome) => {
    const file = path.join(folder, `guide-${place}.mjs`);
    await buildTypeScript(programs('docs/guide.md')[place]!, file);
    const ran = await inShell(`node guide-${place}.mjs`, server, folder);
    expect(ran).toEqual({ code: 0, complained: '', said: outcome });
  });

  test('docs/clients.md: a game whose dice are chosen', async () => {
    const file = path.join(folder, 'sandbox.mjs');
    await buildTypeScript(programs('docs/clients.md')[0]!, file);
    const { said, ...outcome } = await inShell('node sandbox.mjs', server, folder);
    expect(outcome).toEqual({ code: 0, complained: '' });
    expect(said).toBe('The train dice show 2 and 2/3.\nNo real game, and it says so.\n');
  });

  test('docs/proof.md: the proof is taken along, with a receipt', async () => {
    expect(await goOn('docs/proof.md')).toMatch(
      /^proven {2}It is the history of the heads that you kept, the last for entry \d+\.$/m,
    );
  });

  test('docs/checkpoints.md: the game is found in a checkpoint, and checked by it', async () => {
    expect(await goOn('docs/checkpoints.md')).toMatch(
      /^proven {2}It goes through entry \d+ as checkpoint \d+ of \S+ has it\.$/m,
    );
  });

  test('docs/webhooks.md: a receiver is called and checks the signature, also after a change of the secret', async () => {
    const said = await goOn('docs/webhooks.md');
    expect(said).toBe('ping\nping delivered 1 204\nping\n');
  });

  test('docs/play-by-mail.md: an address is given and confirmed, and a turn is answered by mail', async () => {
    const [settings, ...said] = (await goOn('docs/play-by-mail.md')).split('Your address');
    expect(settings).toBe('false\n22:00\ndigest\n');
    expect(said).toEqual([expect.stringMatching(/^ is confirmed\ntrue\nplaying\n202\n1.*: done\n$/)]);
  });

  test('docs/arbiters.md: the journal is read, an old view, and a dispute from complaint to ruling', async () => {
    const said = await goOn('docs/arbiters.md');
    expect(said).toContain('\n  The game begins');
    expect(said.split('The game begins')[1]).toContain('"seat": "player-2"');
    const [before, after] = said.split('arbiter-1: Abraham\n')[1]!.split('\nstruck: ') as [string, string];
    expect(before).toMatch(/^playing\nfalse\nopen\n1\ntrue\n/);
    const [, diff, view] =
      /^arbiter-1 diff as player-\d \d+ (\d+)\narbiter-1 view as player-\d \d+ (\d+)$/m.exec(before)!;
    expect(diff).toBe(view);
    expect(before).toMatch(/^Both agree that another grave was meant\.$/m);
    expect(after).toMatch(new RegExp(`^${diff}\n`));
    expect(after).toMatch(/^proven {2}\d+ entries without a gap, each sealed to the one before/m);
    expect(after).toMatch(/^proven {2}All is signed by the key [0-9a-f]{16} that you gave\.$/m);
  });

  test('none leaves a file where it is run', () => {
    const left = fs.readdirSync(folder).filter((name) => !/^(?:tmp\.|guide-\d|sandbox)/.test(name));
    expect(left.toSorted()).toEqual(['package.json', 'scripts', 'verifier']);
  });
});
