import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const TOOL = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

interface Plant {
  readonly file: string;
  readonly imports: string;
}

/** For each rule of the layers, imports that it must find. */
const PLANTS: Readonly<Record<string, readonly Plant[]>> = {
  'games-are-pure': [
    { file: 'src/games/kit/planted-clock.ts', imports: 'node:fs' },
    { file: 'src/games/vampire-graves/planted-nest.ts', imports: '@nestjs/common' },
    { file: 'src/games/vampire-graves/phases/planted-server.ts', imports: '../../../events/canonical.js' },
  ],
  'rulesets-are-strangers': [
    { file: 'src/games/planted/planted.ts', imports: '../vampire-graves/data/parts.js' },
    { file: 'src/games/vampire-graves/planted-registry.ts', imports: '../registry.js' },
  ],
  'kit-knows-no-game': [
    { file: 'src/games/kit/planted-game.ts', imports: '../vampire-graves/vampire-graves.js' },
  ],
  'games-enter-by-the-registry': [
    { file: 'src/play/planted-game.ts', imports: '../games/vampire-graves/vampire-graves.js' },
    { file: 'src/http/planted-game.ts', imports: '../games/vampire-graves/data/parts.js' },
  ],
  'events-know-nobody': [
    { file: 'src/events/planted-refusal.ts', imports: '../refusals/refusal.js' },
    { file: 'src/events/planted-kit.ts', imports: '../games/kit/audience.js' },
  ],
  'http-translates': [{ file: 'src/http/planted-store.ts', imports: '../events/event-store.js' }],
  'nobody-calls-http': [
    { file: 'src/play/planted-http.ts', imports: '../http/http.module.js' },
    { file: 'src/projections/planted-http.ts', imports: '../http/json/etag.js' },
  ],
  'listeners-do-not-play': [
    { file: 'src/projections/planted-play.ts', imports: '../play/play.service.js' },
    { file: 'src/audit/planted-play.ts', imports: '../play/entry-writer.js' },
    { file: 'src/notifications/planted-play.ts', imports: '../play/table.service.js' },
  ],
  'table-is-vocabulary': [
    { file: 'src/play/table/planted-database.ts', imports: 'pg' },
    { file: 'src/play/table/planted-store.ts', imports: '../../events/event-store.js' },
    { file: 'src/play/chance/planted-service.ts', imports: '../play.service.js' },
  ],
  'pictures-are-drawn-of-views': [
    { file: 'src/pictures/planted-journal.ts', imports: '../events/event-store.js' },
    { file: 'src/pictures/map/planted-table.ts', imports: '../../play/table/rulesets.js' },
  ],
  'maps-stay-outside-of-rules': [{ file: 'src/http/planted-map.ts', imports: 'd3-geo' }],
  'no-circular': [
    { file: 'src/play/planted-one.ts', imports: './planted-other.js' },
    { file: 'src/play/planted-other.ts', imports: './planted-one.js' },
  ],
};

let folder: string;
let found: readonly { readonly rule: string; readonly from: string }[];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-layers-'));
  for (const name of ['src', 'migrations'])
    fs.cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
    fs.copyFileSync(path.join(ROOT, name), path.join(folder, name));
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const { file, imports } of Object.values(PLANTS).flat()) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    // Types alone are a dependency too.
    fs.writeFileSync(
      path.join(folder, file),
      `import type * as planted from '${imports}';\nexport type Planted = typeof planted;\n`,
    );
  }
  found = violations();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function violations(): { rule: string; from: string }[] {
  const args = [TOOL, '--preserve-symlinks', '--output-type', 'json', 'src', 'migrations'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

test.each(Object.keys(PLANTS))('%s', (rule) => {
  const planted = PLANTS[rule]!.map(({ file }) => file);
  const files = found
    .filter((one) => one.rule === rule && planted.includes(one.from))
    .map(({ from }) => from);
  // A circle is told once, by where it was entered.
  if (rule === 'no-circular') expect(files).toHaveLength(1);
  else expect(new Set(files)).toEqual(new Set(planted));
});

test('every rule is tried, and nothing but what was planted breaks one', () => {
  const config = jest.requireActual<{ forbidden: { name: string; severity: string }[] }>(
    path.join(ROOT, '.dependency-cruiser.cjs'),
  );
  expect(config.forbidden.map(({ name }) => name).toSorted()).toEqual(Object.keys(PLANTS).toSorted());
  expect(config.forbidden.map(({ severity }) => severity)).toEqual(config.forbidden.map(() => 'error'));
  expect(found.filter(({ from }) => !from.includes('planted'))).toEqual([]);
});
