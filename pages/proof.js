import { Chain } from './harker-client.js';
import { trying } from './alert.js';
import { get } from './api.js';
import { button, byId, el, fill, within } from './dom.js';
import { asSeen, shownVersion, viewer } from './moment.js';
import { keep, kept } from './store.js';
import { say } from './words.js';

/** What this browser was shown before stays so. */
const SEEN = (game) => `head.${game}`;

/** How far the entries are checked, and of which viewer. */
let checked;
let running = Promise.resolve();

/** Checks the seals of what was received, in the browser: nothing is believed but the keys of the server. */
export function showProof(table) {
  const at = shownVersion(table);
  const entry = table.entries[at - 1];
  const verdict = byId('verdict') ?? el('p', { id: 'verdict' }, say('proof.checking'));
  fill(
    within('proof'),
    verdict,
    entry === undefined
      ? undefined
      : el('p', {}, say('proof.hash', { entry: at }), el('br'), el('code', { class: 'hash' }, entry.hash)),
    button(say('proof.file'), () => trying(() => save(table)), { id: 'proof-file' }),
  );
  if (globalThis.crypto?.subtle === undefined) return void (verdict.textContent = say('proof.cannot'));
  running = running.then(() => tell(table, verdict)).catch((problem) => cannot(problem, verdict));
}

/** A browser that does not know Ed25519, or a server that does not answer. */
function cannot({ name, title }, verdict) {
  verdict.textContent = name === 'NotSupportedError' ? say('proof.cannot') : (title ?? say('proof.cannot'));
}

async function tell(table, verdict) {
  const outcome = await check(table.id, viewer(table), table.entries);
  verdict.className = outcome.fault === undefined ? 'good' : 'bad';
  const mark = el('span', { 'aria-hidden': 'true' }, outcome.fault === undefined ? '✔ ' : '✘ ');
  const words =
    outcome.fault === undefined
      ? say('proof.good', { count: outcome.count, key: outcome.key })
      : say('proof.bad', { entry: outcome.fault.entry ?? 0 });
  verdict.replaceChildren(mark, words);
  if (outcome.fault !== undefined)
    verdict.append(el('br'), el('code', { lang: 'en' }, outcome.fault.what ?? ''));
}

/** From the first entry on, or from the last that was checked where the entries are those of before, and more. */
async function check(game, as, entries) {
  const goesOn = checked?.as === as && entries[checked.count - 1] === checked.last;
  if (!goesOn) checked = { as, count: 0, chain: await Chain.of(game, await keys()) };
  try {
    while (checked.fault === undefined && checked.count < entries.length) {
      const entry = entries[checked.count];
      await checked.chain.take(entry);
      checked.count += 1;
      Object.assign(checked, { last: entry, key: entry.head.key });
    }
    remember(game, entries);
  } catch (fault) {
    checked.fault = fault;
  }
  return checked;
}

/** Keeps the newest head. @throws what does not fit the one that was kept before */
function remember(game, entries) {
  const known = JSON.parse(kept(SEEN(game)) ?? '{"version":0}');
  const again = entries[known.version - 1];
  if (again !== undefined && again.hash !== known.hash)
    throw { entry: known.version, what: 'this browser was shown another entry before' };
  const { version, hash } = entries.at(-1)?.head ?? known;
  if (version > known.version) keep(SEEN(game), JSON.stringify({ version, hash }));
}

async function keys() {
  const { items, foreign } = await get('/keys');
  return [...items, ...foreign];
}

async function save(table) {
  const text = await get(`/games/${table.id}/proof`, { query: asSeen(table), as: 'text' });
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  el('a', { href: address, download: `${table.id}.ndjson` }).click();
  URL.revokeObjectURL(address);
}
