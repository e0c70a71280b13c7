import fs from 'node:fs';

// What Linux counts processor time in, everywhere (sysconf(_SC_CLK_TCK)).
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process and its children have used; 0 where nobody knows. */
export function cpuSeconds(pid) {
  if (!fs.existsSync(`/proc/${pid}/stat`)) return 0;
  const all = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const family = all.map((name) => statOf(name)).filter((stat) => stat?.pid === pid || stat?.parent === pid);
  const ticks = family.reduce((sum, stat) => sum + stat.used + (stat.pid === pid ? stat.usedByEnded : 0), 0);
  return ticks / TICKS_PER_SECOND;
}

/** The name of a process, in brackets, may hold spaces: the fields that count come after it. */
function statOf(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return {
      pid: Number(pid),
      parent: fields[1],
      used: fields[11] + fields[12],
      usedByEnded: fields[13] + fields[14],
    };
  } catch {
    return undefined;
  }
}
