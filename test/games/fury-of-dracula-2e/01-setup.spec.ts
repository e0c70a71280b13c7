import { furyOfDracula } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { HOSPITAL } from '../../../src/games/fury-of-dracula-2e/map.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import {
  anyChance,
  given,
  huntersIn,
  startIn,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

function begun() {
  const setup = { options: furyOfDracula.options({}), rulesVersion: 1 };
  return given({}, furyOfDracula.begin(setup, anyChance()));
}

const placingDracula = () =>
  given({}, huntersIn({ 'lord-godalming': 'london', 'dr-seward': 'paris' }), toDo({ is: 'placeDracula' }));

describe('set-up', () => {
  test('five seats: Dracula against four hunters', () => {
    const sides = furyOfDracula.seats(furyOfDracula.options({})).map(({ id, side }) => `${id} ${side}`);
    expect(sides).toEqual(['dracula dracula', ...HUNTERS.map((hunter) => `${hunter} hunters`)]);
  });

  test('fifteen blood, full health, tracks at nought, and Mina Harker is bitten', () => {
    const { blood, vampires, resolve, hunters } = begun().state;
    expect([blood, vampires, resolve]).toEqual([15, 0, 0]);
    expect(HUNTERS.map((hunter) => hunters[hunter].health)).toEqual([12, 10, 8, 8]);
    expect(HUNTERS.map((hunter) => hunters[hunter].bites)).toEqual([0, 0, 0, 1]);
  });

  test('Dracula draws five encounters and no events; hunters draw nothing', () => {
    const { state } = begun();
    expect(state.encounters.hand).toHaveLength(5);
    expect(state.draculaEvents).toEqual([]);
    expect(
      HUNTERS.flatMap((hunter) => [...state.hunters[hunter].items, ...state.hunters[hunter].events]),
    ).toEqual([]);
  });

  test('the hunters are placed first, in the order of their turns', () => {
    let moment = begun();
    for (const hunter of HUNTERS) {
      expect(moment.asks()).toEqual([`placeHunter ${hunter}`]);
      moment = moment.after(hunter, startIn('madrid'));
    }
    expect(moment.asks()).toEqual(['placeDracula dracula']);
  });

  test('a hunter starts in any city: not at sea, in the castle or in the hospital', () => {
    const cities = begun().mayDo('lord-godalming');
    expect(cities).toHaveLength(59);
    begun().when('lord-godalming', startIn('castle-dracula')).thenRefused();
    begun().when('lord-godalming', startIn(HOSPITAL)).thenRefused();
    begun().when('lord-godalming', startIn('black-sea')).thenRefused();
  });

  test('everybody sees where a hunter starts', () => {
    const event = { type: 'HunterMoved', seat: 'dr-seward', location: 'paris', by: 'start' } as const;
    expect(furyOfDracula.audience(event, furyOfDracula.options({}))).toBe('everyone');
  });

  test('Dracula starts in a city without a hunter', () => {
    placingDracula().when('dracula', startIn('london')).thenRefused();
    placingDracula().when('dracula', startIn('castle-dracula')).thenRefused();
    expect(placingDracula().mayDo('dracula')).toHaveLength(59 - 3);
  });
});

describe('the first turn', () => {
  test('Dracula lays one card face down, without an encounter, and time stands still', () => {
    placingDracula()
      .when('dracula', startIn('vienna'))
      .thenAmongOthers(
        { type: 'CardChosen', card: 'vienna', at: 'vienna', powers: [] },
        { type: 'CardLaid', back: 'land', powers: [] },
        { type: 'TurnStarted', seat: 'lord-godalming', round: 1 },
      );
    const { state } = placingDracula().after('dracula', startIn('vienna'));
    expect(state.trail).toEqual([{ card: 'vienna', at: 'vienna', faceUp: false, powers: [], tokens: [] }]);
    expect([state.time, state.vampires, state.resolve]).toEqual(['dawn', 0, 0]);
  });

  test('Dracula alone knows which', () => {
    const moment = placingDracula().after('dracula', startIn('vienna'));
    expect(moment.sees('dracula').trail[0]?.card).toBe('vienna');
    expect(moment.sees('spectator').trail).toEqual([{ back: 'land', faceUp: false, powers: [], tokens: [] }]);
    expect(JSON.stringify(moment.sees('mina-harker'))).not.toContain('vienna');
  });

  test('then the hunters have their turns, and after them Dracula', () => {
    let moment = placingDracula().after('dracula', startIn('vienna'));
    for (const hunter of HUNTERS) {
      expect(moment.state.turn).toBe(hunter);
      moment = moment.after(hunter, { type: 'stay' });
      moment = moment.after(hunter, { type: 'supply', draw: 'event' }, anyChance);
      if (moment.asks()[0]?.startsWith('cancel') === true) return;
    }
    expect(moment.state.turn).toBe('dracula');
  });

  test('in his second turn it is noon; as an option it is dawn still', () => {
    const after = (firstAdvance: 'noon' | 'dawn') =>
      given(
        { firstAdvance },
        huntersIn(),
        wentTo('vienna'),
        toDo(
          { is: 'hunterActs', hunter: 'mina-harker', others: [], rested: false },
          { is: 'beginTurn', seat: 'dracula' },
        ),
      ).after('mina-harker', { type: 'supply', draw: 'event' }, anyChance).state.time;
    expect([after('noon'), after('dawn')]).toEqual(['noon', 'dawn']);
  });
});
