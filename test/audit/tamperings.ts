import type { Pool } from 'pg';
import type { Entry } from '../../src/events/entry.js';

/** A stored game whose rows somebody changes who may do everything. */
export class TamperedGame {
  constructor(
    private readonly owner: Pool,
    readonly id: string,
    readonly entries: readonly Entry[],
  ) {}

  /** Runs a change on the rows of the game; `$1` is its id. */
  change(statement: string, ...more: unknown[]): Promise<unknown> {
    return this.owner.query(statement, [this.id, ...more]);
  }

  /** The first entry that has an event of this type. */
  entryWith(type: string): number {
    return this.entries.find(({ events }) => events.some((event) => event.type === type))!.entry;
  }

  indexIn(entry: number, type: string): number {
    return this.entries[entry - 1]!.events.findIndex((event) => event.type === type);
  }
}

/** What is changed, in which entry it shows, how it is done, and what must be said of it. */
export type Tampering = readonly [
  what: string,
  at: (on: TamperedGame) => number,
  does: (on: TamperedGame, entry: number) => Promise<unknown>,
  says: RegExp,
];

const hidden = (on: TamperedGame) => on.entryWith('PlaceTaken');
const thrown = (on: TamperedGame) => on.entryWith('DieRolled');
const begun = (on: TamperedGame) => on.entryWith('GameBegan');
const last = ({ entries }: TamperedGame) => entries.length;
const afterLast = ({ entries }: TamperedGame) => entries.length + 1;
const first = () => 1;

const inEntry = (set: string) => (on: TamperedGame, entry: number) =>
  on.change(`UPDATE entries SET ${set} WHERE game_id = $1 AND entry = $2`, entry);
const inEvent = (set: string, type: string) => (on: TamperedGame, entry: number) =>
  on.change(
    `UPDATE events SET ${set} WHERE game_id = $1 AND entry = $2 AND index = $3`,
    entry,
    on.indexIn(entry, type),
  );
const inRow = (set: string) => (on: TamperedGame) => on.change(`UPDATE games SET ${set} WHERE id = $1`);
export const flip = (column: string, byte = 0) =>
  `${column} = set_byte(${column}, ${byte}, get_byte(${column}, ${byte}) # 1)`;

export const EVENTS: readonly Tampering[] = [
  [
    'one letter of a hidden event',
    hidden,
    inEvent(`data = overlay(data::text placing 'X' from 11)::json`, 'PlaceTaken'),
    /commitment of hider/,
  ],
  ['one number of a public event', thrown, inEvent(`data = '{"value":7}'`, 'DieRolled'), /hash/],
  [
    'the spelling of an event',
    hidden,
    inEvent(`data = (' ' || data::text)::json`, 'PlaceTaken'),
    /canonical/,
  ],
  [
    'a number spelled otherwise',
    thrown,
    inEvent(`data = replace(data::text, '}', '.0}')::json`, 'DieRolled'),
    /canonical/,
  ],
  [
    'a name that comes twice',
    thrown,
    inEvent(`data = replace(data::text, '{', '{"value":6,')::json`, 'DieRolled'),
    /canonical/,
  ],
  ['the type of an event', hidden, inEvent(`type = 'SeekerReady'`, 'HidingEnded'), /hash/],
  ['the schema of an event', hidden, inEvent(`schema = 2`, 'PlaceTaken'), /commitment of hider/],
  ['the audience of an event', hidden, inEvent(`audience = '{everyone}'`, 'PlaceTaken'), /hash/],
  ['an audience of nobody at all', hidden, inEvent(`audience = '{}'`, 'PlaceTaken'), /is for/],
  [
    'an audience that is no seat',
    hidden,
    inEvent(`audience = '{hider,king}'`, 'PlaceTaken'),
    /is for hider and king/,
  ],
  [
    'two events in another order',
    hidden,
    async (on, entry) => {
      for (const [from, to] of [
        [0, 9],
        [1, 0],
        [9, 1],
      ]) {
        await on.change(
          'UPDATE events SET index = $4 WHERE game_id = $1 AND entry = $2 AND index = $3',
          entry,
          from,
          to,
        );
      }
    },
    /commitment of nobody/,
  ],
  [
    'an event moved to the next entry',
    hidden,
    (on, entry) =>
      on.change(
        'UPDATE events SET entry = entry + 1, index = 7 WHERE game_id = $1 AND entry = $2 AND index = 0',
        entry,
      ),
    /commitment of hider/,
  ],
  [
    'a hidden event dropped',
    begun,
    (on, entry) =>
      on.change(
        'DELETE FROM events WHERE game_id = $1 AND entry = $2 AND index = $3',
        entry,
        on.indexIn(entry, 'TreasureBuried'),
      ),
    /not numbered without a gap/,
  ],
  [
    'the last event dropped',
    begun,
    (on, entry) =>
      on.change(
        'DELETE FROM events WHERE game_id = $1 AND entry = $2 AND index = $3',
        entry,
        on.indexIn(entry, 'CardDrawn'),
      ),
    /commitment of hider/,
  ],
  [
    'an event added',
    hidden,
    (on, entry) =>
      on.change(`INSERT INTO events VALUES ($1, $2, 2, 'HidingEnded', 1, '{everyone}', '{}')`, entry),
    /hash/,
  ],
  [
    'an event without an entry',
    afterLast,
    (on, entry) =>
      on.change(`INSERT INTO events VALUES ($1, $2, 0, 'HidingEnded', 1, '{everyone}', '{}')`, entry),
    /without its entry/,
  ],
];

