import fs from 'node:fs';
import path from 'node:path';
import { Api } from '../demo/api.mjs';
import { playTogether, sitDown } from '../demo/table.mjs';
import { PlainError } from '../lib/log.mjs';

const OTHERS = ['spectator'];
const PAGE = 100;

/**
 * Whole games as files, to draw without a server: one for each ruleset and each of two viewers. Every line is one entry:
 * `{ version, entry, changes, view }`, as `/events`, `/diff` and `/view?version=` told this viewer then.
 * @param wanted `{ ruleset, seat }`: only this ruleset, and the viewer who has this seat; without them all rulesets, and
 * the first seat of each
 */
export async function record(url, folder, wanted = {}) {
  fs.mkdirSync(folder, { recursive: true });
  const api = new Api(url);
  const { items } = await api.get('/v1/rulesets');
  const rulesets = items.map(({ ruleset }) => ruleset).filter((one) => one === (wanted.ruleset ?? one));
  if (rulesets.length === 0) throw new PlainError(`There is no ruleset "${wanted.ruleset}".`);
  for (const [place, ruleset] of rulesets.entries()) {
    const table = await sitDown(api, { ruleset, options: {}, bots: [] }, place + 1);
    const reader = table.clients.find(({ seat }) => seat === (wanted.seat ?? seat));
    if (reader === undefined) throw new PlainError(`${ruleset} has no seat "${wanted.seat}".`);
    await playTogether(table);
    for (const file of await writtenDown(reader, table.id, folder, ruleset)) console.log(file);
  }
  return 0;
}

/** The files of a game as a seat and as a spectator see it; of a game that goes on, as far as it is. */
export async function writtenDown({ api, seat }, game, folder, ruleset) {
  const files = [];
  for (const viewer of [seat, ...OTHERS]) {
    const file = path.join(folder, `${ruleset}.${viewer}.ndjson`);
    await write(file, api, game, viewer);
    files.push(file);
  }
  return files;
}

async function write(file, api, game, viewer) {
  const lines = [];
  for (const entry of await entriesOf(api, game, viewer)) {
    const version = entry.entry;
    const view = await api.get(`/v1/games/${game}/view?version=${version}&seat=${viewer}`);
    const { changes } = await api.get(
      `/v1/games/${game}/diff?from=${version - 1}&to=${version}&seat=${viewer}`,
    );
    lines.push(JSON.stringify({ version, entry, changes, view }));
  }
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
}

/** With their seals, so that the chain can be checked. */
async function entriesOf(api, game, viewer) {
  const all = [];
  for (let after = 0; after !== null;) {
    const page = await api.get(`/v1/games/${game}/events?after=${after}&limit=${PAGE}&seat=${viewer}`);
    all.push(...page.items);
    after = page.items.length === 0 ? null : page.next;
  }
  return all;
}
