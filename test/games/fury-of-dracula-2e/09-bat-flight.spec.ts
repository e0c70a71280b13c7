import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { HOSPITAL, roadsFrom, within } from '../../../src/games/fury-of-dracula-2e/map.js';
import { eventsOf, fighting, round } from '../../support/games/fury-of-dracula-2e-combat.js';
import {
  anyChance,
  encountersInHand,
  hunterIn,
  laid,
  type Fury,
} from '../../support/games/fury-of-dracula-2e.js';

type About = NonNullable<Parameters<typeof fighting>[0]>;

const BAT = { dracula: 'escape-bat', 'lord-godalming': 'punch' } as const;
const LOSES = [1, 6] as const;
const pass: Action = { type: 'pass' };
const to = (location: LocationId): Action => ({ type: 'flyTo', location });

/** Dracula has won with Escape (Bat) in Vienna. */
const flying = (about: About = {}): Fury => round(fighting(about), BAT, LOSES);

const targets = (moment: Fury) =>
  moment.mayDo('dracula').flatMap((action) => (action.type === 'flyTo' ? [action.location] : []));

describe('a bat flight', () => {
  test('follows when Dracula wins with Escape (Bat), or bites', () => {
    expect(flying().asks()).toEqual(['batFlight dracula']);
    const bitten = round(fighting(), { ...BAT, dracula: 'fangs' }, LOSES);
    expect([bitten.state.fought?.outcome, bitten.asks()]).toEqual(['bite', ['batFlight dracula']]);
  });

  test('follows also when a Dodge of the hunter wins against Escape (Bat)', () => {
    const dodged = round(fighting(), { ...BAT, 'lord-godalming': 'dodge' }, [6, 1]);
    expect(dodged.asks()).toEqual(['batFlight dracula']);
  });

  test('does not follow when another card of a hunter wins against it', () => {
    expect(round(fighting(), BAT, [6, 1]).asks()).toEqual(['hunterActs mina-harker']);
  });

  test('leads one or two roads far, to any place without hunters but the hospital', () => {
    const near = within(roadsFrom, 'vienna', 2).filter((place) => place !== HOSPITAL);
    expect(targets(flying()).toSorted()).toEqual(near.toSorted());
  });

  test('never to hunters, though over them', () => {
    const moment = flying({ with: [hunterIn('dr-seward', 'budapest')] });
    expect(targets(moment)).not.toContain('budapest');
    expect(targets(moment)).toContain('szeged');
  });

  test('never to a card of the trail or the catacombs', () => {
    const catacombs: readonly Event[] = [{ type: 'CardPushedOff' }, { type: 'CardSentToCatacombs' }];
    const moment = flying({
      with: [laid('prague', 'prague'), laid('munich', 'munich'), laid('vienna', 'vienna')],
      then: [catacombs].flat(),
    });
    expect(moment.state.catacombs.map(({ card }) => card)).toEqual(['vienna']);
    expect(targets(moment)).not.toContain('prague');
    expect(targets(moment)).not.toContain('munich');
  });

  test('never to or through what is closed to him', () => {
    const open = targets(flying());
    const moment = flying({ with: [{ type: 'GroundConsecrated', location: 'budapest' }] });
    const closed = open.filter((place) => !targets(moment).includes(place));
    expect(closed).toEqual(['budapest', 'klausenburg']);
  });

  test('exchanges the card of the place he leaves for that of the new one, face down', () => {
    const moment = flying({ with: [encountersInHand('rats', 'wolves', 'fog', 'bats', 'thief')] });
    const flown = moment.after('dracula', to('prague'));
    expect(flown.state.trail).toEqual([
      { card: 'prague', at: 'prague', faceUp: false, powers: [], tokens: [] },
    ]);
    expect(flown.sees('spectator').trail).toEqual([{ back: 'land', faceUp: false, powers: [], tokens: [] }]);
  });

  test('is seen by all, but where to only by Dracula', () => {
    flying().when('dracula', to('prague')).thenTypes('CardReplaced', 'BatFlown', 'AgendaChanged');
    const seen = (location: LocationId) => flying().after('dracula', to(location)).sees('dr-seward');
    expect(seen('prague')).toEqual(seen('munich'));
  });

  test('brings no encounter; those on the card that he leaves go to the pool', () => {
    const token: readonly Event[] = [
      encountersInHand('rats'),
      { type: 'EncounterChosen', area: 'trail', space: 1, encounter: 'rats' },
    ];
    const moment = flying({ with: [token] });
    const before = moment.state.encounters.pool.rats;
    const flown = moment.after('dracula', to('prague'));
    expect(flown.state.encounters.pool.rats).toBe(before + 1);
    expect(flown.asks()).toEqual(['hunterActs mina-harker']);
  });

  test('frees the power card of a turn in which he stayed, and the place stays in the trail', () => {
    const moment = flying({ with: [laid('hide', 'vienna')] }).after('dracula', to('prague'));
    expect(moment.state.trail.map(({ card }) => card)).toEqual(['prague', 'vienna']);
  });

  test('takes Hide with it if that was used where he leaves', () => {
    const back: Event = { type: 'CardBroughtBack', area: 'trail', space: 2, powers: ['double-back'] };
    const hidden = [encountersInHand('fog'), laid('hide', 'vienna')].flat();
    const token: Event = { type: 'EncounterChosen', area: 'trail', space: 1, encounter: 'fog' };
    const moment = flying({ with: [hidden, token, back] });
    expect(moment.state.trail.map(({ card }) => card)).toEqual(['vienna', 'hide']);
    const flown = moment.after('dracula', to('prague'));
    expect(flown.state.trail.map(({ card }) => card)).toEqual(['prague']);
    expect([flown.state.ripe, flown.state.encounters.pool.fog]).toEqual([[], 4]);
  });

  test('to the castle is seen, and gives blood as every arrival there', () => {
    const about = { location: 'klausenburg', blood: 9 } as const;
    const home = flying(about).after('dracula', to('castle-dracula'));
    expect(home.sees('spectator').trail[0]).toMatchObject({ faceUp: true, card: 'castle-dracula' });
    expect(home.state.blood).toBe(11);
  });

  test('may be forgone, unless an option says otherwise', () => {
    expect(flying().mayDo('dracula')).toContainEqual(pass);
    expect(flying().after('dracula', pass).asks()).toEqual(['hunterActs mina-harker']);
    const must = flying({ options: { batFlightOptional: false } });
    expect(must.mayDo('dracula')).not.toContainEqual(pass);
  });

  test('is asked about even where nothing is left to fly to: the table must not see that', () => {
    const near = within(roadsFrom, 'london', 2).flatMap((place) => laid(place, place));
    const moment = flying({
      location: 'london',
      options: { batFlightOptional: false },
      with: [near, laid('london', 'london')],
    });
    expect([moment.asks(), moment.mayDo('dracula')]).toEqual([['batFlight dracula'], [pass]]);
  });

  test('by an option lays a card of its own, which may push off the oldest', () => {
    const older = ['paris', 'madrid', 'rome', 'milan', 'genoa', 'vienna'] as const;
    const moment = flying({
      options: { batFlight: 'add', trailSpaces: 6 },
      with: [older.map((place) => laid(place, place)).flat()],
    });
    const flown = moment.after('dracula', to('prague'), anyChance);
    expect(flown.state.trail.slice(0, 2).map(({ card }) => card)).toEqual(['prague', 'vienna']);
    expect(flown.asks()).toEqual(['pushedOff dracula']);
  });

  test('in his own turn goes before the rest of it', () => {
    const events = eventsOf(fighting({ by: 'dracula' }), BAT, LOSES);
    const agenda = events.flatMap((event) => (event.type === 'AgendaChanged' ? event.agenda : []));
    expect(agenda.map(({ is }) => is)).toEqual(['batFlight', 'combatOver', 'hunterActs', 'endTurn']);
  });
});
