import type { Random } from '../../../src/games/kit/random.js';
import { drawVampire } from '../../../src/games/vampire-graves/chance.js';
import { COLOURS, type Colour } from '../../../src/games/vampire-graves/data/parts.js';
import type { State } from '../../../src/games/vampire-graves/state.js';
import { vampireGraves } from '../../../src/games/vampire-graves/vampire-graves.js';
import { minus, type Pile } from '../../../src/games/kit/pile.js';

type Chances = ReadonlyMap<string, number>;

/** Every course that chance can take, each with its exact likelihood. */
function everyCourse(story: (random: Random) => string): Chances {
  const chances = new Map<string, number>();
  const explore = (path: readonly number[]): void => {
    let likelihood = 1;
    let depth = 0;
    let branches = 0;
    const random = {
      below: (n: number) => {
        const value = path[depth];
        depth += 1;
        if (value === undefined && branches === 0) branches = n;
        if (value !== undefined) likelihood /= n;
        return value ?? 0;
      },
    };
    const told = story(random);
    if (branches === 0) chances.set(told, (chances.get(told) ?? 0) + likelihood);
    for (let value = 0; value < branches; value += 1) explore([...path, value]);
  };
  explore([]);
  return chances;
}

function permutations<Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, at) => permutations(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

function ofShuffles<Thing>(things: readonly Thing[], story: (order: readonly Thing[]) => string): Chances {
  const orders = permutations(things);
  const chances = new Map<string, number>();
  for (const order of orders) {
    const told = story(order);
    chances.set(told, (chances.get(told) ?? 0) + 1 / orders.length);
  }
  return chances;
}

function expectSame(drawn: Chances, shuffled: Chances): void {
  expect([...drawn.keys()].toSorted()).toEqual([...shuffled.keys()].toSorted());
  for (const [told, likelihood] of shuffled) expect(drawn.get(told)).toBeCloseTo(likelihood, 12);
}

const NONE = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>;

/** Late in a game: three graves were never opened, and so many rats are left. */
function threeGravesLeft(rats: number, unseenLids: Pile<Colour>): State {
  const start = vampireGraves.initial({ options: vampireGraves.options({ players: 2 }), rulesVersion: 1 });
  const players = start.players.map((player, at) => ({
    ...player,
    line: Array.from({ length: 9 }, () => 'purple' as const),
    rats: at === 0 ? 6 - rats : 0,
  }));
  const graves = start.graves.map((grave, at) => (at < 57 ? { ...grave, lid: 'purple' as const } : grave));
  const late = { ...start, players, graves, unseenLids, reserve: rats };
  return vampireGraves.evolve(late, { type: 'TurnStarted', seat: 'player-1', turn: 70 });
}

/** Opens the three graves, then those again that had a rat, and tells what was seen. */
function openAll(start: State, random: Random): string {
  let state = start;
  const seen: string[] = [];
  const open = (grave: number) => {
    const seat = state.opener;
    for (const event of vampireGraves.decide(state, seat, { type: 'open', grave }, random)) {
      if (event.type === 'GraveOpened') seen.push(event.lid);
      state = vampireGraves.evolve(state, event);
    }
    const answer = state.phase.is === 'plague' ? ({ type: 'stop' } as const) : ({ type: 'close' } as const);
    state = vampireGraves
      .decide(state, seat, answer, random)
      .reduce((now, event) => vampireGraves.evolve(now, event), state);
  };
  for (const grave of [57, 58, 59]) open(grave);
  seen.forEach((lid, at) => lid === 'rat' && open(57 + at));
  return seen.join(' ');
}

describe('lids drawn as they are turned up', () => {
  test.each([
    [0, ['red', 'red', 'blue']],
    [1, ['red', 'red', 'blue']],
    [2, ['red', 'blue', 'green']],
  ] as const)('with %i rats left have the chances of a shuffle before the game', (rats, lids) => {
    const pile = { ...NONE };
    for (const lid of lids) pile[lid] += 1;
    const shuffled = ofShuffles(lids, (order) => order.join(' '));
    const worlds = new Map<string, number>();
    for (const [order, likelihood] of shuffled) {
      const coloured = order.split(' ');
      const onBoard = [...coloured.slice(rats), ...Array<string>(rats).fill('rat')];
      const reserve = coloured.slice(0, rats);
      for (const [board, share] of ofShuffles(onBoard, (laid) => laid.join(' '))) {
        const told = [board, ...reserve].join(' ');
        worlds.set(told, (worlds.get(told) ?? 0) + likelihood * share);
      }
    }
    expectSame(
      everyCourse((random) => openAll(threeGravesLeft(rats, pile), random)),
      worlds,
    );
  });

  test('are rats six times in sixty at first', () => {
    const start = vampireGraves.initial({ options: vampireGraves.options({}), rulesVersion: 1 });
    const purple = start.players.map((player) => ({ ...player, line: ['purple', 'purple'] as const }));
    const state = vampireGraves.evolve(
      { ...start, players: purple },
      { type: 'TurnStarted', seat: 'player-1', turn: 1 },
    );
    const first = everyCourse((random) => {
      const [event] = vampireGraves.decide(state, 'player-1', { type: 'open', grave: 7 }, random);
      return event?.type === 'GraveOpened' ? event.lid : '';
    });
    expect(first.get('rat')).toBeCloseTo(6 / 60, 12);
    for (const colour of COLOURS) expect(first.get(colour)).toBeCloseTo(54 / 60 / 6, 12);
  });
});

describe('vampires drawn as they are turned up', () => {
  test('have the chances of a shuffle before the game, also with some out of play', () => {
    const all = ['red', 'blue', 'blue', 'green'] as const;
    const two = (random: Random) => {
      const pile = { ...NONE, red: 1, blue: 2, green: 1 };
      const first = drawVampire(pile, random);
      return `${first} ${drawVampire(minus(pile, first), random)}`;
    };
    expectSame(
      everyCourse(two),
      ofShuffles(all, (order) => order.slice(0, 2).join(' ')),
    );
  });
});
