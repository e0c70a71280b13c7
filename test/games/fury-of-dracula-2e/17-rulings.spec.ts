import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import {
  acting,
  draculaBegins,
  drawn,
  moving,
  play,
  to,
} from '../../support/games/fury-of-dracula-2e-cards.js';
import { beforeFighting, fighting, eventsOf } from '../../support/games/fury-of-dracula-2e-combat.js';
import { found, left, meets } from '../../support/games/fury-encounters.js';
import {
  anyChance,
  bySea,
  DRACULA_MOVES,
  drawing,
  encountersInHand,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  itIs,
  laid,
  turnOf,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

/** Published answers to questions about the rules, numbered. */
const SEVEN: readonly LocationId[] = [
  'paris',
  'brussels',
  'cologne',
  'leipzig',
  'berlin',
  'hamburg',
  'amsterdam',
];
const resolve: Event = { type: 'ResolveChanged', by: 0, resolve: 2 };

describe('published rulings', () => {
  test('F1: what is pushed off may mature also at sea, or after a forced move', () => {
    const trail = [wentTo('prague'), holding('new-vampire'), wentTo(...SEVEN.slice(1))].flat();
    const sailing = given({}, huntersIn(), trail, DRACULA_MOVES)
      .after('dracula', bySea('north-sea'))
      .after('dracula', { type: 'takeBack' });
    expect(sailing.mayDo('dracula')).toContainEqual({ type: 'mature' });
    const driven = moving({}, ['stormy-seas'], trail.slice(0, -2), wentTo('north-sea'))
      .after('dr-seward', play('stormy-seas'))
      .after('dr-seward', to('north-sea'))
      .after('dracula', to('amsterdam'))
      .after('dracula', { type: 'takeBack' });
    expect(driven.mayDo('dracula')).toContainEqual({ type: 'mature' });
  });

  test('F2: the same use of resolve once in a round', () => {
    const spend = { type: 'spendResolve', on: 'newspaper-reports' } as const;
    const moment = moving({}, [], wentTo('prague', 'vienna'), resolve);
    expect(moment.mayDo('dr-seward')).toContainEqual(spend);
    expect(moment.after('dr-seward', spend).mayDo('dr-seward')).not.toContainEqual(spend);
  });

  test('F3: the oldest card is the last one, and Jonathan Harker watches the last space: 7th, or 6th of six', () => {
    const seen = (trailSpaces: 6 | 7) =>
      drawn(acting({ options: { trailSpaces } }, wentTo(...SEVEN.slice(0, trailSpaces))), 'jonathan-harker')
        .sees('spectator')
        .trail.map(({ faceUp }) => faceUp);
    expect(seen(7)).toEqual([false, false, false, false, false, false, true]);
    expect(seen(6)).toEqual([false, false, false, false, false, true]);
  });

  test('F4: Wild Horses and Telegraph Ahead reach one single road', () => {
    const telegraph = drawn(acting({}, wentTo('zurich', 'munich', 'vienna')), 'telegraph-ahead');
    expect(telegraph.sees('spectator').trail.map(({ card }) => card)).toEqual([
      undefined,
      undefined,
      'zurich',
    ]);
    const horses = beforeFighting({ by: 'dracula', with: [eventsInHand('dracula', 'wild-horses')] });
    expect(horses.after('dracula', play('wild-horses')).mayDo('dracula')).toEqual(
      ['budapest', 'munich', 'prague', 'zagreb'].map((city) => to(city as LocationId)),
    );
  });

  test('F5: Consecrated Ground is not for Castle Dracula, Galatz or Klausenburg', () => {
    const places = drawn(acting({}, wentTo('vienna')), 'consecrated-ground').mayDo('dr-seward');
    expect(places).toHaveLength(57);
    for (const place of ['castle-dracula', 'galatz', 'klausenburg'] as const)
      expect(places).not.toContainEqual(to(place));
  });

  test('F6: Secret Weapon takes from the discard pile, and shuffles nothing', () => {
    const hand = [itemsInHand('dr-seward', 'knife', 'stake'), eventsInHand('dr-seward', 'secret-weapon')];
    const thrown: Event = { type: 'ItemDiscarded', seat: 'dr-seward', item: 'stake' };
    const after = found({ encounters: ['plague'], more: [...hand, thrown] })
      .after('dr-seward', play('secret-weapon'))
      .after('dr-seward', { type: 'exchangeItem', item: 'knife', taken: 'stake' }, anyChance);
    expect(after.state.hunters['dr-seward'].items).toEqual(['stake']);
    expect(after.state.items.discard).toMatchObject({ knife: 1, stake: 0 });
  });

  test('F7: who met Dracula neither rests nor takes supplies nor trades in that turn', () => {
    const escape = given({}, huntersIn({ 'dr-seward': 'vienna' }), wentTo('vienna'), turnOf('dr-seward'))
      .after('dr-seward', { type: 'stay' })
      .after('dracula', { type: 'playTactic', tactic: 'claws' })
      .after('dr-seward', { type: 'playTactic', tactic: 'escape' }, drawing({ 'combat die': [5, 0] }));
    expect(escape.asks()).toEqual(['hunterMoves lord-godalming']);
  });

  test('F8: Dracula himself is no encounter for Forewarned', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'vienna' }),
      wentTo('vienna'),
      eventsInHand('dr-seward', 'forewarned'),
      turnOf('dr-seward'),
    ).after('dr-seward', { type: 'stay' });
    expect(moment.asks()).toEqual(['combatBegins dr-seward']);
    expect(moment.mayDo('dr-seward')).toEqual([{ type: 'pass' }]);
  });

  test('F9: a destroyed item goes at the end of the round; cards of Dracula and agents never go', () => {
    const types = eventsOf(
      fighting({ with: [itemsInHand('lord-godalming', 'holy-water')] }),
      { dracula: 'claws', 'lord-godalming': 'holy-water' },
      [6, 1],
    ).map(({ type }) => type);
    expect(types.filter((type) => /Resolved|Blood|Discarded/.test(type))).toEqual([
      'RoundResolved',
      'BloodChanged',
      'ItemDiscarded',
    ]);
  });

  test('F10: a declared move binds unless it has become impossible', () => {
    const declared: Event = {
      type: 'MoveDeclared',
      seat: 'dr-seward',
      move: { type: 'moveByRoad', location: 'zurich' },
    };
    const road = { type: 'RoadblockPlaced', from: 'geneva', to: 'zurich', way: 'road' } as const;
    expect(moving({}, [], wentTo('vienna'), declared).mayDo('dr-seward')).toEqual([
      { type: 'moveByRoad', location: 'zurich' },
    ]);
    expect(moving({}, [], wentTo('vienna'), declared, road).mayDo('dr-seward').length).toBeGreaterThan(1);
  });

  test('F11: with a fifth event Dracula may play one before he discards', () => {
    const hand = eventsInHand('dracula', 'trap', 'rage', 'seduction', 'roadblock');
    const moment = drawn(acting({}, wentTo('vienna'), hand), 'wild-horses');
    expect(moment.asks()).toEqual(['discardDown dracula']);
    expect(moment.mayDo('dracula')).toContainEqual(play('roadblock'));
  });

  test('F12: Newspaper Reports do nothing where Dracula is; Evasion leads to any city', () => {
    const papers = drawn(acting({}, wentTo('vienna')), 'newspaper-reports');
    expect(papers.sees('spectator').trail[0]?.faceUp).toBe(false);
    const evasion = drawn(acting({}, wentTo('vienna'), encountersInHand('rats')), 'evasion');
    expect(evasion.mayDo('dracula')).toContainEqual(to('galway'));
  });

  test('F12: a bat flight is by road and replaces the card', () => {
    const flight = fighting()
      .after('dracula', { type: 'playTactic', tactic: 'escape-bat' })
      .after('lord-godalming', { type: 'playTactic', tactic: 'punch' }, drawing({ 'combat die': [0, 5] }))
      .after('dracula', { type: 'flyTo', location: 'prague' });
    expect(flight.state.trail.map(({ card }) => card)).toEqual(['prague']);
  });

  test('F12: powers are for the movement step; an agent escaped from stays', () => {
    const powers = draculaBegins({}, ['trap'], itIs('midnight'), wentTo('vienna'), laid('feed', 'vienna'));
    expect(powers.mayDo('dracula').map(({ type }) => type)).toEqual(['pass']);
    const escaped = meets({ encounters: ['minion-knife'] })
      .after('dracula', { type: 'playTactic', tactic: 'agent-punch' })
      .after('dr-seward', { type: 'playTactic', tactic: 'escape' }, drawing({ 'combat die': [5, 0] }));
    expect(left(escaped)).toEqual(['minion-knife']);
  });
});
