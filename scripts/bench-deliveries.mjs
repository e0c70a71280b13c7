import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./bench/deliveries.mjs')]).then(
  ([{ runScript }, { withUsage }, { benchDeliveries }]) =>
    runScript(() => withUsage('bench:deliveries', args, () => benchDeliveries(args))),
);
