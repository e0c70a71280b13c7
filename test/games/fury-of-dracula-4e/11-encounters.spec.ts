import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  acts,
  anyChance,
  encountersInHand,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  pass,
  ticketsOf,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
const HELSING = 'van-helsing';
const MINA = 'mina-harker';
type Some = Event | readonly Event[];

interface Where {
  readonly city?: 'madrid' | 'lisbon';
  readonly part?: 'day' | 'night';
  readonly others?: Partial<Record<HunterId, LocationId>>;
}

/** Dr Seward may search a city where this encounter lies. */
const facing = (encounter: EncounterId, where: Where = {}, ...more: readonly Some[]): Fury => {
  const { city = 'madrid', part = 'day', others = {} } = where;
  return given(
    {},
    huntersIn({ [SEWARD]: city, ...others }),
    wentTo(city),
    holding(encounter),
    { type: 'CardTurnedUp', area: 'trail', space: 1, card: city },
    wentTo('cadiz'),
    more.flat(),
    acts(SEWARD, part),
  ).withChance(anyChance);
};
const searching = (...facts: Parameters<typeof facing>): Fury =>
  facing(...facts).after(SEWARD, { type: 'search' }, anyChance);

const answer = (moment: Fury, seat: HunterId, ...actions: Parameters<Fury['after']>[1][]) =>
  actions.reduce((now, action) => now.after(seat, action, anyChance), moment);
/** The window before a search asks whoever holds items. */
const past = (moment: Fury) => answer(moment, SEWARD, pass);

const damageOf = (moment: Fury, seat: HunterId) => moment.state.hunters[seat].damage;
const lying = (moment: Fury) => moment.state.trail.find(({ at }) => at !== 'cadiz')?.encounters ?? [];
const show = (item: 'knife' | 'pistol' | 'rifle' | 'heavenly-host') => ({ type: 'showItem', item }) as const;

describe('11 encounters that harm', () => {
  test('Rats: two damage; a gun that is shown rids one of them', () => {
    const met = past(searching('rats', {}, itemsInHand(SEWARD, 'pistol', 'knife')));
    expect(damageOf(met, SEWARD)).toBe(2);
    expect(met.mayDo(SEWARD)).toEqual([pass, show('pistol')]);
    expect(lying(answer(met, SEWARD, show('pistol')))).toEqual([]);
    expect(lying(answer(met, SEWARD, pass))).toHaveLength(1);
  });

  test('Wolves: four damage to each hunter there, two less for each weapon that is shown', () => {
    const both = { others: { [HELSING]: 'madrid' } } as const;
    const met = past(
      searching('wolves', both, itemsInHand(SEWARD, 'knife', 'pistol'), itemsInHand(HELSING, 'crucifix')),
    );
    expect(met.asks()).toEqual([`encounterAsks ${SEWARD}`]);
    const shown = answer(met, SEWARD, show('knife'));
    expect(shown.mayDo(SEWARD)).toEqual([pass, show('pistol')]);
    expect(damageOf(answer(shown, SEWARD, pass), SEWARD)).toBe(2);
    const safe = answer(shown, SEWARD, show('pistol'));
    expect([damageOf(safe, SEWARD), safe.asks()]).toEqual([0, [`encounterAsks ${HELSING}`]]);
    expect(safe.mayDo(HELSING)).toEqual([pass]);
    const bitten = answer(safe, HELSING, pass);
    expect([damageOf(bitten, HELSING), damageOf(bitten, MINA)]).toEqual([4, 0]);
    expect(lying(bitten)).toEqual([]);
  });

  test('Wolves: whoever falls is asked no more, and the others still are', () => {
    const both = { others: { [MINA]: 'madrid' } } as const;
    const hurt: Event = { type: 'DamageChanged', seat: SEWARD, by: 9, damage: 9 };
    const met = searching('wolves', both, itemsInHand(MINA, 'knife'), {
      type: 'CardOpened',
      seat: MINA,
      item: 'knife',
    });
    expect(met.asks()).toEqual([`encounterAsks ${MINA}`]);
    const fell = searching('wolves', both, hurt, itemsInHand(MINA, 'knife'), {
      type: 'CardOpened',
      seat: MINA,
      item: 'knife',
    });
    expect([fell.state.hunters[SEWARD].fellAt, fell.asks()]).toEqual(['madrid', [`encounterAsks ${MINA}`]]);
    const over = answer(fell, MINA, show('knife'));
    expect([damageOf(over, MINA), lying(over)]).toEqual([2, []]);
  });

  test('Szgany Bodyguards: two damage, and without a weapon two more and a delay', () => {
    const met = past(searching('szgany-bodyguards', {}, itemsInHand(SEWARD, 'knife')));
    const armed = answer(met, SEWARD, show('knife'));
    expect(armed.state.hunters[SEWARD]).toMatchObject({ damage: 2, delayed: false });
    const without = answer(met, SEWARD, pass);
    expect(without.state.hunters[SEWARD]).toMatchObject({ damage: 4, delayed: true });
    expect(searching('szgany-bodyguards').state.hunters[SEWARD]).toMatchObject({ damage: 4, delayed: true });
    expect([lying(armed), lying(without)]).toEqual([[], []]);
  });

  test('Szgany Mob: one damage for each item that a hunter there does not throw away', () => {
    const both = { others: { [HELSING]: 'madrid' } } as const;
    const met = past(
      searching(
        'szgany-mob',
        both,
        itemsInHand(SEWARD, 'knife', 'rifle', 'garlic'),
        itemsInHand(HELSING, 'knife'),
      ),
    );
    const poorer = answer(met, SEWARD, { type: 'discardItem', item: 'rifle' });
    expect(poorer.state.items.discard.rifle).toBe(1);
    const done = answer(answer(poorer, SEWARD, pass), HELSING, { type: 'discardItem', item: 'knife' });
    expect([damageOf(done, SEWARD), damageOf(done, HELSING), lying(done)]).toEqual([2, 0, []]);
  });
});

