import { Painter } from '../../src/pictures/painter.js';

const square = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><text x="5" y="30" font-size="20" font-family="'PT Serif', serif">${text}</text></svg>`;

const ME = { name: 'mina', most: 4 };
const YOU = { name: 'lucy', most: 4 };

/** Width and height as they stand in the head of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const isPng = (png: Buffer) => png.subarray(1, 4).toString() === 'PNG';

describe('painting', () => {
  const painter = new Painter();
  afterAll(() => painter.close());

  test('is of the width that is asked for', async () => {
    const png = await painter.paint(square('Paris'), 320, ME);
    expect(isPng(png)).toBe(true);
    expect(sizeOf(png)).toEqual([320, 160]);
  });

  test('gives the same bytes each time, also in another thread', async () => {
    const other = new Painter();
    const [one, two] = [
      await painter.paint(square('Vienna'), 200, ME),
      await other.paint(square('Vienna'), 200, ME),
    ];
    expect(one.equals(two)).toBe(true);
    await other.close();
  });

  test.each(['Будапешт', '布达佩斯', '부다페스트'])('%s is written in letters', async (text) => {
    const [written, blank] = [
      await painter.paint(square(text), 200, ME),
      await painter.paint(square(' '), 200, ME),
    ];
    const replaced = await painter.paint(square(text.replaceAll(/./gu, '\u{10FFFD}')), 200, ME);
    expect(written.equals(blank)).toBe(false);
    expect(written.equals(replaced)).toBe(false);
  });

  test('does not make at once what is made already', async () => {
    const [one, two] = await Promise.all([
      painter.paint(square('Rome'), 200, ME),
      painter.paint(square('Rome'), 200, ME),
    ]);
    expect(one).toBe(two);
    expect(await painter.paint(square('Rome'), 200, ME)).toBe(one);
  });

  test('what is no picture is an error, and the next is painted all the same', async () => {
    await expect(painter.paint('<svg', 200, ME)).rejects.toThrow('could not be painted');
    expect(isPng(await painter.paint(square('Bari'), 200, ME))).toBe(true);
  });

  test('a thread that ends fails who waits for it, and another takes its place', async () => {
    const { worker } = painter['thread']!;
    jest.spyOn(worker, 'postMessage').mockImplementation(() => undefined);
    const waiting = painter.paint(square('Varna'), 200, ME);
    await Promise.all([expect(waiting).rejects.toThrow(), worker.terminate()]);
    expect(isPng(await painter.paint(square('Varna'), 200, ME))).toBe(true);
  });

  test('lets only so many of one wait, and others all the same', async () => {
    const asked = [ME, YOU].flatMap((who) =>
      Array.from({ length: 6 }, (_, at) => painter.paint(square(`Number ${at}`), 64, who)),
    );
    const ended = await Promise.allSettled(asked);
    const refused = ended.map(({ status }, at) => (status === 'rejected' ? at : undefined));
    expect(refused.filter((at) => at !== undefined)).toEqual([4, 5, 10, 11]);
    expect(ended[4]).toMatchObject({ reason: { code: 'too-many-requests', values: { retryAfter: 5 } } });
  });
});
