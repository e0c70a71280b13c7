import './lib/node-version.mjs';

import('./lib/start.mjs').then(({ start }) => start());
