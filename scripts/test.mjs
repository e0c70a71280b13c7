import './lib/node-version.mjs';

import('./lib/test.mjs').then(({ test }) => test(process.argv.slice(2)));
