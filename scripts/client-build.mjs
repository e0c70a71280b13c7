import './lib/node-version.mjs';

// Compile the TypeScript client into its own dist, ready for `npm pack`.
Promise.all([import('./lib/install.mjs'), import('./lib/tools.mjs'), import('./lib/log.mjs')]).then(
  ([{ ensureInstalled }, { runTool }, { runScript }]) =>
    runScript(() => {
      ensureInstalled();
      return runTool('tsc', ['-p', 'clients/typescript/tsconfig.build.json']);
    }),
);
