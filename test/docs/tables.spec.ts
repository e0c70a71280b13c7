import fs from 'node:fs';
import path from 'node:path';
import { STATUS } from '../../src/http/problems/catalogue.js';
import { problems } from '../../src/words/en/problems.js';
import { TABLE_EVENTS } from '../../src/play/table/events.js';
import { SCOPES } from '../../src/players/scopes.js';
import { REFUSAL_CODES } from '../../src/refusals/refusal.js';
import { readSettings } from '../../src/settings.js';
import { named, ROOT, rows, section } from './support/documents.js';

describe('docs/api.md says what the code says', () => {
  test('every problem, with its status and title, in the order of the catalogue', () => {
    const told = rows(section('docs/api.md', '## Errors')).slice(1);
    const known = REFUSAL_CODES.map((code) => [String(STATUS[code]), `\`${code}\``, problems[code].title]);
    expect(told).toEqual(known);
  });

  test('every scope', () => {
    const told = rows(section('docs/api.md', '## Tokens')).slice(1);
    expect(told.flatMap(([scope]) => named(scope!))).toEqual([...SCOPES]);
  });

  test('every event of the table', () => {
    const told = named(section('docs/api.md', '## Events').split('those of the table:')[1]!.split('.')[0]!);
    expect(told).toEqual(Object.keys(TABLE_EVENTS));
  });
});

describe('README.md says what there is', () => {
  test('every setting that the server reads', () => {
    const told = rows(section('README.md', '## Settings')).slice(1);
    const known = new Set(['DATA_DIR']);
    const environment = new Proxy({}, { get: (_, name) => void known.add(String(name)) });
    readSettings(environment);
    expect(told.flatMap(([names]) => named(names!)).toSorted()).toEqual([...known].toSorted());
  });

  test('every folder of src', () => {
    const picture = section('README.md', '## Where things are')
      .split('\nsrc/\n')[1]!
      .split('\nmigrations/')[0]!;
    const told = [...picture.matchAll(/^ {2}(\w+)\/ /gm)].map(([, name]) => name!);
    const folders = fs.readdirSync(path.join(ROOT, 'src'), { withFileTypes: true });
    const known = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(told.toSorted()).toEqual(known.toSorted());
  });
});
