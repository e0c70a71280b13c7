import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { CASTLE, HOSPITAL, roadsFrom } from '../../../src/games/fury-of-dracula-2e/map.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import {
  anyChance,
  bloodIs,
  byRoad,
  DRACULA_MOVES,
  drawing,
  encountersInHand,
  given,
  huntersIn,
  toDo,
  turnOf,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

const bitten = (seat: HunterId): Event => ({ type: 'BitesChanged', seat, by: 1, bites: 1 });

describe('Castle Dracula', () => {
  const comingHome = (options: Partial<Options>) =>
    given(options, huntersIn(), encountersInHand('rats'), wentTo('galatz'), bloodIs(9), DRACULA_MOVES).after(
      'dracula',
      byRoad(CASTLE),
      anyChance,
    );

  test('its card lies open and gives two blood; as options neither', () => {
    expect(comingHome({}).sees('spectator')).toMatchObject({
      dracula: { blood: 11 },
      trail: [{ card: CASTLE, faceUp: true, tokens: [] }, {}],
    });
    const plain = comingHome({ castleFaceUp: false, castleBlood: 0 }).sees('spectator');
    expect(plain.dracula.blood).toBe(9);
    expect(plain.trail[0]).toEqual({ back: 'land', faceUp: false, powers: [], tokens: [] });
  });

  test('it gets no encounter, or does as an option', () => {
    expect(comingHome({}).asks()).toEqual(['hunterMoves lord-godalming']);
    expect(comingHome({ castleEncounter: true }).asks()).toEqual(['placeEncounter dracula']);
  });

  test('hunters who search there neither rest nor take supplies nor trade', () => {
    const moment = given({}, huntersIn({ 'dr-seward': CASTLE }), wentTo('madrid'), turnOf('dr-seward'));
    expect(moment.after('dr-seward', { type: 'stay' }).asks()).toEqual(['hunterMoves lord-godalming']);
  });
});

describe('the hospital', () => {
  function inHospital(seat: HunterId, options: Partial<Options> = {}, ...more: readonly Event[]) {
    return given(
      options,
      huntersIn({ [seat]: HOSPITAL }),
      wentTo('galatz'),
      ...more,
      { type: 'TurnStarted', seat, round: 2 },
      toDo({ is: 'hunterActs', hunter: seat, others: [], rested: false }, { is: 'endTurn', seat }),
    );
  }
  const font = { type: 'useFont' } as const;

  test('is closed to Dracula, and four roads lead there', () => {
    expect(roadsFrom(HOSPITAL)).toEqual(['belgrade', 'sarajevo', 'szeged', 'zagreb']);
    for (const from of roadsFrom(HOSPITAL))
      given({}, huntersIn(), wentTo(from), DRACULA_MOVES).when('dracula', byRoad(HOSPITAL)).thenRefused();
  });

  test('its font: 1 costs two health, 2 to 4 do nothing, 5 and 6 take a bite away', () => {
    const used = (die: number) =>
      inHospital('dr-seward', {}, bitten('dr-seward')).after('dr-seward', font, drawing({ die: [die - 1] }))
        .state.hunters['dr-seward'];
    expect([1, 2, 4, 5, 6].map((die) => [used(die).health, used(die).bites])).toEqual([
      [8, 1],
      [10, 1],
      [10, 1],
      [10, 0],
      [10, 0],
    ]);
  });

  test('its font is for the bitten, and never for the bite of Mina Harker', () => {
    const offered = (...args: Parameters<typeof inHospital>) => inHospital(...args).mayDo(args[0]);
    expect(offered('dr-seward', {}, bitten('dr-seward'))).toContainEqual(font);
    expect(offered('dr-seward')).not.toContainEqual(font);
    expect(offered('mina-harker')).not.toContainEqual(font);
  });

  test('as an option has no font', () => {
    const moment = inHospital('dr-seward', { hospitalFont: false }, bitten('dr-seward'));
    expect(moment.mayDo('dr-seward')).not.toContainEqual(font);
  });
});

describe('closed to Dracula', () => {
  const closed: readonly (readonly [string, LocationId, Event])[] = [
    ['consecrated ground', 'prague', { type: 'GroundConsecrated', location: 'prague' }],
    ['a city with a Heavenly Host', 'prague', { type: 'HostPlaced', location: 'prague' }],
  ];

  test.each(closed)('is %s', (_name, location, event) => {
    const moment = given({}, huntersIn(), wentTo('vienna'), event, DRACULA_MOVES);
    moment.when('dracula', byRoad(location)).thenRefused();
    expect(moment.mayDo('dracula')).toContainEqual(byRoad('budapest'));
  });
});
