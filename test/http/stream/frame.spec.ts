import { frameText } from '../../../src/http/stream/frame.js';

describe('a frame', () => {
  test('has its event, its id and its data', () => {
    expect(frameText({ event: 'entry', id: 12, data: '{"a":1}' })).toBe(
      'event: entry\nid: 12\ndata: {"a":1}\n\n',
    );
  });

  test('without an id leaves the id of the client as it was', () => {
    expect(frameText({ event: 'gone', data: '{}' })).toBe('event: gone\ndata: {}\n\n');
  });

  test.each(['\n', '\r', '\r\n'])(
    'has each line of its data as one of its own, however they end: %j',
    (end) => {
      expect(frameText({ event: 'x', data: `one${end}two${end}` })).toBe(
        'event: x\ndata: one\ndata: two\ndata: \n\n',
      );
    },
  );
});
