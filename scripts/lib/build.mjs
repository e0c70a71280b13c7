import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bundledClient, CLIENT, CLIENT_SOURCES } from '../client/bundle.mjs';
import { chartsChanged, drawCharts } from './charts.mjs';
import { PlainError, progress } from './log.mjs';
import { isTightened, tightened } from './pages.mjs';
import { inRoot, root } from './paths.mjs';
import { bundledRules, registered, RULES } from './rules.mjs';

const FOLDERS = ['src', 'migrations', 'verifier', 'pages', 'docs'];
const BUNDLERS = ['lib/rules', 'lib/pages', 'lib/draw-charts', 'client/bundle'].map((name) =>
  inRoot('scripts', `${name}.mjs`),
);
const MANIFEST = inRoot('dist', '.build.json');

/** Transpile `src` and `migrations` into `dist`, copy the verifier, pages and documents beside them, bundle the rules, and draw the printed maps: what changed since the last build. */
export async function build() {
  const settings = settingsHash();
  const last = readManifest();
  // The code finds package.json above `src` and above `dist/src` alike.
  const files = [...FOLDERS.flatMap(sourcesOf), describe('package.json')];
  removeStale(files);
  const client = sourcesOf(CLIENT_SOURCES).map((file) => ({ ...file, output: CLIENT }));
  const isNew = (file) => last.settings !== settings || isChanged(file, last.files[file.source]);
  const changed = files.filter(isNew);
  const stale = staleRules(changed);
  const clientChanged = client.some(isNew);
  const chartsToDraw = chartsChanged(changed);
  if (changed.length + stale.length === 0 && !clientChanged && !chartsToDraw) return;
  progress('building …');
  const { transformFile } = await import('@swc/core');
  await Promise.all(changed.map((file) => (file.transpiled ? transpile(file, transformFile) : copy(file))));
  await Promise.all(stale.map(async (rules) => write(rulesFile(rules), await bundledRules(rules))));
  if (clientChanged) write(CLIENT, await bundledClient());
  if (chartsToDraw) drawCharts();
  const stamps = Object.fromEntries([...files, ...client].map(({ source, stamp }) => [source, stamp]));
  write(MANIFEST, JSON.stringify({ settings, files: stamps }));
}

const rulesFile = ({ name }) => path.join(RULES, `${name}.mjs`);

/** The rulesets whose bundle may be another now; bundles of what is no ruleset are removed. */
function staleRules(changed) {
  const all = registered();
  const files = new Set(all.map(rulesFile));
  for (const name of fs.existsSync(RULES) ? fs.readdirSync(RULES) : []) {
    const file = path.join(RULES, name);
    if (name.endsWith('.mjs') && !files.has(file)) fs.rmSync(file, { force: true });
  }
  const rulesChanged = changed.some(({ source }) => source.startsWith(path.join('src', 'games')));
  return all.filter((rules) => rulesChanged || !fs.existsSync(rulesFile(rules)));
}

/** A new configuration, compiler or bundler builds everything anew. */
function settingsHash() {
  const tools = ['@swc/core', 'esbuild', 'd3-geo', 'topojson-client', 'world-atlas'].map((name) =>
    inRoot('node_modules', ...name.split('/'), 'package.json'),
  );
  const files = [inRoot('.swcrc'), inRoot('tsconfig.json'), ...BUNDLERS, ...tools];
  const hash = createHash('sha256');
  for (const file of files) hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}

function readManifest() {
  try {
    return JSON.parse(fs.readFileSync(MANIFEST, 'utf8'));
  } catch {
    return { settings: undefined, files: {} };
  }
}

function sourcesOf(folder) {
  if (!fs.existsSync(inRoot(folder))) return [];
  const names = fs.readdirSync(inRoot(folder), { recursive: true, withFileTypes: true });
  const files = names.filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.d.ts') && isServed(folder, entry.name),
  );
  return files.map((entry) =>
    describe(path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name))),
  );
}

/** Prose is shown as pages where it stands in `docs`, or beside the rules of a game, and read in the clone elsewhere. */
const isServed = (folder, name) =>
  name.endsWith('.md') ? ['docs', 'src'].includes(folder) : folder !== 'docs';

function describe(source) {
  const { mtimeMs, size } = fs.statSync(inRoot(source));
  const transpiled = source.endsWith('.ts');
  const output = inRoot('dist', transpiled ? source.replace(/\.ts$/, '.js') : source);
  return { source, transpiled, output, stamp: `${mtimeMs} ${size}` };
}

const isChanged = ({ stamp, output }, lastStamp) => stamp !== lastStamp || !fs.existsSync(output);

async function transpile({ source, output }, transformFile) {
  const { code, map } = await transformed(source, transformFile);
  const name = path.basename(output);
  write(`${output}.map`, map);
  write(output, `${code}\n//# sourceMappingURL=${name}.map\n`);
}

async function transformed(source, transformFile) {
  try {
    return await transformFile(inRoot(source), { configFile: inRoot('.swcrc'), sourceMaps: true });
  } catch (error) {
    throw new PlainError(`${source} does not compile:\n${error.message}`);
  }
}

async function copy({ source, output }) {
  const content = fs.readFileSync(inRoot(source));
  write(output, isTightened(source) ? await tightened(source, content) : content);
}

/** Moved into place as a whole, since two builds may run at the same time. */
function write(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}

function removeStale(files) {
  const expected = new Set(files.flatMap(({ output }) => [output, `${output}.map`]));
  for (const folder of FOLDERS.map((name) => inRoot('dist', name)).filter(fs.existsSync)) {
    for (const name of fs.readdirSync(folder, { recursive: true })) {
      const file = path.join(folder, name);
      const unfinished = /\.\d+$/.test(name);
      if (!expected.has(file) && !unfinished && fs.statSync(file).isFile()) fs.rmSync(file, { force: true });
    }
  }
}
