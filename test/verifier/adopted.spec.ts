import { refold } from '../../src/audit/check-table.js';
import type { Entry } from '../../src/events/entry.js';
import type { Ruleset, Typed } from '../../src/games/kit/game-definition.js';
import type { Happening } from '../../src/play/entry-writer.js';
import { isAdoptionAnswered, isAskedToAdopt } from '../../src/play/adopting/adopting.js';
import { seatActs } from '../../src/play/happenings.js';
import { isFrozen } from '../../src/play/table/table-state.js';
import type { Random } from '../../src/games/kit/random.js';
import type { TableEvent } from '../../src/play/table/events.js';
import { seeded } from '../support/games/chance.js';
import type { PaperGame } from '../support/paper-game.js';
import { says } from '../support/paper-table.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { revisedHideAndSeek } from '../support/rulesets/hide-and-seek/revised.js';
import { begunGame, bundleOf, playOn, RULES_HASH } from './support/recorded.js';
import { faultIn, report, verifyBundle, type Given } from './support/verifier.js';

const older = hideAndSeek as unknown as Ruleset;
const newer = revisedHideAndSeek as unknown as Ruleset;
const NEW_HASH = 'cd'.repeat(32);
const OLD_FILE = { ruleset: older, sha256: RULES_HASH };
const NEW_FILE = { ruleset: newer, sha256: NEW_HASH };
const BOTH = { rules: [OLD_FILE, NEW_FILE] };

const asked = { seat: 'hider', rulesVersion: 2, rules: NEW_HASH };

function begun(seed: number): PaperGame {
  const game = begunGame({ ruleset: older, options: { rounds: 5 }, seed });
  game.goesOnWith(newer);
  game.act('hider', { type: 'hide', place: 'attic' });
  return game;
}

/** Adopted in entry 9. */
function adopted(seed: number): PaperGame {
  const game = begun(seed);
  game.happens(isAskedToAdopt(game.live, asked));
  for (const seat of ['seeker-1', 'seeker-2'])
    game.happens(isAdoptionAnswered(game.live, seat, { type: 'agreeToAdopt' }));
  return game;
}

const viewersOf = ({ live }: PaperGame) => ['spectator', ...live.at.table.seats.map(({ seat }) => seat)];

async function faults(game: PaperGame, given: Given) {
  const all = viewersOf(game).map(async (viewer) => faultIn(await bundleOf(game, viewer), given));
  return (await Promise.all(all)).filter((fault) => fault !== undefined);
}

test('a game is well by the rules of each part, also where it was turned back to before', async () => {
  const versions = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const game = adopted(seed);
    playOn(game, seeded(seed), 20, true);
    expect(await faults(game, BOTH)).toEqual([]);
    playOn(game, seeded(seed), 60, true);
    playOn(game, seeded(seed));
    expect(await faults(game, BOTH)).toEqual([]);
    expect(refold(game.entries, newer).faults).toEqual([]);
    versions.add(
      game.entries
        .slice(9)
        .map(({ rulesVersion }) => rulesVersion)
        .join('')
        .replace(/(.)\1*/g, '$1'),
    );
  }
  expect([...versions].toSorted()).toEqual(['2', '21']);
});

/** Somebody asks for newer rules where that may be, or somebody who is asked answers. */
function somethingIsAsked(game: PaperGame, random: Random): void {
  const { table } = game.live.at;
  if (isFrozen(table)) return;
  const { adoption, rulesVersion, refusedToAdopt, seats } = table;
  const pick = (all: readonly string[]) => all[random.below(all.length, 'who')]!;
  if (adoption !== undefined) {
    const type = random.below(6, 'answer') === 0 ? 'refuseToAdopt' : 'agreeToAdopt';
    game.happens(isAdoptionAnswered(game.live, pick(adoption.open), { type }));
  } else if (rulesVersion < 2 && refusedToAdopt !== 2)
    game.happens(isAskedToAdopt(game.live, { ...asked, seat: pick(seats.map(({ seat }) => seat)) }));
}

