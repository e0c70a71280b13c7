import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { Time } from '../../../src/games/fury-of-dracula-2e/values.js';
import {
  anyChance,
  bloodIs,
  DRACULA_MOVES,
  given,
  holding,
  huntersIn,
  itIs,
  laid,
  place,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import { HAND } from '../../support/games/fury-long-trail.js';

function at(
  time: Time,
  places: readonly LocationId[],
  options: Partial<Options> = {},
  ...more: readonly Event[]
) {
  return given(options, huntersIn(), HAND, wentTo(...places), itIs(time), more, DRACULA_MOVES);
}

const doubleBack = (location: LocationId) => ({ type: 'doubleBack', location }) as const;
const asWolf = (location: LocationId) => ({ type: 'takeWolfForm', location }) as const;

describe('powers', () => {
  test('Dark Call, Feed and Wolf Form are for the night, Hide and Double Back for any time', () => {
    const kinds = (time: Time) =>
      new Set(
        at(time, ['budapest', 'vienna'])
          .mayDo('dracula')
          .map(({ type }) => type),
      );
    expect(kinds('noon')).toEqual(new Set(['moveByRoad', 'hide', 'doubleBack']));
    expect(kinds('midnight')).toEqual(
      new Set([
        'moveByRoad',
        'darkCall',
        'feed',
        'hide',
        'doubleBack',
        'takeWolfForm',
        'doubleBackAsWolf',
        'hideAsWolf',
      ]),
    );
  });

  test('a power that lies in the trail cannot be used again', () => {
    const moment = at('noon', ['budapest', 'vienna'], {}, ...laid('hide', 'vienna'));
    expect(moment.mayDo('dracula').map(({ type }) => type)).not.toContain('hide');
  });

  test('a power may not cost the last blood', () => {
    const moment = at('midnight', ['vienna'], {}, bloodIs(2));
    const kinds = moment.mayDo('dracula').map(({ type }) => type);
    expect(kinds).not.toContain('darkCall');
    expect(kinds).toContain('takeWolfForm');
    expect(
      at('midnight', ['vienna'], {}, bloodIs(1))
        .mayDo('dracula')
        .map(({ type }) => type),
    ).not.toContain('takeWolfForm');
  });

  test('none that keeps him in place may be used on consecrated ground', () => {
    const moment = at('midnight', ['vienna'], {}, { type: 'GroundConsecrated', location: 'vienna' });
    const kinds = new Set(moment.mayDo('dracula').map(({ type }) => type));
    expect(kinds).toEqual(new Set(['moveByRoad', 'takeWolfForm']));
  });
});

describe('Dark Call', () => {
  test('costs two, lies open, brings ten encounters of which he keeps five, and places none', () => {
    const moment = at('midnight', ['vienna']).after('dracula', { type: 'darkCall' }, anyChance);
    expect(moment.state.blood).toBe(13);
    expect(moment.state.encounters.hand).toHaveLength(15);
    expect(moment.asks()).toEqual(['discardEncounters dracula']);
    expect(moment.sees('spectator').trail[0]).toEqual({
      back: 'power',
      faceUp: true,
      card: 'dark-call',
      powers: [],
      tokens: [],
    });
    let later = moment;
    for (let more = 10; more > 0; more -= 1) {
      const [first] = later.mayDo('dracula');
      if (first !== undefined) later = later.after('dracula', first, anyChance);
    }
    expect(later.state.encounters.hand).toHaveLength(5);
    expect(later.state.turn).toBe('lord-godalming');
  });

  test('may be used by day as an option', () => {
    expect(at('noon', ['vienna'], { darkCallByDay: true }).mayDo('dracula')).toContainEqual({
      type: 'darkCall',
    });
  });
});

describe('Feed', () => {
  test('gives one blood, never more than fifteen in all, and places no encounter', () => {
    const fed = at('midnight', ['vienna'], {}, bloodIs(8)).after('dracula', { type: 'feed' }, anyChance);
    expect(fed.state.blood).toBe(9);
    expect(fed.state.turn).toBe('lord-godalming');
    expect(at('midnight', ['vienna']).after('dracula', { type: 'feed' }, anyChance).state.blood).toBe(15);
  });
});

describe('Hide', () => {
  test('lies face down like a land card and gets an encounter', () => {
    const moment = at('noon', ['vienna']).after('dracula', { type: 'hide' });
    expect(moment.asks()).toEqual(['placeEncounter dracula']);
    const { trail } = moment.after('dracula', place('fog'), anyChance).sees('mina-harker');
    expect(trail[0]).toEqual({ back: 'land', faceUp: false, powers: [], tokens: [{ faceUp: false }] });
  });

  test('in the castle lies face up and brings no blood', () => {
    const moment = at('noon', ['castle-dracula'], {}, bloodIs(8)).after(
      'dracula',
      { type: 'hide' },
      anyChance,
    );
    expect(moment.state.trail[0]).toMatchObject({ card: 'hide', faceUp: true });
    expect(moment.state.blood).toBe(8);
  });
});

describe('Double Back', () => {
  const trail = ['prague', 'vienna', 'budapest'] as const;

  test('brings the card of a neighbouring place to the head of the trail, with what lies on it', () => {
    const moment = given(
      {},
      huntersIn(),
      HAND,
      wentTo('prague', 'vienna'),
      holding('bats'),
      wentTo('budapest'),
      DRACULA_MOVES,
    );
    moment
      .withChance(anyChance)
      .when('dracula', doubleBack('vienna'))
      .thenAmongOthers({ type: 'CardBroughtBack', area: 'trail', space: 2, powers: ['double-back'] });
    const after = moment.after('dracula', doubleBack('vienna'), anyChance);
    expect(after.state.trail.map(({ card }) => card)).toEqual(['vienna', 'budapest', 'prague']);
    expect(after.sees('dr-seward').trail[0]).toEqual({
      back: 'land',
      faceUp: false,
      powers: ['double-back'],
      tokens: [{ faceUp: false }],
    });
  });

  test('leads one road, to a card of the trail or the catacombs', () => {
    expect(
      at('noon', trail)
        .mayDo('dracula')
        .filter(({ type }) => type === 'doubleBack'),
    ).toEqual([doubleBack('vienna')]);
  });

  test('places no new encounter, or does as an option', () => {
    expect(at('noon', trail).after('dracula', doubleBack('vienna'), anyChance).state.turn).toBe(
      'lord-godalming',
    );
    const asked = at('noon', trail, { doubleBackEncounter: true }).after('dracula', doubleBack('vienna'));
    expect(asked.asks()).toEqual(['placeEncounter dracula']);
  });

  test('to a card of the trail pushes nothing off; to one of the catacombs it does', () => {
    const seven = [
      'madrid',
      'santander',
      'saragossa',
      'bordeaux',
      'nantes',
      'clermont-ferrand',
      'paris',
    ] as const;
    const after = at('noon', seven).after('dracula', doubleBack('clermont-ferrand'), anyChance);
    expect(after.state.trail).toHaveLength(7);
    const toCatacombs: readonly Event[] = [{ type: 'CardPushedOff' }, { type: 'CardSentToCatacombs' }];
    const from = given(
      {},
      huntersIn(),
      HAND,
      wentTo('strasbourg'),
      toCatacombs,
      wentTo(...seven),
      DRACULA_MOVES,
    ).after('dracula', doubleBack('strasbourg'));
    expect(from.state.leaving.map(({ card }) => card)).toEqual(['madrid']);
  });

  test('from the catacombs one of two encounters stays', () => {
    const moment = given(
      {},
      huntersIn(),
      HAND,
      wentTo('vienna'),
      holding('bats', 'fog'),
      { type: 'CardPushedOff' },
      { type: 'CardSentToCatacombs' },
      wentTo('budapest'),
      DRACULA_MOVES,
    ).after('dracula', doubleBack('vienna'));
    expect(moment.asks()).toEqual(['keepEncounter dracula']);
    const { trail: kept } = moment.after(
      'dracula',
      { type: 'keepEncounter', encounter: 'fog' },
      anyChance,
    ).state;
    expect(kept[0]?.tokens).toEqual([{ encounter: 'fog', faceUp: false }]);
  });

  test('to a place where he hid turns Hide up', () => {
    const moment = given(
      {},
      huntersIn(),
      HAND,
      wentTo('vienna'),
      laid('hide', 'vienna'),
      wentTo('budapest'),
      DRACULA_MOVES,
    );
    moment
      .withChance(anyChance)
      .when('dracula', doubleBack('vienna'))
      .thenAmongOthers({ type: 'CardTurnedUp', area: 'trail', space: 2, card: 'hide' });
  });

  test('never leads over the sea, or does as an option', () => {
    const back = (options: Partial<Options>) =>
      at('noon', ['adriatic-sea', 'venice'], options)
        .mayDo('dracula')
        .filter(({ type }) => type === 'doubleBack');
    expect(back({})).toEqual([]);
    expect(back({ doubleBackBySea: true })).toEqual([doubleBack('adriatic-sea')]);
  });
});

describe('Wolf Form', () => {
  test('costs one and leads one or two roads to a place not in the trail, with an encounter', () => {
    const moment = at('midnight', ['budapest', 'vienna']);
    expect(moment.mayDo('dracula')).toContainEqual(asWolf('berlin'));
    moment.when('dracula', asWolf('budapest')).thenRefused();
    moment
      .when('dracula', asWolf('berlin'))
      .thenAmongOthers(
        { type: 'BloodChanged', by: -1, blood: 14 },
        { type: 'CardChosen', card: 'berlin', at: 'berlin', powers: ['wolf-form'] },
        { type: 'CardLaid', back: 'land', powers: ['wolf-form'] },
      );
    expect(moment.after('dracula', asWolf('berlin')).asks()).toEqual(['placeEncounter dracula']);
  });

  test('does not lead through the hospital or a heavenly host', () => {
    const moment = at(
      'midnight',
      ['sarajevo'],
      {},
      { type: 'HostPlaced', location: 'belgrade' },
      { type: 'HostPlaced', location: 'zagreb' },
    );
    const reached = moment.mayDo('dracula').filter(({ type }) => type === 'takeWolfForm');
    expect(reached).not.toContainEqual(asWolf('szeged'));
    expect(reached).toContainEqual(asWolf('sofia'));
  });

  test('may be used together with Double Back, or with Hide as a bluff', () => {
    const moment = at('midnight', ['prague', 'vienna', 'budapest']);
    const back = moment.after('dracula', { type: 'doubleBackAsWolf', location: 'prague' }, anyChance);
    expect(back.state.trail.map(({ card }) => card)).toEqual(['prague', 'budapest', 'vienna']);
    expect(back.state.trail[0]?.powers).toEqual(['wolf-form', 'double-back']);
    const bluff = moment.after('dracula', { type: 'hideAsWolf' });
    expect(bluff.sees('lord-godalming').trail[0]).toMatchObject({
      back: 'land',
      faceUp: false,
      powers: ['wolf-form'],
    });
    const alone = at('midnight', ['prague', 'vienna', 'budapest'], { wolfFormCombines: false });
    expect(alone.mayDo('dracula').map(({ type }) => type)).not.toContain('hideAsWolf');
  });
});
