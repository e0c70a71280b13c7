import { EVENT_CARDS } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { TrailCard } from '../../../src/games/fury-of-dracula-4e/values.js';
import {
  fight,
  GODALMING,
  harmOf,
  MINA,
  round,
  SEWARD,
} from '../../support/games/fury-of-dracula-4e-combat.js';
import {
  acts,
  anyChance,
  draculaMoves,
  encountersInHand,
  given,
  holding,
  huntersIn,
  laid,
  pass,
  phaseIs,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

type Some = Event | readonly Event[];

const moving = (...more: readonly Some[]): Fury =>
  given({ rumorAtStart: 0 }, huntersIn(), more.flat(), encountersInHand('rats'), draculaMoves);
const types = (moment: Fury) => new Set(moment.mayDo('dracula').map(({ type }) => type));
const misdirected = (moment: Fury) =>
  moment.mayDo('dracula').flatMap((action) => (action.type === 'misdirect' ? [action.space] : []));

/** Published clarifications and answers about the rules, numbered; the others stand where their rule is tested. */
describe('decks', () => {
  test('C2: an empty deck is made of the discard pile; what lay face down stays unseen', () => {
    const all = EVENT_CARDS.flatMap(({ id, owner, count }) =>
      Array.from({ length: count }, (): readonly Event[] => [
        { type: 'EventDrawn', seat: SEWARD, end: 'top', back: owner },
        owner === 'dracula' ? { type: 'EventBuried' } : { type: 'EventWasted', seat: SEWARD, card: id },
      ]),
    ).flat();
    const empty = given({}, huntersIn({ [SEWARD]: 'granada' }), all, wentTo('dublin'), acts(SEWARD));
    expect(empty.sees('dracula').piles.events).toMatchObject({ deck: 0, faceDown: 25 });
    empty
      .withChance(anyChance)
      .when(SEWARD, { type: 'supply' })
      .thenAmongOthers({ type: 'EventsReshuffled' });
    const { piles } = empty.after(SEWARD, { type: 'supply' }, anyChance).sees('spectator');
    expect(piles.events).toMatchObject({ deck: 74, faceDown: 0 });
  });
});

describe('revealing Dracula', () => {
  test('C3: he is revealed as he comes to a city with hunters, or stays in one', () => {
    const comes = given(
      {},
      huntersIn({ [SEWARD]: 'cadiz' }),
      wentTo('lisbon'),
      encountersInHand('rats'),
      draculaMoves,
    );
    const there = comes.after('dracula', { type: 'moveTo', location: 'cadiz' }, anyChance);
    expect(there.sees('spectator').dracula).toMatchObject({ revealed: true, at: 'cadiz' });
    expect(there.asks()).not.toContain('placeEncounter dracula');
    const stays = given(
      {},
      huntersIn({ [SEWARD]: 'lisbon' }),
      wentTo('lisbon'),
      encountersInHand('rats'),
      draculaMoves,
    );
    const hid = stays.after('dracula', { type: 'hide' }, anyChance).sees('spectator');
    expect([hid.dracula.revealed, hid.trail[0]?.cards[0]?.card]).toEqual([true, 'hide']);
  });

  test('C7: the Fury of Dracula begins with the third despair token, not before', () => {
    const influence = (despair: number) =>
      moving(wentTo('lisbon'), { type: 'DespairPlaced', despair }).after(
        'dracula',
        { type: 'moveTo', location: 'cadiz' },
        anyChance,
      ).state.influence;
    expect([0, 1, 2, 3].map(influence)).toEqual([0, 0, 0, 3]);
  });
});

describe('clearing a hideout', () => {
  test('C4: cards go back, encounters are discarded without effect, and nothing else moves', () => {
    const moment = moving(wentTo('madrid'), holding('new-vampire', 'rats'), wentTo('lisbon', 'cadiz'));
    const { state } = moment.after('dracula', { type: 'misdirect', space: 4 }, anyChance);
    expect(state.trail.map(({ space }) => space)).toEqual([2, 3, 4]);
    expect(state.trail.at(-1)).toMatchObject({ encounters: [], rumors: 0, cards: [{ card: 'misdirect' }] });
    expect([state.influence, state.encounters.buried['new-vampire'], state.encounters.buried.rats]).toEqual([
      0, 1, 1,
    ]);
  });

  test('C19: a lair without encounters is cleared at once', () => {
    const lair = given(
      {},
      huntersIn({ [SEWARD]: 'saragossa' }),
      wentTo('madrid'),
      holding('rats'),
      wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'barcelona', 'bordeaux'),
      { type: 'LairMade', space: 1 },
      acts(SEWARD),
    );
    const come = lair.after(SEWARD, { type: 'moveByRoad', location: 'madrid' }, anyChance);
    expect(come.sees('spectator').lairs).toHaveLength(1);
    const met = come.after('dracula', { type: 'ambushWith', encounter: 'rats' }, anyChance);
    expect(met.sees('spectator').lairs).toEqual([]);
  });
});

