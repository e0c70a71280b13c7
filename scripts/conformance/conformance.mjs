import { PlainError } from '../lib/log.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { stopSignals } from '../lib/signals.mjs';
import { readOptions } from '../demo/options.mjs';
import { findOrStart } from '../demo/where.mjs';
import { clientByHand, commandClient } from './clients.mjs';
import { record } from './record.mjs';
import { runTrial, TRIALS } from './run-trial.mjs';

const KNOWN = {
  ...{ url: undefined, client: undefined, trials: '', record: undefined },
  ...{ ruleset: undefined, seat: undefined },
};
const BY_HAND_MS = 10 * 60_000;
const SIDE_BY_SIDE = 3;

/** Whether a client copes with what goes wrong between it and a server. Exit code 0 if nothing failed. */
export async function conformance(args) {
  const { url, client, trials, record: folder, ruleset, seat } = readOptions('conformance', args, KNOWN);
  const place = { ruleset, seat };
  const names = trials === '' ? Object.keys(TRIALS) : trials.split(',');
  const unknown = names.find((name) => !(name in TRIALS));
  if (unknown !== undefined)
    throw new PlainError(`There is no trial "${unknown}"; there are: ${Object.keys(TRIALS).join(', ')}.`);
  ensureInstalled({ dev: false });
  const stopped = stopSignals().received.then(() => 130);
  const server = await findOrStart(url);
  try {
    console.log(`With the Harker at ${server.url}: ${server.how}.`);
    const work =
      folder === undefined ? tried(names, server.url, client, place) : record(server.url, folder, place);
    return await Promise.race([work, stopped]);
  } finally {
    await server.stop();
  }
}

async function tried(names, target, command, place) {
  const results = [];
  const waiting = [...names];
  const next = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const result = await (command === undefined
        ? runTrial(name, target, clientByHand, { ...place, patienceMs: BY_HAND_MS })
        : runTrial(name, target, commandClient(command), place));
      results.push(result);
      console.log(lineOf(result));
    }
  };
  await Promise.all(Array.from({ length: command === undefined ? 1 : SIDE_BY_SIDE }, next));
  const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('not used')} not used`);
  return count('failed') === 0 ? 0 : 1;
}

const lineOf = ({ name, title, outcome, why }) =>
  `${outcome.padEnd(8)}  ${name}: ${title}${why === undefined ? '' : `\n          ${why}`}`;
