import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([
  import('./lib/log.mjs'),
  import('./lib/usage.mjs'),
  import('./conformance/conformance.mjs'),
]).then(([{ runScript }, { withUsage }, { conformance }]) =>
  runScript(() => withUsage('conformance', args, () => conformance(args))),
);
