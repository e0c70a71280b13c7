import { ownerOf } from '../../../src/games/fury-of-dracula-4e/chance.js';
import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  acts,
  anyChance,
  drawing,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  laid,
  pass,
  phaseIs,
  placeIn,
  ticketsOf,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
const HELSING = 'van-helsing';
type Some = Event | readonly Event[];
type Places = Partial<Record<HunterId, LocationId>>;

/** The hideout in Madrid slid off the trail with this encounter. */
const leaving = (encounter: EncounterId, places: Places = {}, ...more: readonly Some[]): Fury =>
  given(
    { rumorAtStart: 1 },
    huntersIn(places),
    wentTo('madrid'),
    holding(encounter),
    wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'barcelona'),
    more.flat(),
    phaseIs('dracula'),
    { type: 'TrailSlid' },
    toDo({ is: 'hideoutLeaves', matured: false }, { is: 'draculaMoves', misdirected: false, stuck: false }),
  );

const matured = (...facts: Parameters<typeof leaving>): Fury =>
  leaving(...facts).after('dracula', { type: 'matureEncounter', encounter: facts[0] }, anyChance);
const chooses = (moment: Fury, ...actions: Parameters<Fury['after']>[1][]) =>
  actions.reduce((now, action) => now.after('dracula', action, anyChance), moment);
const seenOf = (moment: Fury) => moment.state.leaving[0]?.cards;
const MADRID = [{ card: 'madrid', faceUp: true }];

describe('matured encounters', () => {
  test('Hoax: Dracula takes up his discarded events, keeps one in secret and shuffles the others in', () => {
    const before = leaving('hoax', {}, eventsInHand('dracula', 'roadblock', 'devilish-power'), [
      { type: 'EventDiscarded', seat: 'dracula', card: 'roadblock' },
      { type: 'EventDiscarded', seat: 'dracula', card: 'devilish-power' },
      { type: 'EventBuried' },
    ]);
    const his = Object.entries(before.state.events.unseen).filter(
      ([card]) => ownerOf(card as EventId) === 'dracula',
    );
    const chance = drawing({ 'event for dracula': [placeIn(Object.fromEntries(his), 'seduction')] });
    const action = { type: 'matureEncounter', encounter: 'hoax' } as const;
    const asked = before.after('dracula', action, chance);
    expect(asked.asks()).toEqual(['maturedAsks dracula']);
    expect(asked.mayDo('dracula')).toEqual(
      ['devilish-power', 'roadblock', 'seduction'].map((card) => ({ type: 'keepEvent', card })),
    );
    const { events, dracula } = chooses(asked, { type: 'keepEvent', card: 'seduction' }).state;
    expect(dracula.events).toEqual(['seduction']);
    expect([events.buried, events.discard.roadblock, events.unseen.seduction]).toEqual([0, 0, 0]);
    expect(events.unseen.roadblock).toBe(2);
    expect(events.lookedAt).toBeUndefined();
  });

  test('Hoax: with nothing discarded nothing is asked', () => {
    expect(matured('hoax').asks()).toEqual(['hideoutLeaves dracula']);
  });

  test('Saboteur: a roadblock on any road or rail that has none, as far as there are tokens', () => {
    const block = { from: 'paris', to: 'strasbourg', way: 'road' } as const;
    const rail = { from: 'marseilles', to: 'paris', way: 'rail' } as const;
    const one: Event = { type: 'RoadblockPlaced', ...block };
    const asked = matured('saboteur', {}, one);
    expect(asked.mayDo('dracula')).not.toContainEqual({ type: 'placeRoadblock', ...block });
    const placed = chooses(asked, { type: 'placeRoadblock', ...rail });
    expect(placed.state.board.roadblocks).toContainEqual(rail);
    const eight = Array.from({ length: 8 }, () => one);
    expect(matured('saboteur', {}, eight).asks()).toEqual(['hideoutLeaves dracula']);
  });

  test('Spy: comes over any hunter on the board, and the card is gone', () => {
    const asked = matured('spy', {}, ticketsOf(HELSING, '1-1'), itemsInHand(HELSING, 'knife'));
    const spied = chooses(asked, { type: 'chooseHunter', hunter: HELSING });
    expect(spied.state.hunters[HELSING].tickets).toEqual([]);
    expect([spied.state.encounters.discard.spy, spied.asks()]).toEqual([1, ['hideoutLeaves dracula']]);
  });

  test('Unnatural Fog: the place is shown, and a city of its region has two tokens', () => {
    const asked = matured('unnatural-fog');
    expect(seenOf(asked)).toEqual(MADRID);
    const cities = asked.mayDo('dracula');
    expect(cities).toContainEqual({ type: 'chooseLocation', location: 'barcelona' });
    expect(cities).not.toContainEqual({ type: 'chooseLocation', location: 'paris' });
    const thick = chooses(asked, { type: 'chooseLocation', location: 'barcelona' });
    expect(thick.state.board.fog).toEqual({ barcelona: 2 });
  });

  test('Desecrated Soil: Dracula heals three', () => {
    const hurt: Event = { type: 'DraculaHarmed', by: 5, damage: 5 };
    expect(matured('desecrated-soil', {}, hurt).state.dracula.damage).toBe(2);
  });

  test('Wolves: the place is shown, and they come over a city at most two roads away', () => {
    const asked = matured('wolves', { [SEWARD]: 'cadiz', [HELSING]: 'madrid' });
    expect(seenOf(asked)).toEqual(MADRID);
    const cities = asked.mayDo('dracula');
    expect(cities).toContainEqual({ type: 'chooseLocation', location: 'madrid' });
    expect(cities).not.toContainEqual({ type: 'chooseLocation', location: 'paris' });
    const bitten = chooses(asked, { type: 'chooseLocation', location: 'cadiz' });
    expect([bitten.state.hunters[SEWARD].damage, bitten.state.hunters[HELSING].damage]).toEqual([4, 0]);
  });

  test('R10: Szgany Mob: the place is shown, and it comes over every hunter in a city of the region', () => {
    const places = { [SEWARD]: 'cadiz', [HELSING]: 'barcelona', 'mina-harker': 'paris' } as const;
    const asked = matured('szgany-mob', places, itemsInHand(SEWARD, 'knife'), itemsInHand(HELSING, 'garlic'));
    expect([seenOf(asked), asked.asks()]).toEqual([MADRID, [`encounterAsks ${SEWARD}`]]);
    const next = asked.after(SEWARD, pass, anyChance);
    expect([next.state.hunters[SEWARD].damage, next.asks()]).toEqual([1, [`encounterAsks ${HELSING}`]]);
    expect(next.after(HELSING, pass, anyChance).asks()).toEqual(['hideoutLeaves dracula']);
  });

  test('E3: vampires: the place is shown, influence grows, more with a rumor, and the oldest spaces are cleared', () => {
    const risen = matured('new-vampire');
    expect([risen.state.influence, risen.state.trail.map(({ space }) => space)]).toEqual([3, [2, 3]]);
    expect([risen.state.leaving, risen.state.encounters.discard['new-vampire']]).toEqual([[], 1]);
    expect(matured('aristocratic-vampire').state.influence).toBe(4);
    expect(matured('reckless-vampire').state.influence).toBe(4);
    const rumor: Event = { type: 'RumorPlaced', area: 'trail', space: 6 };
    expect(matured('new-vampire', {}, rumor).state.influence).toBe(6);
  });
});

