import { spawn } from 'node:child_process';

const KEPT_OUTPUT = 2000;

/** How a client is told what to play. */
export const environmentOf = ({ url, token, game, seat }) => ({
  ...{ HARKER_URL: url, HARKER_TOKEN: token, HARKER_GAME: game, HARKER_SEAT: seat },
});

/** A client that a command starts, once for each trial. `start` gives `{ ended, stop() }`; `ended` is what went wrong. */
export function commandClient(command) {
  return (place) => {
    const child = spawn(command, {
      ...{ shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
      env: { ...process.env, ...environmentOf(place) },
    });
    let said = '';
    const hear = (text) => (said = (said + text).slice(-KEPT_OUTPUT));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
    const ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code) => resolve(code === 0 ? undefined : `it ended with ${code}:\n${said}`));
    });
    const stop = async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    };
    return { ended, stop };
  };
}

/** A client that somebody starts by hand, when they are told to. */
export function clientByHand(place) {
  const words = Object.entries(environmentOf(place)).map(([name, value]) => `${name}=${value}`);
  console.log(`\nStart your client now:\n  ${words.join(' ')}`);
  return { ended: new Promise(() => {}), stop: async () => {} };
}
