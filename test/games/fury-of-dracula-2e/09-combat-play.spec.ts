import fc from 'fast-check';
import { act } from '../../../src/games/kit/act.js';
import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import { sameValue } from '../../../src/games/kit/same-value.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import { combatEvents } from '../../../src/games/fury-of-dracula-2e/events/combat.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { CASTLE, CITY_IDS } from '../../../src/games/fury-of-dracula-2e/map.js';
import { HUNTERS, isHunter, SEATS, type FurySeat } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { State } from '../../../src/games/fury-of-dracula-2e/state.js';
import { COMBAT_EVENTS } from '../../../src/games/fury-of-dracula-2e/cards/combat-events.js';
import { EVENT_CARDS } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import { ITEM_IDS, OPPONENT_IDS, TIMES } from '../../../src/games/fury-of-dracula-2e/values.js';
import { recording, replaying, seeded, type Draw } from '../../support/games/chance.js';
import { deepFreeze } from '../../support/games/deep-freeze.js';
import { anyOptions } from '../../support/games/random-options.js';
import { atRandom, playThrough, setupOf } from '../../support/games/random-play.js';
import { misfit } from '../../support/games/schemas.js';
import { beforeFighting, fighting } from '../../support/games/fury-of-dracula-2e-combat.js';
import { eventsInHand, itemsInHand } from '../../support/games/fury-of-dracula-2e.js';
import { inWords } from '../../support/games/words.js';

const game = furyOfDracula as unknown as Ruleset;
const SEED = 1897;

/** Where the combat is over and other things are asked. */
const AFTERWARDS = /^(hunterActs|hunterMoves|draculaBegins|draculaMoves|placeEncounter|encounters)$/;

interface Moment {
  readonly seat: string;
  readonly action: Typed;
  readonly draws: readonly Draw[];
  readonly before: State;
  readonly after: State;
  readonly events: readonly Typed[];
}

const cards = (owner: 'hunters' | 'dracula') =>
  COMBAT_EVENTS.filter((card) => EVENT_CARDS.some(({ id, owner: whose }) => id === card && whose === owner));

const anyHand = fc.tuple(
  fc.subarray([...ITEM_IDS], { maxLength: 3 }),
  fc.subarray([...cards('hunters'), 'great-strength', 'good-luck'] as const, { maxLength: 2 }),
);

const anyScene = fc.record({
  hunters: fc
    .shuffledSubarray([...HUNTERS], { minLength: 1 })
    .map((some) => HUNTERS.filter((one) => some.includes(one))),
  opponent: fc.constantFrom(...OPPONENT_IDS),
  location: fc.constantFrom<LocationId>(...CITY_IDS, CASTLE),
  attacked: fc.boolean(),
  time: fc.constantFrom(...TIMES),
  blood: fc.integer({ min: 1, max: 15 }),
  windows: fc.boolean(),
  agatha: fc.boolean(),
  hands: fc.tuple(anyHand, anyHand, anyHand, anyHand),
  dracula: fc.subarray([...cards('dracula'), 'devilish-power'] as const, { maxLength: 4 }),
});
type Scene = typeof anyScene extends fc.Arbitrary<infer Kind> ? Kind : never;

/** The first time that a card lies in two hands there may be no copy left. */
function handsOf({ hands, dracula, agatha }: Scene) {
  const taken = new Map<string, number>();
  const once = <Kind extends string>(kinds: readonly Kind[]) =>
    kinds.filter((kind) => {
      taken.set(kind, (taken.get(kind) ?? 0) + 1);
      return taken.get(kind) === 1;
    });
  const ally = [
    { type: 'EventTurnedUp', seat: 'lord-godalming', card: 'sister-agatha' },
    { type: 'AllyArrived', side: 'hunters', card: 'sister-agatha' },
  ] as const;
  return [
    ...HUNTERS.flatMap((hunter, at) => [
      ...itemsInHand(hunter, ...once(hands[at]?.[0] ?? [])),
      ...eventsInHand(hunter, ...once(hands[at]?.[1] ?? [])),
    ]),
    ...eventsInHand('dracula', ...dracula),
    ...(agatha ? ally : []),
  ];
}

