import type { Entry } from '../../src/events/entry.js';
import { HeardEntries } from '../../src/play/heard-entries.js';

test('each entry is read once, and every new one is there', async () => {
  const journal: Entry[] = [];
  const write = () =>
    journal.push({ entry: journal.length + 1, events: [{ type: 'Moved' }], draws: [] } as unknown as Entry);
  let read = 0;
  const heard = new HeardEntries({
    read: (_game, after) => {
      const more = journal.slice(after);
      read += more.length;
      return Promise.resolve(more);
    },
  });
  for (let entries = 1; entries <= 20; entries++) {
    write();
    expect((await heard.of('a')).map(({ entry }) => entry)).toEqual(journal.map(({ entry }) => entry));
  }
  await heard.of('a');
  expect(read).toBe(20);
});
