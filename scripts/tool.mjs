import './lib/node-version.mjs';

// An installed tool by name, e.g. `tsc --noEmit`.
Promise.all([import('./lib/install.mjs'), import('./lib/tools.mjs'), import('./lib/log.mjs')]).then(
  ([{ ensureInstalled }, { runTool }, { runScript }]) =>
    runScript(() => {
      ensureInstalled();
      const [name, ...args] = process.argv.slice(2);
      return runTool(name, args);
    }),
);
