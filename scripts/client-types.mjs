import './lib/node-version.mjs';

// Write the types of the TypeScript client anew, from openapi.json.
Promise.all([import('./lib/install.mjs'), import('./client/types.mjs'), import('./lib/log.mjs')]).then(
  ([{ ensureInstalled }, { writeClientTypes }, { runScript }]) =>
    runScript(() => {
      ensureInstalled();
      return writeClientTypes();
    }),
);
