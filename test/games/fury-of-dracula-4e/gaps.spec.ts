import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import {
  answer,
  attack,
  fight,
  GODALMING,
  MINA,
  round,
  SEWARD,
} from '../../support/games/fury-of-dracula-4e-combat.js';
import {
  anyChance,
  draculaMoves,
  eventsInHand,
  given,
  holding,
  huntersIn,
  pass,
  phaseIs,
  ticketsOf,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';

const HELSING = 'van-helsing';

/** What no source tells of the course of play, numbered; the others stand where their rule is tested. */
describe('combat', () => {
  test('D1: Dracula begins with five cards, and draws one after each round', () => {
    const begins = given(
      {},
      huntersIn({ [SEWARD]: 'madrid' }),
      wentTo('madrid'),
      { type: 'DraculaRevealed', location: 'madrid' },
      phaseIs('dusk'),
      toDo({ is: 'placeHunter', hunter: GODALMING }, { is: 'meetDracula' }, { is: 'night' }),
    ).after(GODALMING, { type: 'startIn', location: 'rome' }, anyChance);
    const hand = begins.state.combat?.hand ?? [];
    expect(hand).toHaveLength(5);
    const next = round(begins, hand[0] ?? 'claws', 'dodge');
    expect([next.state.combat?.hand.length, next.state.combat?.played.length]).toEqual([5, 1]);
    expect(next.sees(SEWARD).combat).not.toHaveProperty('hand');
  });

  test('D2: in each round he names whom he engages with his card, and it is shown with it', () => {
    const moment = fight({ hunters: [SEWARD, MINA] });
    expect(moment.mayDo('dracula')).toContainEqual({ type: 'attackWith', card: 'claws', hunter: MINA });
    const chosen = answer(attack(moment, 'claws', MINA), 'punch');
    expect(chosen.sees(SEWARD)).toEqual(answer(attack(moment, 'fangs', SEWARD), 'punch').sees(SEWARD));
    chosen
      .withChance(anyChance)
      .when(MINA, { type: 'fightWith', card: 'dodge' })
      .thenAmongOthers({
        type: 'CombatCardsShown',
        card: 'claws',
        engaged: MINA,
        hunters: [
          { hunter: SEWARD, card: 'punch' },
          { hunter: MINA, card: 'dodge' },
        ],
      });
    const next = answer(chosen, 'dodge', MINA);
    expect(next.mayDo('dracula')).toContainEqual({ type: 'attackWith', card: 'fangs', hunter: SEWARD });
  });
});

describe('reactions', () => {
  test('D8: several hunters are asked at once, in their order; what cancels a card comes before its effect', () => {
    const dawn = given(
      {},
      huntersIn(),
      wentTo('dublin'),
      eventsInHand(GODALMING, 'long-night'),
      eventsInHand(HELSING, 'speedy-telegraph'),
      toDo({ is: 'placeHunter', hunter: SEWARD }, { is: 'dawn' }, { is: 'beginRound' }),
    ).after(SEWARD, { type: 'startIn', location: 'rome' }, anyChance);
    expect(dawn.asks()).toEqual([`atDawn ${GODALMING}`, `atDawn ${HELSING}`]);
    const both = dawn
      .after(HELSING, { type: 'playEvent', card: 'speedy-telegraph' }, anyChance)
      .after(GODALMING, { type: 'playEvent', card: 'long-night' }, anyChance);
    expect(both.state.effects.toSorted()).toEqual(['any-order', 'long-night']);

    const tip = given(
      {},
      huntersIn({ [SEWARD]: 'madrid' }),
      wentTo('dublin'),
      ticketsOf(SEWARD, '1'),
      eventsInHand('dracula', 'false-tip'),
      eventsInHand(HELSING, 'good-luck'),
      phaseIs('day'),
      toDo({ is: 'hunterActs', hunter: SEWARD, part: 'day', left: 1, done: [] }, { is: 'beginRound' }),
    )
      .after(SEWARD, { type: 'moveByRail', location: 'lisbon', ticket: '1' }, anyChance)
      .after('dracula', { type: 'playEvent', card: 'false-tip' }, anyChance);
    expect(tip.asks()).toEqual([`cancelDraculaEvent ${HELSING}`]);
    expect(tip.after(HELSING, pass, anyChance).asks()).toEqual(['cardAsks dracula']);
  });
});

test('any number of events may be played in one window, also by one hunter', () => {
  const dawn = given(
    {},
    huntersIn(),
    wentTo('dublin'),
    eventsInHand(GODALMING, 'long-night', 'renewed-vigor', 'speedy-telegraph'),
    toDo({ is: 'placeHunter', hunter: SEWARD }, { is: 'dawn' }, { is: 'beginRound' }),
  ).after(SEWARD, { type: 'startIn', location: 'rome' }, anyChance);
  const played = (['long-night', 'renewed-vigor'] as const).reduce(
    (now, card) => now.after(GODALMING, { type: 'playEvent', card }, anyChance),
    dawn,
  );
  expect(played.asks()).toEqual([`atDawn ${GODALMING}`]);
  expect(played.mayDo(GODALMING)).toEqual([pass, { type: 'playEvent', card: 'speedy-telegraph' }]);
  expect(played.state.effects.toSorted()).toEqual(['extra-action', 'long-night']);
});

describe('tokens and moves', () => {
  test('D13: roadblocks, fog and storms do not bind Dracula', () => {
    const tokens: readonly Event[] = [
      { type: 'RoadblockPlaced', from: 'lisbon', to: 'madrid', way: 'road' },
      { type: 'FogPlaced', location: 'lisbon', tokens: 2 },
      { type: 'StormRaised', location: 'atlantic-ocean' },
    ];
    const open = given({}, huntersIn(), wentTo('lisbon'), draculaMoves).mayDo('dracula');
    expect(given({}, huntersIn(), wentTo('lisbon'), tokens, draculaMoves).mayDo('dracula')).toEqual(open);
    expect(open).toContainEqual({ type: 'moveTo', location: 'madrid' });
  });

  const led = (from: LocationId, ...more: readonly (Event | readonly Event[])[]) =>
    given(
      {},
      huntersIn({ [SEWARD]: from }),
      wentTo('madrid'),
      holding('rats'),
      wentTo('cadiz'),
      more.flat(),
      { type: 'BatsPlaced', seat: SEWARD },
      phaseIs('day'),
      toDo(
        { is: 'placeHunter', hunter: GODALMING },
        { is: 'hunterActs', hunter: SEWARD, part: 'day', left: 1, done: [] },
        { is: 'beginRound' },
      ),
    ).after(GODALMING, { type: 'startIn', location: 'rome' }, anyChance);

  test('D14: bats lead a hunter along a road or a sea way, and it counts as a move', () => {
    const bats = led('lisbon');
    expect(bats.mayDo('dracula').map((action) => 'location' in action && action.location)).toEqual([
      'cadiz',
      'madrid',
      'santander',
      'atlantic-ocean',
    ]);
    const to = (location: LocationId) =>
      bats.after('dracula', { type: 'chooseLocation', location }, anyChance);
    expect(to('cadiz').sees('spectator').dracula).toMatchObject({ revealed: true, at: 'cadiz' });
    expect(to('madrid').asks()).toEqual(['ambush dracula']);
    expect(to('madrid').state.hunters[SEWARD]).toMatchObject({ location: 'madrid', delayed: true, bats: 0 });
  });
});

describe('time', () => {
  test('D18: there is no limit: after three weeks and a half the game goes on', () => {
    const later = given(
      {},
      huntersIn(),
      wentTo('dublin'),
      { type: 'DespairPlaced', despair: 3 },
      { type: 'TimeMoved', time: 'sunday-night' },
      { type: 'RoundStarted', round: 28 },
      phaseIs('dracula'),
      toDo({ is: 'placeHunter', hunter: GODALMING }, { is: 'beginRound' }),
    ).after(GODALMING, { type: 'startIn', location: 'rome' }, anyChance);
    expect([later.state.round, later.state.despair, later.state.influence, later.state.over]).toEqual([
      29,
      3,
      0,
      undefined,
    ]);
    expect(later.asks()).toEqual([`hunterActs ${GODALMING}`]);
  });
});
