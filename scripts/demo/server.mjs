import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { PlainError } from '../lib/log.mjs';
import { inRoot, root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { sleep, within } from '../lib/wait.mjs';

const STARTING_MS = 60_000;
const STOPPING_MS = 15_000;
const KEPT_OUTPUT = 20_000;

/** Whether a Harker answers there. */
export async function answers(url) {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Start a server process of its own, by `npm start`'s script; what it says goes to the file `log`, if there is one.
 * The result: `{ url, pid, output(), ended, stop(), kill() }`.
 */
export async function startServer({ env = {}, port, nodeArguments = [], log } = {}) {
  const settings = { HOST: '127.0.0.1', ...env, PORT: String(port ?? (await freePort())) };
  const output = log === undefined ? 'pipe' : fs.openSync(log, 'a');
  const child = spawn(process.execPath, [...nodeArguments, inRoot('scripts', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', output, output],
    detached: true, // Ctrl-C is for us: we end what we began
  });
  if (log !== undefined) fs.closeSync(output);
  const said = log === undefined ? heard(child) : () => fs.readFileSync(log, 'utf8').slice(-KEPT_OUTPUT);
  const server = handle(child, `http://127.0.0.1:${settings.PORT}`, said);
  await untilServing(server);
  return server;
}

function heard(child) {
  let said = '';
  const hear = (text) => (said = (said + text).slice(-KEPT_OUTPUT));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
  return () => said;
}

function handle(child, url, output) {
  let over;
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => resolve((over = signal ?? `exit code ${code}`))),
  );
  const end = async (signal, patience) => {
    if (over === undefined) child.kill(signal);
    if (!(await within(patience, ended))) child.kill('SIGKILL');
    await ended;
  };
  const lastResort = () => over === undefined && child.kill('SIGTERM');
  process.once('exit', lastResort);
  ended.then(() => process.off('exit', lastResort));
  return {
    ...{ url, pid: child.pid, output, ended },
    isOver: () => over,
    stop: () => end('SIGTERM', STOPPING_MS),
    kill: () => end('SIGKILL', STOPPING_MS),
  };
}

async function untilServing(server) {
  for (const deadline = Date.now() + STARTING_MS; ; await sleep(50)) {
    if (server.isOver() !== undefined) {
      throw new PlainError(`The server ended (${server.isOver()}):\n${server.output().trim()}`);
    }
    if (await answers(server.url)) return;
    if (Date.now() > deadline) {
      await server.kill();
      throw new PlainError(`The server does not answer:\n${server.output().trim()}`);
    }
  }
}
