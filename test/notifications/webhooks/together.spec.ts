import { Together } from '../../../src/notifications/webhooks/together.js';

test('what is asked for in one moment is looked up at once, and later anew', async () => {
  const questions: (readonly string[])[] = [];
  const together = new Together((keys) => {
    questions.push(keys);
    return Promise.resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key}!`])));
  });
  const found = await Promise.all(['a', 'b', 'a', 'none'].map((key) => together.find(key)));
  expect([...found, await together.find('c')]).toEqual(['a!', 'b!', 'a!', undefined, 'c!']);
  expect(questions).toEqual([['a', 'b', 'none'], ['c']]);
});

test('what cannot be looked up fails for all who asked, and not for those after', async () => {
  let fails = true;
  const together = new Together(() =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve(new Map([['a', 1]])),
  );
  const asked = await Promise.allSettled([together.find('a'), together.find('b')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await together.find('a')).toBe(1);
});
