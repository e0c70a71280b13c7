import { createHash } from 'node:crypto';
import { canonical } from '../events/canonical.js';
import type { Entry } from '../events/entry.js';
import type { Signer } from '../events/signing.js';
import type { Viewer } from '../games/kit/audience.js';
import type { Ruleset } from '../games/kit/game-definition.js';
import type { GameStatus, ToldEntry, ToldEvent } from '../play/table/shapes.js';
import { toldEntry, type Window } from '../play/table/telling.js';
import type { PublishedKeys } from './stored-game.js';

export const PROOF_FORMAT = 'harker-proof/1';

/** A game as it stood when its proof was asked for, and who asks. */
export interface Proven {
  readonly game: string;
  readonly ruleset: Ruleset;
  readonly rulesVersion: number;
  readonly status: GameStatus;
  readonly version: number;
  readonly viewer: Viewer;
  readonly window: Window;
}

/**
 * A bundle, line by line, as docs/proof.md describes it: what it is, the keys, the entries as the viewer may be told them,
 * and a signature over all bytes before. It names nothing that is not sealed: no labels, no players.
 */
export async function* proofLines(
  proven: Proven,
  keys: PublishedKeys,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  signer: Signer,
): AsyncGenerator<string> {
  const { viewer, window, ruleset } = proven;
  const bytes = createHash('sha256');
  const line = (value: object): string => {
    const text = `${canonical(value)}\n`;
    bytes.update(text);
    return text;
  };
  yield line(opening(proven));
  for (const [key, publicKey] of keys)
    yield line({ line: 'key', key, publicKey: publicKey.toString('base64url') });
  for await (const entry of entries)
    yield line({ line: 'entry', ...withoutLabels(toldEntry(entry, viewer, window, ruleset)) });
  yield `${canonical({ line: 'end', ...signer.proofEnd(proven.game, bytes.digest('hex')) })}\n`;
}

function opening({ game, ruleset, rulesVersion, status, version, viewer }: Proven): object {
  const { ruleset: name } = ruleset;
  return { line: 'proof', format: PROOF_FORMAT, game, ruleset: name, rulesVersion, status, version, viewer };
}

/** Words are not sealed; and what is struck follows from the entries after it. */
function withoutLabels({ events, struck: _, ...entry }: ToldEntry): object {
  return { ...entry, events: events.map(sealedPart) };
}

function sealedPart({ type, schema, audience, data }: ToldEvent): object {
  return { ...data, type, schema, audience };
}
