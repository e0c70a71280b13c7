const { sep } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take longest: begun first, so that both workers are busy until the end. */
const LONGEST = [
  'secrecy/planted-leaks',
  'scripts/demo',
  'fury-of-dracula-2e/laws',
  'fury-of-dracula-4e/laws',
  'secrecy/twin-worlds',
  'table/turning-back',
  'verifier/attacks',
  'fury-of-dracula-2e/secrecy.spec',
  'fury-of-dracula-4e/secrecy.spec',
  'fury-of-dracula-2e/bots',
  'fury-of-dracula-4e/bots.spec',
].map((name) => name.replaceAll('/', sep));

const rank = ({ path }) => {
  const at = LONGEST.findIndex((name) => path.includes(name));
  return at < 0 ? LONGEST.length : at;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};
