import './lib/node-version.mjs';

Promise.all([import('./lib/log.mjs'), import('./drill/drill.mjs')]).then(([{ runScript }, { drill }]) =>
  runScript(() => drill(process.argv.slice(2))),
);
