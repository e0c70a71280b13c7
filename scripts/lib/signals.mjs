// npm passes a signal on to a process that had it from the terminal already.
const ECHO_MS = 1000;
const WATCH_MS = 200;

/**
 * `received` resolves with the name of the first signal to stop.
 * A further one more than a second later exits at once.
 */
export function stopSignals() {
  const signals = { name: undefined, received: undefined };
  let since;
  signals.received = new Promise((resolve) => {
    const stop = (name) => {
      if (since !== undefined && Date.now() - since > ECHO_MS) process.exit(130);
      since ??= Date.now();
      signals.name ??= name;
      resolve(name);
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop(name));
    whenOrphaned(() => stop('SIGTERM'));
  });
  return signals;
}

/** A signal to npm alone ends npm and its shell, and does not reach us: then we have another parent. */
function whenOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, WATCH_MS);
  watch.unref();
}
