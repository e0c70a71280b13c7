import fc from 'fast-check';
import { furyOfDracula as game } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { State } from '../../../src/games/fury-of-dracula-2e/state.js';
import type { Viewer } from '../../../src/games/kit/audience.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { recording, seeded, type Draw } from '../../support/games/chance.js';
import type { Decided } from '../../support/games/fury-secrets.js';
import { playTwins, type TwinMoment } from '../../support/games/fury-twins.js';
import { anyOptions } from '../../support/games/random-options.js';
import { isTold } from '../../support/games/told.js';

const SEED = Number(process.env['TWIN_SEED'] ?? 1897);
const GAMES = Number(process.env['TWIN_GAMES'] ?? 40);
const MOST_ENTRIES = 300;

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

function played(): readonly (readonly TwinMoment[])[] {
  const all = fc.sample(anyOptions(game as unknown as Ruleset), { seed: SEED, numRuns: GAMES });
  return all.map((_, index) =>
    playTwins(optionsOf(all, index), APART[index % APART.length] ?? [], SEED + index, MOST_ENTRIES),
  );
}

const told = (draws: readonly Draw[], viewer: Viewer, options: Options) =>
  draws.filter(({ purpose }) => isTold(game.drawAudience(purpose, options), viewer));

/** What is done for seats that are late, and what is drawn for them. */
function late(state: State) {
  return game.decisions(state).map((decision) => {
    const [seat = ''] = decision.seats;
    const random = recording(seeded(1));
    return { seat, action: game.defaultAction(state, decision, seat, random), draws: random.draws };
  });
}

/** Everything that the rules tell a viewer, byte by byte. */
function seenBy(state: State, entry: Decided): (viewer: Viewer) => string {
  const { options } = state;
  const asked = game.decisions(state);
  const answers = late(state);
  return (viewer) =>
    JSON.stringify({
      asked,
      events: entry.events.filter((event) => isTold(game.audience(event, options), viewer)),
      draws: told(entry.draws, viewer, options),
      mayDo: asked.some(({ seats }) => seats.includes(viewer)) ? game.legalActions(state, viewer) : [],
      view: game.view(state, viewer, 'told'),
      late: answers.map(({ seat, action, draws }) => [
        told(draws, viewer, options),
        seat === viewer ? action : seat,
      ]),
    });
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
const questions = (moments: readonly TwinMoment[]) =>
  new Set(moments.flatMap(({ left }) => game.decisions(left).map(({ kind }) => kind)));

describe('what a viewer cannot know', () => {
  let games: readonly (readonly TwinMoment[])[];

  beforeAll(() => {
    games = played();
  });

  test('changes nothing of what it hears, sees, may do, or waits for', () => {
    for (const { left, right, alike, entries } of games.flat()) {
      if (left.over !== undefined) continue;
      const [here, there] = [seenBy(left, entries[0]), seenBy(right, entries[1])];
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
    const count = (is: (moment: TwinMoment) => boolean) => moments.filter(is).length;
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