/** A game in which newer rules are asked for at random, beside all else. */
function askedAtRandom(seed: number): PaperGame {
  const game = begun(seed);
  const random = seeded(seed);
  while (game.live.at.table.status === 'playing' && game.entries.length < 80) {
    if (random.below(3, 'asks') === 0) somethingIsAsked(game, random);
    else playOn(game, random, game.entries.length + 1, true);
  }
  playOn(game, random);
  return game;
}

/** What happened, and whether older rules came back. */
function chronicle({ entries }: PaperGame): Set<string> {
  const types = entries.flatMap(({ events }) => events.map(({ type }) => type));
  const isBack = entries.some(
    ({ rulesVersion }, place) => rulesVersion < (entries[place - 1]?.rulesVersion ?? 0),
  );
  return new Set(isBack ? [...types, 'back'] : types);
}

test('whatever is asked, answered and turned back, all agree about the rules by which it is played', async () => {
  const games = Array.from({ length: 25 }, (_, seed) => askedAtRandom(seed));
  for (const game of games) {
    const rules = chronicle(game).has('RulesAdopted') ? BOTH : { rules: OLD_FILE };
    expect(refold(game.entries, newer).faults).toEqual([]);
    expect(await faults(game, rules)).toEqual([]);
    const versions = game.games.map(({ table }) => table.rulesVersion);
    expect(game.entries.map(({ rulesVersion }) => rulesVersion)).toEqual(versions);
  }
  const all = ['AdoptionAsked', 'AdoptionAgreed', 'AdoptionRefused', 'RulesAdopted', 'back'];
  const countOf = (what: string) => games.filter((game) => chronicle(game).has(what)).length;
  expect(all.filter((what) => countOf(what) < 3)).toEqual([]);
});

async function said(game: PaperGame, given: Given): Promise<string> {
  return report(verifyBundle(await bundleOf(game, 'hider'), given), given).join('\n');
}

describe('the report says by which rules what was proven', () => {
  const game = adopted(3);
  const half = adopted(3);
  playOn(game, seeded(3));

  test('where all files are given', async () => {
    const lines = await said(game, BOTH);
    expect(lines).toContain(`proven  The rules are those that the game named when it began, ${RULES_HASH}.`);
    expect(lines).toContain(`proven  The rules are those that the players adopted in entry 9, ${NEW_HASH}.`);
    expect(lines).toMatch(/^proven {2}By the rules: \d+ actions were legal/m);
    expect(lines).toMatch(/^proven {2}By the rules, the outcome: /m);
  });

  test('where those that were adopted are missing', async () => {
    const lines = await said(game, { rules: OLD_FILE });
    expect(lines).toContain(
      `NOT PROVEN  Anything by those that the players adopted in entry 9, ${NEW_HASH}: their file was not given (--rules).`,
    );
    expect(lines).toMatch(/^proven {2}By the rules, up to entry 8: 1 actions were legal/m);
    expect(lines).toMatch(/^NOT PROVEN {2}By the rules, from entry 9 on: /m);
    expect(lines).not.toMatch(/^proven {2}By the rules, the outcome/m);
  });

  test('where those with which it began are missing', async () => {
    const lines = await said(game, { rules: NEW_FILE });
    expect(lines).toContain(`NOT PROVEN  Anything by those that the game named when it began, ${RULES_HASH}`);
    expect(lines).not.toMatch(/^proven {2}By the rules, the outcome/m);
  });

  test('while it is played', async () => {
    const lines = await said(half, { rules: OLD_FILE });
    expect(lines).toContain('told was for those who were told it, where its rules were given.');
  });

  test('and other files are refused', async () => {
    const other = { ruleset: newer, sha256: 'ef'.repeat(32) };
    expect(faultIn(await bundleOf(game, 'hider'), { rules: [OLD_FILE, other] })?.what).toMatch(
      /^the file of rules has the hash (ef)+, and the game is played by (ab)+ and (cd)+$/,
    );
  });
});

