import { readFileSync } from 'node:fs';
import { FURY_2E_LEAKS, SERVED_FURY_2E_LEAKS } from './fury-2e-leaks.js';
import { FURY_4E_LEAKS } from './fury-4e-leaks.js';
import { LEAKS } from './leaks.js';
import { SENT_LEAKS } from './sent-leaks.js';

const ALL = [...LEAKS, ...SENT_LEAKS, ...SERVED_FURY_2E_LEAKS, ...FURY_2E_LEAKS, ...FURY_4E_LEAKS];

test.each(ALL)('there is one place for a planted leak: $kind ($file)', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});
