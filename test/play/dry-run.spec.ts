import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { RULESETS } from '../../src/games/registry.js';
import { dryRun, previewOf } from '../../src/play/dry-run.js';
import { offeredActions } from '../../src/play/offer.js';
import { awaitedSeats } from '../../src/play/table/game-at.js';
import { toldEvents, windowOf } from '../../src/play/table/telling.js';
import { voteIsCalled } from '../../src/play/time/voting.js';
import { renderView } from '../../src/projections/seat-views.js';
import { seeded } from '../support/games/chance.js';
import { deepFreeze } from '../support/games/deep-freeze.js';
import { PaperGame } from '../support/paper-game.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';

const ALL = [...RULESETS, hideAndSeek as unknown as Ruleset];
const MOST_ACTIONS = 120;

function begun(ruleset: Ruleset): PaperGame {
  const game = new PaperGame('dry runs', {}, ruleset);
  for (const { seat } of game.live.at.table.seats) game.sit(seat);
  game.begin();
  return game;
}

/** One action at random: what was foretold of it, and what its seat was told when it was done. */
function tried(game: PaperGame, random: ReturnType<typeof seeded>) {
  const { live } = game;
  const seats = awaitedSeats(live.at);
  const seat = seats[random.below(seats.length, 'who')]!;
  const actions = offeredActions(live.at, seat, live.secrets.actionKey);
  const { action } = actions[random.below(actions.length, 'what')]!;
  const foretold = previewOf({ ...live.at, rules: deepFreeze(live.at.rules) }, seat, action);
  const entry = game.act(seat, action);
  const now = live.at;
  const window = windowOf(seat, { ...now, over: now.table.status === 'finished' });
  const told = { events: toldEvents(entry, seat, window, now.ruleset), view: renderView(now, seat, 'told') };
  return { action, foretold, told, draws: entry.draws.length };
}

describe.each(ALL.map((ruleset) => [ruleset.ruleset, ruleset] as const))('a dry run in %s', (_, ruleset) => {
  test('foretells to the byte what the action brings, or nothing', () => {
    const random = seeded(1893);
    let foreseen = 0;
    let unforeseen = 0;
    for (let left = MOST_ACTIONS, game = begun(ruleset); left > 0; left -= 1) {
      if (game.live.at.table.status === 'finished') game = begun(ruleset);
      const { foretold, told, draws } = tried(game, random);
      if (foretold === undefined) unforeseen += 1;
      else {
        foreseen += 1;
        expect(draws).toBe(0);
        expect(JSON.stringify(foretold)).toBe(JSON.stringify(told));
      }
    }
    expect(Math.min(foreseen, unforeseen)).toBeGreaterThan(0);
  });
});

test('a ruleset that would draw for an action that it calls blind gets no number', () => {
  const blind = { ...hideAndSeek, blind: () => true } as unknown as Ruleset;
  const game = begun(blind);
  game.act('hider', { type: 'hide', place: 'attic' });
  game.act('seeker-1', { type: 'search', place: 'cellar' });
  const search = { type: 'search', place: 'cellar' };
  expect(() => previewOf(game.live.at, 'seeker-2', search)).toThrow('asked chance for noise die');
});

test('what is asked at the table is left to the table', () => {
  const game = begun(hideAndSeek);
  expect(previewOf(game.live.at, 'seeker-1', { type: 'keepWaiting' })).toBeUndefined();
});

test('a vote is checked, and its outcome is left to those who vote', () => {
  const game = begun(hideAndSeek);
  const vote = { playerId: 'seeker-1', asked: { type: 'giveToBot' } };
  expect(() => dryRun(game.live, vote)).toThrow('not-asked');
  game.happens(voteIsCalled(game.live, 'hider'));
  const { at } = game.live;
  expect(dryRun(game.live, vote)).toMatchObject({ action: { action: vote.asked }, preview: undefined });
  expect(game.live.at).toBe(at);
});
