import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { TicketId } from '../../../src/games/fury-of-dracula-4e/data/tickets.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import {
  answer,
  attack,
  damageOf,
  fight,
  GODALMING,
  harmOf,
  MINA,
  round,
  SEWARD,
  wounded,
} from '../../support/games/fury-of-dracula-4e-combat.js';
import { fromTheBottom } from '../../support/games/fury-of-dracula-4e-dracula.js';
import {
  acts,
  anyChance,
  drawing,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  pass,
  placeIn,
  ticketsOf,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

type Some = Event | readonly Event[];

/** Dr Seward acts. */
const at = (location: LocationId, part: 'day' | 'night' = 'day', ...more: readonly Some[]): Fury =>
  given({}, huntersIn({ [SEWARD]: location }), wentTo('dublin'), more.flat(), acts(SEWARD, part));

/** The points of the source document, in its order. */
describe('the railway', () => {
  const rides = (from: LocationId, ticket: TicketId) =>
    at(from, 'day', ticketsOf(SEWARD, ticket))
      .mayDo(SEWARD)
      .flatMap((action) => (action.type === 'moveByRail' ? [action.location as string] : []));

  test('A1: white rails alone by the white number, any yellow rail by the yellow one, none without it', () => {
    expect(at('madrid').mayDo(SEWARD)).not.toContainEqual(expect.objectContaining({ type: 'moveByRail' }));
    expect(rides('madrid', '1').toSorted()).toEqual(['alicante', 'lisbon', 'santander', 'saragossa']);
    expect(rides('madrid', '2')).toContain('barcelona');
    expect(rides('prague', '2')).toEqual([]);
    expect(rides('prague', '3-1').toSorted()).toEqual(['berlin', 'vienna']);
    // By way of Berlin: a white rail, and then a yellow one.
    expect(rides('hamburg', '3-1')).not.toContain('prague');
    expect(rides('hamburg', '2-2')).toContain('prague');
  });

  test('A1: the ticket is spent, and goes back to the pool', () => {
    const gone = at('madrid', 'day', ticketsOf(SEWARD, '1', '2')).after(
      SEWARD,
      { type: 'moveByRail', location: 'lisbon', ticket: '1' },
      anyChance,
    );
    expect([gone.state.hunters[SEWARD].location, gone.state.hunters[SEWARD].tickets]).toEqual([
      'lisbon',
      ['2'],
    ]);
    expect(gone.state.tickets['1']).toBe(2);
  });

  test('A1: a ticket is gained by the action of reserving one', () => {
    const reserved = at('madrid').after(SEWARD, { type: 'reserveTicket', draw: 1 }, anyChance);
    expect(reserved.state.hunters[SEWARD].tickets).toHaveLength(1);
  });
});

describe('drawing events', () => {
  const draws = (part: 'day' | 'night', side: 'hunters' | 'dracula') => {
    const top: Event = { type: 'BackSeen', back: part === 'day' ? side : 'hunters' };
    const [, ...places] = huntersIn({ [SEWARD]: 'granada' });
    const moment = given({}, top, places, wentTo('dublin'), acts(SEWARD, part));
    const ofHunters = placeIn(moment.state.events.unseen, 'escape-route');
    const hers = drawing({ [`event for ${SEWARD}`]: [ofHunters] });
    const his = part === 'night' && side === 'dracula' ? fromTheBottom(moment, 'enraged') : hers;
    return moment.after(SEWARD, { type: 'supply' }, his);
  };
  const held = ({ state: { hunters, dracula, events } }: Fury) => [
    hunters[SEWARD].events,
    dracula.events,
    events.buried,
  ];

  test('A2: by day from the top: a card of the hunters is theirs, one of Dracula is discarded face down', () => {
    expect(held(draws('day', 'hunters'))).toEqual([['escape-route'], [], 0]);
    expect(held(draws('day', 'dracula'))).toEqual([[], [], 1]);
  });

  test('A2: by night from the bottom: a card of the hunters is theirs, one of Dracula is his', () => {
    expect(held(draws('night', 'hunters'))).toEqual([['escape-route'], [], 0]);
    expect(held(draws('night', 'dracula'))).toEqual([[], ['enraged'], 0]);
  });
});

describe('a hideout', () => {
  const entering = (...encounters: readonly EncounterId[]) =>
    given(
      {},
      huntersIn({ [SEWARD]: 'saragossa' }),
      wounded(5),
      wentTo('madrid'),
      holding(...encounters),
      wentTo('lisbon'),
      toDo(
        { is: 'hunterActs', hunter: SEWARD, part: 'day', left: 1, done: [] },
        { is: 'hunterActs', hunter: SEWARD, part: 'day', left: 1, done: [] },
        { is: 'placeHunter', hunter: GODALMING },
      ),
    ).after(SEWARD, { type: 'moveByRoad', location: 'madrid' }, anyChance);
  const lying = (moment: Fury) => moment.state.trail.find(({ at: city }) => city === 'madrid')?.encounters;

  test('A3: who ends a move there may be ambushed by one card, which is discarded after its effect', () => {
    const come = entering('rats', 'bats');
    expect(come.asks()).toEqual(['ambush dracula']);
    const hurt = come.after('dracula', { type: 'ambushWith', encounter: 'rats' }, anyChance);
    expect([damageOf(hurt), hurt.state.encounters.discard.rats]).toEqual([2, 1]);
    expect([hurt.asks(), lying(hurt)?.length]).toEqual([[`hunterActs ${SEWARD}`], 1]);
  });

  test('A3: or he declines, and the hunter may search then', () => {
    const declined = entering('rats').after('dracula', pass, anyChance);
    expect([damageOf(declined), declined.mayDo(SEWARD)]).toEqual([
      0,
      expect.arrayContaining([{ type: 'search' }]),
    ]);
    expect(damageOf(declined.after(SEWARD, { type: 'search' }, anyChance))).toBe(2);
  });

  test('A3: in neither case does an encounter mature', () => {
    const ambushed = entering('desecrated-soil').after(
      'dracula',
      { type: 'ambushWith', encounter: 'desecrated-soil' },
      anyChance,
    );
    const searched = entering('desecrated-soil')
      .after('dracula', pass, anyChance)
      .after(SEWARD, { type: 'search' }, anyChance);
    expect([harmOf(ambushed), harmOf(searched)]).toEqual([5, 5]);
  });
});

describe('finding Dracula', () => {
  const found = (part: 'day' | 'night') =>
    given(
      {},
      huntersIn({ [SEWARD]: 'saragossa' }),
      wentTo('lisbon', 'madrid'),
      part === 'night' ? { type: 'EffectBegan', effect: 'long-night' } : [],
      { type: 'PhaseStarted', phase: part },
      toDo(
        { is: 'hunterActs', hunter: SEWARD, part, left: 1, done: [] },
        { is: 'placeHunter', hunter: GODALMING },
        { is: part === 'day' ? 'dusk' : 'dawn' },
      ),
    ).after(SEWARD, { type: 'moveByRoad', location: 'madrid' }, anyChance);

  test.each(['day', 'night'] as const)(
    'A4: who ends a move where his newest card lies reveals him, and fights at the next dusk or dawn (%s)',
    (part) => {
      const revealed = found(part);
      expect(revealed.sees('spectator').dracula).toMatchObject({ revealed: true, at: 'madrid' });
      expect([revealed.state.combat, revealed.asks()]).toEqual([undefined, [`placeHunter ${GODALMING}`]]);
      const later = revealed.after(GODALMING, { type: 'startIn', location: 'rome' }, anyChance);
      expect(later.state.combat).toMatchObject({ hunters: [SEWARD], atNight: part === 'day' });
    },
  );

  test('A4: never at sea', () => {
    const sailed = given({}, huntersIn({ [SEWARD]: 'lisbon' }), wentTo('atlantic-ocean'), acts(SEWARD)).after(
      SEWARD,
      { type: 'moveBySea', location: 'atlantic-ocean' },
      anyChance,
    );
    expect(sailed.sees('spectator').dracula.revealed).toBe(false);
    expect(sailed.sees('spectator').trail[0]?.cards).toEqual([{ back: 'sea', faceUp: false }]);
  });
});

describe('a combat', () => {
  test('A5: both sides choose in secret and are shown at once', () => {
    const waiting = attack(fight({}), 'claws');
    expect(waiting.sees(SEWARD)).toEqual(attack(fight({}), 'fangs').sees(SEWARD));
    const chosen = answer(fight({}), 'punch');
    expect(chosen.sees('dracula')).toEqual(answer(fight({}), 'dodge').sees('dracula'));
    expect([waiting.asks(), chosen.asks()]).toEqual([[`combatChoice ${SEWARD}`], ['combatChoice dracula']]);
  });

  test('A5: an icon on the banner cancels his card; otherwise it takes effect, and then the card of the hunter', () => {
    expect(damageOf(round(fight({}), 'claws', 'dodge'))).toBe(0);
    const both = round(fight({}), 'claws', 'punch');
    expect([damageOf(both), harmOf(both)]).toEqual([2, 1]);
    // Whoever falls by his card does not strike any more.
    const falls = round(
      fight({}, { type: 'DamageChanged', seat: SEWARD, by: 9, damage: 9 }),
      'claws',
      'punch',
    );
    expect([falls.state.hunters[SEWARD].fellAt, harmOf(falls)]).toEqual(['madrid', 0]);
  });

  test('A5: a card of the hunter that he cancels has no effect', () => {
    expect(harmOf(round(fight({}, itemsInHand(SEWARD, 'knife')), 'mesmerize', 'knife'))).toBe(0);
  });

  const SIX = ['fangs', 'strength', 'claws', 'fangs', 'strength', 'claws'] as const;

  test('A6: it ends once he has played six cards', () => {
    let now = fight({ hand: SIX });
    for (const [index, card] of SIX.entries()) {
      expect(now.state.combat?.round).toBe(index + 1);
      now = round(now, card, index % 2 === 0 ? 'dodge' : 'punch');
    }
    expect(now.state.lastCombat).toEqual({ opponent: 'dracula', end: 'six-cards' });
  });

  test('A6: when influence comes to 13, or Dracula is defeated, the game ends with it', () => {
    const near: readonly Event[] = [
      { type: 'InfluenceChanged', by: 11, influence: 11 },
      { type: 'DamageChanged', seat: SEWARD, by: 8, damage: 8 },
    ];
    expect(round(fight({}, near), 'claws', 'punch').state.over).toMatchObject({ winners: ['dracula'] });
    expect(round(fight({}, wounded(14)), 'mesmerize', 'punch').state.over).toMatchObject({
      reason: 'destroyed',
    });
  });

  test('A6: when every hunter in it is bitten, defeated or has escaped', () => {
    const seduced = fight({ hunters: [GODALMING, SEWARD, MINA], atNight: true }, [
      { type: 'DamageChanged', seat: MINA, by: 6, damage: 6 },
    ]);
    const fled = answer(
      answer(answer(attack(seduced, 'mesmerize'), 'escape', SEWARD), 'dodge', GODALMING),
      'dodge',
      MINA,
    );
    expect(fled.state.combat?.hunters).toEqual([GODALMING, SEWARD, MINA]);
    const first = answer(answer(answer(attack(fled, 'fangs'), 'punch'), 'escape', GODALMING), 'punch', MINA);
    expect(first.state.hunters[SEWARD].bites).toBe(1);
    expect(first.state.combat?.hunters).toEqual([MINA]);
    const last = answer(attack(first, 'strength', MINA), 'escape', MINA);
    expect(last.state.combat).toBeUndefined();
    expect(last.state.lastCombat?.end).toBe('no-hunter');
  });

  test('A6: when he resolves an escape that is permitted', () => {
    const hand = ['escape-as-mist', 'claws'] as const;
    expect(round(fight({ hand }), 'escape-as-mist', 'punch').state.lastCombat?.end).toBe('escape');
    const proud = round(fight({ hand }, { type: 'DespairPlaced', despair: 1 }), 'escape-as-mist', 'punch');
    expect(proud.state.combat?.round).toBe(2);
  });
});

describe('bites and defeat', () => {
  /** Something befalls Dr Seward. */
  const befalls = (damage: number, bites: number, ...more: readonly Some[]) =>
    given(
      {},
      huntersIn({ [SEWARD]: 'granada' }),
      wentTo('dublin'),
      more.flat(),
      toDo(
        { is: 'placeHunter', hunter: MINA },
        { is: 'harm', hunter: SEWARD, damage, bites },
        { is: 'placeHunter', hunter: GODALMING },
        { is: 'dawn' },
        { is: 'hunterTurns', part: 'day', left: [SEWARD] },
      ),
    ).after(MINA, { type: 'startIn', location: 'edinburgh' }, anyChance);
  const BITTEN: Event = { type: 'BitesChanged', seat: SEWARD, by: 1, bites: 1 };

  test('A7: a bite weakens: one event and one item are kept open', () => {
    const hand = [itemsInHand(SEWARD, 'knife', 'stake'), eventsInHand(SEWARD, 'long-night', 'hypnosis')];
    const bitten = befalls(0, 1, ...hand.map((cards) => cards.flat())).after(SEWARD, pass, anyChance);
    expect(bitten.state.hunters[SEWARD].bites).toBe(1);
    expect(bitten.asks()).toEqual([`keepOpen ${SEWARD}`]);
    const open = bitten
      .after(SEWARD, { type: 'keepItemOpen', item: 'stake' }, anyChance)
      .after(SEWARD, { type: 'keepEventOpen', card: 'hypnosis' }, anyChance);
    expect(open.sees('dracula').hunters[1]).toMatchObject({
      weakened: true,
      items: ['stake'],
      events: ['hypnosis'],
      itemCount: 2,
      eventCount: 2,
    });
    expect(open.asks()).toEqual([`placeHunter ${GODALMING}`]);
  });

  test('A7: without a free space for the token the hunter is defeated', () => {
    expect(befalls(0, 1).state.hunters[SEWARD].fellAt).toBeUndefined();
    expect(befalls(0, 1, BITTEN).state.hunters[SEWARD].fellAt).toBe('granada');
  });

  test('A8: all cards are discarded, damage, bites and tickets go back, and at dawn the hunter is in a hospital', () => {
    const fell = befalls(10, 0, BITTEN, itemsInHand(SEWARD, 'knife'), ticketsOf(SEWARD, '2'));
    expect(fell.state.hunters[SEWARD]).toMatchObject({ items: [], tickets: [], damage: 0, bites: 0 });
    expect(fell.state.hunters[SEWARD].location).toBeUndefined();
    expect([fell.state.items.discard.knife, fell.state.tickets['2']]).toEqual([1, 2]);
    const dawn = fell.after(GODALMING, { type: 'startIn', location: 'rome' }, anyChance);
    expect(dawn.state.hunters[SEWARD].location).toBe('hospital-madrid');
    expect(dawn.asks()).toEqual([`hunterActs ${SEWARD}`]);
  });
});
