import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./drill/drill.mjs')]).then(
  ([{ runScript }, { withUsage }, { drill }]) => runScript(() => withUsage('drill', args, () => drill(args))),
);
