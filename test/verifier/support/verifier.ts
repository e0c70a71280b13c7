import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import type { Head } from '../../../src/events/entry.js';

export interface Given {
  readonly keys?: readonly { readonly key: string; readonly publicKey: string }[];
  readonly receipts?: readonly Head[];
  /** What somebody kept of a checkpoint, whatever it has become. */
  readonly checkpoint?: unknown;
  readonly against?: Buffer;
  readonly rules?: RulesFile | readonly RulesFile[];
}

export interface RulesFile {
  readonly ruleset: Ruleset;
  readonly sha256: string;
}

export interface Found {
  readonly chain: { readonly head: Head; readonly opened: number };
  readonly draws: { readonly public: number; readonly hidden: number };
  readonly over: boolean;
  readonly actions: number | undefined;
  readonly shared: number | undefined;
}

// The verifier is not part of the program: it is taken as it is.
const { verifyBundle } = jest.requireActual<{ verifyBundle(bytes: Buffer, given?: Given): Found }>(
  '../../../verifier/verify-bundle.mjs',
);
const { report } = jest.requireActual<{ report(found: Found, given: Given): string[] }>(
  '../../../verifier/report.mjs',
);
const { Fault } = jest.requireActual<{ Fault: new () => Error }>('../../../verifier/fault.mjs');
export { report, verifyBundle };

/** What the verifier finds: the entry and what is wrong there; undefined if all is well. */
export function faultIn(bytes: Buffer, given: Given = {}): { entry?: number; what: string } | undefined {
  try {
    verifyBundle(bytes, given);
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { entry, message } = error as Error & { entry?: number };
    return { ...(entry === undefined ? {} : { entry }), what: message };
  }
}
