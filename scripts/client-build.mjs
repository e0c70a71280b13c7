import './lib/node-version.mjs';

// Compile the TypeScript client into its own dist, ready for `npm pack`.
Promise.all([import('./lib/install.mjs'), import('./client/compile.mjs'), import('./lib/log.mjs')]).then(
  ([{ ensureInstalled }, { compileClient }, { runScript }]) =>
    runScript(() => {
      ensureInstalled();
      return compileClient();
    }),
);
