import type { Pool, PoolClient } from 'pg';
import { sha256 } from '../../events/canonical.js';
import { NO_PREVIOUS } from '../../events/seal.js';
import { checkpointBytes, checkpointIsSigned, type SignedCheckpoint } from '../../events/signing.js';
import { inSnapshot, readKeys } from '../read-stored.js';
import type { PublishedKeys } from '../stored-game.js';
import { allCheckpoints } from './checkpoint.js';
import { headsKeptIn, headsNotInJournal, lastKept, leafOf } from './heads.js';
import { rootOf } from './merkle.js';

type Tell = (line: string) => void;

/**
 * Every checkpoint worked out anew from the heads that were kept, and these against the journal.
 * @param only a game: then nothing but its heads is looked at
 * @returns whether all is well
 */
export async function verifyCheckpoints(pool: Pool, only: string | undefined, tell: Tell): Promise<boolean> {
  const keys = await readKeys(pool);
  return inSnapshot(pool, async (session) => {
    const checkpoints = only === undefined ? await allCheckpoints(session) : [];
    const faults = [
      ...(only === undefined ? await checkpointFaults(session, checkpoints, keys) : []),
      ...(await journalFaults(session, only)),
    ];
    for (const fault of faults) tell(`FAULT  ${fault}`);
    const last = checkpoints.at(-1);
    if (faults.length === 0 && last !== undefined)
      tell(`ok  checkpoints 1 to ${last.number}, the last of ${last.at}`);
    return faults.length === 0;
  });
}

async function checkpointFaults(
  session: PoolClient,
  checkpoints: readonly SignedCheckpoint[],
  keys: PublishedKeys,
): Promise<string[]> {
  const leaves = new Map<string, Buffer>();
  const faults: string[] = [];
  let before: SignedCheckpoint | undefined;
  for (const checkpoint of checkpoints) {
    for (const head of await headsKeptIn(session, checkpoint.number)) leaves.set(head.game, leafOf(head));
    const looks: [boolean, string][] = [
      ...linkLooks(checkpoint, before),
      ...signatureLooks(checkpoint, keys),
      [checkpoint.games === leaves.size, `it counts ${checkpoint.games} games, and ${leaves.size} were kept`],
      [checkpoint.root === rootOver(leaves), 'its root is not that of the heads that were kept'],
    ];
    for (const [good, what] of looks) if (!good) faults.push(`checkpoint ${checkpoint.number}  ${what}`);
    before = checkpoint;
  }
  if ((await lastKept(session)) > (before?.number ?? 0))
    faults.push('checkpoints  heads were kept for one that is not there');
  return faults;
}

function linkLooks(checkpoint: SignedCheckpoint, before: SignedCheckpoint | undefined): [boolean, string][] {
  const { number, previous, hash } = checkpoint;
  return [
    [number === (before?.number ?? 0) + 1, 'the one before it is missing'],
    [previous === (before?.hash ?? NO_PREVIOUS), 'it does not name the hash of the one before it'],
    [hash === sha256(checkpointBytes(checkpoint)), 'its hash does not fit its content'],
  ];
}

function signatureLooks(checkpoint: SignedCheckpoint, keys: PublishedKeys): [boolean, string][] {
  const key = keys.get(checkpoint.key);
  return [
    [
      key !== undefined && checkpointIsSigned(checkpoint, key),
      `its signature is not that of a published key ${checkpoint.key}`,
    ],
  ];
}

function rootOver(leaves: ReadonlyMap<string, Buffer>): string {
  const games = [...leaves.keys()].sort();
  return rootOf(games.map((game) => leaves.get(game)!)).toString('hex');
}

/** Of each game that was changed or taken away after a checkpoint, the first that shows it. */
async function journalFaults(session: PoolClient, only: string | undefined): Promise<string[]> {
  return (await headsNotInJournal(session, only)).map(({ game, checkpoint, version, missing }) =>
    missing
      ? `${game}  entry ${version} is not there, and checkpoint ${checkpoint} has it: entries were taken away`
      : `${game}  entry ${version} is another than checkpoint ${checkpoint} has: the game was replaced`,
  );
}
