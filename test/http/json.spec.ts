import type { FastifyReply } from 'fastify';
import { cursorTo, positionOf } from '../../src/http/json/cursor.js';
import { isUnchanged } from '../../src/http/json/etag.js';
import { jsonText, RawJson } from '../../src/http/json/raw-json.js';
import { withoutLanguage } from '../../src/http/play/play-answers.js';
import { Refusal } from '../../src/refusals/refusal.js';

describe('raw JSON', () => {
  it('goes out as it is, in its place', () => {
    const text = '{"a":1,  "b":[2]}';
    expect(jsonText({ before: 'x', view: new RawJson(text), after: null, gone: undefined })).toBe(
      `{"before":"x","view":${text},"after":null}`,
    );
  });

  it('can be the whole answer', () => {
    expect(jsonText(new RawJson('[1,  2]'))).toBe('[1,  2]');
  });

  it.each([[{ a: [1, { b: 'ü"' }], c: undefined }], [[1, 2]], [{}], ['text'], [null], [7]])(
    'all else is as JSON.stringify writes it: %j',
    (value) => {
      expect(jsonText(value)).toBe(JSON.stringify(value));
    },
  );
});

describe('a cursor', () => {
  const filters = { mine: true, status: 'open', ruleset: undefined };
  const position = '2031-05-03T10:15:00.000Z~0197a3c4-58f1-7c63-9d0e-3b6a5f2d1c48';

  it('leads back to its position', () => {
    expect(positionOf(cursorTo(position, filters), { status: 'open', mine: true })).toBe(position);
  });

  it('belongs to its filters', () => {
    expect(() => positionOf(cursorTo(position, filters), { mine: true })).toThrow(Refusal);
  });

  it('cannot be changed', () => {
    const cursor = cursorTo(position, filters);
    for (let index = 0; index < cursor.length; index++) {
      const other = cursor[index] === 'A' ? 'B' : 'A';
      const changed = cursor.slice(0, index) + other + cursor.slice(index + 1);
      expect(() => positionOf(changed, filters)).toThrow(Refusal);
    }
    for (const wrong of ['', 'x', `${cursor}=`, `${cursor}A`])
      expect(() => positionOf(wrong, filters)).toThrow(Refusal);
  });
});

describe('a validator', () => {
  function answered(ifNoneMatch: string | undefined) {
    const sent = { status: 200, headers: {} as Record<string, string> };
    const reply = {
      request: { headers: { 'if-none-match': ifNoneMatch } },
      header: (name: string, value: string) => void (sent.headers[name] = value),
      code: (status: number) => void (sent.status = status),
    };
    return { unchanged: isUnchanged(reply as unknown as FastifyReply, '"a.1"'), ...sent };
  }

  it.each([
    [undefined, 200],
    ['"a.1"', 304],
    ['W/"a.1"', 304],
    ['"b", "a.1"', 304],
    ['*', 304],
    ['"a"', 200],
    ['a.1', 200],
  ])('%s → %i', (header, status) => {
    expect(answered(header)).toEqual({ unchanged: status === 304, status, headers: { etag: '"a.1"' } });
  });

  it('of another language names the same version', () => {
    expect(withoutLanguage('"12.player-1.0123456789abcdef.pt-BR"')).toBe('"12.player-1.0123456789abcdef"');
    expect(withoutLanguage('"12.player-1.0123456789abcdef"')).toBe('"12.player-1.0123456789abcdef"');
    expect(withoutLanguage(undefined)).toBeUndefined();
  });
});
