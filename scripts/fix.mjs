import './lib/node-version.mjs';

import('./lib/fix.mjs').then(({ fix }) => fix());
