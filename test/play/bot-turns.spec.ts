import { BotTurns } from '../../src/play/bot-turns.js';

/** Notes when it begins and ends. */
function worker() {
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await new Promise((later) => setImmediate(later));
    done.push(`${name} ends`);
  };
  return { done, work };
}

test('bots act one after the other, and first where people wait', async () => {
  const { done, work } = worker();
  const turns = new BotTurns(0);
  await Promise.all([
    turns.take(false, work('one')),
    turns.take(false, work('two')),
    turns.take(true, work('people')),
  ]);
  expect(done).toEqual(['one', 'people', 'two'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('where nobody waits there is a pause between moves, which people end only for themselves', async () => {
  const { done, work } = worker();
  const turns = new BotTurns(3_600_000);
  await turns.take(false, work('one'));
  const waits = turns.take(false, work('two'));
  await turns.take(true, work('people'));
  expect(done.at(-1)).toBe('people ends');
  expect(done).not.toContain('two begins');
  turns.stop();
  expect(await waits).toBeUndefined();
  expect(done).not.toContain('two begins');
});

test('what fails is told to who asked, and holds up nobody', async () => {
  const turns = new BotTurns(0);
  const failing = turns.take(false, () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(await turns.take(false, () => Promise.resolve('goes on'))).toBe('goes on');
});
