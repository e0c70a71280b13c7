// Imported before anything else, so its syntax is one that old versions of Node can read.
import fs from 'fs';

var wanted = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines.node;
var parts = process.versions.node.split('.').map(Number);

// Nest 12 is ESM only and the server is CommonJS: Node must be able to require() ES modules.
var old = parts[0] < 20 || (parts[0] === 20 && parts[1] < 19);
var between = parts[0] === 21 || (parts[0] === 22 && parts[1] < 12);

if (old || between) {
  console.error('Harker needs Node ' + wanted + ', and this is Node ' + process.versions.node + '.');
  process.exit(1);
}
