import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import type { StandingCondition } from '../../../src/games/kit/standing.js';
import { seatActs } from '../../../src/play/happenings.js';
import { seatGoesToBot } from '../../../src/play/seating.js';
import { decisionOf, gameAfter, type GameAt } from '../../../src/play/table/game-at.js';
import { answerInAdvance, standingNow } from '../../../src/play/table/standing.js';
import { PaperGame } from '../../support/paper-game.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';

const seek = hideAndSeek as unknown as Ruleset;
const label = { key: 'standing.always' };
const given = (since: number) => ({ since, answers: [{ kind: 'clue', condition: 'asked' }] });

/** A game in which the first seeker has found a clue. */
function clueFound(): PaperGame {
  for (let luck = 0; ; luck++) {
    const game = new PaperGame(`luck ${luck}`);
    for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
    game.begin();
    game.act('hider', { type: 'hide', place: 'attic' });
    game.act('seeker-1', { type: 'search', place: 'cellar' });
    game.act('seeker-2', { type: 'search', place: 'garden' });
    if (decisionOf(game.live.at, 'seeker-1')?.kind === 'clue') return game;
  }
}

/** The game by a ruleset with one condition more. */
function under(condition: Omit<StandingCondition<Typed, unknown>, 'label'>, game = clueFound()): GameAt {
  const standing = { ...seek.standing!, conditions: { asked: { label, ...condition } } };
  return gameAfter(game.entries, { ...seek, standing })!;
}

test.each([
  ['PlaceTaken', 'the hider alone', false],
  ['TreasureBuried', 'nobody', false],
  ['HidingEnded', 'everyone', true],
])('%s, told to %s, can end a standing answer: %s', (type, _audience, ends) => {
  const game = under({ endsWith: (event) => event.type === type });
  expect(standingNow(game, 'seeker-1', given(4))).toEqual({
    answers: ends ? [] : given(4).answers,
    ended: ends ? given(4).answers : [],
  });
});

test('what happened before it was set does not end it', () => {
  const game = under({ endsWith: ({ type }) => type === 'HidingEnded' });
  const hid = game.acted['hider']!;
  expect(standingNow(game, 'seeker-1', given(hid - 1)).answers).toEqual([]);
  expect(standingNow(game, 'seeker-1', given(hid)).answers).toEqual(given(hid).answers);
});

test('a condition is shown what a spectator sees, and no more', () => {
  const shown: unknown[] = [];
  const look = (answer: boolean) => (seen: unknown) => {
    shown.push(seen);
    return answer;
  };
  for (const [holds, action] of [[true, { type: 'keep' }] as const, [false, undefined] as const]) {
    const game = under({ holds: look(holds) });
    const decision = decisionOf(game, 'seeker-1')!;
    expect(answerInAdvance(game, 'seeker-1', decision, given(8))).toEqual(action);
    expect(shown.pop()).toEqual(seek.view(game.rules, 'spectator', 'gone'));
  }
});

test('only what was set for this kind of question answers it, and only for this seat', () => {
  const game = under({});
  const decision = decisionOf(game, 'seeker-1')!;
  expect(answerInAdvance(game, 'seeker-1', decision, given(8))).toEqual({ type: 'keep' });
  expect(answerInAdvance(game, 'hider', decision, given(8))).toBeUndefined();
  expect(answerInAdvance(game, 'seeker-1', { ...decision, kind: 'search' }, given(8))).toBeUndefined();
  const unknown = { since: 8, answers: [{ kind: 'clue', condition: 'never' }] };
  expect(answerInAdvance(game, 'seeker-1', decision, unknown)).toBeUndefined();
});

test('who gets up takes it along', () => {
  const paper = clueFound();
  const { version } = paper.live.at;
  paper.happens(seatGoesToBot(paper.live, 'seeker-1'));
  const game = under({}, paper);
  expect(standingNow(game, 'seeker-1', given(version))).toEqual({ answers: [], ended: [] });
  expect(standingNow(game, 'seeker-2', given(version)).answers).toHaveLength(1);
});

test('who has answered in advance has not looked: what passed is still to be told', () => {
  const paper = clueFound();
  const before = paper.live.at;
  paper.happens(seatActs(paper.live, 'seeker-1', { type: 'keep' }, 'standing'));
  expect(paper.live.at.acted).toEqual(before.acted);
  // To everybody else it is a turn like any other.
  expect(paper.live.at.turn).toEqual({ seat: 'seeker-1', from: before.version + 1 });
});
