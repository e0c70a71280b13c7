import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { LocationId, TrailPlaceId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  acts,
  anyChance,
  drawing,
  encountersInHand,
  eventsInHand,
  given,
  holding,
  huntersIn,
  laid,
  placeIn,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';
import { allBut, expectAlike } from '../../support/games/fury-of-dracula-4e-alike.js';

const SEWARD = 'dr-seward';
const MINA = 'mina-harker';

const plays = (moment: Fury, seat: typeof SEWARD | typeof MINA, card: 'hypnosis' | 'wax-cylinders') =>
  moment.after(seat, { type: 'playEvent', card }, anyChance);

describe('Hypnosis', () => {
  const beside = (
    place: TrailPlaceId,
    other: LocationId = 'london',
    hunter: typeof SEWARD | typeof MINA = MINA,
    part: 'day' | 'night' = 'day',
  ) =>
    given(
      {},
      huntersIn({ [MINA]: 'london', [SEWARD]: other }),
      wentTo(place),
      eventsInHand(hunter, 'hypnosis'),
      acts(hunter, part),
    );

  test('in the company of another hunter Dracula names his region, and Mina Harker is delayed', () => {
    beside('lisbon')
      .withChance(anyChance)
      .when(MINA, { type: 'playEvent', card: 'hypnosis' })
      .thenAmongOthers(
        { type: 'EventPlayed', seat: MINA, card: 'hypnosis' },
        { type: 'RegionNamed', region: 'iberia' },
        { type: 'HunterDelayed', seat: MINA },
      );
  });

  test('D17: at sea he says so', () => {
    beside('north-sea')
      .withChance(anyChance)
      .when(MINA, { type: 'playEvent', card: 'hypnosis' })
      .thenAmongOthers({ type: 'RegionNamed', region: 'sea' });
  });

  test('it is an action by night, too', () => {
    expect(
      plays(beside('lisbon', 'london', MINA, 'night'), MINA, 'hypnosis').state.hunters[MINA].delayed,
    ).toBe(true);
  });

  test('nobody else can play it, nor Mina Harker alone', () => {
    const play = { type: 'playEvent', card: 'hypnosis' } as const;
    beside('lisbon', 'rome').when(MINA, play).thenRefused();
    beside('lisbon', 'london', SEWARD).when(SEWARD, play).thenRefused();
  });

  test('of two places in one region nobody learns which it is', () => {
    const named = (place: TrailPlaceId) => plays(beside(place), MINA, 'hypnosis');
    expectAlike(named('lisbon'), named('madrid'), [...HUNTERS, 'spectator']);
  });
});

describe('Wax Cylinders', () => {
  const asked = (...trail: readonly (readonly Event[])[]) =>
    plays(
      given({}, huntersIn(), trail.flat(), eventsInHand(SEWARD, 'wax-cylinders'), acts(SEWARD)),
      SEWARD,
      'wax-cylinders',
    );
  const hid = (...encounters: EncounterId[]) => [
    ...laid('lisbon', 'hide'),
    ...holding(...encounters),
    ...wentTo('cadiz'),
  ];

  test('Dr. Seward names a hideout with encounters, or asks for Hide', () => {
    const question = asked(wentTo('madrid'), holding('rats'), wentTo('lisbon', 'cadiz'));
    expect(question.asks()).toEqual([`cardAsks ${SEWARD}`]);
    expect(question.mayDo(SEWARD)).toEqual([{ type: 'askForHide' }, { type: 'chooseSpace', space: 3 }]);
  });

  test('all encounters of the hideout are turned up, and the place is not', () => {
    const shown = asked(wentTo('madrid'), holding('rats', 'bats'), wentTo('lisbon')).after(
      SEWARD,
      { type: 'chooseSpace', space: 2 },
      anyChance,
    );
    const hideout = shown.sees('spectator').trail[1];
    expect(hideout?.encounters.map(({ encounter }) => encounter)).toEqual(['rats', 'bats']);
    expect(hideout?.cards).toEqual([{ back: 'land', faceUp: false }]);
  });

  test('Hide is shown and goes back; encounters that lie with it stay', () => {
    const question = asked(wentTo('lisbon'), hid('rats'));
    question
      .withChance(anyChance)
      .when(SEWARD, { type: 'askForHide' })
      .thenAmongOthers(
        { type: 'CardTurnedUp', area: 'trail', space: 2, card: 'hide' },
        { type: 'HideTakenBack', space: 2 },
      );
    const gone = question.after(SEWARD, { type: 'askForHide' }, anyChance);
    expect(gone.sees('spectator').trail[1]).toMatchObject({ cards: [], encounters: [{ faceUp: false }] });
  });

  test('what lay there is met by a hunter who comes to the city', () => {
    const gone = given(
      {},
      huntersIn({ [SEWARD]: 'madrid' }),
      wentTo('lisbon'),
      hid('rats'),
      { type: 'HideTakenBack', space: 2 },
      acts(SEWARD),
    ).after(SEWARD, { type: 'moveByRoad', location: 'lisbon' }, anyChance);
    expect(gone.asks()).toEqual(['ambush dracula']);
  });

  test('where Hide lay alone nothing is left', () => {
    const gone = asked(wentTo('lisbon'), hid()).after(SEWARD, { type: 'askForHide' }, anyChance);
    expect(gone.state.trail.map(({ space }) => space)).toEqual([1, 3]);
  });

  test('if it does not lie on the trail, he shows that', () => {
    asked(wentTo('lisbon'))
      .withChance(anyChance)
      .when(SEWARD, { type: 'askForHide' })
      .thenAmongOthers({ type: 'HideShown' });
  });

  test('whether Hide lies there makes no difference to what is asked', () => {
    const away = [...wentTo('madrid'), ...holding('rats'), ...wentTo('cadiz')];
    expectAlike(asked(wentTo('lisbon'), hid('rats')), asked(wentTo('lisbon'), away), HUNTERS);
  });

  test('who is late has one of them', () => {
    const question = asked(wentTo('madrid'), holding('rats'), wentTo('lisbon'));
    expect(question.mayDo(SEWARD)).toContainEqual(question.inTime(drawing({})()));
  });

  test('no other hunter can play it', () => {
    given({}, huntersIn(), wentTo('lisbon'), eventsInHand(MINA, 'wax-cylinders'), acts(MINA))
      .when(MINA, { type: 'playEvent', card: 'wax-cylinders' })
      .thenRefused();
  });
});

describe('Behind the Veil', () => {
  const hand: readonly EncounterId[] = ['spy', 'rats', 'rats'];

  /** Dr. Seward draws the card. */
  const before = (encounters = hand) =>
    given(
      {},
      huntersIn({ [SEWARD]: 'saragossa' }),
      wentTo('lisbon'),
      encountersInHand(...encounters),
      eventsInHand('dracula', 'roadblock', 'enraged'),
      acts(SEWARD),
    );
  const chance = (moment: Fury) =>
    drawing({ [`event for ${SEWARD}`]: [placeIn(moment.state.events.unseen, 'behind-the-veil')] });
  const drawn = (encounters = hand) => {
    const moment = before(encounters);
    return moment.after(SEWARD, { type: 'supply' }, chance(moment));
  };

  test('Dracula shows his encounters and events, in the order of the box, to the one who draws it', () => {
    before()
      .withChance(chance(before()))
      .when(SEWARD, { type: 'supply' })
      .thenAmongOthers(
        {
          type: 'DraculaHandShown',
          seat: SEWARD,
          encounters: ['rats', 'rats', 'spy'],
          cards: ['enraged', 'roadblock'],
        },
        { type: 'DraculaHandOpened', seat: SEWARD },
      );
  });

  test('the hunter alone is told what they are', () => {
    const options = furyOfDracula.options({});
    const shown: Event = { type: 'DraculaHandShown', seat: SEWARD, encounters: [], cards: [] };
    expect(furyOfDracula.audience(shown, options)).toEqual([SEWARD]);
    expectAlike(drawn(['rats', 'spy']), drawn(['hoax', 'bats']), ['mina-harker', 'spectator']);
  });

  test('one of the encounters is named and goes, face down', () => {
    const asked = drawn();
    expect(asked.asks()).toEqual([`cardAsks ${SEWARD}`]);
    expect(asked.mayDo(SEWARD)).toEqual([
      { type: 'chooseEncounter', encounter: 'rats' },
      { type: 'chooseEncounter', encounter: 'spy' },
    ]);
    const gone = asked.after(SEWARD, { type: 'chooseEncounter', encounter: 'rats' }, anyChance);
    expect(gone.state.encounters.hand).toEqual(['rats', 'spy']);
    expect(gone.state.encounters.buried.rats).toBe(1);
  });

  test('which one it was only Dracula and the hunter know', () => {
    const left = (encounter: EncounterId) =>
      drawn(['rats', 'spy']).after(SEWARD, { type: 'chooseEncounter', encounter }, anyChance);
    expectAlike(left('rats'), left('spy'), allBut('dracula'));
  });

  test('who is late has any of them', () => {
    expect(drawn().mayDo(SEWARD)).toContainEqual(drawn().inTime(drawing({})()));
  });

  test('if Dracula holds no encounter, nothing is asked', () => {
    expect(drawn([]).asks()).not.toContain(`cardAsks ${SEWARD}`);
  });
});
