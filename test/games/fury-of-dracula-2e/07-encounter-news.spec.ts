import { ownerOf } from '../../../src/games/fury-of-dracula-2e/chance.js';
import type { EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import { found, meets } from '../../support/games/fury-encounters.js';
import {
  anyChance,
  drawing,
  encountersInHand,
  eventsInHand,
  itemsInHand,
  placeIn,
} from '../../support/games/fury-of-dracula-2e.js';

const pass = { type: 'pass' } as const;

const dogs = { type: 'DogsLaid', seat: 'dr-seward' } as const;

describe('Spy', () => {
  const more = [itemsInHand('dr-seward', 'knife'), eventsInHand('dr-seward', 'long-day')];

  test('shows Dracula every card', () => {
    found({ encounters: ['spy'], more })
      .withChance(anyChance)
      .when('dr-seward', pass)
      .thenAmongOthers(
        { type: 'HandShown', seat: 'dr-seward', items: ['knife'], cards: ['long-day'] },
        { type: 'HandOpened', seat: 'dr-seward', shows: 'cards' },
      );
  });

  test('makes each state the next move, which binds', () => {
    const moment = meets({ encounters: ['spy'], more });
    const move = { type: 'moveByRoad', location: 'genoa' } as const;
    expect(moment.mayDo('dr-seward')).toContainEqual({ type: 'declare', move });
    const { state } = moment.after('dr-seward', { type: 'declare', move }, anyChance);
    expect(state.hunters['dr-seward'].declared).toEqual(move);
  });

  test('is stopped by Dogs, unless an option says that it is not', () => {
    const held = [itemsInHand('dr-seward', 'dogs'), dogs];
    expect(meets({ encounters: ['spy'], more: held }).asks()[0]).toMatch(/^hunterMoves/);
    const options = { spyStoppedByDogs: false };
    expect(meets({ encounters: ['spy'], more: held, options }).asks()).toEqual(['encounterAsks dr-seward']);
  });
});

describe('Desecrated Soil', () => {
  test('draws one event: a card of the hunters is discarded', () => {
    const { state } = meets({ encounters: ['desecrated-soil'], chance: anyChance });
    expect(Object.values(state.events.discard).reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(state.draculaEvents).toEqual([]);
  });

  test('and a card of Dracula goes to him', () => {
    const pile = meets({ encounters: ['plague'] }).state.events.deck;
    const own = Object.fromEntries(
      Object.entries(pile).filter(([card]) => ownerOf(card as EventId) === 'dracula'),
    );
    const chance = drawing({ 'event back': [60], 'event for dracula': [placeIn(own, 'trap')] });
    expect(meets({ encounters: ['desecrated-soil'], chance }).state.draculaEvents).toEqual(['trap']);
  });
});

describe('Ambush', () => {
  test('gives Dracula one more encounter, and then he returns one', () => {
    const more = [encountersInHand('bats', 'fog', 'hoax', 'rats', 'spy')];
    const moment = meets({ encounters: ['ambush'], more });
    expect(moment.asks()).toEqual(['discardEncounters dracula']);
    expect(moment.state.encounters.hand).toHaveLength(6);
    expect(moment.after('dracula', { type: 'discardEncounter', encounter: 'hoax' }).asks()[0]).toMatch(
      /^hunterMoves/,
    );
  });
});