export const ENTRIES: readonly Tampering[] = [
  [
    'the action as it was asked',
    hidden,
    inEntry(`asked = replace(asked::text, 'hide-', 'hide_')::json`),
    /commitment of hider/,
  ],
  [
    'how it came',
    hidden,
    inEntry(`asked = replace(asked::text, 'player', 'bot')::json`),
    /commitment of hider/,
  ],
  ['the spelling of what was asked', hidden, inEntry(`asked = (asked::text || ' ')::json`), /canonical/],
  ['where what was asked lies', hidden, inEntry(`asked_slot = 'everyone'`), /hash/],
  ['a place where nothing can lie', hidden, inEntry(`asked_slot = 'king'`), /lies with "king"/],
  ['the seat', hidden, inEntry(`seat = 'seeker-1'`), /hash/],
  ['a seat that is none', hidden, inEntry(`seat = 'king'`), /no seat of the game/],
  ['the time, by a millisecond', hidden, inEntry(`at = at + interval '1 ms'`), /hash/],
  ['the version of the rules', hidden, inEntry('rules_version = 2'), /version 2 of the rules/],
  ['a salt', hidden, inEntry(flip('salts', 40)), /commitment of nobody/],
  ['a commitment', hidden, inEntry(flip('commitments', 70)), /commitment of hider/],
  ['the hash', hidden, inEntry(flip('hash')), /hash/],
  ['what it names as the one before', hidden, inEntry(flip('previous', 31)), /entry before it/],
  [
    'the signature',
    hidden,
    inEntry(`signature = CASE WHEN signature LIKE 'A%' THEN 'B' ELSE 'A' END || substr(signature, 2)`),
    /signature/,
  ],
  [
    'the signature, its last letter, which spells the same bytes',
    hidden,
    inEntry(`signature = left(signature, -1) || chr(ascii(right(signature, 1)) + 1)`),
    /signature/,
  ],
  ['bytes behind the salts', hidden, inEntry(`salts = salts || '\\x00'`), /salts too many/],
  [
    'bytes behind the commitments',
    hidden,
    inEntry(`commitments = commitments || hash`),
    /commitments too many/,
  ],
  ['the key', hidden, inEntry(`key = '0123456789abcdef'`), /not published/],
  [
    'an entry dropped from the middle',
    hidden,
    async (on, entry) => {
      for (const table of ['entries', 'events'])
        await on.change(`DELETE FROM ${table} WHERE game_id = $1 AND entry = $2`, entry);
    },
    /it is missing/,
  ],
  [
    'the last entry dropped',
    last,
    async (on, entry) => {
      for (const table of ['entries', 'events'])
        await on.change(`DELETE FROM ${table} WHERE game_id = $1 AND entry = $2`, entry);
    },
    /it is missing/,
  ],
  [
    'the first entry dropped',
    first,
    async (on, entry) => {
      for (const table of ['entries', 'events'])
        await on.change(`DELETE FROM ${table} WHERE game_id = $1 AND entry = $2`, entry);
    },
    /it is missing/,
  ],
  [
    'an entry added at the end',
    afterLast,
    (on, entry) =>
      on.change(
        `INSERT INTO entries SELECT game_id, $2, seat, at, rules_version, asked, asked_slot, draws, link, anchor, hash,
      commitments, salts, hash, key, signature FROM entries WHERE game_id = $1 AND entry = $2::int - 1`,
        entry,
      ),
    /row ends at/,
  ],
  [
    'two entries in each other’s place',
    hidden,
    async (on, entry) => {
      for (const table of ['entries', 'events']) {
        for (const [from, to] of [
          [entry, 9999],
          [entry + 1, entry],
          [9999, entry + 1],
        ]) {
          await on.change(`UPDATE ${table} SET entry = $3 WHERE game_id = $1 AND entry = $2`, from, to);
        }
      }
    },
    /entry before it/,
  ],
];

