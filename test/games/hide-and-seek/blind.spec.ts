import type { SeatId } from '../../../src/games/kit/audience.js';
import { seeded } from '../../support/games/chance.js';
import { atRandom, playThrough, setupOf } from '../../support/games/random-play.js';
import { lawOfBlindness } from '../../support/games/twins/blind-law.js';
import type { Worlds } from '../../support/games/twins/blind.js';
import type { Rules } from '../../support/games/twins/secrets.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';
import type { State } from '../../support/rulesets/hide-and-seek/rules.js';
import {
  CARDS,
  PLACES,
  SEEKERS,
  type Action,
  type Event,
  type Options,
  type Place,
} from '../../support/rulesets/hide-and-seek/words.js';

const game: Rules<State, Action, Event, Options> = hideAndSeek;
const GAMES = 30;

/** Another one of these, if there is one. */
const another = <Kind>(kinds: readonly Kind[], kind: Kind): Kind =>
  kinds[(kinds.indexOf(kind) + 1) % kinds.length] ?? kind;

const anotherPlace = (place: Place) => another(PLACES, place);

/** Where the hider may be for all that this seeker knows. */
const possible = ({ clues, searched }: State, seeker: (typeof SEEKERS)[number]) =>
  PLACES.filter((place) => !clues[seeker].includes(place) && !searched.includes(place));

/** The same moment for this seat, with everything otherwise that it cannot know. */
function otherwise(state: State, seat: SeatId): State {
  const others = SEEKERS.filter((seeker) => seeker !== seat);
  const chosen = others.flatMap((one) =>
    state.chosen[one] === undefined ? [] : [[one, anotherPlace(state.chosen[one])]],
  );
  const clues = others.map((one) => [one, state.clues[one].map(anotherPlace)]);
  const seeker = SEEKERS.find((one) => one === seat);
  return {
    ...state,
    treasure: anotherPlace(state.treasure ?? 'attic'),
    chosen: { ...state.chosen, ...Object.fromEntries(chosen) },
    clues: { ...state.clues, ...Object.fromEntries(clues) },
    ...(seeker === undefined || state.hiding === undefined
      ? {}
      : {
          hiding: another(possible(state, seeker), state.hiding),
          cards: state.cards.map((card) => another(CARDS, card)),
        }),
  };
}

function worldsIn(seed: number): readonly Worlds<State, Options>[] {
  const random = seeded(seed);
  const { entries, setup } = playThrough(hideAndSeek, setupOf(hideAndSeek), random, atRandom(random));
  return entries.flatMap(({ after }) => {
    const left = after as State;
    const seats = game.decisions(left).flatMap((decision) => decision.seats);
    return seats.map((seat) => ({
      options: setup.options as Options,
      left,
      right: otherwise(left, seat),
      alike: [seat],
    }));
  });
}

lawOfBlindness({
  game,
  worlds: () => Array.from({ length: GAMES }, (_, seed) => worldsIn(seed)).flat(),
  kinds: 2,
  mistakes: {
    'the second choice of a place to search': ({ type }) => type === 'search',
    'the end of a round': ({ type }) => type === 'keep',
  },
});
