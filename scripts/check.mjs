import './lib/node-version.mjs';

import('./lib/check.mjs').then(({ check }) => check());
