import fs from 'node:fs';
import { runningPostmaster } from '../lib/postgres/postmaster.mjs';
import { isAlive } from '../lib/postgres/places.mjs';
import { sleep } from '../lib/wait.mjs';

/** Kill the Postgres of a cluster as a power cut would: all its processes at once, without a word. */
export async function killPostgres(cluster) {
  const running = runningPostmaster(cluster);
  if (running === undefined) return;
  const family = [running.pid, ...childrenOf(running.pid)];
  for (const pid of family) kill(pid);
  for (const deadline = Date.now() + 10_000; family.some(isRunning) && Date.now() < deadline;)
    await sleep(10);
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Where there is no /proc the children end by themselves: Postgres watches its parent. */
function childrenOf(parent) {
  if (!fs.existsSync('/proc/self/stat')) return [];
  const all = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((pid) => fieldsOf(pid)?.[1] === String(parent));
}

/** A zombie waits for its parent only. */
const isRunning = (pid) => isAlive(pid) && fieldsOf(pid)?.[0] !== 'Z';

/** The fields after the name, which stands in brackets: state, parent, … */
function fieldsOf(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
