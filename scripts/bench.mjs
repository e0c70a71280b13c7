import './lib/node-version.mjs';

Promise.all([import('./lib/log.mjs'), import('./bench/bench.mjs')]).then(([{ runScript }, { bench }]) =>
  runScript(() => bench(process.argv.slice(2))),
);