describe('combat', () => {
  test('C5: six cards are counted after all effects of the sixth round', () => {
    const SIX = ['fangs', 'strength', 'claws', 'fangs', 'claws', 'mesmerize'] as const;
    let now = fight({ hand: SIX });
    for (const [index, card] of SIX.entries()) {
      if (index < 5) now = round(now, card, index % 2 === 0 ? 'dodge' : 'punch');
    }
    const before = harmOf(now);
    const last = round(now, 'mesmerize', 'punch');
    expect(last.state.lastCombat?.end).toBe('six-cards');
    expect(harmOf(last)).toBe(before + 1);
  });
});

describe('ambushes one after another', () => {
  test('C11: several cards come over one hunter in his order, or are kept for the next', () => {
    const come = (encounters: readonly EncounterId[]) =>
      given(
        { ambushCards: 'several' },
        huntersIn({ [SEWARD]: 'saragossa', [MINA]: 'alicante' }),
        wentTo('madrid'),
        holding(...encounters),
        wentTo('lisbon'),
        phaseIs('day'),
        toDo(
          { is: 'hunterActs', hunter: SEWARD, part: 'day', left: 1, done: [] },
          { is: 'hunterActs', hunter: MINA, part: 'day', left: 1, done: [] },
          { is: 'placeHunter', hunter: GODALMING },
        ),
      ).after(SEWARD, { type: 'moveByRoad', location: 'madrid' }, anyChance);
    const bats = { type: 'ambushWith', encounter: 'bats' } as const;
    const rats = { type: 'ambushWith', encounter: 'rats' } as const;
    const both = come(['rats', 'bats']).after('dracula', bats, anyChance).after('dracula', rats, anyChance);
    expect(both.state.hunters[SEWARD]).toMatchObject({ bats: 1, damage: 2 });
    const one = come(['rats', 'bats']).after('dracula', rats, anyChance).after('dracula', pass, anyChance);
    const next = one.after(MINA, { type: 'moveByRoad', location: 'madrid' }, anyChance);
    expect(next.mayDo('dracula')).toContainEqual(bats);
    expect(next.after('dracula', bats, anyChance).state.hunters[MINA].bats).toBe(1);
  });
});

describe('powers', () => {
  test('C13: Misdirect clears neither his own place, the castle, a power, nor where he hid', () => {
    expect(misdirected(moving(wentTo('szeged', 'belgrade', 'sofia')))).toEqual([3, 4]);
    const barred = moving(
      wentTo('castle-dracula'),
      laid('klausenburg', 'klausenburg', 'wolf-form'),
      wentTo('szeged'),
      laid('szeged', 'hide'),
      wentTo('belgrade'),
    );
    expect(misdirected(barred)).toEqual([]);
  });

  test('C14: after Misdirect another card is laid, also a power, and the cleared city may be entered', () => {
    const cleared = moving(wentTo('madrid', 'lisbon')).after(
      'dracula',
      { type: 'misdirect', space: 3 },
      anyChance,
    );
    expect(types(cleared)).toEqual(new Set(['moveTo', 'hide', 'darkCall', 'feed', 'takeWolfForm']));
    const back = cleared.after('dracula', { type: 'moveTo', location: 'madrid' }, anyChance);
    expect(back.state.trail.map(({ space, at }) => [space, at])).toEqual([
      [1, 'madrid'],
      [2, 'lisbon'],
      [3, undefined],
    ]);
  });

  test('C16: a hideout of powers alone just goes back as it slides off', () => {
    const leaves = (power: TrailCard) =>
      given(
        { rumorAtStart: 0 },
        huntersIn(),
        laid('madrid', power),
        wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'saragossa'),
        phaseIs('night'),
        toDo({ is: 'hunterActs', hunter: MINA, part: 'night', left: 1, done: [] }, { is: 'draculaPhase' }),
      ).after(MINA, pass, anyChance);
    expect(leaves('feed').asks()).toEqual(['draculaMoves dracula']);
    expect(leaves('feed').mayDo('dracula')).toContainEqual({ type: 'feed' });
    // Face down it could be a city: he is asked, but nothing else may be done.
    expect(leaves('dark-call').mayDo('dracula')).toEqual([{ type: 'clearHideout' }]);
  });
});
