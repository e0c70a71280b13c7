import {
  anyChance,
  drawing,
  encountersInHand,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  laid,
  placeIn,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import { healthOf, unheeded } from '../../support/games/fury-encounters.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import type { EncounterId } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import { ownerOf } from '../../../src/games/fury-of-dracula-2e/chance.js';
import { moved } from '../../support/games/fury-long-trail.js';

const TRAIL = ['madrid', 'saragossa', 'toulouse', 'bordeaux'] as const satisfies readonly LocationId[];

const mature = { type: 'mature' } as const;

/** A card with this encounter was pushed off and taken back in Dracula's turn. */
const ripe = (
  encounter: EncounterId,
  options: Partial<Options> = {},
  ...more: readonly (Event | readonly Event[])[]
) =>
  given(
    options,
    huntersIn({ 'dr-seward': 'vienna', 'van-helsing': 'st-joseph-and-st-mary', 'mina-harker': 'north-sea' }),
    wentTo('lisbon'),
    holding(encounter),
    { type: 'CardPushedOff' },
    { type: 'CardTakenBack' },
    wentTo(...TRAIL),
    more.flat(),
    { type: 'TurnStarted', seat: 'dracula', round: 2 },
    toDo({ is: 'mature' }, { is: 'endTurn', seat: 'dracula' }),
  );

const allBut = (encounter: EncounterId) => ripe(encounter).mayDo('dracula');

describe('maturing', () => {
  test('Dracula is asked about every encounter on a card taken back, also if it cannot mature', () => {
    for (const token of ['bats', 'new-vampire'] as const) {
      const moment = moved([token]).after('dracula', { type: 'takeBack' });
      expect(moment.asks()).toEqual(['mature dracula']);
    }
  });

  test('only three kinds mature', () => {
    const mayMature = (token: EncounterId) =>
      moved([token]).after('dracula', { type: 'takeBack' }).mayDo('dracula');
    expect(mayMature('bats')).toEqual([{ type: 'letGo' }]);
    for (const token of ['ambush', 'desecrated-soil', 'new-vampire'] as const) {
      expect(mayMature(token)).toEqual([{ type: 'letGo' }, { type: 'mature' }]);
    }
  });

  test('it need not, and then goes back to the pool unseen', () => {
    const moment = moved(['new-vampire']).after('dracula', { type: 'takeBack' });
    const before = moment.state.encounters.pool['new-vampire'];
    moment
      .withChance(anyChance)
      .when('dracula', { type: 'letGo' })
      .thenAmongOthers({ type: 'EncounterLetGo' });
    const { state } = moment.after('dracula', { type: 'letGo' }, () => ({ below: (n) => n - 1 }));
    expect(state.encounters.pool['new-vampire']).toBe(before + 1);
  });
});

describe('maturing', () => {
  test('is for Ambush, Desecrated Soil and New Vampire alone, but asked for every encounter', () => {
    for (const one of ['ambush', 'desecrated-soil', 'new-vampire'] as const)
      expect(allBut(one)).toEqual([{ type: 'letGo' }, mature]);
    for (const one of ['bats', 'plague', 'assassin'] as const)
      expect(allBut(one)).toEqual([{ type: 'letGo' }]);
  });
});

describe('a New Vampire that matures', () => {
  test('moves the track by two and clears the trail to the card of where he is', () => {
    const { state } = ripe('new-vampire').after('dracula', mature, anyChance);
    expect(state.vampires).toBe(2);
    expect(state.trail.map(({ card }) => card)).toEqual(['bordeaux']);
    expect(state.encounters.pool['new-vampire']).toBe(6);
  });
});

describe('Hide in a trail that is cleared', () => {
  test('loses its encounter, and what may still mature is another matter', () => {
    const moment = given(
      {},
      huntersIn(),
      wentTo('lisbon'),
      holding('new-vampire', 'bats'),
      { type: 'CardPushedOff' },
      { type: 'CardTakenBack' },
      wentTo('paris'),
      laid('hide', 'paris'),
      holding('rats'),
      wentTo('brussels'),
      toDo({ is: 'mature' }, { is: 'mature' }, { is: 'endTurn', seat: 'dracula' }),
    ).after('dracula', mature, anyChance);
    expect(moment.state.trail.map(({ card }) => card)).toEqual(['brussels']);
    expect(moment.state.encounters.pool.rats).toBe(2);
    expect(moment.state.ripe).toEqual([{ encounter: 'bats', faceUp: false }]);
  });
});

describe('Desecrated Soil that matures', () => {
  test('draws until Dracula has two cards of his own, and clears the trail to three', () => {
    const { deck } = given({}).state.events;
    const own = Object.fromEntries(
      Object.entries(deck).filter(([card]) => ownerOf(card as EventId) === 'dracula'),
    );
    const trap = placeIn(own, 'trap');
    const chance = drawing({ 'event back': [0, 60, 0, 60], 'event for dracula': [0, trap, 0, trap] });
    const { state } = ripe('desecrated-soil').after('dracula', mature, chance);
    expect(Object.values(state.events.discard).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(state.draculaEvents).toEqual(['trap', 'trap']);
    expect(state.trail).toHaveLength(3);
  });

  test('draws exactly two cards, as an option', () => {
    const { state } = ripe('desecrated-soil', { desecratedSoil: 'two' }).after('dracula', mature, anyChance);
    expect(Object.values(state.events.discard).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(state.draculaEvents).toEqual([]);
    expect(state.trail).toHaveLength(3);
  });
});

describe('an Ambush that matures', () => {
  const sprung = (encounter: EncounterId, ...more: readonly (Event | readonly Event[])[]) =>
    ripe('ambush', {}, encountersInHand(encounter), ...more)
      .after('dracula', mature, anyChance)
      .after('dracula', { type: 'chooseEncounter', encounter }, anyChance);

  test('lets Dracula name an encounter of his hand, then a hunter on land, but not in the hospital', () => {
    const moment = ripe('ambush', {}, encountersInHand('plague', 'hoax')).after('dracula', mature);
    expect(moment.mayDo('dracula')).toEqual([
      { type: 'chooseEncounter', encounter: 'hoax' },
      { type: 'chooseEncounter', encounter: 'plague' },
    ]);
    expect(sprung('plague').mayDo('dracula')).toEqual([
      { type: 'chooseHunter', hunter: 'lord-godalming' },
      { type: 'chooseHunter', hunter: 'dr-seward' },
    ]);
  });

  test('is resolved at once, also on all who are with that hunter; the token goes to the pool', () => {
    const company = huntersIn({ 'dr-seward': 'vienna', 'van-helsing': 'vienna', 'mina-harker': 'rome' });
    const moment = sprung('plague', company).after(
      'dracula',
      { type: 'chooseHunter', hunter: 'dr-seward' },
      anyChance,
    );
    expect(healthOf(unheeded(moment), 'lord-godalming', 'dr-seward', 'van-helsing')).toEqual([12, 8, 6]);
    expect([sprung('plague'), moment].map(({ state }) => state.encounters.pool.plague)).toEqual([0, 1]);
    expect(moment.state.trail).toHaveLength(4);
  });

  test('may be averted like any encounter', () => {
    const asked = sprung('plague', eventsInHand('dr-seward', 'forewarned')).after('dracula', {
      type: 'chooseHunter',
      hunter: 'dr-seward',
    });
    expect(asked.asks()).toEqual(['encounterRevealed dr-seward']);
    const over = asked.after('dr-seward', { type: 'playEvent', card: 'forewarned' }, anyChance);
    expect(healthOf(over, 'dr-seward')).toEqual([10]);
  });

  test('holds hunters with Bats or Fog until their next turn, but ends nobody else', () => {
    const over = sprung('bats').after('dracula', { type: 'chooseHunter', hunter: 'dr-seward' }, anyChance);
    expect(over.state.hunters['dr-seward'].held).toBe('bats');
    expect(over.asks()).toEqual(['hunterMoves lord-godalming']);
  });

  test('leaves Bats or Fog with a hunter until they are gone from there', () => {
    const over = sprung('fog').after('dracula', { type: 'chooseHunter', hunter: 'dr-seward' }, anyChance);
    expect([over.state.encounters.pool.fog, over.state.hunters['dr-seward'].carries]).toEqual([3, true]);
    const later = over
      .after('lord-godalming', { type: 'stay' })
      .after('lord-godalming', { type: 'rest' }, anyChance);
    expect(later.asks()).toEqual(['hunterMoves dr-seward']);
    expect(later.after('dr-seward', { type: 'stay' }, anyChance).state.encounters.pool.fog).toBe(4);
  });

  test('costs a card with a Saboteur, who does not end the turn of Dracula', () => {
    const over = sprung('saboteur', itemsInHand('dr-seward', 'knife')).after(
      'dracula',
      { type: 'chooseHunter', hunter: 'dr-seward' },
      anyChance,
    );
    expect(unheeded(over).state.hunters['dr-seward'].items).toEqual([]);
    expect(unheeded(over).asks()).toEqual(['hunterMoves lord-godalming']);
  });

  test('asks nothing if he holds no encounter, or nobody is on land', () => {
    expect(ripe('ambush').after('dracula', mature).asks()).toEqual(['hunterMoves lord-godalming']);
  });

  test('clears the trail to three cards, as an option', () => {
    const { state } = ripe('ambush', { ambushClearsTrail: true }).after('dracula', mature);
    expect(state.trail).toHaveLength(3);
  });
});
