import { Turns } from '../../src/pictures/turns.js';

const who = (name: string, most = 4) => ({ name, most });

/** Work that notes when it is done. */
function noting() {
  const [turns, done] = [new Turns(), [] as string[]];
  const ask = (name: string, what: string) =>
    turns.take(who(name), () => Promise.resolve(done.push(`${name}${what}`)));
  return { turns, done, ask };
}

describe('turns', () => {
  test('go round between those who wait, however much one of them asks for', async () => {
    const { turns, done, ask } = noting();
    for (const what of ['1', '2', '3']) void ask('a', what);
    for (const what of ['1', '2']) void ask('b', what);
    void ask('c', '1');
    await turns.idle();
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('are had by who comes later before the rest of who came first', async () => {
    const { turns, done, ask } = noting();
    void turns.take(who('a'), async () => void ask('b', '1'));
    for (const what of ['2', '3']) void ask('a', what);
    await turns.idle();
    expect(done).toEqual(['a2', 'b1', 'a3']);
  });

  test('go on after work that fails, which is told to who asked for it', async () => {
    const { done, turns, ask } = noting();
    const failing = turns.take(who('a'), () => Promise.reject(new Error('torn')));
    const next = ask('a', '2');
    await expect(failing).rejects.toThrow('torn');
    await next;
    expect(done).toEqual(['a2']);
  });

  test('are so many of one, and free again when they are over', async () => {
    const { turns, ask } = noting();
    const asked = ['1', '2'].map((what) => ask('a', what));
    expect([turns.mayWait(who('a', 3)), turns.mayWait(who('a', 2)), turns.mayWait(who('b', 2))]).toEqual([
      ...[true, false, true],
    ]);
    await Promise.all(asked);
    expect(turns.mayWait(who('a', 1))).toBe(true);
  });

  test('are one of each where many wait, and none where too many do', async () => {
    const { turns, ask } = noting();
    const stand = () => [turns.mayWait(who('0')), turns.mayWait(who('new'))];
    for (let at = 0; at < 63; at += 1) void ask(String(at), '');
    expect(stand()).toEqual([true, true]);
    void ask('63', '');
    expect(stand()).toEqual([false, true]);
    for (let at = 64; at < 128; at += 1) void ask(String(at), '');
    expect(stand()).toEqual([false, false]);
    await turns.idle();
    expect(stand()).toEqual([true, true]);
  });
});