function begun(scene: Scene, options: Record<string, unknown>): State {
  const by = scene.attacked ? 'dracula' : 'hunters';
  const ofOthers = scene.opponent === 'vampire' ? 'lair' : 'encounter';
  const about = {
    ...scene,
    options,
    by: scene.opponent === 'dracula' ? by : ofOthers,
    with: [handsOf(scene)],
  } as const;
  return (scene.windows ? beforeFighting(about) : fighting(about)).state;
}

const awaited = (state: State) => game.decisions(state).flatMap(({ seats }) => seats);

const isOver = (state: State) =>
  game.outcome(state) !== undefined || game.decisions(state).some(({ kind }) => AFTERWARDS.test(kind));

/** A combat from its first question to its end, at random. */
function playedOut(scene: Scene, options: Record<string, unknown>, seed: number): readonly Moment[] {
  const random = seeded(seed);
  const moments: Moment[] = [];
  let state = begun(scene, options);
  while (!isOver(state) && moments.length < 2000) {
    const asked = awaited(state);
    // Nobody could play a card at the start: the window waits for the next entry.
    if (asked.length === 0) return moments;
    const seat = asked[random.below(asked.length, 'who')] ?? '';
    const legal = game.legalActions(state, seat);
    const action = legal[random.below(legal.length, 'what')] ?? { type: 'nothing' };
    const draws = recording(random);
    const events = act(game, state, seat, action, draws);
    const before = state;
    state = events.reduce((now, event) => game.evolve(now, event) as State, state);
    moments.push({ seat, action, draws: draws.draws, before, after: state, events });
  }
  return moments;
}

function holds(
  runs: number,
  law: (moments: readonly Moment[], options: Record<string, unknown>) => void,
): void {
  const any = fc.property(anyScene, anyOptions(game), fc.nat(), (scene, options, seed) =>
    law(playedOut(scene, options, seed), options),
  );
  fc.assert(any, { seed: SEED, numRuns: runs });
}

/** All that others have chosen and not shown yet is another card. */
function otherwiseChosen(state: State, viewer: string): State {
  if (state.combat === undefined) return state;
  const { chosen } = state.combat;
  const changed = SEATS.filter((seat) => chosen[seat] !== undefined && seat !== viewer).map(
    (seat) => [seat, seat === 'dracula' ? 'strength' : 'stake'] as const,
  );
  return { ...state, combat: { ...state.combat, chosen: { ...chosen, ...Object.fromEntries(changed) } } };
}

const next = <Kind>(kinds: readonly Kind[], kind: Kind): Kind =>
  kinds[(kinds.indexOf(kind) + 1) % kinds.length] ?? kind;

/** Hunters hold other items and other events, as many as before. */
function otherwiseArmed(state: State): State {
  const events = EVENT_CARDS.filter(({ owner }) => owner === 'hunters').map(({ id }) => id);
  const hunters = HUNTERS.map((hunter) => {
    const sheet = state.hunters[hunter];
    const items = sheet.items.map((item) => next(ITEM_IDS, item));
    return [hunter, { ...sheet, items, events: sheet.events.map((card) => next(events, card)) }] as const;
  });
  return { ...state, hunters: Object.fromEntries(hunters) as unknown as State['hunters'] };
}

/** Dracula has looked at these items by a card. */
const hasLooked = ({ agenda: [step] }: State) => step?.is === 'cardAsks' && step.card === 'rage';

/** A card that is destroyed is named, and a defeated hunter loses all. */
const shows = (events: readonly Typed[]) => events.some(({ type }) => type === 'TacticsShown');

const agendaOf = (events: readonly Typed[]) => events.filter(({ type }) => type === 'AgendaChanged');

