import fs from 'node:fs';
import path from 'node:path';
import { gameAfter } from '../../src/play/table/game-at.js';
import type { Entry } from '../../src/events/entry.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import type { Received } from '../support/stranger.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { faultIn, report, verifyBundle } from './support/verifier.js';

const ruleset = hideAndSeek as unknown as Ruleset;
const rules = { ruleset, sha256: 'ab'.repeat(32) };
const bytes = fs.readFileSync(path.join(__dirname, 'fixtures/began-1.ndjson'));

/** The entries of a game that is over, as the journal holds them. */
function entriesIn(text: string): Entry[] {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Received & { line: string });
  return lines
    .filter(({ line }) => line === 'entry')
    .map((told) => {
      const { order } = told.seal.opened['nobody']!.value as { order: string[][] };
      const events = told.events.map(({ type, schema, audience: _, ...data }, place) => ({
        ...{ type, schema, data },
        audience: order[place]!,
      }));
      return { ...told, seat: told.seat ?? undefined, asked: { by: 'player' }, events } as unknown as Entry;
    });
}

describe('a game that began when GameBegan did not name its rules (schema 1)', () => {
  test('verifies still, by the rules too', () => {
    expect(faultIn(bytes)).toBeUndefined();
    expect(faultIn(bytes, { rules })).toBeUndefined();
    const said = report(verifyBundle(bytes, { rules }), { rules });
    expect(said).toContain('NOT PROVEN  That these are the rules of the game: it names none.');
  });

  test('is replayed still', () => {
    const entries = entriesIn(bytes.toString());
    const began = entries.flatMap(({ events }) => events).find(({ type }) => type === 'GameBegan')!;
    expect([began.schema, began.data['rules']]).toEqual([1, undefined]);
    const { table } = gameAfter(entries, ruleset)!;
    expect(table).toMatchObject({ status: 'finished', outcome: { winners: ['hider'] } });
  });
});