export const CHANCE: readonly Tampering[] = [
  [
    'the value of a public draw',
    thrown,
    inEntry(`draws = regexp_replace(draws::text, '"value":(\\d+)', '"value":9')::json`),
    /its seed gives/,
  ],
  [
    'the value of a hidden draw',
    begun,
    inEntry(
      `draws = regexp_replace(draws::text, '"purpose":"treasure","value":\\d+', '"purpose":"treasure","value":9')::json`,
    ),
    /commitment of nobody/,
  ],
  [
    'how many outcomes a draw had',
    thrown,
    inEntry(`draws = replace(draws::text, '"n":6', '"n":5')::json`),
    /hash/,
  ],
  [
    'the purpose of a draw',
    begun,
    inEntry(`draws = replace(draws::text, 'treasure', 'pleasure')::json`),
    /commitment of nobody/,
  ],
  ['a draw left out', begun, inEntry(`draws = '[]'`), /commitment of/],
  ['draws in another order', begun, inEntry(`draws = json_build_array(draws->1, draws->0)`), /canonical/],
  [
    'draws in another order, spelled well',
    begun,
    (on, entry) => {
      const [one, two] = on.entries[entry - 1]!.draws;
      const text = `[${[two, one].map((draw) => JSON.stringify(draw, Object.keys(draw!).sort())).join()}]`;
      return on.change('UPDATE entries SET draws = $3 WHERE game_id = $1 AND entry = $2', entry, text);
    },
    /commitment of nobody/,
  ],
  [
    'the audience of a draw',
    begun,
    inEntry(`draws = replace(draws::text, '["nobody"]', '["king"]')::json`),
    /is for king/,
  ],
  ['the link', thrown, inEntry(flip('link', 5)), /link/],
  ['no link', thrown, inEntry('link = NULL'), /link/],
  ['a link that nothing opens', hidden, inEntry(`link = hash`), /without a public draw/],
  ['an anchor', hidden, inEntry(`anchor = hash`), /anchor/],
];

