import { countOneMore, type Limit, type Spent } from '../../src/refusals/limit.js';

const LIMIT: Limit = { name: 'messages', most: 3, seconds: 60 };
const NOW = Date.parse('2031-05-03T10:00:00Z');
const ago = (...seconds: number[]) => seconds.map((one) => NOW - one * 1_000);

function told(times: readonly number[]): Spent | undefined {
  let spent: Spent | undefined;
  countOneMore(LIMIT, times, NOW, (one) => (spent = one));
  return spent;
}

describe('one more of what is limited', () => {
  it('says how many are left, and when there are more', () => {
    expect(told([])).toEqual({ limit: LIMIT, left: 2, seconds: 60 });
    expect(told(ago(50, 20))).toEqual({ limit: LIMIT, left: 0, seconds: 10 });
  });

  it('is refused where none is left, and that is told too', () => {
    const tell = jest.fn();
    const times = ago(50, 20, 10);
    expect(() => countOneMore(LIMIT, times, NOW, tell)).toThrow(
      expect.objectContaining({ code: 'too-many-requests', values: { retryAfter: 10 } }),
    );
    expect(tell).toHaveBeenCalledWith({ limit: LIMIT, left: 0, seconds: 10 });
  });

  it('is counted with those of the window alone', () => {
    expect(told(ago(90, 60, 59))).toEqual({ limit: LIMIT, left: 1, seconds: 1 });
  });

  it('waits for as many to pass as are too many', () => {
    expect(() => countOneMore(LIMIT, ago(50, 40, 30, 20), NOW)).toThrow(
      expect.objectContaining({ values: { retryAfter: 20 } }),
    );
  });
});
