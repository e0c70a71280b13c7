import {
  anyChance,
  byRoad,
  given,
  huntersIn,
  turnOf,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';

describe('sharing a turn', () => {
  const two = (options: Partial<Options> = {}) =>
    given(
      options,
      huntersIn({ 'lord-godalming': 'milan', 'dr-seward': 'milan' }),
      wentTo('galatz'),
      turnOf('lord-godalming'),
    );
  const invited = () => two().after('lord-godalming', { type: 'invite', hunters: ['dr-seward'] });

  test('the earlier asks the later, who comes along or not', () => {
    expect(invited().asks()).toEqual(['party dr-seward']);
    const alone = invited().after('dr-seward', { type: 'pass' });
    expect(alone.asks()).toEqual(['hunterMoves lord-godalming']);
    expect(alone.mayDo('lord-godalming').map(({ type }) => type)).not.toContain('invite');
  });

  test('they go to the same place, and the later has had the turn', () => {
    const moment = invited().after('dr-seward', { type: 'join' }).after('lord-godalming', byRoad('venice'));
    expect(moment.state.hunters['dr-seward'].location).toBe('venice');
    expect(moment.asks()).toEqual(['hunterActs lord-godalming']);
    const seward = moment.after('lord-godalming', { type: 'supply', draw: 'event' }, anyChance);
    expect(seward.asks()).toEqual(['hunterActs dr-seward']);
    expect(seward.after('dr-seward', { type: 'supply', draw: 'event' }, anyChance).state.turn).toBe(
      'van-helsing',
    );
  });

  test('each rests or takes supplies; published: one of them', () => {
    const both = (restPerGroup: boolean) =>
      two({ restPerGroup })
        .after('lord-godalming', { type: 'invite', hunters: ['dr-seward'] })
        .after('dr-seward', { type: 'join' })
        .after('lord-godalming', { type: 'stay' })
        .after('lord-godalming', { type: 'supply', draw: 'event' }, anyChance)
        .mayDo('dr-seward');
    expect(both(false)).toContainEqual({ type: 'rest' });
    expect(both(true)).toEqual([{ type: 'pass' }]);
  });

  test('who had a turn in this round cannot join', () => {
    const moment = given(
      {},
      huntersIn({ 'lord-godalming': 'milan', 'dr-seward': 'milan' }),
      wentTo('galatz'),
      { type: 'TurnStarted', seat: 'lord-godalming', round: 2 },
      turnOf('dr-seward'),
    );
    expect(moment.mayDo('dr-seward').map(({ type }) => type)).not.toContain('invite');
  });
});
