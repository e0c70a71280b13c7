import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { anyAction, seeded } from '../demo/chooser.mjs';
import { readOptions } from '../demo/options.mjs';
import { build } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { PlainError, progress } from '../lib/log.mjs';
import { inRoot } from '../lib/paths.mjs';
import { median } from './figures.mjs';
import { PaperTable } from './paper-table.mjs';

const RULESET = 'vampire-graves';
const KINDS = [
  ['verified', []],
  ['verified by the rules', ['--rules', inRoot('dist', 'rules', `${RULESET}.mjs`)]],
];
const IDLE = ['decline', 'close', 'stop'];

/** Tells the processor time of a process at its end. */
const CLOCK = `data:text/javascript,process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(String(user + system));
})`;

/** How long the verifier takes, with the start of its process, for a game that is over after so many entries. */
export async function benchProof(args) {
  const { entries, rounds, seed } = readOptions('bench:proof', args, { entries: 1000, rounds: 5, seed: 1 });
  if (entries < 1 || rounds < 1) throw new PlainError('--entries and --rounds are at least 1.');
  ensureInstalled({ dev: false });
  await build();
  progress(`playing a game of at least ${entries} entries …`);
  const table = play(entries, seeded(seed));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-proof-'));
  try {
    const file = path.join(folder, 'proof.ndjson');
    fs.writeFileSync(file, await table.bundle());
    const size = (fs.statSync(file).size / 1e6).toFixed(1);
    console.log(
      `A game of ${RULESET} with ${table.version} entries, ${size} MB; medians of ${rounds} rounds.`,
    );
    for (const [what, more] of KINDS) {
      const rounded = Array.from({ length: rounds }, () => timed(file, more));
      const [real, cpu] = ['real', 'cpu'].map((time) => median(rounded.map((one) => one[time])).toFixed(2));
      console.log(`  ${what} in ${real} s; ${cpu} s of processor time`);
    }
    return 0;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Dawdles until the game is long, and then plays it to its end; begins anew where it ends too soon. */
function play(entries, random) {
  const require = createRequire(import.meta.url);
  for (;;) {
    const table = new PaperTable((...parts) => require(inRoot('dist', 'src', ...parts)), RULESET);
    while (!table.isOver) table.act((actions) => choose(actions, table.version < entries / 2, random));
    if (table.version >= entries) return table;
  }
}

function choose(actions, dawdles, random) {
  const idle = dawdles ? actions.filter(({ type }) => IDLE.includes(type)) : [];
  return idle.length > 0 ? idle[Math.floor(random() * idle.length)] : anyAction(actions, random);
}

/** Seconds, with the start of the process, and those of the processor: the machine may do other things. */
function timed(file, more) {
  const began = performance.now();
  const command = ['--import', CLOCK, inRoot('verifier', 'verify.mjs'), file, ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new PlainError(`The verifier ended with ${status}:\n${stdout}${stderr}`);
  return { real: (performance.now() - began) / 1000, cpu: Number(stderr) / 1e6 };
}
