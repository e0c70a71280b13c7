import type { Append } from '../../src/events/append.js';
import { GroupCommit, UnknownOutcome } from '../../src/events/group-commit.js';
import { appendOf, entryAfter } from '../support/entries.js';

const appendTo = (game: string) => appendOf(entryAfter(game));
const gamesOf = (batch: readonly Append[]) => batch.map(({ entry }) => entry.game);

/** A commit that waits until it is let go, and remembers its batches. */
function slowCommit() {
  const batches: string[][] = [];
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const commit = async (batch: readonly Append[]) => {
    batches.push(gamesOf(batch));
    await gate;
    return new Set(gamesOf(batch));
  };
  return { batches, commit, letGo: () => letGo() };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('one append alone goes out at once; those that come meanwhile share the next commit', async () => {
  const { batches, commit, letGo } = slowCommit();
  const group = new GroupCommit(commit);
  const first = [group.append(appendTo('a'))];
  await turn();
  const second = [group.append(appendTo('b'))];
  await turn();
  const rest = ['e', 'd', 'c'].map((game) => group.append(appendTo(game)));
  await turn();
  expect(batches).toEqual([['a'], ['b']]);
  letGo();
  expect(await Promise.all([...first, ...second, ...rest])).toEqual([true, true, true, true, true]);
  expect(batches).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
});

test('two appends for one game are never in one batch, and are tried in the order in which they came', async () => {
  const { batches, commit, letGo } = slowCommit();
  const group = new GroupCommit(commit);
  const all = ['b', 'a', 'a', 'b', 'a', 'c'].map((game) => group.append(appendTo(game)));
  letGo();
  await Promise.all(all);
  for (const batch of batches) expect(new Set(batch).size).toBe(batch.length);
  expect(batches.flat().toSorted()).toEqual(['a', 'a', 'a', 'b', 'b', 'c']);
});

test('a batch is in the order of the games, and not too large', async () => {
  const { batches, commit, letGo } = slowCommit();
  const group = new GroupCommit(commit);
  const games = Array.from({ length: 200 }, (_, place) => `game-${(place * 37) % 200}`);
  const all = games.map((game) => group.append(appendTo(game)));
  letGo();
  await Promise.all(all);
  for (const batch of batches) expect(batch).toEqual(batch.toSorted());
  expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(64);
  expect(batches.flat()).toHaveLength(200);
});

test('one append that fails does not fail its neighbours', async () => {
  const sizes: number[] = [];
  const group = new GroupCommit(async (batch) => {
    sizes.push(batch.length);
    if (gamesOf(batch).includes('bad')) throw Object.assign(new Error('refused'), { code: '23505' });
    return new Set(gamesOf(batch).filter((game) => game !== 'moved-on'));
  });
  const results = await Promise.allSettled(
    ['one', 'bad', 'two', 'moved-on'].map((game) => group.append(appendTo(game))),
  );
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    true,
    'failed',
    true,
    false,
  ]);
  expect(sizes).toEqual([4, 1, 1, 1, 1]);
});

test('an unknown outcome is nobody’s to try again: all of the batch are told', async () => {
  let commits = 0;
  const group = new GroupCommit(async () => {
    commits += 1;
    throw new UnknownOutcome(new Error('connection lost'));
  });
  const results = await Promise.allSettled(['one', 'two'].map((game) => group.append(appendTo(game))));
  for (const result of results) expect(result).toMatchObject({ reason: expect.any(UnknownOutcome) });
  expect(commits).toBe(1);
});
