import { documents, programs } from './support/documents.js';
import { typeFaults } from './support/typescript.js';

const WRONG = "import { Harker } from 'harker-client';\nexport const harker = new Harker({ url: 3000 });\n";

test('every program in TypeScript that stands in a document is right to the compiler, which finds what is wrong', async () => {
  const texts = documents().flatMap((from) =>
    programs(from).map((text, place) => [`${from.replaceAll('/', '-')}-${place}.ts`, text] as const),
  );
  expect(texts.length).toBeGreaterThan(2);
  expect(await typeFaults({ ...Object.fromEntries(texts), 'wrong.ts': WRONG })).toMatch(
    /^wrong\.ts\(2,36\): error TS2322: [^\n]*\n$/,
  );
});