describe('every combat', () => {
  test('comes to its end, with nothing left of it', () => {
    const rounds: number[] = [];
    holds(200, (moments) => {
      const last = moments.at(-1)?.after;
      if (last === undefined) return;
      expect(isOver(last)).toBe(true);
      if (game.outcome(last) === undefined) {
        expect(last.combat).toBeUndefined();
        expect(last.agenda.filter(({ is }) => is.startsWith('combat') || is === 'loseCard')).toEqual([]);
      }
      rounds.push(moments.flatMap(({ events }) => events).filter(({ type }) => type === 'RoundWon').length);
    });
    expect(Math.max(...rounds)).toBeLessThan(100);
  });

  test('asks somebody until then, who may act, in a way that fits its schema and has words', () => {
    holds(30, (moments) => {
      for (const { before } of moments) {
        const mayAct = SEATS.filter((seat) => game.legalActions(before, seat).length > 0);
        expect(awaited(before).toSorted()).toEqual(mayAct.toSorted());
        for (const seat of mayAct) {
          const legal = game.legalActions(before, seat);
          expect(legal.flatMap((action) => misfit(game.schemas.actions[action.type], action) ?? [])).toEqual(
            [],
          );
          expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length);
          for (const action of legal)
            expect(inWords(game.catalogues.en, game.describe({ is: 'action', action }, seat))).not.toBe('');
        }
      }
    });
  });

  test('has an answer for whoever is late, and it is legal', () => {
    holds(30, (moments) => {
      for (const { before } of moments) {
        for (const decision of game.decisions(before)) {
          const [seat = ''] = decision.seats;
          const late = game.defaultAction(before, decision, seat, seeded(1));
          expect(game.legalActions(before, seat)).toContainEqual(late);
        }
      }
    });
  });

  test('tells events that fit their schemas, change nothing in place, and come again from the same draws', () => {
    holds(30, (moments) => {
      for (const { before, after, events, seat, action, draws } of moments) {
        expect(events.flatMap((event) => misfit(game.schemas.events[event.type], event) ?? [])).toEqual([]);
        expect(sameValue(JSON.parse(JSON.stringify(after)), after)).toBe(true);
        deepFreeze([before, events]);
        expect(sameValue(game.decide(before, seat, action, replaying(draws)), events)).toBe(true);
        for (const viewer of [...SEATS, 'spectator'])
          expect(misfit(game.schemas.view, game.view(after, viewer, 'told'))).toBeUndefined();
      }
    });
  });

  test('keeps what others chose from everybody: what is seen, asked and allowed, and for how long', () => {
    holds(30, (moments) => {
      for (const { after } of moments) {
        if (game.outcome(after) !== undefined) continue;
        for (const viewer of [...SEATS, 'spectator']) {
          const other = otherwiseChosen(after, viewer);
          expect(sameValue(game.view(after, viewer, 'told'), game.view(other, viewer, 'told'))).toBe(true);
          expect(sameValue(game.legalActions(after, viewer), game.legalActions(other, viewer))).toBe(true);
          expect(sameValue(game.decisions(after), game.decisions(other))).toBe(true);
        }
      }
    });
  });

  test('asks Dracula, and shows and allows him, the same whatever the hunters hold', () => {
    holds(30, (moments) => {
      for (const { before, after, seat, action, draws, events } of moments) {
        const other = otherwiseArmed(after);
        expect(sameValue(game.decisions(after), game.decisions(other))).toBe(true);
        if (game.outcome(after) !== undefined || hasLooked(after)) continue;
        for (const viewer of ['dracula', 'spectator']) {
          expect(sameValue(game.view(after, viewer, 'told'), game.view(other, viewer, 'told'))).toBe(true);
          expect(sameValue(game.legalActions(after, viewer), game.legalActions(other, viewer))).toBe(true);
        }
        if (seat !== 'dracula' || hasLooked(before) || shows(events)) continue;
        const again = game.decide(otherwiseArmed(before), seat, action, replaying(draws));
        expect(sameValue(agendaOf(again), agendaOf(events))).toBe(true);
      }
    });
  });

  test('draws nothing that tells of a card before it is shown', () => {
    holds(60, (moments, options) => {
      const chosen = game.options(options);
      for (const { before, draws, events } of moments) {
        const shown = events.some(({ type }) => type === 'TacticsShown');
        if (shown || before.agenda[0]?.is !== 'combatTactics') continue;
        expect(draws).toEqual([]);
        const told = events.filter((event) => game.audience(event, chosen) === 'everyone');
        expect(told.map(({ type }) => type)).toEqual(['TacticReady', 'AgendaChanged']);
      }
    });
  });

  test('is told with every word that there is for combats, and plays every card', () => {
    const words = new Set<string>();
    const played = new Set<string>();
    holds(200, (moments) => {
      for (const { events, action } of moments) {
        for (const { type } of events) words.add(type);
        if (action.type === 'playEvent') played.add((action as Typed & { card: string }).card);
        if (action.type === 'useItem') played.add((action as Typed & { item: string }).item);
        if (action.type === 'playTactic') played.add((action as Typed & { tactic: string }).tactic);
      }
    });
    const missing = Object.keys(combatEvents).filter((word) => word !== 'CombatBegan' && !words.has(word));
    expect(missing).toEqual([]);
    expect([...COMBAT_EVENTS, 'garlic'].filter((card) => !played.has(card))).toEqual([]);
    expect(played.has('escape-bat') && words.has('BatFlown')).toBe(true);
  });
});

