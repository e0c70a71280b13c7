import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./core/bench-pictures.mjs')]).then(
  ([{ runScript }, { withUsage }, { benchPictures }]) =>
    runScript(() => withUsage('bench:pictures', args, () => benchPictures(args))),
);
