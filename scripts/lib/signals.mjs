// npm passes a signal on to a process that had it from the terminal already.
const ECHO_MS = 1000;

/**
 * `received` resolves at the first SIGINT, SIGTERM or SIGHUP.
 * A further one more than a second later exits at once.
 */
export function stopSignals() {
  const state = { name: undefined, received: undefined };
  let since;
  state.received = new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(name, () => {
        if (since !== undefined && Date.now() - since > ECHO_MS) process.exit(130);
        since ??= Date.now();
        state.name ??= name;
        resolve(name);
      });
    }
  });
  return state;
}
