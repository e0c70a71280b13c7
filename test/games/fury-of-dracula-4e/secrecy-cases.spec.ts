import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import {
  acts,
  anyChance,
  draculaMoves,
  drawing,
  encountersInHand,
  eventsInHand,
  given,
  holding,
  huntersIn,
  pass,
  placeIn,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const HUNTERS_AND_ALL = [...HUNTERS, 'spectator'];

/** All that a viewer is shown and asked. */
const shown = (moment: Fury, viewer: string) => ({
  view: moment.sees(viewer),
  asks: moment.asks(),
  mayDo: viewer === 'spectator' ? [] : moment.mayDo(viewer),
});

function expectSame(one: Fury, other: Fury, viewers: readonly string[]): void {
  for (const viewer of viewers) expect(shown(other, viewer)).toEqual(shown(one, viewer));
}

describe('what hunters cannot know makes no difference to them', () => {
  const asked = (...hand: EncounterId[]) =>
    given({ rumorAtStart: 0 }, huntersIn(), wentTo('lisbon'), encountersInHand(...hand), draculaMoves);

  test('to which city Dracula goes, or whether he hides', () => {
    const to = (location: 'cadiz' | 'madrid') =>
      asked('rats').after('dracula', { type: 'moveTo', location }, anyChance);
    const hid = asked('rats').after('dracula', { type: 'hide' }, anyChance);
    expectSame(to('cadiz'), to('madrid'), HUNTERS_AND_ALL);
    expectSame(to('cadiz'), hid, HUNTERS_AND_ALL);
  });

  test('which encounter he places, and what else he holds', () => {
    const placed = (encounter: EncounterId, rest: EncounterId) =>
      asked(encounter, rest)
        .after('dracula', { type: 'moveTo', location: 'cadiz' }, anyChance)
        .after('dracula', { type: 'placeEncounter', encounter }, anyChance);
    expectSame(placed('rats', 'bats'), placed('new-vampire', 'spy'), HUNTERS_AND_ALL);
  });

  test('what lies in a hideout where he declines to ambush', () => {
    const declined = (encounter: EncounterId) =>
      given(
        {},
        huntersIn({ 'dr-seward': 'saragossa' }),
        wentTo('madrid'),
        holding(encounter),
        wentTo('lisbon'),
        acts('dr-seward'),
      )
        .after('dr-seward', { type: 'moveByRoad', location: 'madrid' }, anyChance)
        .after('dracula', pass, anyChance);
    expectSame(declined('rats'), declined('hoax'), HUNTERS_AND_ALL);
  });

  test('where he is, when a hunter enters a city where he never was', () => {
    const entered = (dracula: 'lisbon' | 'madrid') =>
      given({}, huntersIn({ 'dr-seward': 'rome' }), wentTo('cadiz', dracula), acts('dr-seward')).after(
        'dr-seward',
        { type: 'moveByRoad', location: 'naples' },
        anyChance,
      );
    expectSame(entered('lisbon'), entered('madrid'), HUNTERS_AND_ALL);
  });

  test('what a hideout was that slid off and is cleared', () => {
    const cleared = (old: 'madrid' | 'paris') =>
      given(
        { rumorAtStart: 0 },
        huntersIn(),
        wentTo(old),
        holding('rats'),
        wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'saragossa'),
        { type: 'PhaseStarted', phase: 'dracula' },
        { type: 'TrailSlid' },
        {
          type: 'AgendaChanged',
          question: 1,
          agenda: [
            { is: 'hideoutLeaves', matured: false },
            { is: 'placeHunter', hunter: 'dr-seward' },
          ],
        },
      ).after('dracula', { type: 'clearHideout' }, anyChance);
    expectSame(cleared('madrid'), cleared('paris'), HUNTERS_AND_ALL);
  });
});

describe('what a hunter holds makes no difference to the others', () => {
  test('which event was drawn and kept', () => {
    const drawn = (card: EventId) => {
      const moment = given({}, huntersIn({ 'dr-seward': 'granada' }), wentTo('dublin'), acts('dr-seward'));
      const at = placeIn(moment.state.events.unseen, card);
      return moment.after('dr-seward', { type: 'supply' }, drawing({ 'event for dr-seward': [at] }));
    };
    const others = ['dracula', 'mina-harker', 'spectator'];
    expectSame(drawn('escape-route'), drawn('newspaper-reports'), others);
  });

  test('which card it is that could be played at dusk', () => {
    const dusk = (card: EventId) =>
      given({}, huntersIn(), wentTo('dublin'), eventsInHand('dr-seward', card), acts('mina-harker')).after(
        'mina-harker',
        pass,
        anyChance,
      );
    const others = ['dracula', 'mina-harker', 'spectator'];
    expect(dusk('escape-route').asks()).toEqual(['atDusk dr-seward']);
    expectSame(dusk('escape-route'), dusk('newspaper-reports'), others);
  });
});

test('a card is told to its owner alone, or as an option to all hunters', () => {
  const options = furyOfDracula.options({});
  const secret = furyOfDracula.audience({ type: 'CardsChosen', cards: ['paris'], at: 'paris' }, options);
  expect(secret).toEqual(['dracula']);
  const taken = { type: 'EventTaken', seat: 'dr-seward', card: 'escape-route' } as const;
  expect(furyOfDracula.audience(taken, options)).toEqual(['dr-seward']);
  const sharing = furyOfDracula.options({ huntersShareHands: true });
  expect(furyOfDracula.audience(taken, sharing)).toEqual(HUNTERS);
});