const adoption = (change: object = {}): TableEvent => ({ type: 'RulesAdopted', ...asked, ...change });
const asks = (change: object = {}): TableEvent => ({
  ...{ type: 'AdoptionAsked', ...asked, seats: ['seeker-1', 'seeker-2'] },
  ...change,
});
const byNewer = (...events: TableEvent[]): Happening => ({ ...says(...events), rulesVersion: 2 });

// Each holds the real key, and is found at once, by anyone.
test.each<[string, () => PaperGame, (game: PaperGame) => unknown, RegExp]>([
  [
    'adopts what nobody agreed to',
    () => begun(1),
    (game) => game.happens(byNewer(adoption())),
    /not all who must/,
  ],
  [
    'adopts what was not asked',
    () => begun(1),
    (game) => {
      game.happens(says(asks({ rules: 'ee'.repeat(32) })));
      const agreed = ['seeker-1', 'seeker-2'].map((seat): TableEvent => ({ type: 'AdoptionAgreed', seat }));
      game.happens(byNewer(...agreed, adoption()));
    },
    /not all who must/,
  ],
  [
    'lets it be, when all have agreed',
    () => begun(1),
    (game) => {
      game.happens(says(asks()));
      for (const seat of ['seeker-1', 'seeker-2']) game.happens(says({ type: 'AdoptionAgreed', seat }));
    },
    /all have agreed, and nothing is adopted/,
  ],
  ['asks some', () => begun(1), (game) => game.happens(says(asks({ seats: ['seeker-1'] }))), /not all other/],
  ['asks twice', () => begun(1), (game) => [1, 2].map(() => game.happens(says(asks()))), /asked already/],
  [
    'lets somebody agree who is not asked',
    () => begun(1),
    (game) => game.happens(says({ type: 'AdoptionAgreed', seat: 'seeker-1' })),
    /not asked whether newer rules/,
  ],
  [
    'goes back to older rules',
    () => adopted(1),
    (game) => game.happens(says(asks({ rulesVersion: 1 }))),
    /version 1 of the rules is (not|none that is) newer/,
  ],
  [
    'goes on as if nothing had been adopted',
    () => adopted(1),
    (game) =>
      game.happens({
        ...seatActs(game.live, 'seeker-1', { type: 'search', place: 'tower' } as Typed, 'player'),
        rulesVersion: 1,
      }),
    /it is played by other rules than the game|it is of version 1/,
  ],
  [
    'undoes it for one player',
    () => adopted(1),
    (game) => {
      const taken: TableEvent = { type: 'ActionTakenBack', seat: 'hider', entry: 6, consent: false };
      game.happens({ ...says(taken), back: game.games[4]! });
    },
    /not all have agreed to take that back|may not be taken back without asking/,
  ],
])('a host that %s is found', async (_what, before, cheats, what) => {
  const game = before();
  cheats(game);
  const found = { entry: game.entries.length, what: expect.stringMatching(what) as string };
  expect(faultIn(await bundleOf(game, 'spectator'))).toEqual(found);
  expect(refold(game.entries, newer).faults).toContainEqual(found);
});

/** By the older rules, a five spared nobody a clue. */
function clueOnFive({ events }: Entry): boolean {
  const isFive = events.some(({ type, data }) => type === 'DieRolled' && data['value'] === 5);
  return isFive && events.some(({ type }) => type === 'ClueFound');
}

test('a host that says that newer rules are played, and plays by the older ones, is found by the rules', async () => {
  const games = Array.from({ length: 40 }, (_, seed) => {
    const game = adopted(seed);
    game.goesOnWith({ ...older, version: 2 });
    playOn(game, seeded(seed));
    return game;
  });
  const game = games.find(({ entries }) => entries.some(clueOnFive))!;
  const { entry } = game.entries.find(clueOnFive)!;
  expect(await faults(game, BOTH)).toContainEqual({
    entry,
    what: expect.stringMatching('the rules (draw for|make other events)') as string,
  });
});
