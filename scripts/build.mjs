import './lib/node-version.mjs';

Promise.all([import('./lib/install.mjs'), import('./lib/build.mjs'), import('./lib/log.mjs')]).then(
  ([{ ensureInstalled }, { build }, { runScript }]) =>
    runScript(async () => {
      ensureInstalled({ dev: false });
      await build();
    }),
);
