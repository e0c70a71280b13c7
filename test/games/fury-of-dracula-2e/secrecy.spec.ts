import fc from 'fast-check';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula as game } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { State } from '../../../src/games/fury-of-dracula-2e/state.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { anyOptions } from '../../support/games/random-options.js';
import { secretsOfFury2e } from '../../support/games/twins/fury-of-dracula-2e.js';
import { seenBy } from '../../support/games/twins/seen.js';
import { TwinGames, type TwinMoment } from '../../support/games/twins/twins.js';

const SEED = Number(process.env['TWIN_SEED'] ?? 1897);
const GAMES = Number(process.env['TWIN_GAMES'] ?? 40);
const MOST_ENTRIES = 300;

type Moment = TwinMoment<State, Event>;

/** Whose secrets differ. */
const APART: readonly (readonly string[])[] = [
  ['dracula'],
  HUNTERS,
  ['dracula'],
  ['dr-seward'],
  ['dracula', ...HUNTERS],
];

/** Options by which least is told. */
const DISCREET: Partial<Options> = { castleFaceUp: false, castleEncounter: true, castleBlood: 0 };

function optionsOf(all: readonly Partial<Options>[], index: number): Partial<Options> {
  return index % 3 === 0 ? { ...all[index], ...DISCREET } : (all[index] ?? {});
}

function played(): readonly (readonly Moment[])[] {
  const all = fc.sample(anyOptions(game as unknown as Ruleset), { seed: SEED, numRuns: GAMES });
  const twins = new TwinGames(secretsOfFury2e);
  return all.map((_, index) =>
    twins.play(optionsOf(all, index), APART[index % APART.length] ?? [], SEED + index, MOST_ENTRIES),
  );
}

const sum = (pile: Readonly<Record<string, number>>) =>
  Object.values(pile).reduce((all, one) => all + one, 0);

function tokensIn({ trail, catacombs, leaving, ripe, sprung, encounters, hunters }: State): number {
  const lying = [...trail, ...catacombs, ...leaving].flatMap(({ tokens }) => tokens);
  const carried = HUNTERS.filter((hunter) => hunters[hunter].carries);
  return sum(encounters.pool) + [lying, ripe, sprung, encounters.hand, carried].flat().length;
}

function eventsIn({ events, hunters, draculaEvents, allies }: State): number {
  const held = HUNTERS.flatMap((hunter) => hunters[hunter].events);
  return sum(events.deck) + sum(events.discard) + [held, draculaEvents, Object.keys(allies)].flat().length;
}

/** The questions that are asked at these moments. */
const questions = (moments: readonly Moment[]) =>
  new Set(moments.flatMap(({ left }) => game.decisions(left).map(({ kind }) => kind)));

describe('what a viewer cannot know', () => {
  let games: readonly (readonly Moment[])[];

  beforeAll(() => {
    games = played();
  });

  test('changes nothing of what it hears, sees, may do, or waits for', () => {
    for (const { left, right, alike, entries } of games.flat()) {
      if (left.over !== undefined) continue;
      const here = seenBy(game, left.options, left, entries[0]);
      const there = seenBy(game, right.options, right, entries[1]);
      for (const viewer of alike) {
        const [one, other] = [here(viewer), there(viewer)];
        if (one !== other) expect(JSON.parse(other)).toEqual(JSON.parse(one));
        expect(one === other).toBe(true);
      }
    }
  });

  test('and no card or token is lost in these games', () => {
    for (const { left } of games.flat()) {
      expect(tokensIn(left)).toBe(45);
      expect(eventsIn(left)).toBe(75);
    }
  });

  test('differs in these games, which are long and meet much', () => {
    const moments = games.flat();
    const count = (is: (moment: Moment) => boolean) => moments.filter(is).length;
    expect(moments.length).toBeGreaterThan(100 * GAMES);
    expect(count(({ left, right }) => left.trail[0]?.at !== right.trail[0]?.at)).toBeGreaterThan(20 * GAMES);
    expect(count(({ left, right }) => isOther(left.hunters, right.hunters))).toBeGreaterThan(20 * GAMES);
    expect(count(({ left, right }) => isOther(left.encounters, right.encounters))).toBeGreaterThan(
      20 * GAMES,
    );
    expect(questions(moments).size).toBeGreaterThan(30);
  });
});

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
