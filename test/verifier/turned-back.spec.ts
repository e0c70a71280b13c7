import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { vampireGraves } from '../../src/games/vampire-graves/vampire-graves.js';
import { seeded } from '../support/games/chance.js';
import type { PaperGame } from '../support/paper-game.js';
import { takesBack } from '../support/paper-table.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { begunGame, bundleOf, playOn, RULES_HASH } from './support/recorded.js';
import { faultIn, report, verifyBundle } from './support/verifier.js';

const seek = hideAndSeek as unknown as Ruleset;
const vampires = vampireGraves as unknown as Ruleset;

/** Everything that may happen at the table of a game that is played. */
const HAPPENS = [
  ...['ActionTakenBack', 'ActionRedone', 'TakeBackAsked', 'TakeBackAgreed', 'TakeBackRefused'],
  ...['ArbiterGranted', 'DisputeOpened', 'DisputeWithdrawn', 'StatementMade', 'RulingGiven'],
  ...['GameRewound'],
];

const viewersOf = ({ live }: PaperGame) => ['spectator', ...live.at.table.seats.map(({ seat }) => seat)];

/** What the verifier finds of what each viewer is told now. */
async function faults(game: PaperGame, ruleset: Ruleset): Promise<unknown[]> {
  const rules = { ruleset, sha256: RULES_HASH };
  const all = viewersOf(game).map(async (viewer) => ({
    ...{ viewer, entries: game.entries.length },
    fault: faultIn(await bundleOf(game, viewer), { rules }),
  }));
  return (await Promise.all(all)).filter(({ fault }) => fault !== undefined);
}

const KINDS = [
  { ruleset: seek, options: { rounds: 5 }, games: 12, step: 11, until: Infinity },
  { ruleset: vampires, options: { players: 3, mode: 'memory' }, games: 1, step: 19, until: 120 },
];

describe.each(KINDS)('games of $ruleset.ruleset that are turned back', ({ ruleset, options, ...most }) => {
  test('are well at any time, as each viewer is told them', async () => {
    const happened = new Set<string>();
    for (let seed = 1; seed <= most.games; seed++) {
      const game = begunGame({ ruleset, options, seed });
      const random = seeded(seed);
      while (game.live.at.table.status === 'playing' && game.entries.length < most.until) {
        playOn(game, random, game.entries.length + most.step, true);
        expect(await faults(game, ruleset)).toEqual([]);
      }
      for (const { type } of game.entries.flatMap(({ events }) => events)) happened.add(type);
    }
    expect(HAPPENS.filter((type) => !happened.has(type))).toEqual([]);
  });
});

test('the report says how much was struck', async () => {
  const game = begunGame({ ruleset: seek, seed: 2 });
  game.act('hider', { type: 'hide', place: 'attic' });
  takesBack(game, 'hider');
  expect(report(verifyBundle(await bundleOf(game, 'hider')), {})).toContain(
    'proven  Struck and kept: 1 of them, each by those who may. Taken back: 1, done again: 0, rewound by an arbiter: 0.',
  );
});
