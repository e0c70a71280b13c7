import { wentTo } from '../../support/games/fury-of-dracula-2e.js';
import { acting, choose, moving, to } from '../../support/games/fury-of-dracula-2e-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';

describe('resolve', () => {
  const spend = (on: 'newspaper-reports' | 'inner-strength' | 'sense-of-emergency') =>
    ({ type: 'spendResolve', on }) as const;
  const resolve = (left: number): Event => ({ type: 'ResolveChanged', by: 0, resolve: left });
  const hurt: Event = { type: 'HealthChanged', seat: 'mina-harker', by: -6, health: 2 };

  test('buys Newspaper Reports', () => {
    const { trail, resolve: left } = moving({}, [], wentTo('prague', 'vienna'), resolve(2))
      .after('dr-seward', spend('newspaper-reports'))
      .sees('spectator');
    expect([trail[1]?.card, left]).toEqual(['prague', 1]);
  });

  test('buys four health for any hunter, up to the number of the sheet', () => {
    const moment = acting({}, wentTo('vienna'), resolve(1), hurt).after('dr-seward', spend('inner-strength'));
    expect(moment.mayDo('dr-seward')).toEqual([choose('mina-harker')]);
    expect(moment.after('dr-seward', choose('mina-harker')).state.hunters['mina-harker'].health).toBe(6);
    expect(acting({}, wentTo('vienna'), resolve(1)).mayDo('dr-seward')).not.toContainEqual(
      spend('inner-strength'),
    );
  });

  test('buys Sense of Emergency, where one may still move', () => {
    const moment = moving({}, [], wentTo('vienna'), resolve(1)).after(
      'dr-seward',
      spend('sense-of-emergency'),
    );
    expect(moment.state.hunters['dr-seward'].health).toBe(4);
    const there = moment.after('dr-seward', to('galway'));
    expect(there.asks()).toEqual(['hunterActs dr-seward']);
    expect(acting({}, wentTo('vienna'), resolve(1)).mayDo('dr-seward')).not.toContainEqual(
      spend('sense-of-emergency'),
    );
  });

  test('buys each of them once in a round, and nothing without resolve', () => {
    const once = moving({}, [], wentTo('prague', 'vienna'), resolve(2), hurt).after(
      'dr-seward',
      spend('newspaper-reports'),
    );
    expect(once.mayDo('dr-seward')).not.toContainEqual(spend('newspaper-reports'));
    expect(once.mayDo('dr-seward')).toContainEqual(spend('inner-strength'));
    const none = moving({}, [], wentTo('vienna'), hurt);
    expect(none.mayDo('dr-seward').filter(({ type }) => type === 'spendResolve')).toEqual([]);
  });
});
