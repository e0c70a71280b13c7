import { same } from '../../verifier/canonical.mjs';
import { Fault } from '../../verifier/fault.mjs';
import { verifyEntries } from '../../verifier/game.mjs';
import { publicKeys } from '../../verifier/keys.mjs';

const PAGE = 100;
const ASKED_AGAIN = 50;

/** What was acknowledged to whom: each action's Idempotency-Key, and the receipt that came back. */
export class Ledger {
  constructor() {
    this.receipts = [];
    this.later = [];
    this.unanswered = 0;
  }

  acknowledge(asked, receipt) {
    this.receipts.push({ asked, receipt });
  }

  /** Only so many were promised by what is looked at from now on; those after them may be there or not. */
  cut(length) {
    this.later = this.receipts.splice(length);
  }

  /**
   * Compare with the journal, as the players can read it.
   * The result: `{ lost, doubled, problems }`; all keys must have been settled before.
   */
  async check(lanes) {
    const found = { lost: 0, doubled: 0, problems: [] };
    const { items } = must(200, await lanes[0].people[0].ask('GET', '/v1/keys'));
    const keys = publicKeys(items);
    for (const lane of lanes) for (const game of lane.games) await this.checkGame(game, lane, keys, found);
    await this.askAgain(found);
    return found;
  }

  async checkGame(game, lane, keys, found) {
    const entries = await entriesOf(game, lane.people[0]);
    found.problems.push(...faults(game, entries, keys).map((what) => `game ${game}: ${what}`));
    const receipts = this.receipts.filter(({ asked }) => asked.game === game).map(({ receipt }) => receipt);
    const hashes = new Map(entries.map(({ entry, hash }) => [entry, hash]));
    found.lost += receipts.filter(({ version, hash }) => hashes.get(version) !== hash).length;
    const began = entries.find(({ events }) => events.some(({ type }) => type === 'GameBegan'))?.entry;
    const acts = entries.length - (began ?? entries.length);
    const later = this.later.filter(
      ({ asked, receipt }) => asked.game === game && hashes.get(receipt.version) === receipt.hash,
    );
    const known = new Set([...receipts, ...later.map(({ receipt }) => receipt)].map(({ version }) => version))
      .size;
    // One key, one entry: more entries than keys, or two keys with one receipt, are doubled.
    found.doubled += Math.max(0, acts - known) + (receipts.length + later.length - known);
  }

  /** The same key with the same body gives the same receipt, however late. */
  async askAgain(found) {
    const step = Math.max(1, Math.floor(this.receipts.length / ASKED_AGAIN));
    for (let place = 0; place < this.receipts.length; place += step) {
      const { asked, receipt } = this.receipts[place];
      const { body } = await asked.send();
      if (!same(body?.receipt ?? null, receipt))
        found.problems.push(`the key ${asked.key} gives another receipt`);
    }
  }
}

function faults(game, entries, keys) {
  try {
    verifyEntries({ game, entries, keys });
    return [];
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return [error.sentence];
  }
}

async function entriesOf(game, person) {
  const all = [];
  for (let after = 0; after !== null;) {
    const { items, next } = must(
      200,
      await person.ask('GET', `/v1/games/${game}/events?after=${after}&limit=${PAGE}`),
    );
    all.push(...items);
    after = items.length === 0 ? null : next;
  }
  return all;
}

export function must(status, answer) {
  if (answer.status === status) return answer.body;
  throw new Error(`the server answered ${answer.status} ${JSON.stringify(answer.body)}`);
}
