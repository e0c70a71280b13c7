import type { CityId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  anyChance,
  drawing,
  holding,
  itemsInHand,
  pass,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';
import { allBut, expectAlike } from '../../support/games/fury-of-dracula-4e-alike.js';
import {
  GODALMING,
  HELSING,
  holds,
  MINA,
  play,
  plays,
  SEWARD,
} from '../../support/games/fury-of-dracula-4e-cards.js';

describe('Consecrated Ground', () => {
  const card = 'consecrated-ground';
  const NIGHT = { part: 'night' } as const;
  const to = (location: CityId) => ({ type: 'chooseLocation', location }) as const;
  const lays = (moment: Fury, location: CityId, seat: HunterId = SEWARD) =>
    moment.after(seat, to(location), anyChance);

  test('by night the token is laid on any city but three in the east', () => {
    const asked = plays(holds(card, NIGHT), card);
    expect(asked.mayDo(SEWARD)).toContainEqual(to('paris'));
    for (const city of ['castle-dracula', 'galatz', 'klausenburg'] as const) {
      asked.when(SEWARD, to(city)).thenRefused();
    }
    expect(lays(asked, 'paris').sees('spectator').board.consecrated).toBe('paris');
    holds(card).when(SEWARD, play(card)).thenRefused();
  });

  test('who is late lays it somewhere', () => {
    const asked = plays(holds(card, NIGHT), card);
    expect(asked.mayDo(SEWARD)).toContainEqual(asked.inTime(drawing({})()));
  });

  test('there is one token: it is moved', () => {
    const lies: Event = { type: 'GroundConsecrated', location: 'rome' };
    plays(holds(card, NIGHT, lies), card)
      .withChance(anyChance)
      .when(SEWARD, to('paris'))
      .thenAmongOthers(
        { type: 'GroundFreed', location: 'rome' },
        { type: 'GroundConsecrated', location: 'paris' },
      );
  });

  test('D11: a hideout there is cleared; Dracula there is revealed', () => {
    const asked = plays(holds(card, NIGHT, wentTo('madrid'), holding('rats'), wentTo('cadiz')), card);
    asked
      .withChance(anyChance)
      .when(SEWARD, to('madrid'))
      .thenAmongOthers({ type: 'HideoutCleared', area: 'trail', space: 2 });
    expect(lays(asked, 'cadiz').sees('spectator').dracula).toMatchObject({ revealed: true, at: 'cadiz' });
  });

  describe('and the Heavenly Host', () => {
    const items = [itemsInHand(GODALMING, 'heavenly-host'), itemsInHand(MINA, 'knife')];
    const asked = () => lays(plays(holds(card, NIGHT, items.flat(), opened), card), 'paris');
    const opened: readonly Event[] = [{ type: 'CardOpened', seat: MINA, item: 'knife' }];

    test('then each hunter who holds items is asked, whatever they are', () => {
      expect(asked().asks()).toEqual([`cardAsks ${GODALMING}`]);
      const next = asked().after(GODALMING, pass, anyChance);
      expect(next.asks()).toEqual([`cardAsks ${MINA}`]);
      expect(next.mayDo(MINA)).toEqual([pass]);
      expect(next.after(MINA, pass, anyChance).asks()).not.toContain(`cardAsks ${MINA}`);
    });

    test('D10: one is shown and kept, and keeps Dracula out of another city', () => {
      const host = asked().withChance(anyChance);
      host
        .when(GODALMING, to('rome'))
        .thenAmongOthers(
          { type: 'ItemShown', seat: GODALMING, item: 'heavenly-host' },
          { type: 'HostPlaced', location: 'rome' },
        );
      host.when(GODALMING, to('paris')).thenRefused();
      host.when(GODALMING, to('galatz')).thenRefused();
      const placed = lays(asked(), 'rome', GODALMING);
      expect(placed.state.board.hosts).toEqual(['rome']);
      expect(placed.state.hunters[GODALMING].items).toEqual(['heavenly-host']);
    });

    test('no two in one city', () => {
      const lies: Event = { type: 'HostPlaced', location: 'rome' };
      const again = lays(plays(holds(card, NIGHT, items.flat(), opened, lies), card), 'paris');
      again.when(GODALMING, to('rome')).thenRefused();
    });

    test('who is late shows none', () => {
      expect(asked().inTime()).toEqual(pass);
    });

    test('whether a hunter holds one makes no difference to the others', () => {
      const other = lays(
        plays(holds(card, NIGHT, itemsInHand(GODALMING, 'knife'), items[1] ?? [], opened), card),
        'paris',
      );
      expectAlike(asked(), other, allBut(GODALMING));
    });

    test('nobody is asked once all of them are discarded', () => {
      const gone = ['heavenly-host', 'heavenly-host', 'heavenly-host'] as const;
      const discards = gone.map((item): Event => ({ type: 'ItemDiscarded', seat: HELSING, item }));
      const moment = holds(
        card,
        NIGHT,
        itemsInHand(HELSING, ...gone),
        discards,
        itemsInHand(SEWARD, 'knife'),
      );
      expect(lays(plays(moment, card), 'paris').asks()).not.toContain(`cardAsks ${SEWARD}`);
    });
  });
});
