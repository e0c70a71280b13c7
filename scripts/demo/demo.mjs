import fs from 'node:fs';
import { ensureInstalled } from '../lib/install.mjs';
import { PlainError } from '../lib/log.mjs';
import { checkSettings } from '../lib/settings.mjs';
import { stopSignals } from '../lib/signals.mjs';
import { Api } from './api.mjs';
import { boardText } from './board.mjs';
import { readOptions } from './options.mjs';
import { playTogether, sitDown } from './table.mjs';
import { gatherEvidence, verdict } from './verdict.mjs';
import { findOrStart } from './where.mjs';

const DEFAULTS = {
  ...{ ruleset: 'vampire-graves', options: '{}', bots: '', seed: -1 },
  ...{ url: undefined, record: undefined },
};

/**
 * One game from registration to proof, by clients that know the contract only. Exit code 0 if all of it holds.
 * `--ruleset` what to play, `--options` of it as JSON, `--bots` the seats of bots, `--seed` repeats the clients' choices,
 * `--url` of a server, `--record` a file for the evidence.
 */
export async function demo(args) {
  const { url, options, bots, ...how } = readOptions('demo', args, DEFAULTS);
  const chosen = { ...how, options: readJson(options), bots: bots.split(',').filter(Boolean) };
  checkSettings();
  ensureInstalled({ dev: false });
  const stopped = stopSignals().received.then(() => 130);
  const server = await findOrStart(url);
  try {
    console.log(`Playing at ${server.url}: ${server.how}.`);
    return await Promise.race([playAndVerify(new Api(server.url), chosen), stopped]);
  } finally {
    await server.stop();
  }
}

async function playAndVerify(api, { seed, record, ...wanted }) {
  const table = await sitDown(api, wanted, seed < 0 ? Math.floor(Math.random() * 1e9) : seed);
  await playTogether(table);
  const [first] = table.clients;
  console.log(`\nWhat ${first.name} (${first.seat}) sees at the end:`);
  console.log(`${boardText(first.view.view, table.components)}\n`);
  const evidence = await gatherEvidence(api, table);
  if (record !== undefined) fs.writeFileSync(record, JSON.stringify(evidence));
  const { lines, problems } = verdict(evidence);
  for (const line of lines) console.log(line);
  for (const problem of problems) console.log(`NOT TRUE  ${problem}`);
  return problems.length === 0 ? 0 : 1;
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlainError(`--options is ${text}: it must be JSON like {"players":4}.`);
  }
}
