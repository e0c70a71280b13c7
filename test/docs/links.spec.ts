import fs from 'node:fs';
import path from 'node:path';
import { anchors, documents, read, ROOT } from './support/documents.js';

interface Link {
  readonly from: string;
  readonly to: string;
}

/** Links to other documents and files; those that leave the repository are not followed. */
function links(): Link[] {
  return documents().flatMap((from) =>
    [...read(from).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, to]) => ({ from, to: to! }))
      .filter(({ to }) => !/^[a-z]+:/.test(to)),
  );
}

function isBroken({ from, to }: Link): boolean {
  const [place = '', anchor] = to.split('#');
  const target = place === '' ? from : path.join(path.dirname(from), place);
  if (!fs.existsSync(path.join(ROOT, target))) return true;
  return anchor !== undefined && !anchors(target).includes(anchor);
}

test('every link leads somewhere', () => {
  expect(links().length).toBeGreaterThan(50);
  expect(links().filter(isBroken)).toEqual([]);
});

test('every decision is in the index', () => {
  const files = fs.readdirSync(path.join(ROOT, 'docs/adr')).filter((name) => /^\d{4}-/.test(name));
  const index = read('docs/adr/README.md');
  expect(files.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  for (const name of files) {
    const parts = [...read(`docs/adr/${name}`).matchAll(/^## (.+)$/gm)].map(([, part]) => part);
    expect([name, parts]).toEqual([name, ['Context', 'Decision', 'Consequences', 'Rejected']]);
  }
});

test('every npm command that is named exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const told = documents().flatMap((from) =>
    [...read(from).matchAll(/\bnpm run ([a-z:-]+)/g)].map(([, name]) => ({ from, name: name! })),
  );
  expect(told.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('every path in code style that looks like one of ours exists', () => {
  const told = documents().flatMap((from) =>
    [...read(from).matchAll(/`((?:src|test|scripts|migrations|docs)\/[\w./-]+)`/g)].map(([, to]) => ({
      from,
      to: to!,
    })),
  );
  // The game that CONTRIBUTING.md makes up to show how one is added.
  const madeUp = ({ to }: Link) => /cellar/.test(to);
  expect(told.filter((link) => !madeUp(link) && !fs.existsSync(path.join(ROOT, link.to)))).toEqual([]);
});
