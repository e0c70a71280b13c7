const { createHash } = require('node:crypto');
const path = require('node:path');
const { createTransformer } = require('@swc/jest');

const root = path.resolve(__dirname, '../..');

/**
 * The leak check plants a fault in one source file to see that a test finds it:
 * PLANTED_LEAK='{"file":"src/…","find":"…","replace":"…"}'.
 */
const planted = process.env.PLANTED_LEAK ? readPlanted(process.env.PLANTED_LEAK) : undefined;

function readPlanted(text) {
  const { file, find, replace } = JSON.parse(text);
  for (const [name, value] of Object.entries({ file, find, replace })) {
    if (typeof value !== 'string') throw new Error(`PLANTED_LEAK needs a string "${name}".`);
  }
  if (find === '') throw new Error('PLANTED_LEAK: "find" is empty.');
  return { file: path.resolve(root, file), find, replace };
}

function plant(source, filename) {
  if (planted?.file !== path.resolve(filename)) return source;
  const parts = source.split(planted.find);
  if (parts.length !== 2) {
    throw new Error(
      `PLANTED_LEAK: "${planted.find}" occurs ${parts.length - 1} times in ${filename}, not once.`,
    );
  }
  return parts.join(planted.replace);
}

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (source, filename, jest) => swc.process(plant(source, filename), filename, jest),
      getCacheKey(source, filename, jest) {
        const key = swc.getCacheKey(source, filename, jest);
        if (planted?.file !== path.resolve(filename)) return key;
        return createHash('sha256').update(key).update(JSON.stringify(planted)).digest('hex');
      },
    };
  },
};
