import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { TrainFace } from '../../../src/games/fury-of-dracula-2e/values.js';
import { acting, drawn } from '../../support/games/fury-of-dracula-2e-cards.js';
import { found, healthOf, left, meets, unheeded } from '../../support/games/fury-encounters.js';
import {
  byRoad,
  bySea,
  drawing,
  given,
  holding,
  huntersIn,
  itemsInHand,
  turnOf,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

/** What the source document says of hunters, point by point. */
const at = (location: LocationId, ...more: Parameters<typeof given>[1][]) =>
  given({}, huntersIn({ 'dr-seward': location }), wentTo('galatz'), ...more, turnOf('dr-seward'));
const stay = { type: 'stay' } as const;
const types = (moment: ReturnType<typeof at>) => moment.mayDo('dr-seward').map(({ type }) => type);

describe('the source document: hunters', () => {
  test('A11: they go by road, sea or rail, or stay in a city, but never in a sea', () => {
    expect(new Set(types(at('le-havre')))).toEqual(
      new Set(['stay', 'moveByRoad', 'moveBySea', 'moveByRail']),
    );
    expect(new Set(types(at('north-sea')))).toEqual(new Set(['moveBySea']));
  });

  test('A12: one road; the sea from a port or a sea, with no action, and not straight back', () => {
    at('geneva').when('dr-seward', byRoad('toulouse')).thenRefused();
    at('geneva').when('dr-seward', bySea('north-sea')).thenRefused();
    const moved = at('nantes').after('dr-seward', bySea('bay-of-biscay'));
    expect(moved.state.turn).toBe('lord-godalming');
    const sailing = given(
      {},
      huntersIn({ 'dr-seward': 'nantes' }),
      wentTo('galatz'),
      { type: 'HunterMoved', seat: 'dr-seward', location: 'bay-of-biscay', by: 'sea' },
      turnOf('dr-seward'),
    );
    sailing.when('dr-seward', bySea('nantes')).thenRefused();
    const further = sailing.after('dr-seward', bySea('atlantic-ocean'));
    expect(further.state.hunters['dr-seward'].cameFrom).toBe('bay-of-biscay');
    expect(sailing.after('dr-seward', bySea('bordeaux')).state.turn).toBe('lord-godalming');
  });

  test('A13: the train die says whether and how far a train goes', () => {
    const faces: readonly TrainFace[] = ['X', '0', '1', '2', '2', '2/3'];
    const rolled = (face: TrainFace) =>
      at('paris').after('dr-seward', { type: 'moveByRail' }, drawing({ 'train die': [faces.indexOf(face)] }));
    const rides = (face: TrainFace) =>
      rolled(face)
        .mayDo('dr-seward')
        .flatMap((action) => (action.type === 'rideTo' ? [action.location] : []));
    expect(rolled('X').state.turn).toBe('lord-godalming');
    expect(types(rolled('0'))).toEqual(expect.arrayContaining(['moveByRoad']));
    expect(types(rolled('0'))).not.toContain('moveByRail');
    expect(rides('1')).toEqual(['bordeaux', 'brussels', 'le-havre', 'marseilles']);
    expect(rides('2')).toEqual(expect.arrayContaining(['bordeaux', 'saragossa', 'cologne']));
    expect(rides('2')).not.toContain('madrid');
    expect(rides('2/3')).toEqual(expect.arrayContaining(['bordeaux', 'madrid', 'frankfurt']));
  });

  test('A14: at sea nothing; a search turns up the card and its encounters, which come first', () => {
    const moment = found({ encounters: ['plague', 'hoax'] });
    expect(moment.sees('spectator').trail[1]).toMatchObject({
      card: 'marseilles',
      tokens: [
        { encounter: 'plague', faceUp: true },
        { encounter: 'hoax', faceUp: true },
      ],
    });
    expect(moment.asks()).toEqual(['encounters dracula']);
  });

  test('A14: then Dracula, unless they escaped from an agent; what was met goes back to the bag', () => {
    const withDracula = (...more: Event[]) =>
      given(
        {},
        huntersIn({ 'dr-seward': 'vienna' }),
        wentTo('vienna'),
        holding('minion-knife'),
        ...more,
        turnOf('dr-seward'),
      ).after('dr-seward', stay);
    const fight = withDracula();
    const escapes = { dracula: 'agent-punch', 'dr-seward': 'escape' } as const;
    const won = drawing({ 'combat die': [5, 0] });
    const after = (tactic: 'escape' | 'knife') =>
      unheeded(withDracula(...itemsInHand('dr-seward', 'knife')))
        .after('dracula', { type: 'playTactic', tactic: escapes.dracula })
        .after('dr-seward', { type: 'playTactic', tactic }, won);
    expect(unheeded(fight).state.combat?.opponent).toBe('minion-knife');
    expect(after('escape').state.combat).toBeUndefined();
    expect(after('knife').state.combat?.opponent).toBe('dracula');
    expect(left(meets({ encounters: ['plague'] }))).toEqual([]);
  });

  test('A15: who met nothing rests, takes supplies or trades, but not in the castle', () => {
    const company = given(
      {},
      huntersIn({ 'dr-seward': 'paris', 'van-helsing': 'paris' }),
      wentTo('galatz'),
      itemsInHand('dr-seward', 'knife'),
      turnOf('dr-seward'),
    ).after('dr-seward', stay);
    expect(new Set(types(company))).toEqual(new Set(['rest', 'supply', 'trade']));
    expect(at('castle-dracula').after('dr-seward', stay).state.turn).toBe('lord-godalming');
    expect(healthOf(meets({ encounters: ['plague'] }), 'dr-seward')).toEqual([8]);
    expect(meets({ encounters: ['plague'] }).state.turn).toBe('lord-godalming');
  });

  test('A15: a rest draws two events, of which Dracula gets his, and gives two health', () => {
    const hurt: Event = { type: 'HealthChanged', seat: 'dr-seward', by: -5, health: 5 };
    const rested = acting({}, wentTo('vienna'), hurt).after(
      'dr-seward',
      { type: 'rest' },
      drawing({ 'event back': [0, 70], 'event for dracula': [20] }),
    ).state;
    expect(rested.hunters['dr-seward']).toMatchObject({ health: 7, events: [] });
    expect(rested.events.discard['advance-planning']).toBe(1);
    expect(rested.draculaEvents).toEqual(['trap']);
  });

  test('A15: supplies: an event; in a large city an item too, or instead; in the hospital one of either', () => {
    const draws = (place: LocationId) =>
      acting({ places: { 'dr-seward': place } }, wentTo('vienna'))
        .mayDo('dr-seward')
        .flatMap((action) => (action.type === 'supply' ? [action.draw] : []));
    expect(draws('galway')).toEqual(['event']);
    expect(draws('paris')).toEqual(['event', 'item', 'both']);
    expect(draws('st-joseph-and-st-mary')).toEqual(['event', 'item']);
    expect(drawn(acting({}, wentTo('vienna')), 'long-day').state.hunters['dr-seward'].events).toEqual([
      'long-day',
    ]);
  });
});
