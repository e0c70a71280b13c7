import { canonical, sha256, toHex, utf8 } from './canonical.js';
import { Chain, type Checked } from './chain.js';
import { anchorOf, checkDraws, Script, seedCommitment } from './draws.js';
import { Keys } from './keys.js';
import type { Entry, Head, Schemas, SigningKey } from './types.js';
import { atEntry, must } from './untrue.js';

const FORMAT = 'harker-proof/1';

interface About {
  readonly line: string;
  readonly format: string;
  readonly game: string;
  readonly status: string;
  readonly version: number;
  readonly viewer: string;
}

type End = Pick<Head, 'key' | 'signature'> & { readonly line: string; readonly sha256: string };
type Line = { readonly line: string };

export interface Proven extends Checked {
  readonly game: string;
  readonly viewer: string;
  readonly status: string;
  /** Draws that nobody could see during the game; none before its end. */
  readonly hiddenDraws: number;
}

export interface ProofGiven {
  /** As `GET /v1/keys` lists them, best kept from before. Those in the file only agree with themselves. */
  readonly keys: readonly Pick<SigningKey, 'key' | 'publicKey'>[];
  /** Heads that somebody was given: receipts of actions above all. */
  readonly receipts?: readonly Head[];
}

/**
 * Checks the file of a game: that it is whole and signed; each entry, its hash, signature and place in the chain; what was
 * opened and told; that the game began once, with the seeds, options and entropies that were agreed; and all chance.
 *
 * Not checked, and left to the verifier of the server's project (`harker-verify`): whether each action was legal and its
 * events are those of the rules; whether draws are those that the rules ask for; who may take back, vote, rule or hurry
 * somebody; and whether what the server calls a default was one. So a proof that passes here says that nothing was changed
 * and that chance was honest (in a `sandbox`, as its script says), not that the rules were kept.
 * @throws Untrue
 */
export async function checkProof(text: string, { keys, receipts = [] }: ProofGiven): Promise<Proven> {
  const { about, entries, end, before } = read(text);
  must(about.format === FORMAT, `the format is ${about.format}, and known is ${FORMAT}`);
  must(
    about.version === entries.length,
    `it says that there are ${about.version} entries, and there are ${entries.length}`,
  );
  const { game, viewer, status } = about;
  const isOver = milestones(entries).finished !== undefined;
  must((status === 'finished') === isOver, `it says that the game is ${status}`);
  const { seats = [] } = milestones(entries).created ?? {};
  const isSeat = viewer === 'spectator' || seats.some(({ seat }) => seat === viewer);
  must(isSeat, `${viewer} is no seat of the game`);
  const chain = await Chain.of(game, keys);
  for (const entry of entries) await chain.take(entry);
  for (const receipt of receipts) await chain.meets(receipt);
  must(end.sha256 === toHex(await sha256(utf8(before))), 'its bytes are not those that the last line signs');
  const signed = await (await Keys.of(keys)).signed(['harker-proof-end/1', game, end.sha256], end);
  must(signed, 'the last line is not signed by a key that is known');
  return { game, viewer, status, ...chain.checked, hiddenDraws: await checkHidden(game, entries) };
}

function read(text: string) {
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  must(text.endsWith('\n') && end > 0, 'the file has been cut off');
  const [about, ...lines] = text.trimEnd().split('\n').map(readLine);
  const last = lines.pop();
  must(about?.line === 'proof' && last?.line === 'end', 'it does not begin and end as a proof does');
  const firstEntry = lines.findIndex(({ line }) => line === 'entry');
  const told = firstEntry < 0 ? [] : lines.slice(firstEntry);
  const known = lines.slice(0, lines.length - told.length);
  must(known.length > 0 && known.every(({ line }) => line === 'key'), 'no key stands before the entries');
  must(
    told.every(({ line }) => line === 'entry'),
    'something else stands between the entries',
  );
  return {
    about: about as About,
    entries: told as unknown as readonly Entry[],
    end: last as End,
    before: text.slice(0, end),
  };
}

function readLine(text: string): Line {
  const value = parsed(text);
  must(
    value !== undefined && canonical(value) === text,
    'a line cannot be read, or is spelled in another way',
  );
  return value;
}

function parsed(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

/** When the game is over, the seeds are open, and all other draws follow from them. */
async function checkHidden(game: string, entries: readonly Entry[]): Promise<number> {
  const { created, entropies, finished } = milestones(entries);
  if (finished === undefined || created === undefined || entropies === undefined) return 0;
  await checkSeeds(game, created.randomness, finished.seeds);
  const script = new Script(created.sandbox?.dice);
  let count = 0;
  for (const { entry, seal } of entries) {
    count += await atEntry(entry, async () => {
      const { draws } = seal.opened['nobody']?.value as { draws: Schemas['Draw'][] };
      await checkDraws(draws, finished.seeds.secret, { game, entry, entropies }, script);
      return draws.length;
    });
  }
  return count;
}

interface Milestones {
  created?: Schemas['TableEventGameCreated'];
  entropies?: Schemas['TableEventGameBegan']['entropies'];
  finished?: Schemas['TableEventGameFinished'];
}

function milestones(entries: readonly Entry[]): Milestones {
  const found: Milestones = {};
  for (const { events } of entries) {
    for (const event of events) {
      if (event.type === 'GameCreated') found.created = event;
      if (event.type === 'GameBegan') found.entropies = event.entropies;
      if (event.type === 'GameFinished') found.finished = event;
    }
  }
  return found;
}

async function checkSeeds(
  game: string,
  { publicSeed, secretSeed, anchor }: Schemas['TableEventGameCreated']['randomness'],
  seeds: Schemas['TableEventGameFinished']['seeds'],
): Promise<void> {
  const asCommitted =
    (await seedCommitment(game, 'public', seeds.public)) === publicSeed &&
    (await seedCommitment(game, 'secret', seeds.secret)) === secretSeed &&
    (await anchorOf(game, seeds.public)) === anchor;
  must(asCommitted, 'the seeds are not those that were committed to');
}
