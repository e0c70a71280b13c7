import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

// Six play shorter games than three.
const OPTIONS = ['--options', '{"players":6}', '--seed', '1'];

interface Told {
  at: string;
  seat: string | null;
  events: { audience: string; schema: number; label: string }[];
  seal: {
    draws: { value: number; n: number }[];
    link: string | null;
    commitments: Record<string, string>;
    opened: Record<string, { salt: string; value: { draws: { value: number }[]; order?: unknown[] } }>;
  };
  head: { signature: string };
}
interface Evidence {
  keys: { publicKey: string }[];
  clients: { entropy: string; entries: Told[]; heads: { hash: string }[] }[];
  proof: string;
}

const { verdict } = jest.requireActual<{
  verdict(evidence: Evidence): { lines: string[]; problems: string[] };
}>('../../scripts/demo/verdict.mjs');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-demo-'));
const record = path.join(folder, 'evidence.json');
let code: number | null;
let said = '';
let text: string;

beforeAll(async () => {
  const { DATABASE_URL: _url, DATA_DIR: _data, ...environment } = process.env;
  const child = spawn(process.execPath, ['scripts/demo.mjs', ...OPTIONS, '--record', record], {
    env: { ...environment, HOST: '127.0.0.1', PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += String(bytes)));
  code = await new Promise((resolve) => child.once('close', resolve));
  text = fs.existsSync(record) ? fs.readFileSync(record, 'utf8') : '';
}, 300_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the demo, against a server that it starts', () => {
  it('plays a game to its end and proves it', () => {
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(/The game is over.* won\./s) as string,
    });
    expect(said).toContain('All 6 saw the same heads');
    expect(said).not.toContain('NOT TRUE');
  });
});

/** Everything that somebody could change in what the clients hold, once. */
const CHANGES: Record<string, (evidence: Evidence) => void> = {
  'when an entry was written': ({ clients }) => (entriesOf(clients)[9]!.at = '2001-01-01T00:00:00.000Z'),
  'who acted': ({ clients }) => (entriesOf(clients)[2]!.seat = null),
  'a public event': ({ clients }) => (publicEvent(entriesOf(clients)).schema += 1),
  'a hidden event made public': ({ clients }) => (hiddenEvent(entriesOf(clients)).audience = 'everyone'),
  'an event left out': ({ clients }) => entriesOf(clients)[12]!.events.pop(),
  'a salt': ({ clients }) => {
    const opening = clients[1]!.entries[15]!.seal.opened['player-2']!;
    opening.salt = opening.salt.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  },
  'a commitment left out': ({ clients }) => delete entriesOf(clients)[15]!.seal.commitments['nobody'],
  'an order': ({ clients }) =>
    entriesOf(clients).at(-1)!.seal.opened['nobody']!.value.order!.push(['everyone']),
  'a public draw': ({ clients }) => (withDraws(entriesOf(clients)).draws[0]!.value += 1),
  'a link': ({ clients }) => (withDraws(entriesOf(clients)).link = '0'.repeat(64)),
  'a signature': ({ clients }) => (clients[2]!.entries[7]!.head.signature = 'A'.repeat(86)),
  'a key': ({ keys }) => (keys[0]!.publicKey = 'A'.repeat(43)),
  'an entry left out': ({ clients }) => entriesOf(clients).splice(30, 1),
  'the last entry left out': ({ clients }) => entriesOf(clients).pop(),
  'two entries exchanged': ({ clients }) => {
    const entries = entriesOf(clients);
    entries.splice(30, 2, entries[31]!, entries[30]!);
  },
  'a head that one client saw': ({ clients }) => (clients[0]!.heads[5]!.hash = clients[0]!.heads[6]!.hash),
  'the entropy that a client gave': ({ clients }) => (clients[0]!.entropy = 'none'),
  'a number in the proof': (evidence) =>
    (evidence.proof = evidence.proof.replace(/"n":(\d+)/, (_, n) => `"n":${Number(n) + 1}`)),
  'a line of the proof left out': (evidence) =>
    (evidence.proof = evidence.proof.split('\n').toSpliced(9, 1).join('\n')),
  'the end of the proof left out': (evidence) => (evidence.proof = evidence.proof.slice(0, -1)),
};

describe('a change in what the clients hold', () => {
  it('is not there as it came', () => {
    expect(verdict(held()).problems).toEqual([]);
  });

  it.each(Object.keys(CHANGES))('is found: %s', (what) => {
    const evidence = held();
    CHANGES[what]!(evidence);
    expect(verdict(evidence).problems).not.toEqual([]);
  });

  it('is not what is merely said about an event', () => {
    const evidence = held();
    publicEvent(entriesOf(evidence.clients)).label = 'Something happened.';
    expect(verdict(evidence).problems).toEqual([]);
  });
});

/** What three of the clients hold: enough, and quicker. */
function held(): Evidence {
  const evidence = JSON.parse(text) as Evidence;
  return { ...evidence, clients: evidence.clients.slice(0, 3) };
}

const publicEvent = (entries: Told[]) => eventsOf(entries).find(({ audience }) => audience === 'everyone')!;
const hiddenEvent = (entries: Told[]) => eventsOf(entries).find(({ audience }) => audience !== 'everyone')!;
const eventsOf = (entries: Told[]) => entries.flatMap(({ events }) => events);
const withDraws = (entries: Told[]) => entries.map(({ seal }) => seal).find(({ draws }) => draws.length > 0)!;
const entriesOf = (clients: Evidence['clients']) => clients[0]!.entries;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
