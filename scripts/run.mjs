import './lib/node-version.mjs';

import('./lib/run.mjs').then(({ run }) => run(process.argv.slice(2)));
