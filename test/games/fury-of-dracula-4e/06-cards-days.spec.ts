import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { HUNTERS, type HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  acts,
  anyChance,
  drawing,
  eventsInHand,
  given,
  holding,
  huntersIn,
  pass,
  phaseIs,
  placeIn,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';
import { allBut, expectAlike } from '../../support/games/fury-of-dracula-4e-alike.js';

const SEWARD = 'dr-seward';
const GODALMING = 'lord-godalming';

const play = (card: EventId) => ({ type: 'playEvent', card }) as const;

/** At dawn Dr. Seward holds these cards, and all of the round is still to come. */
const dawn = (...cards: EventId[]) =>
  given(
    {},
    huntersIn({ [SEWARD]: 'lisbon' }),
    wentTo('dublin'),
    eventsInHand(SEWARD, ...cards),
    phaseIs('dawn'),
    toDo(
      { is: 'window', window: 'atDawn', passed: [] },
      { is: 'day' },
      { is: 'dusk' },
      { is: 'night' },
      { is: 'draculaPhase' },
    ),
  );
const played = (card: EventId) => dawn(card).after(SEWARD, play(card), anyChance);

/** Each of them does nothing, one after another. */
const allPass = (moment: Fury) => HUNTERS.reduce((now, hunter) => now.after(hunter, pass, anyChance), moment);

describe('events of the dawn', () => {
  test.each(['long-night', 'renewed-vigor', 'speedy-telegraph'] as const)(
    '%s is played at dawn by who holds it, and at no other time',
    (card) => {
      expect(dawn(card).asks()).toEqual([`atDawn ${SEWARD}`]);
      expect(dawn(card).mayDo(SEWARD)).toEqual([pass, play(card)]);
      expect(dawn(card).inTime()).toEqual(pass);
      given({}, huntersIn(), wentTo('dublin'), eventsInHand(SEWARD, card), acts(SEWARD))
        .when(SEWARD, play(card))
        .thenRefused();
    },
  );

  test('which of them it is nobody else can tell before', () => {
    expectAlike(dawn('long-night'), dawn('renewed-vigor'), allBut(SEWARD));
    expectAlike(dawn('long-night'), dawn('escape-route'), allBut(SEWARD));
  });

  test('what lasts is not played again meanwhile', () => {
    const again = dawn('long-night', 'long-night').after(SEWARD, play('long-night'), anyChance);
    expect(again.sees('spectator').effects).toEqual(['long-night']);
    expect(again.mayDo(SEWARD)).toEqual([pass]);
  });
});

describe('Long Night', () => {
  const night = (...more: readonly (Event | readonly Event[])[]) =>
    given(
      {},
      huntersIn({ [SEWARD]: 'lisbon' }),
      wentTo('dublin'),
      { type: 'EffectBegan', effect: 'long-night' },
      more.flat(),
      acts(SEWARD, 'night'),
    );
  const TO_MADRID = { type: 'moveByRoad', location: 'madrid' } as const;
  const movesOf = (moment: Fury) =>
    moment.mayDo(SEWARD).flatMap(({ type }) => (type.startsWith('move') ? [type] : []));

  test('by night one may go along a road, and no other way', () => {
    expect(new Set(movesOf(night()))).toEqual(new Set(['moveByRoad']));
    const gone = night().after(SEWARD, TO_MADRID, anyChance);
    expect(gone.state.hunters[SEWARD].location).toBe('madrid');
    expect(gone.asks()).not.toContain(`hunterActs ${SEWARD}`);
  });

  test('fog and roadblocks hold hunters up as by day, and a hospital is left by day', () => {
    expect(movesOf(night({ type: 'FogPlaced', location: 'lisbon', tokens: 1 }))).toEqual([]);
    const block: Event = { type: 'RoadblockPlaced', from: 'lisbon', to: 'madrid', way: 'road' };
    night(block).when(SEWARD, TO_MADRID).thenRefused();
    expect(movesOf(night(huntersIn({ [SEWARD]: 'hospital-madrid' }).slice(1)))).toEqual([]);
  });

  test('a card of the hunters at the bottom is discarded, for all to see', () => {
    const moment = night();
    const leap = placeIn(moment.state.events.unseen, 'heroic-leap');
    moment
      .withChance(drawing({ 'event back': [0], 'wasted event': [leap] }))
      .when(SEWARD, TO_MADRID)
      .thenAmongOthers(
        { type: 'HunterMoved', seat: SEWARD, location: 'madrid', by: 'road' },
        { type: 'EventDrawn', seat: SEWARD, end: 'bottom', back: 'hunters' },
        { type: 'EventWasted', seat: SEWARD, card: 'heroic-leap' },
      );
    const gone = moment.after(SEWARD, TO_MADRID, drawing({ 'event back': [0], 'wasted event': [leap] }));
    expect(gone.state.hunters[SEWARD].events).toEqual([]);
    expect(gone.sees('spectator').piles.events).toMatchObject({ deck: 74, discard: ['heroic-leap'] });
  });

  test('a card of Dracula at the bottom is his, and nobody else sees it', () => {
    const gone = (at: number) =>
      night().after(SEWARD, TO_MADRID, drawing({ 'event back': [74], 'event for dracula': [at] }));
    const [one, other] = [gone(0), gone(1)];
    expect([one.state.dracula.events.length, other.state.dracula.events.length]).toEqual([1, 1]);
    expect(one.state.dracula.events).not.toEqual(other.state.dracula.events);
    expectAlike(one, other, allBut('dracula'));
  });

  test('it is drawn after what follows from the move', () => {
    const gone = given(
      {},
      huntersIn({ [SEWARD]: 'lisbon' }),
      wentTo('madrid'),
      holding('rats'),
      wentTo('granada'),
      { type: 'EffectBegan', effect: 'long-night' },
      acts(SEWARD, 'night'),
    ).after(SEWARD, TO_MADRID, anyChance);
    expect(gone.asks()).toEqual(['ambush dracula']);
    gone
      .withChance(anyChance)
      .when('dracula', pass)
      .thenAmongOthers({ type: 'EventDrawn', seat: SEWARD, end: 'bottom', back: 'hunters' });
  });

  test('it is drawn even if the hunter falls on the way', () => {
    const fallen = given(
      {},
      huntersIn({ [SEWARD]: 'lisbon' }),
      wentTo('madrid'),
      holding('wolves'),
      wentTo('granada'),
      { type: 'EffectBegan', effect: 'long-night' },
      { type: 'DamageChanged', seat: SEWARD, by: 9, damage: 9 },
      acts(SEWARD, 'night'),
    )
      .after(SEWARD, TO_MADRID, anyChance)
      .withChance(anyChance)
      .when('dracula', { type: 'ambushWith', encounter: 'wolves' });
    fallen.thenAmongOthers(
      { type: 'HunterDefeated', seat: SEWARD },
      { type: 'EventDrawn', seat: SEWARD, end: 'bottom', back: 'hunters' },
    );
  });

  test('it lasts for one night', () => {
    const night = allPass(played('long-night'));
    expect([night.state.phase, night.state.effects]).toEqual(['night', ['long-night']]);
    const over = allPass(night).state;
    expect([over.phase, over.effects]).toEqual(['dracula', []]);
  });
});

describe('Renewed Vigor', () => {
  const day = (hunter: HunterId, ...more: readonly (Event | readonly Event[])[]) =>
    given(
      {},
      huntersIn({ [hunter]: 'lisbon' }),
      wentTo('dublin'),
      { type: 'EffectBegan', effect: 'extra-action' },
      more.flat(),
      phaseIs('day'),
      toDo(
        { is: 'hunterActs', hunter, part: 'day', left: 2, done: [] },
        { is: 'dusk' },
        { is: 'night' },
        { is: 'draculaPhase' },
      ),
    );
  const rests = (moment: Fury) => moment.after(SEWARD, { type: 'rest' }, anyChance);

  test('every hunter may take a second action by day, of another kind, and none by night', () => {
    const first = played('renewed-vigor');
    expect(first.asks()).toEqual([`hunterActs ${GODALMING}`]);
    const second = first.after(GODALMING, { type: 'rest' }, anyChance);
    expect(second.asks()).toEqual([`hunterActs ${GODALMING}`]);
    second.when(GODALMING, { type: 'rest' }).thenRefused();
    const next = second.after(GODALMING, { type: 'reserveTicket', draw: 1 }, anyChance);
    expect(next.asks()).toEqual([`hunterActs ${SEWARD}`]);
    const others = HUNTERS.slice(1).reduce((now, hunter) => now.after(hunter, pass, anyChance), next);
    expect([others.state.phase, others.state.effects]).toEqual(['night', []]);
    const rested = others.after(GODALMING, { type: 'rest' }, anyChance);
    expect(rested.asks()).toEqual([`hunterActs ${SEWARD}`]);
  });

  test('who passes is done', () => {
    expect(day(SEWARD).after(SEWARD, pass, anyChance).asks()).not.toContain(`hunterActs ${SEWARD}`);
  });

  test('all moves are of one kind, by whatever card or item', () => {
    const gone = day(SEWARD, eventsInHand(SEWARD, 'sense-of-emergency'), {
      type: 'ItemTaken',
      seat: SEWARD,
      item: 'fast-horses',
    }).after(SEWARD, { type: 'moveByRoad', location: 'madrid' }, anyChance);
    expect(gone.asks()).toEqual([`hunterActs ${SEWARD}`]);
    gone.when(SEWARD, play('sense-of-emergency')).thenRefused();
    gone.when(SEWARD, { type: 'useItem', item: 'fast-horses' }).thenRefused();
    const carried = day(SEWARD, eventsInHand(SEWARD, 'sense-of-emergency'))
      .after(SEWARD, play('sense-of-emergency'), anyChance)
      .after(SEWARD, { type: 'chooseLocation', location: 'madrid' }, anyChance);
    carried.when(SEWARD, { type: 'moveByRoad', location: 'lisbon' }).thenRefused();
  });

  test('other cards that are actions are of one kind, too', () => {
    const once = day(
      SEWARD,
      eventsInHand(SEWARD, 'money-trail', 'wax-cylinders'),
      wentTo('irish-sea', 'liverpool'),
    )
      .after(SEWARD, play('money-trail'), anyChance)
      .after(SEWARD, { type: 'chooseSpace', space: 2 }, anyChance);
    expect(once.asks()).toEqual([`hunterActs ${SEWARD}`]);
    once.when(SEWARD, play('wax-cylinders')).thenRefused();
  });

  test('a card that is no action leaves both', () => {
    const block: Event = { type: 'RoadblockPlaced', from: 'rome', to: 'naples', way: 'road' };
    const lifted = day(SEWARD, eventsInHand(SEWARD, 'good-luck'), block)
      .after(SEWARD, play('good-luck'), anyChance)
      .after(SEWARD, { type: 'liftRoadblock', from: 'rome', to: 'naples', way: 'road' }, anyChance);
    expect(rests(lifted).asks()).toEqual([`hunterActs ${SEWARD}`]);
  });

  test('who sails does not sail again, and may land no more', () => {
    const sailed = day(SEWARD).after(SEWARD, { type: 'moveBySea', location: 'atlantic-ocean' }, anyChance);
    expect(sailed.mayDo(SEWARD)).toEqual([pass]);
  });

  test('who lands may do something on land', () => {
    const landed = day(SEWARD, huntersIn({ [SEWARD]: 'atlantic-ocean' }).slice(1)).after(
      SEWARD,
      { type: 'moveBySea', location: 'lisbon' },
      anyChance,
    );
    expect(landed.mayDo(SEWARD)).toContainEqual({ type: 'rest' });
  });

  test('who stands up does no more', () => {
    const up = day(SEWARD, { type: 'HunterDelayed', seat: SEWARD }).after(
      SEWARD,
      { type: 'standUp' },
      anyChance,
    );
    expect(up.asks()).not.toContain(`hunterActs ${SEWARD}`);
  });
});

describe('Speedy Telegraph', () => {
  const GO = { type: 'goFirst' } as const;

  test('by day and by night whoever comes first acts first', () => {
    const day = played('speedy-telegraph');
    expect(day.asks()).toEqual(HUNTERS.map((hunter) => `hunterTurns ${hunter}`));
    expect(day.mayDo('mina-harker')).toEqual([GO]);
    const first = day.after('mina-harker', GO, anyChance);
    expect(first.asks()).toEqual(['hunterActs mina-harker']);
    const others = first.after('mina-harker', pass, anyChance);
    expect(others.asks()).toEqual(HUNTERS.slice(0, 3).map((hunter) => `hunterTurns ${hunter}`));
  });

  test('the last one is not asked whether to act', () => {
    let moment = played('speedy-telegraph');
    for (const hunter of HUNTERS.slice(1)) {
      moment = moment.after(hunter, GO, anyChance).after(hunter, pass, anyChance);
    }
    expect(moment.asks()).toEqual([`hunterActs ${GODALMING}`]);
    const night = moment.after(GODALMING, pass, anyChance);
    expect(night.asks()).toEqual(HUNTERS.map((hunter) => `hunterTurns ${hunter}`));
    expect(night.state.phase).toBe('night');
  });

  test('who is late comes next', () => {
    expect(played('speedy-telegraph').inTime()).toEqual(GO);
  });

  test('it ends with the night', () => {
    let moment = played('speedy-telegraph');
    for (let part = 0; part < 2; part += 1) {
      for (const hunter of HUNTERS.slice(1)) {
        moment = moment.after(hunter, GO, anyChance).after(hunter, pass, anyChance);
      }
      moment = moment.after(GODALMING, pass, anyChance);
    }
    expect([moment.state.phase, moment.state.effects]).toEqual(['dracula', []]);
  });
});
