import fs from 'node:fs';
import path from 'node:path';
import { Api } from '../demo/api.mjs';
import { playTogether, sitDown } from '../demo/table.mjs';

const OTHERS = ['spectator'];

/**
 * Whole games as files, to draw without a server: one for each ruleset and each of two viewers. Every line is one entry:
 * `{ version, entry, changes, view }`, as `/diff` and `/view?version=` told this viewer then.
 */
export async function record(url, folder) {
  fs.mkdirSync(folder, { recursive: true });
  const api = new Api(url);
  const { items } = await api.get('/v1/rulesets');
  for (const [place, { ruleset }] of items.entries()) {
    const table = await sitDown(api, { ruleset, options: {}, bots: [] }, place + 1);
    await playTogether(table);
    const [{ api: reader, seat }] = table.clients;
    for (const viewer of [seat, ...OTHERS]) {
      const file = path.join(folder, `${ruleset}.${viewer}.ndjson`);
      await write(file, reader, table.id, viewer);
      console.log(file);
    }
  }
  return 0;
}

async function write(file, api, game, viewer) {
  const { version: last } = await api.get(`/v1/games/${game}/view`);
  const lines = [];
  for (let version = 1; version <= last; version += 1) {
    const view = await api.get(`/v1/games/${game}/view?version=${version}&seat=${viewer}`);
    const { entries, changes } = await api.get(
      `/v1/games/${game}/diff?from=${version - 1}&to=${version}&seat=${viewer}`,
    );
    lines.push(JSON.stringify({ version, entry: entries[0], changes, view }));
  }
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
}
