import fs from 'node:fs';

// What Linux counts processor time in, everywhere (sysconf(_SC_CLK_TCK)).
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used, its children that still run included; 0 where nobody knows. */
export function cpuSeconds(pid) {
  if (!fs.existsSync(`/proc/${pid}/stat`)) return 0;
  const all = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = all.map((name) => statOf(name)).filter((stat) => stat?.pid === pid || stat?.parent === pid);
  return ticks.reduce((sum, { used }) => sum + used, 0) / TICKS_PER_SECOND;
}

/** The name of a process, in brackets, may hold spaces: the fields that count come after it. */
function statOf(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid: Number(pid), parent: Number(fields[1]), used: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
