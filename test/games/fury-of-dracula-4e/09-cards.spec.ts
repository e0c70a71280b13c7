import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { TrailPlaceId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  anyChance,
  encountersInHand,
  eventsInHand,
  given,
  huntersIn,
  laid,
  pass,
  phaseIs,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';
import {
  atEnd,
  atStart,
  does,
  GODALMING,
  MINA,
  plays,
  SEWARD,
  types,
  until,
} from '../../support/games/fury-of-dracula-4e-dracula.js';

describe('Darkness Returns', () => {
  const played = atEnd(['darkness-returns']).after('dracula', plays('darkness-returns'), anyChance);

  test('D9: the next day is left out: after dawn comes dusk, and then everything is as before', () => {
    const night = until(played, `hunterActs ${GODALMING}`);
    expect([night.state.round, night.state.phase]).toEqual([1, 'night']);
    const nextDay = until(until(night, 'draculaMoves'), `hunterActs ${GODALMING}`);
    expect([nextDay.state.round, nextDay.state.phase]).toEqual([2, 'day']);
  });

  test('his discarded events are shuffled into the deck, also those that lie face down; this card stays', () => {
    const discarded: readonly Event[] = [
      ...eventsInHand('dracula', 'roadblock'),
      ...eventsInHand(SEWARD, 'hired-scouts'),
      { type: 'EventDiscarded', seat: 'dracula', card: 'roadblock' },
      { type: 'EventDiscarded', seat: SEWARD, card: 'hired-scouts' },
      { type: 'EventDrawn', seat: SEWARD, end: 'top', back: 'dracula' },
      { type: 'EventBuried' },
    ];
    const before = atEnd(['darkness-returns'], discarded);
    before
      .withChance(anyChance)
      .when('dracula', plays('darkness-returns'))
      .thenAmongOthers({
        type: 'DiscardsReturned',
        cards: ['roadblock'],
        faceDown: 1,
      });
    const { piles } = before.after('dracula', plays('darkness-returns'), anyChance).sees('spectator');
    expect(piles.events.discard.toSorted()).toEqual(['darkness-returns', 'hired-scouts']);
    expect(piles.events.faceDown).toBe(0);
    expect(piles.events.deck).toBe(before.sees('spectator').piles.events.deck + 2);
  });

  test('no back of the deck is known then but that of the top card', () => {
    const backs: readonly Event[] = [{ type: 'BackSeen', back: 'dracula' }, { type: 'EventBuried' }];
    const { top } = atEnd(['darkness-returns'], backs)
      .after('dracula', plays('darkness-returns'), anyChance)
      .sees('spectator').piles.events;
    expect(top.length).toBe(1);
  });
});

describe('Devilish Power', () => {
  const GROUND: Event = { type: 'GroundConsecrated', location: 'paris' };
  const ALLY: readonly Event[] = [
    { type: 'EventTurnedUp', seat: SEWARD, card: 'rufus-smith' },
    { type: 'AllyArrived', side: 'hunters', card: 'rufus-smith' },
  ];

  test('frees consecrated ground', () => {
    const asked = does(atStart(['devilish-power'], GROUND), plays('devilish-power'));
    expect(types(asked)).toEqual(['freeGround', 'barSupplies']);
    const freed = does(asked, { type: 'freeGround', location: 'paris' });
    expect(freed.sees('spectator').board.consecrated).toBeUndefined();
  });

  test('or drives the ally of the hunters away', () => {
    const asked = does(atStart(['devilish-power'], ALLY), plays('devilish-power'));
    expect(types(asked)).toEqual(['dismissAlly', 'barSupplies']);
    const gone = does(asked, { type: 'dismissAlly', card: 'rufus-smith' });
    expect([gone.state.allies.hunters, gone.state.events.discard['rufus-smith']]).toEqual([undefined, 1]);
  });

  test('or keeps supplies from the hunters by day and by night, until his next phase', () => {
    const barred = does(atStart(['devilish-power']), plays('devilish-power'), { type: 'barSupplies' });
    const offered = (moment: Fury) => moment.mayDo(SEWARD).some(({ type }) => type === 'supply');
    const day = until(barred, `hunterActs ${SEWARD}`);
    const night = until(until(day, `hunterActs ${MINA}`), `hunterActs ${SEWARD}`);
    const nextDay = until(until(night, 'draculaMoves'), `hunterActs ${SEWARD}`);
    expect([day, night, nextDay].map(({ state }) => state.phase)).toEqual(['day', 'night', 'day']);
    expect([day, night, nextDay].map(offered)).toEqual([false, false, true]);
  });

  test('is not offered where it would do nothing', () => {
    const barred = does(atStart(['devilish-power', 'devilish-power']), plays('devilish-power'), {
      type: 'barSupplies',
    });
    expect(types(barred)).toEqual(['pass']);
  });

  test('is played at the start of his phase alone', () => {
    expect(types(atEnd(['devilish-power', 'nocturnal-visit']))).toEqual(['pass', 'playEvent']);
    atEnd(['devilish-power']).when('dracula', plays('devilish-power')).thenRefused();
  });

  test('who is late has one of them', () => {
    const late = does(atStart(['devilish-power'], GROUND), plays('devilish-power'));
    expect(late.inTime(anyChance())).toEqual({ type: 'freeGround', location: 'paris' });
  });
});

describe('Hidden Schemes', () => {
  const asked = does(atEnd(['hidden-schemes']), plays('hidden-schemes'));

  test('an encounter of his hand is placed on the third space', () => {
    const placed = does(asked, { type: 'placeEncounter', encounter: 'spy' });
    const third = (viewer: string) => placed.sees(viewer).trail.find(({ space }) => space === 3)?.encounters;
    expect(third('dracula')).toEqual([{ faceUp: false, encounter: 'spy', damage: 0 }]);
    for (const viewer of [...HUNTERS, 'spectator']) {
      expect(third(viewer)).toEqual([{ faceUp: false, damage: 0 }]);
    }
  });

  test.each<readonly [string, readonly TrailPlaceId[]]>([
    ['nothing lies there', ['madrid', 'cadiz']],
    ['a sea lies there', ['atlantic-ocean', 'lisbon', 'cadiz']],
    ['the castle lies there', ['castle-dracula', 'galatz', 'klausenburg']],
  ])('is not offered if %s', (_name, trail) => {
    const moment = given(
      { rumorAtStart: 0 },
      huntersIn(),
      wentTo(...trail),
      encountersInHand('rats'),
      eventsInHand('dracula', 'hidden-schemes'),
      phaseIs('dracula'),
      toDo({ is: 'window', window: 'endOfDraculaPhase', passed: [] }, { is: 'refill' }),
    );
    expect([moment.asks(), types(moment)]).toEqual([['endOfDraculaPhase dracula'], ['pass']]);
  });

  test('is offered where he hid, and not where Misdirect alone lies', () => {
    const hid = [laid('cadiz', 'hide'), wentTo('granada', 'alicante')];
    expect(types(atEnd(['hidden-schemes'], ...hid))).toEqual(['pass', 'playEvent']);
    expect(types(atEnd(['hidden-schemes'], { type: 'Misdirected', space: 3 }))).toEqual(['pass']);
  });
});

describe('Nocturnal Visit', () => {
  test('a combat at the next dawn is fought as by night, and one at a later dawn is not', () => {
    const revealed: Event = { type: 'DraculaRevealed', location: 'cadiz' };
    const fights = (...cards: readonly EventId[]) => {
      const moment = atEnd(
        cards,
        huntersIn({ [SEWARD]: 'cadiz' }),
        { type: 'RoundStarted', round: 1 },
        revealed,
      );
      const played = cards.length > 0 ? does(moment, plays('nocturnal-visit')) : moment;
      return until(played, 'combatChoice').state.combat?.atNight;
    };
    expect([fights('nocturnal-visit'), fights()]).toEqual([true, false]);
  });

  test('is over at dusk, and is not offered while it lasts', () => {
    const played = does(atEnd(['nocturnal-visit', 'nocturnal-visit']), plays('nocturnal-visit'));
    expect(types(played)).toEqual(['pass']);
    const day = until(played, `hunterActs ${GODALMING}`);
    const night = until(until(day, `hunterActs ${MINA}`).after(MINA, pass, anyChance), 'hunterActs');
    expect(day.sees('spectator').effects).toEqual(['combat-as-at-night']);
    expect(night.sees('spectator').effects).toEqual([]);
  });
});

describe('Unearthly Swiftness', () => {
  test('another phase of his follows at once, with all that belongs to it, and no third', () => {
    const played = does(atStart(['unearthly-swiftness']), plays('unearthly-swiftness'));
    const first = does(played, { type: 'moveTo', location: 'cadiz' });
    const second = until(first, 'draculaMoves');
    expect([second.state.round, second.state.phase, second.state.effects]).toEqual([0, 'dracula', []]);
    const after = until(does(second, { type: 'moveTo', location: 'granada' }), 'hunterActs');
    expect([after.state.round, after.state.phase]).toEqual([1, 'day']);
    expect(after.state.trail.map(({ space, at }) => [space, at])).toEqual([
      [1, 'granada'],
      [2, 'cadiz'],
      [3, 'lisbon'],
    ]);
  });

  test('what he kept from the hunters in the first phase is kept from them after the second', () => {
    const played = does(
      atStart(['unearthly-swiftness', 'devilish-power']),
      plays('unearthly-swiftness'),
      plays('devilish-power'),
      { type: 'barSupplies' },
    );
    const second = until(does(played, { type: 'moveTo', location: 'cadiz' }), 'draculaMoves');
    const day = until(does(second, { type: 'moveTo', location: 'granada' }), 'hunterActs');
    expect(day.sees('spectator').effects).toEqual(['no-supplies']);
  });
});

describe('what hunters cannot know', () => {
  const HAND = ['nocturnal-visit', 'seduction'] as const;

  test.each([atStart, atEnd])('which card he could play makes no difference to them', (moment) => {
    const views = HAND.map((card) => {
      const now = moment([card]);
      return [...HUNTERS, 'spectator'].map((viewer) => [now.sees(viewer), now.asks()]);
    });
    expect(views[0]).toEqual(views[1]);
  });
});
