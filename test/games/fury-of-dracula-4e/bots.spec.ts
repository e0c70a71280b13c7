import type { Action } from '../../../src/games/fury-of-dracula-4e/actions/actions.js';
import { distance } from '../../../src/games/fury-of-dracula-4e/bot/distance.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { Step } from '../../../src/games/fury-of-dracula-4e/steps/steps.js';
import { BotGames } from '../../support/games/bot-games.js';
import {
  acts,
  draculaMoves,
  encountersInHand,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  phaseIs,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const games = new BotGames(furyOfDracula);

/** Chance for a bot: the first of what it likes best. */
const first = { below: () => 0 };

const chosen = (moment: Fury, seat: string, ...heard: readonly Event[]): Action =>
  games.decided(
    moment.state,
    seat,
    heard.map((event) => ({ entry: 1, event })),
    first,
  );

describe('bots', () => {
  test('play whole games of both sides, and never do what is not legal', () => {
    for (const preset of ['source', 'published'] as const)
      expect(games.play({ preset }, 1, ['dracula', 'hunters']).over).toBeDefined();
  });

  // `npm run duels` plays 200 games each.
  test.each([
    ['dracula', 'influence', 0.95],
    ['hunters', 'destroyed', 0.85],
  ] as const)('of %s win nearly always against random play', (side, reason, share) => {
    const GAMES = 20;
    const ends = Array.from({ length: GAMES }, (_, seed) => games.play({}, seed, [side]).over?.reason);
    expect(ends.filter((end) => end === reason).length).toBeGreaterThanOrEqual(share * GAMES);
  });

  test('do the same with the same chance', () => {
    const [one, other] = [1, 2].map(() => games.play({}, 7, ['dracula', 'hunters']));
    expect(one).toEqual(other);
  });

  test('do what their seat may know: the same where Dracula hid other things from them', () => {
    const there = (place: 'vienna' | 'prague', card: 'false-tip' | 'enraged', encounter: 'rats' | 'hoax') =>
      given(
        {},
        huntersIn(),
        wentTo('budapest', place),
        holding(encounter),
        eventsInHand('dracula', card),
        acts('dr-seward'),
      );
    const [one, other] = [there('vienna', 'false-tip', 'rats'), there('prague', 'enraged', 'hoax')];
    expect(chosen(one, 'dr-seward')).toEqual(chosen(other, 'dr-seward'));
  });

  describe('of hunters', () => {
    const inGalway: readonly Event[] = [
      { type: 'CardsLaid', backs: ['land'], powers: [] },
      { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'galway' },
    ];

    const seen: readonly Event[] = [
      { type: 'CardsLaid', backs: ['land'], powers: [] },
      { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'paris' },
      { type: 'DraculaRevealed', location: 'paris' },
    ];

    test('go where Dracula was seen', () => {
      const moment = given(
        {},
        huntersIn({ 'dr-seward': 'strasbourg' }),
        wentTo('paris'),
        itemsInHand('dr-seward', 'knife', 'rifle'),
        ...seen.slice(1),
        acts('dr-seward'),
      );
      expect(chosen(moment, 'dr-seward', ...seen)).toEqual({ type: 'moveByRoad', location: 'paris' });
    });

    test('do not, if they are weak', () => {
      const weak: Event = { type: 'DamageChanged', seat: 'dr-seward', by: 9, damage: 9 };
      const moment = given(
        {},
        huntersIn({ 'dr-seward': 'strasbourg' }),
        wentTo('paris'),
        ...seen.slice(1),
        weak,
        acts('dr-seward'),
      );
      expect(chosen(moment, 'dr-seward', ...seen)).not.toEqual({ type: 'moveByRoad', location: 'paris' });
    });

    test('rest by night when they are hurt', () => {
      const hurt: Event = { type: 'DamageChanged', seat: 'dr-seward', by: 7, damage: 7 };
      const moment = given({}, huntersIn(), wentTo('vienna'), hurt, acts('dr-seward', 'night'));
      expect(chosen(moment, 'dr-seward')).toEqual({ type: 'rest' });
    });

    test('search for what lies where they are', () => {
      const moment = given(
        {},
        huntersIn({ 'dr-seward': 'vienna' }),
        wentTo('vienna'),
        holding('hoax'),
        wentTo('prague'),
        { type: 'CardTurnedUp', area: 'trail', space: 2, card: 'vienna' },
        itemsInHand('dr-seward', 'stake', 'knife', 'knife'),
        acts('dr-seward', 'night'),
      );
      expect(chosen(moment, 'dr-seward')).toEqual({ type: 'search' });
    });

    test('take supplies by day if the event on top is theirs, and not for nothing', () => {
      const does = (back: 'hunters' | 'dracula') => {
        const moment = given(
          {},
          { type: 'BackSeen', back },
          huntersIn({ 'dr-seward': 'athens' }).slice(1),
          wentTo('galway'),
          itemsInHand('dr-seward', 'crucifix', 'knife', 'rifle'),
          acts('dr-seward'),
        );
        return chosen(moment, 'dr-seward', ...inGalway).type;
      };
      expect(does('hunters')).toBe('supply');
      expect(does('dracula')).not.toBe('supply');
    });

    test('keep their weapons when a hand is too large', () => {
      const moment = given(
        {},
        huntersIn(),
        wentTo('paris'),
        itemsInHand('dr-seward', 'knife', 'dogs', 'rifle', 'crucifix'),
        toDo({ is: 'discardDown', seat: 'dr-seward' }),
      );
      expect(chosen(moment, 'dr-seward')).toEqual({ type: 'discardItem', item: 'dogs' });
    });
  });

  describe('of Dracula', () => {
    test('go away from hunters', () => {
      const moment = given({}, huntersIn({ 'dr-seward': 'venice' }), wentTo('milan'), ...draculaMoves);
      const going = chosen(moment, 'dracula');
      expect('location' in going && distance(going.location, 'venice') >= 2).toBe(true);
    });

    const placing: Step = { is: 'placeEncounter', area: 'trail', space: 1 };

    test('hide vampires where no hunter is near, and set traps where one is', () => {
      const hidden = (hunter: 'edinburgh' | 'prague') =>
        chosen(
          given(
            {},
            huntersIn({ 'dr-seward': hunter }),
            wentTo('vienna'),
            encountersInHand('new-vampire', 'wolves'),
            phaseIs('dracula'),
            toDo(placing),
          ),
          'dracula',
        );
      expect(hidden('edinburgh')).toEqual({ type: 'placeEncounter', encounter: 'new-vampire' });
      expect(hidden('prague')).toEqual({ type: 'placeEncounter', encounter: 'wolves' });
    });

    test('let a vampire mature', () => {
      const moment = given(
        {},
        huntersIn(),
        wentTo('vienna'),
        holding('new-vampire'),
        wentTo('prague', 'berlin', 'leipzig', 'cologne', 'brussels', 'paris'),
        phaseIs('dracula'),
        toDo({ is: 'hideoutLeaves', matured: false }),
      );
      expect(chosen(moment, 'dracula')).toEqual({ type: 'matureEncounter', encounter: 'new-vampire' });
    });

    test('ambush who comes', () => {
      const moment = given(
        {},
        huntersIn({ 'dr-seward': 'vienna' }),
        wentTo('vienna'),
        holding('wolves'),
        wentTo('prague'),
        { type: 'CardTurnedUp', area: 'trail', space: 2, card: 'vienna' },
        phaseIs('day'),
        toDo({ is: 'ambush', hunter: 'dr-seward', location: 'vienna', met: [] }),
      );
      expect(chosen(moment, 'dracula')).toEqual({ type: 'ambushWith', encounter: 'wolves' });
    });
  });
});