export const ROW: readonly Tampering[] = [
  ['version', last, inRow('version = version - 1'), /another version/],
  ['version, beyond the end', afterLast, inRow('version = version + 1'), /is missing/],
  ['head', last, inRow(flip('head')), /another head/],
  ['no head', last, inRow('head = NULL'), /another head/],
  ['key', last, inRow(`head_key = 'x'`), /another key/],
  ['signature', last, inRow(`head_signature = 'x'`), /another signature/],
  ['version of the rules', last, inRow('rules_version = 7'), /another version of the rules/],
  ['time of change', last, inRow(`updated_at = updated_at + interval '1 ms'`), /time of change/],
  ['ruleset', first, inRow(`ruleset = 'vampire-graves'`), /another ruleset/],
  ['seats', first, inRow(`seats = '{seeker-1,hider,seeker-2}'`), /list of seats/],
  ['options', first, inRow(`options = '{"rounds":5}'`), /list of options/],
  ['visibility', first, inRow(`visibility = 'public'`), /visibility/],
  ['start', first, inRow(`start = 'manual'`), /way to start/],
  ['sandbox', first, inRow('sandbox = true'), /mark of a sandbox/],
  ['time', first, inRow(`created_at = created_at - interval '1 ms'`), /another time/],
  ['status', last, inRow(`status = 'playing'`), /says "playing", and the journal gives "finished"/],
  ['awaited seats', last, inRow(`awaiting = '{hider}'`), /awaits other seats/],
  [
    'what readers are told',
    last,
    inRow(`about = replace(about::text, '"from":', '"from":1')::json`),
    /tells readers/,
  ],
];

export const BESIDE: readonly Tampering[] = [
  [
    'a key that answers with another entry',
    thrown,
    (on, entry) =>
      on.change(`UPDATE idempotency SET entry = $2::int WHERE game_id = $1 AND seat = 'hider'`, entry),
    /Idempotency-Key hider is kept for another seat/,
  ],
  [
    'a view',
    last,
    (on) =>
      on.change(
        `UPDATE seat_views SET body = replace(body, 'round', 'ground') WHERE game_id = $1 AND viewer = 'spectator'`,
      ),
    /view of spectator/,
  ],
  [
    'the hash of a view',
    last,
    (on) => on.change(`UPDATE seat_views SET hash = 'x' WHERE game_id = $1 AND viewer = 'seeker-1'`),
    /view of seeker-1/,
  ],
  [
    'whose view is the same',
    last,
    (on) =>
      on.change(
        `UPDATE seat_views SET same_as = 'seeker-2', body = NULL WHERE game_id = $1 AND viewer = 'hider'`,
      ),
    /view of hider/,
  ],
  [
    'a view that is gone',
    last,
    (on) => on.change(`DELETE FROM seat_views WHERE game_id = $1 AND viewer = 'spectator'`),
    /view of spectator is missing/,
  ],
  [
    'a view too many',
    last,
    (on) => on.change(`INSERT INTO seat_views VALUES ($1, 'king', NULL, 'null', 'x')`),
    /view of king/,
  ],
  [
    'the side of a seat',
    last,
    (on) => on.change(`UPDATE seats SET side = 'seekers' WHERE game_id = $1 AND seat = 'hider'`),
    /row of seat hider/,
  ],
  [
    'who plays a seat',
    last,
    (on) =>
      on.change(`UPDATE seats SET kind = 'bot', player_id = NULL WHERE game_id = $1 AND seat = 'hider'`),
    /row of seat hider/,
  ],
  [
    'a player without a seat of players',
    last,
    (on) => on.change(`UPDATE seats SET player_id = NULL WHERE game_id = $1 AND seat = 'hider'`),
    /row of seat hider/,
  ],
  [
    'a seat that is gone',
    last,
    (on) => on.change(`DELETE FROM seats WHERE game_id = $1 AND seat = 'hider'`),
    /row of seat hider/,
  ],
  [
    'the public seed',
    first,
    (on) => on.change(`UPDATE game_secrets SET ${flip('secrets', 1)} WHERE game_id = $1`),
    /another public seed/,
  ],
  [
    'the secret seed',
    first,
    (on) => on.change(`UPDATE game_secrets SET ${flip('secrets', 40)} WHERE game_id = $1`),
    /another secret seed/,
  ],
];