describe('11 encounters that hold hunters up', () => {
  test('Saboteur: a delay; a gun that is shown rids one of him', () => {
    const met = past(searching('saboteur', {}, itemsInHand(SEWARD, 'rifle')));
    expect(met.state.hunters[SEWARD].delayed).toBe(true);
    expect(lying(answer(met, SEWARD, show('rifle')))).toEqual([]);
    expect(lying(searching('saboteur'))).toHaveLength(1);
  });

  test('Unnatural Fog: on the city, twice on a port; by day all who are there are delayed', () => {
    const both = { others: { [HELSING]: 'madrid' } } as const;
    facing('unnatural-fog', both)
      .when(SEWARD, { type: 'search' })
      .thenAmongOthers(
        { type: 'FogPlaced', location: 'madrid', tokens: 1 },
        { type: 'HunterDelayed', seat: SEWARD },
        { type: 'HunterDelayed', seat: HELSING },
      );
    const port = searching('unnatural-fog', { city: 'lisbon', part: 'night' });
    expect([port.state.board.fog, port.state.hunters[SEWARD].delayed]).toEqual([{ lisbon: 2 }, false]);
    expect(lying(port)).toEqual([]);
  });

  test('R9: fog and bats are placed as far as there are tokens', () => {
    const thick = searching(
      'unnatural-fog',
      { city: 'lisbon', part: 'night' },
      {
        type: 'FogPlaced',
        location: 'rome',
        tokens: 3,
      },
    );
    expect(thick.state.board.fog).toEqual({ rome: 3, lisbon: 1 });
    const bats: readonly Event[] = [MINA, HELSING].map((seat) => ({ type: 'BatsPlaced', seat }) as Event);
    expect(searching('bats', {}, bats).state.hunters[SEWARD].bats).toBe(0);
    expect(searching('bats', {}, bats.slice(1)).state.hunters[SEWARD].bats).toBe(1);
  });

  test('Spy: everyone sees the hand, and the tickets are lost', () => {
    facing('spy', {}, eventsInHand(SEWARD, 'hypnosis'), ticketsOf(SEWARD, '1-1'))
      .when(SEWARD, { type: 'search' })
      .thenAmongOthers(
        { type: 'HandRevealed', seat: SEWARD, items: [], cards: ['hypnosis'] },
        { type: 'TicketReturned', seat: SEWARD, ticket: '1-1' },
      );
  });

  test('Spy: a weapon buys one off, otherwise the card stays', () => {
    const met = past(searching('spy', {}, itemsInHand(SEWARD, 'knife', 'crucifix')));
    expect(met.mayDo(SEWARD)).toEqual([pass, { type: 'discardItem', item: 'knife' }]);
    expect(lying(answer(met, SEWARD, { type: 'discardItem', item: 'knife' }))).toEqual([]);
    expect(lying(answer(met, SEWARD, pass))).toHaveLength(1);
  });

  test('R8: Desecrated Soil: Dracula draws three and discards down to five', () => {
    const met = searching('desecrated-soil', {}, encountersInHand('rats', 'rats', 'bats', 'bats'));
    expect([met.state.encounters.hand.length, met.asks()]).toEqual([7, ['discardEncounters dracula']]);
    const once = met.after('dracula', { type: 'discardEncounter', encounter: 'rats' }, anyChance);
    const twice = once.after('dracula', { type: 'discardEncounter', encounter: 'rats' }, anyChance);
    expect([twice.state.encounters.hand.length, lying(twice).length]).toEqual([5, 1]);
  });

  test('Desecrated Soil: a Heavenly Host that is shown rids one of it', () => {
    const met = past(searching('desecrated-soil', {}, itemsInHand(SEWARD, 'heavenly-host')));
    expect(lying(answer(met, SEWARD, show('heavenly-host')))).toEqual([]);
  });
});

describe('11 vampires', () => {
  test('Aristocratic Vampire: who becomes delayed is rid of it', () => {
    const met = searching('aristocratic-vampire');
    expect(met.mayDo(SEWARD)).toEqual([pass, { type: 'becomeDelayed' }]);
    const rid = answer(met, SEWARD, { type: 'becomeDelayed' });
    expect([rid.state.hunters[SEWARD].delayed, lying(rid)]).toEqual([true, []]);
    const left = answer(met, SEWARD, pass);
    expect([left.state.hunters[SEWARD].delayed, lying(left).length]).toEqual([false, 1]);
  });

  test('New Vampire: others in the city may become delayed to join the fight', () => {
    const three = { others: { [HELSING]: 'madrid', [MINA]: 'madrid' } } as const;
    const met = searching('new-vampire', three);
    expect(met.asks()).toEqual([`encounterAsks ${HELSING}`]);
    const joined = answer(answer(met, HELSING, { type: 'becomeDelayed' }), MINA, pass);
    expect(joined.state.combat).toMatchObject({ opponent: 'new-vampire', hunters: [SEWARD, HELSING] });
    expect(joined.state.hunters[HELSING].delayed).toBe(true);
  });

  test('New Vampire: who is delayed already cannot join', () => {
    const met = searching(
      'new-vampire',
      { others: { [HELSING]: 'madrid' } },
      {
        type: 'HunterDelayed',
        seat: HELSING,
      },
    );
    expect(met.state.combat?.hunters).toEqual([SEWARD]);
  });
});
