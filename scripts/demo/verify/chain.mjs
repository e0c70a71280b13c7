import { same } from './canonical.mjs';
import { anchorOf, drawBelow, Links, seedCommitment } from './chance.mjs';
import { entryProblems, orderIsKept } from './entry.mjs';
import { Table } from './table.mjs';

const NO_PREVIOUS = '0'.repeat(64);
const MOST_PROBLEMS = 20;

/**
 * Check the entries of one game, from the first on, as one viewer received them: nothing else is believed.
 * `keys` come from `publicKeys`. The result: `{ problems, counts }`.
 */
export function verifyChain(game, entries, keys) {
  const check = new ChainCheck(game, keys);
  for (const entry of entries) check.take(entry);
  return check.result(entries);
}

/** The same, of a game that is over, where everything is open: seeds, hidden draws, hidden events too. */
export function verifyFinished(game, entries, keys) {
  const check = new ChainCheck(game, keys);
  for (const entry of entries) check.take(entry);
  check.open(entries);
  return check.result(entries);
}

class ChainCheck {
  constructor(game, keys) {
    Object.assign(this, { game, keys, problems: [], table: new Table() });
    this.before = { entry: 0, hash: NO_PREVIOUS };
    this.counts = { entries: 0, commitments: 0, publicDraws: 0, hiddenDraws: 0 };
  }

  take(told) {
    this.guarded(told, () => {
      this.problems.push(...entryProblems(this.game, told, this.before, this.keys));
      this.slots(told);
      this.must(this.table.status !== 'finished', told.entry, 'it stands after the end of the game');
      for (const event of told.events) if (event.audience === 'everyone') this.tableEvent(told.entry, event);
      this.publicDraws(told);
    });
    this.before = { entry: told.entry, hash: told.hash };
    this.counts.entries += 1;
    this.counts.commitments += Object.keys(told.seal?.opened ?? {}).length;
  }

  /** An answer of another shape is a finding too, not a crash. */
  guarded(told, action) {
    try {
      action();
    } catch (error) {
      this.must(false, told?.entry, `it is not of the form that is documented (${error.message})`);
    }
  }

  must(good, entry, what) {
    if (!good) this.problems.push(`entry ${entry}: ${what}`);
  }

  /** Always one commitment for each seat, for what passes and for what nobody knows. */
  slots({ entry, seal, events }) {
    const created = events.find(({ type }) => type === 'GameCreated');
    if (entry === 1 && created) {
      this.expected = ['passing', 'nobody', ...created.seats.map(({ seat }) => seat)].sort();
    }
    this.must(
      same(Object.keys(seal.commitments).sort(), this.expected),
      entry,
      'commitments are missing or too many',
    );
  }

  tableEvent(entry, event) {
    for (const problem of this.table.take(event)) this.must(false, entry, problem);
    if (event.type === 'GameCreated' && this.links === undefined)
      this.links = new Links(event.randomness.anchor);
  }

  publicDraws({ entry, seal }) {
    if (seal.anchor !== null) this.links.takeAnchor(entry, seal.anchor);
    if (seal.link !== null)
      this.must(this.links.isNext(entry, seal.link), entry, 'its link is not of the chain');
    this.must(seal.draws.length === 0 || seal.link !== null, entry, 'its public draws are not opened');
    for (const draw of seal.draws) this.draw(entry, seal.link, draw);
    this.counts.publicDraws += seal.draws.length;
  }

  draw(entry, seed, draw) {
    const place = { game: this.game, entry, entropies: this.table.entropies };
    const fits = drawBelow(seed, place, draw) === draw.value;
    this.must(fits, entry, `the draw for "${draw.purpose}" does not follow from its seed`);
  }

  open(entries) {
    const last = this.before.entry;
    if (this.table.seeds === undefined)
      return this.must(false, last, 'the game is over and its seeds are not open');
    const { public: publicSeed, secret } = this.table.seeds;
    const { game } = this;
    const { randomness } = this.table.created;
    this.must(
      seedCommitment(game, 'public', publicSeed) === randomness.publicSeed,
      last,
      'another public seed',
    );
    this.must(seedCommitment(game, 'secret', secret) === randomness.secretSeed, last, 'another secret seed');
    this.must(
      anchorOf(game, publicSeed) === randomness.anchor,
      last,
      'the links do not follow from the seed',
    );
    for (const told of entries) this.guarded(told, () => this.openEntry(told, secret));
  }

  openEntry(told, secret) {
    const { entry, seal } = told;
    const opened = Object.values(seal.opened).map(({ value }) => value);
    this.must(same(Object.keys(seal.opened).sort(), this.expected), entry, 'not all commitments are open');
    this.must(orderIsKept(told), entry, 'the order of its events does not fit what the commitments hold');
    const asked = [seal.asked, ...opened.map((value) => value.asked)].filter((one) => one !== null);
    this.must(asked.length === 1, entry, 'the action as it was asked is missing, or there are several');
    const hidden = seal.opened.nobody.value.draws;
    for (const draw of hidden) this.draw(entry, secret, draw);
    this.must(areCounted([...seal.draws, ...hidden]), entry, 'a draw is missing');
    this.counts.hiddenDraws += hidden.length;
  }

  result(entries) {
    if (entries.length === 0) this.problems.push('there are no entries');
    return { problems: this.problems.slice(0, MOST_PROBLEMS), counts: this.counts };
  }
}

/** Within one entry, the draws for one purpose are counted 0, 1, 2 … */
function areCounted(draws) {
  const indexes = new Map();
  for (const { purpose, index } of draws) indexes.set(purpose, [...(indexes.get(purpose) ?? []), index]);
  return [...indexes.values()].every((list) =>
    list.sort((a, b) => a - b).every((index, place) => index === place),
  );
}
