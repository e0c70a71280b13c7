import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { firstSittings, seatPlan, type CreateGame } from '../../src/play/new-game.js';
import { checkSandbox } from '../../src/play/sandbox.js';
import { seatIsGivenUp } from '../../src/play/seating.js';
import { isHiddenFromStrangers } from '../../src/play/table/visibility.js';
import { Refusal } from '../../src/refusals/refusal.js';
import { wrongWords } from '../../src/words/en/wrong.js';
import { Phrases } from '../../src/words/phrases.js';
import { PaperGame } from '../support/paper-game.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { asked } from '../support/seated.js';

const ruleset = hideAndSeek as unknown as Ruleset;
const sandboxed = (dice: object, more: Partial<CreateGame> = {}): CreateGame =>
  asked('hide-and-seek', { sandbox: { dice: dice as Record<string, number[]> }, ...more });

/** Where it is wrong; nothing if it may be made. */
function wrongIn(request: CreateGame): Record<string, string> {
  try {
    checkSandbox(ruleset, request);
    return {};
  } catch (error) {
    const { code, detail } = error as Refusal;
    expect(code).toBe('invalid-request');
    const said = new Phrases('en', [wrongWords]);
    return Object.fromEntries(detail.errors!.map(({ pointer, what }) => [pointer, said.say(what)]));
  }
}

test('a script names what the ruleset draws for', () => {
  expect(wrongIn(sandboxed({ 'noise die': [5, 0], card: [] }))).toEqual({});
  expect(wrongIn(sandboxed({ 'noisy/die': [5] }))).toEqual({
    '/dice/noisy~1die': expect.stringMatching(/is not one of treasure, card, noise die, clue of seeker-1/),
  });
});

test.each([
  [{ card: 5 }, '/dice/card', 'must be a list'],
  [{ card: [1, 0.5] }, '/dice/card/1', 'must be an integer'],
  [{ card: [-1] }, '/dice/card/0', 'must be at least 0'],
  [{ card: [1_000_000] }, '/dice/card/0', 'must be at most 999999'],
  [{ card: new Array(1_001).fill(0) }, '/dice/card', 'must have at most 1000 elements'],
])('%j is no script', (dice, pointer, what) => {
  expect(wrongIn(sandboxed(dice))).toEqual({ [pointer]: what });
});

test('nobody else has a part in it', () => {
  const given = { mode: 'perTurn', seconds: 60, graceSeconds: 0, vacationDays: 0 } as const;
  const wrong = wrongIn(
    sandboxed(
      {},
      {
        visibility: 'public',
        time: { ...given, misses: { after: 1, then: 'vote' } },
        seats: [
          { seat: 'hider', as: 'me' },
          { seat: 'seeker-1', as: 'open' },
          { seat: 'seeker-2', as: 'invite' },
        ],
      },
    ),
  );
  const must = (values: string) => `must be ${values} in a sandbox, which is for one account alone`;
  expect(wrong).toEqual({
    '/seats/1/as': must('me or bot'),
    '/seats/2/as': must('me or bot'),
    '/time/misses/then': must('nothing or bot'),
    '/visibility': must('private'),
  });
  expect(wrongIn(sandboxed({}, { time: { ...given, misses: { after: 1, then: 'bot' } } }))).toEqual({});
});

test('its maker holds seats of both sides, and those that are not named', () => {
  const plan = seatPlan(ruleset, {}, sandboxed({}, { seats: [{ seat: 'seeker-2', as: 'bot' }] }));
  expect(firstSittings(plan, 'ada')?.sittings).toEqual([
    { seat: 'hider', playerId: 'ada' },
    { seat: 'seeker-1', playerId: 'ada' },
    { seat: 'seeker-2', playerId: null },
  ]);
  const seats = ['hider', 'seeker-1'].map((seat) => ({ seat, as: 'me' as const }));
  expect(() => seatPlan(ruleset, {}, { seats })).toThrow(new Refusal('one-side-only'));
});

test('strangers never see it, open or over', () => {
  for (const visibility of ['private', 'public'] as const)
    for (const status of ['open', 'playing', 'finished', 'cancelled'] as const)
      expect(isHiddenFromStrangers({ visibility, status }, true)).toBe(true);
  expect(isHiddenFromStrangers({ visibility: 'private', status: 'open' }, false)).toBe(false);
});

describe('a game whose dice follow a script', () => {
  const DICE = { treasure: [3], card: [2, 1, 0], 'noise die': [4, 0] };
  const begun = () => {
    const game = new PaperGame('sandbox', { rounds: 3 }, ruleset, { sandbox: { dice: DICE } });
    for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
    game.begin();
    return game;
  };

  test('begins by it, and says so when it is made and when it begins', () => {
    const { entries } = begun();
    const [created, began] = [entries[0]!, entries.at(-1)!];
    expect(created.events[0]).toMatchObject({
      type: 'GameCreated',
      schema: 4,
      data: { sandbox: { dice: DICE } },
    });
    expect(began.events[0]).toMatchObject({
      type: 'GameBegan',
      schema: 3,
      data: { sandbox: { dice: DICE } },
    });
    expect(began.draws.map(({ purpose, value }) => [purpose, value])).toEqual([
      ['treasure', 3],
      ['card', 2],
    ]);
  });

  test('goes on by it from entry to entry', () => {
    const game = begun();
    game.act('hider', { type: 'hide', place: 'attic' });
    game.act('seeker-1', { type: 'search', place: 'tower' });
    const { draws } = game.act('seeker-2', { type: 'search', place: 'garden' });
    expect(draws.find(({ purpose }) => purpose === 'noise die')).toMatchObject({ n: 6, value: 4 });
    expect(game.live.at.drawn).toMatchObject({ treasure: 1, card: 1, 'noise die': 1 });
  });

  test('gives a seat that is left to a bot', () => {
    const left = seatIsGivenUp(begun().live, 'hider', 'hider');
    expect(left?.events[0]).toMatchObject({ type: 'SeatGivenUp', data: { seat: 'hider', kind: 'bot' } });
  });
});

test('a game that is none is written as before there were sandboxes', () => {
  const game = new PaperGame('none', { rounds: 3 }, ruleset);
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
  const began = game.begin('5f'.repeat(32));
  expect([game.entries[0]!.events[0]!.schema, began.events[0]!.schema]).toEqual([1, 2]);
  expect(game.live.at.drawn).toEqual({});
});
