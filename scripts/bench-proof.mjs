import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./bench/proof.mjs')]).then(
  ([{ runScript }, { withUsage }, { benchProof }]) =>
    runScript(() => withUsage('bench:proof', args, () => benchProof(args))),
);