describe('an encounter that matures where Dracula hid', () => {
  test('he names the place', () => {
    const hid = given(
      {},
      huntersIn(),
      wentTo('madrid'),
      laid('madrid', 'hide'),
      holding('new-vampire'),
      wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'barcelona'),
      phaseIs('dracula'),
      { type: 'HideoutCleared', area: 'leaving', space: 1 },
      { type: 'TrailSlid' },
      toDo({ is: 'hideoutLeaves', matured: false }, { is: 'draculaMoves', misdirected: false, stuck: false }),
    );
    hid
      .when('dracula', { type: 'matureEncounter', encounter: 'new-vampire' })
      .thenAmongOthers(
        { type: 'CardTurnedUp', area: 'leaving', space: 1, card: 'hide' },
        { type: 'PlaceNamed', seat: 'dracula', location: 'madrid' },
      );
  });
});

describe('Szgany Bodyguards that have matured', () => {
  test('lie before Dracula', () => {
    const { state } = matured('szgany-bodyguards');
    expect([state.dracula.guards, state.encounters.discard['szgany-bodyguards']]).toEqual([1, 0]);
  });

  /** At dusk Dracula is revealed where Dr Seward and Van Helsing are, and bodyguards lie before him. */
  const meeting = (...more: readonly Some[]): Fury =>
    given(
      {},
      huntersIn({ [SEWARD]: 'madrid', [HELSING]: 'madrid' }),
      wentTo('lisbon'),
      holding('szgany-bodyguards'),
      { type: 'EncounterTurnedUp', area: 'trail', space: 1, place: 1, encounter: 'szgany-bodyguards' },
      { type: 'EncounterRemoved', area: 'trail', space: 1, encounter: 'szgany-bodyguards' },
      { type: 'GuardsKept', guards: 1 },
      laid('madrid', 'madrid'),
      { type: 'DraculaRevealed', location: 'madrid' },
      more.flat(),
      acts('mina-harker'),
    ).after('mina-harker', pass, anyChance);

  test('come over a hunter before a combat, if he wants, and are discarded', () => {
    const asked = meeting();
    expect([asked.asks(), asked.state.combat]).toEqual([['guards dracula'], undefined]);
    const sent = chooses(asked, { type: 'chooseHunter', hunter: HELSING });
    expect(sent.state.hunters[HELSING]).toMatchObject({ damage: 4, delayed: true });
    expect([sent.state.dracula.guards, sent.state.encounters.discard['szgany-bodyguards']]).toEqual([0, 1]);
    expect(sent.state.combat?.hunters).toEqual([SEWARD, HELSING]);
    const kept = chooses(asked, pass);
    expect([kept.state.dracula.guards, kept.state.combat?.hunters]).toEqual([1, [SEWARD, HELSING]]);
  });

  test('whom they defeat does not fight', () => {
    const hurt: Event = { type: 'DamageChanged', seat: HELSING, by: 7, damage: 7 };
    const sent = chooses(meeting(hurt), { type: 'chooseHunter', hunter: HELSING });
    expect([sent.state.hunters[HELSING].fellAt, sent.state.combat?.hunters]).toEqual(['madrid', [SEWARD]]);
  });
});
