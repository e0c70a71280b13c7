import './lib/node-version.mjs';

import('./lib/start.mjs').then(({ start }) => start(process.argv.slice(2)));
