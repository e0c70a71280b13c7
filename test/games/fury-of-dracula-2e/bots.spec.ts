import { traced } from '../../../src/games/fury-of-dracula-2e/bot/trace.js';
import { distance } from '../../../src/games/fury-of-dracula-2e/bot/distance.js';
import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import { decided, playBots } from '../../support/games/fury-bots.js';
import {
  eventsInHand,
  given,
  huntersIn,
  turnOf,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-2e.js';

/** Chance for a bot: the first of what it likes best. */
const first = { below: () => 0 };

describe('bots', () => {
  test('play whole games of both sides, and never do what is not legal', () => {
    for (const preset of ['source', 'published'] as const)
      for (const seed of [1, 2, 3])
        expect(playBots({ preset }, seed, ['dracula', 'hunters']).state.over).toBeDefined();
  });

  test('of either side win nearly always against random play', () => {
    const GAMES = 20;
    const wins = (side: 'dracula' | 'hunters', reason: 'vampires' | 'blood') =>
      Array.from({ length: GAMES }, (_, seed) => playBots({}, seed, [side]).state.over).filter(
        (over) => over?.reason === reason,
      ).length;
    expect(wins('dracula', 'vampires')).toBeGreaterThanOrEqual(0.9 * GAMES);
    expect(wins('hunters', 'blood')).toBeGreaterThanOrEqual(0.8 * GAMES);
  });

  test('do the same with the same chance', () => {
    const [one, other] = [1, 2].map(() => playBots({}, 7, ['dracula', 'hunters']).state);
    expect(one).toEqual(other);
  });

  test('do what their seat may know: the same where Dracula hid other things from them', () => {
    const choice = (moment: Fury) => decided(moment.state, 'dr-seward', [], first);
    const there = (place: 'vienna' | 'prague', card: 'trap' | 'rage') =>
      given({}, huntersIn(), wentTo('budapest', place), eventsInHand('dracula', card), turnOf('dr-seward'));
    expect(choice(there('vienna', 'trap'))).toEqual(choice(there('prague', 'rage')));
  });

  test('hunters go where the trail leads', () => {
    const open = { type: 'CardTurnedUp', area: 'trail', space: 2, card: 'paris' } as const;
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'marseilles' }),
      wentTo('paris', 'brussels'),
      open,
      turnOf('dr-seward'),
    );
    const going = decided(moment.state, 'dr-seward', [], first);
    const to = 'location' in going ? going.location : 'marseilles';
    expect(going.type === 'moveByRail' || distance(to, 'paris') < distance('marseilles', 'paris')).toBe(true);
  });

  test('Dracula goes away from hunters', () => {
    const moment = given({}, huntersIn({ 'dr-seward': 'venice' }), wentTo('milan'), turnOf('dracula'));
    const going: Action = decided(moment.state, 'dracula', [], first);
    expect('location' in going && distance(going.location, 'venice') >= 2).toBe(true);
  });

  test('remember where a search found nothing', () => {
    const moment = given({}, huntersIn(), wentTo('paris'));
    const view = moment.sees('dr-seward');
    const heard = [{ entry: 1, event: { type: 'PlaceSearched', location: 'nantes', found: false } as const }];
    expect(traced(view, [])[0]).toContain('nantes');
    expect(traced(view, heard)[0]).not.toContain('nantes');
  });

  test('are asked for nothing but one of what is legal', () => {
    const moment = given({}, huntersIn(), wentTo('paris'), turnOf('mina-harker'));
    expect(moment.mayDo('mina-harker')).toContainEqual(decided(moment.state, 'mina-harker', [], first));
  });
});
