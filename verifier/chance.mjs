import { createHmac, hash } from 'node:crypto';
import { canonical, same, sha256 } from './canonical.mjs';
import { must } from './fault.mjs';

const CHAIN_LENGTH = 4096;
const DRAW_BYTES = 6;
const RANGE = 2 ** (8 * DRAW_BYTES);
const MOST_ATTEMPTS = 1000;

/**
 * A draw from 0 to n - 1: 48 bits of HMAC-SHA256 over where it was drawn, asked again while they would favour some
 * number. `place` is `{ game, entry, entropies }`.
 */
export function drawBelow(seed, { game, entry, entropies }, { purpose, index, n }) {
  const fair = RANGE - (RANGE % n);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const message = canonical(['harker-draw/1', game, entry, purpose, index, attempt, entropies]);
    const hmac = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
    const number = hmac.readUIntBE(0, DRAW_BYTES);
    if (number < fair) return number % n;
  }
  return undefined;
}

/**
 * The script of a sandbox: each value is used once, in the order of the draws for its purpose over the whole game, what
 * was struck included. Of a value that is too large the remainder counts.
 */
class Script {
  places = new Map();
  /** How many draws it has decided. */
  used = 0;

  constructor({ dice = {} } = {}) {
    this.dice = new Map(Object.entries(dice));
  }

  next({ purpose, n }) {
    const place = this.places.get(purpose) ?? 0;
    this.places.set(purpose, place + 1);
    const value = this.dice.get(purpose)?.[place];
    if (value === undefined) return undefined;
    this.used += 1;
    return value % n;
  }
}

const isScript = (dice) =>
  typeof dice === 'object' &&
  dice !== null &&
  Object.values(dice).every((values) => Array.isArray(values) && values.every(isValue));

const isValue = (value) => Number.isSafeInteger(value) && value >= 0;

/** What a game says that it is played by, if it is a sandbox: nobody may take it for a real game. */
export function checkSandbox({ sandbox }) {
  if (sandbox !== undefined) must(isScript(sandbox?.dice), 'it is a sandbox, and has no script of its dice');
}

/** Draws follow from their seed, or the script of a sandbox, and those for one purpose are counted 0, 1, 2 … */
function checkDraws(draws, seed, place, script) {
  const counts = new Map();
  for (const draw of draws) {
    const { purpose, index, value } = draw;
    must(index === (counts.get(purpose) ?? 0), `a draw for "${purpose}" is missing, or one too many`);
    const scripted = script.next(draw);
    const from = scripted === undefined ? 'seed' : 'script';
    const drawn = scripted ?? drawBelow(seed, place, draw);
    must(drawn === value, `the draw for "${purpose}" does not follow from its ${from}`);
    counts.set(purpose, index + 1);
  }
}

export const seedCommitment = (game, which, seed) => sha256(canonical(['harker-seed/1', game, which, seed]));

const hashed = (link) => sha256(Buffer.from(link, 'hex'));

/** Which chain of links serves an entry, and the number of its link there. */
const placeOf = (entry) => ({
  chain: Math.floor((entry - 1) / CHAIN_LENGTH),
  number: ((entry - 1) % CHAIN_LENGTH) + 1,
});

/** What has been opened of the chains of links: each link, hashed on, must meet one that is known. */
export class Links {
  constructor(anchor) {
    this.known = new Map([[0, { number: 0, link: anchor }]]);
  }

  /** The entry that uses a chain up, and no other, names the anchor of the next. */
  takeAnchor(entry, anchor) {
    must((anchor !== null) === (entry % CHAIN_LENGTH === 0), 'an anchor is missing, or one too many');
    if (anchor !== null) this.known.set(entry / CHAIN_LENGTH, { number: 0, link: anchor });
  }

  isNext(entry, link) {
    const { chain, number } = placeOf(entry);
    const last = this.known.get(chain);
    let at = link;
    for (let step = number; last && step > last.number; step -= 1) at = hashed(at);
    const good = last !== undefined && number > last.number && at === last.link;
    if (good) this.known.set(chain, { number, link });
    return good;
  }
}

/** Link 0 of a chain, as it follows from the seed. */
export function anchorOf(game, publicSeed, chain = 0) {
  let link = createHmac('sha256', Buffer.from(publicSeed, 'hex'))
    .update(canonical(['harker-chain/1', game, chain]))
    .digest();
  for (let number = CHAIN_LENGTH; number > 0; number -= 1) link = hash('sha256', link, 'buffer');
  return link.toString('hex');
}

/** Public draws can be checked at once: the link of their entry opens them. */
export class PublicChance {
  draws = 0;

  constructor(game, table) {
    Object.assign(this, { game, table });
  }

  take({ entry, seal: { draws, link, anchor } }) {
    this.links ??= new Links(this.table.created?.randomness.anchor);
    this.script ??= new Script(this.table.created?.sandbox);
    must(
      (link !== null) === draws.length > 0,
      'a link without a public draw, or a public draw without a link',
    );
    if (link !== null) must(this.links.isNext(entry, link), 'its link is not of the chain');
    this.links.takeAnchor(entry, anchor);
    checkDraws(draws, link, { game: this.game, entry, entropies: this.table.entropies }, this.script);
    this.draws += draws.length;
  }
}

/** All other draws, when the seeds are open. */
export class HiddenChance {
  draws = 0;

  constructor(game, table) {
    Object.assign(this, { game, table, script: new Script(table.created.sandbox) });
  }

  /** The seeds are those that were committed to before anyone sat down. */
  checkSeeds() {
    const { created, seeds } = this.table;
    const committed = {
      publicSeed: seedCommitment(this.game, 'public', seeds.public),
      secretSeed: seedCommitment(this.game, 'secret', seeds.secret),
      anchor: anchorOf(this.game, seeds.public),
    };
    must(same(committed, created.randomness), 'the seeds are not those that were committed to');
  }

  take({ entry, seal: { anchor, opened } }) {
    const { entropies, seeds } = this.table;
    const { draws } = opened.nobody.value;
    if (anchor !== null)
      must(
        anchor === anchorOf(this.game, seeds.public, entry / CHAIN_LENGTH),
        'another anchor than its seed gives',
      );
    checkDraws(draws, seeds.secret, { game: this.game, entry, entropies }, this.script);
    this.draws += draws.length;
  }
}

/** The recorded draws, given again. Those for one purpose are in their order; another question than was asked is refused. */
export class RecordedDraws {
  constructor({ draws, opened }) {
    this.rest = [...draws, ...opened.nobody.value.draws];
  }

  below(n, purpose) {
    const place = this.rest.findIndex((draw) => draw.purpose === purpose);
    must(place >= 0, `the rules draw for "${purpose}", and no such draw is recorded`);
    const [draw] = this.rest.splice(place, 1);
    must(draw.n === n, `the rules draw for "${purpose}" below ${n}, and recorded is ${draw.n}`);
    return draw.value;
  }

  get allUsed() {
    return this.rest.length === 0;
  }
}