describe('in a combat', () => {
  test('only the seats that fight choose cards', () => {
    holds(60, (moments) => {
      for (const { before, seat, action } of moments) {
        if (action.type !== 'playTactic' || before.combat === undefined) continue;
        const fighting: readonly FurySeat[] = ['dracula', ...before.combat.hunters];
        expect(fighting).toContain(seat);
        expect(isHunter(seat) || seat === 'dracula').toBe(true);
      }
    });
  });

  test('nobody plays the same card twice in a row while there is another', () => {
    holds(60, (moments) => {
      for (const { before, seat, action } of moments) {
        if (action.type !== 'playTactic' || seat !== 'dracula') continue;
        const { tactic } = action as Typed & { tactic: string };
        const others = game.legalActions(before, seat).length > 1;
        if (others) expect(before.combat?.spent.dracula).not.toBe(tactic);
      }
    });
  });
});

describe('whole games at random', () => {
  const presets = ['source', 'published'] as const;
  const games = presets.flatMap((preset) =>
    Array.from({ length: 25 }, (_, at) => {
      const random = seeded(SEED + at);
      return playThrough(game, setupOf(game, { preset }), random, atRandom(random));
    }),
  );
  const events = games.flatMap(({ entries }) => entries.flatMap((entry) => entry.events));
  const told = (type: string) => events.filter((event) => event.type === type);
  const kinds = (type: string, field: string) =>
    new Set(told(type).map((event) => (event as unknown as Record<string, string>)[field]));

  test('come to combats with everybody there is, however they begin, and through them', () => {
    expect(kinds('CombatBegan', 'opponent')).toEqual(new Set(OPPONENT_IDS));
    expect(kinds('CombatBegan', 'by')).toEqual(
      new Set(['dracula', 'hunters', 'encounter', 'ambush', 'lair']),
    );
    const running = games.filter(({ state }) => (state as State).combat !== undefined).length;
    expect(told('CombatBegan')).toHaveLength(told('CombatEnded').length + running);
  });

  test('end combats in all ways but the rare one, that no hunter is left', () => {
    const outcomes = kinds('CombatEnded', 'outcome');
    for (const outcome of ['escape', 'killed', 'bite', 'continues', 'cancelled', 'end'])
      expect(outcomes).toContain(outcome);
  });

  test('leave no combat behind when somebody moves or a turn ends', () => {
    for (const { entries } of games) {
      for (const { after, events: some } of entries) {
        const { agenda, combat, over } = after as State;
        if (over !== undefined || combat === undefined) continue;
        expect(some.filter(({ type }) => type === 'TurnStarted')).toEqual([]);
        expect(agenda.map(({ is }) => is)).toContain('combatOver');
      }
    }
  });
});
