import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, JournalEvent } from '../../../src/events/entry.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { RULESETS } from '../../../src/games/registry.js';
import { TABLE_EVENTS, type TableEventType } from '../../../src/play/table/events.js';
import { inNewestForm, newestSchema } from '../../../src/play/table/forms.js';
import { gameAfter } from '../../../src/play/table/game-at.js';
import { toldEntry, windowOf } from '../../../src/play/table/telling.js';
import { misfit } from '../../support/games/schemas.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';
import * as stranger from '../../support/stranger.js';
import { overTheWire } from '../../support/wire.js';

const ruleset = hideAndSeek as unknown as Ruleset;
const folder = join(__dirname, 'forms');

/** A game as it was stored, up to an entry with an event of an older form. */
interface Stored {
  readonly entries: readonly Entry[];
  readonly keys: Readonly<Record<string, string>>;
}

const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Stored;
const kept = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));

function eventOf({ entries }: Stored, type: string): JournalEvent {
  return entries.at(-1)!.events.find((event) => event.type === type)!;
}

describe.each(kept)('%s, as it was once stored', (name) => {
  const [type, schema] = name.split('-') as [TableEventType, string];
  const stored = read(name);
  const { entries, keys } = stored;
  const game = gameAfter(entries, ruleset)!;
  const told = () => {
    const window = windowOf('spectator', { ...game, over: false });
    return entries.map((entry) => toldEntry(entry, 'spectator', window, ruleset));
  };

  test('is an older form', () => {
    expect(eventOf(stored, type).schema).toBe(Number(schema));
    expect(Number(schema)).toBeLessThan(newestSchema(type));
  });

  test('is read in the newest form', () => {
    const event = { ...inNewestForm(eventOf(stored, type)), type };
    expect(misfit(TABLE_EVENTS[type], event)).toBeUndefined();
    expect(game.version).toBe(entries.length);
  });

  test('is told as it was written', () => {
    const { data } = eventOf(stored, type);
    expect(told().at(-1)!.events).toContainEqual(
      expect.objectContaining({ type, schema: Number(schema), data }),
    );
  });

  test('verifies from what is told', () => {
    const { id } = game;
    expect(stranger.faultsOf(id, overTheWire(told()), keys)).toEqual([]);
    const upcast = JSON.parse(JSON.stringify(overTheWire(told()))) as stranger.Received[];
    Object.assign(
      upcast.at(-1)!.events.find((event) => event.type === type)!,
      {
        schema: Number(schema) + 1,
      },
    );
    expect(stranger.faultsOf(id, upcast, keys)).not.toEqual([]);
  });
});

test('a game made before there were ways to dispute is played on', () => {
  expect(gameAfter(read('GameCreated-1').entries, ruleset)!.table.onDispute).toBe('playOn');
});

test('who turned back by the first form has of the bank what it had by that form', () => {
  const clockAfter = (name: string, schema: number) => {
    const { entries } = read(name);
    const last = entries.at(-1)!;
    const events = last.events.map((event) => ({ ...event, schema }));
    return gameAfter([...entries.slice(0, -1), { ...last, events }], ruleset)!.clock;
  };
  const hider = (schema: number) => {
    const { used, open } = clockAfter('ActionTakenBack-1', schema);
    const [one] = Object.values(open).map((bySeat) => bySeat['hider']!.left);
    return { used, left: one };
  };
  expect(hider(1)).toEqual({ used: {}, left: 79_000 });
  expect(hider(2)).toEqual({ used: { hider: 41_000 }, left: 28_000 });
  expect(clockAfter('ActionRedone-1', 1).used).toEqual({ hider: 41_000 });
});

/** Older forms of which there is no stored entry. */
function notKept(schemas: Readonly<Record<string, number>>, path: string): string[] {
  return Object.entries(schemas).flatMap(([type, newest]) =>
    Array.from({ length: newest - 1 }, (_, older) => join(path, `${type}-${older + 1}.json`)).filter(
      (file) => !existsSync(file),
    ),
  );
}

describe('of every older form a stored entry is kept', () => {
  test('of the events of the table', () => {
    const types = Object.keys(TABLE_EVENTS) as TableEventType[];
    expect(notKept(Object.fromEntries(types.map((type) => [type, newestSchema(type)])), folder)).toEqual([]);
  });

  test.each(RULESETS)('of the events of $ruleset', ({ ruleset: name, eventSchemaVersions = {} }) => {
    expect(notKept(eventSchemaVersions, join(__dirname, '../../games', name, 'forms'))).toEqual([]);
  });

  test('or it is missed', () => {
    expect(notKept({ GameBegan: 4, GameFinished: 2, GameCreated: 1 }, folder)).toEqual([
      join(folder, 'GameBegan-3.json'),
      join(folder, 'GameFinished-1.json'),
    ]);
  });
});
