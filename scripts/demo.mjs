import './lib/node-version.mjs';

Promise.all([import('./lib/log.mjs'), import('./demo/demo.mjs')]).then(([{ runScript }, { demo }]) =>
  runScript(() => demo(process.argv.slice(2))),
);
