import { act, IllegalAction } from '../../../src/games/kit/act.js';
import { Story } from '../../../src/games/kit/story.js';
import { noChance, seeded } from '../../support/games/chance.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';

const setup = { options: hideAndSeek.options({}), rulesVersion: 1 };
const begun = hideAndSeek
  .begin(setup, seeded(1))
  .reduce((state, event) => hideAndSeek.evolve(state, event), hideAndSeek.initial(setup));

describe('the gate', () => {
  test('lets a legal action through, whatever the order of its fields', () => {
    const action = { place: 'attic', type: 'hide' } as const;
    expect(act(hideAndSeek, begun, 'hider', action, noChance).map(({ type }) => type)).toContain(
      'PlaceTaken',
    );
  });

  test('refuses what is not among the legal actions, and says whose and what', () => {
    const attempt = () => act(hideAndSeek, begun, 'seeker-1', { type: 'share' }, noChance);
    expect(attempt).toThrow(IllegalAction);
    expect(attempt).toThrow('seeker-1 may not share now');
  });

  test('refuses an action with a field too many', () => {
    const action = { type: 'hide', place: 'attic', quietly: true } as const;
    expect(() => act(hideAndSeek, begun, 'hider', action, noChance)).toThrow(IllegalAction);
  });
});

test('in a story each event has happened before the next', () => {
  const story = new Story<number, number>(1, (state, event) => state + event);
  story.tell(2);
  expect(story.state).toBe(3);
  story.tell(story.state);
  expect([story.state, story.events]).toEqual([6, [2, 3]]);
});
