import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./demo/demo.mjs')]).then(
  ([{ runScript }, { withUsage }, { demo }]) => runScript(() => withUsage('demo', args, () => demo(args))),
);
