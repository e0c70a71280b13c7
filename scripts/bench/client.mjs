import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The load client, in a process of its own: `call(name, with)` is one of the methods of `Rounds`. */
export function startLoad(port) {
  const child = fork(fileURLToPath(new URL('load.mjs', import.meta.url)), [String(port)], { execArgv: [] });
  const waiting = new Map();
  child.on('message', ({ id, result, error }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) resolve(result);
    else reject(new Error(`load client: ${error}`));
  });
  child.once('exit', (code) => {
    for (const { reject } of waiting.values())
      reject(new Error(`the load client ended with exit code ${code}`));
  });
  let last = 0;
  return {
    call: (call, how) =>
      new Promise((resolve, reject) => {
        waiting.set((last += 1), { resolve, reject });
        child.send({ id: last, call, with: how });
      }),
    stop: () => child.disconnect(),
  };
}
