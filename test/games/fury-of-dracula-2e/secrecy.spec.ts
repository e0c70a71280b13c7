import fc from 'fast-check';
import { act } from '../../../src/games/kit/act.js';
import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import { sameValue } from '../../../src/games/kit/same-value.js';
import { PURPOSES } from '../../../src/games/fury-of-dracula-2e/chance.js';
import { DECISION_KINDS } from '../../../src/games/fury-of-dracula-2e/decide.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { HUNTERS, SEATS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { State, Token, TrailSpace } from '../../../src/games/fury-of-dracula-2e/state.js';
import { ENCOUNTER_IDS } from '../../../src/games/fury-of-dracula-2e/values.js';
import { recording, replaying, seeded, type Draw } from '../../support/games/chance.js';
import { deepFreeze } from '../../support/games/deep-freeze.js';
import { playTwins, VIEWERS } from '../../support/games/fury-twins.js';
import { anyOptions } from '../../support/games/random-options.js';
import { setupOf } from '../../support/games/random-play.js';
import { misfit } from '../../support/games/schemas.js';
import { inWords } from '../../support/games/words.js';

const game = furyOfDracula as unknown as Ruleset;
const SEED = 1897;

interface Moment {
  readonly seat?: string;
  readonly action?: Typed;
  readonly draws: readonly Draw[];
  readonly before: State;
  readonly after: State;
  readonly events: readonly Typed[];
}

/** The beginning of a game, played at random. */
function walk(options: Record<string, unknown>, seed: number): readonly Moment[] {
  const random = seeded(seed);
  const setup = setupOf(game, options);
  const moments: Moment[] = [];
  let state = game.initial(setup) as State;
  const enter = (moment: Omit<Moment, 'before' | 'after'>) => {
    const before = state;
    state = moment.events.reduce((now, event) => game.evolve(now, event) as State, state);
    moments.push({ ...moment, before, after: state });
  };
  const first = recording(random);
  enter({ events: game.begin(setup, first), draws: first.draws });
  while (moments.length < 250 && game.outcome(state) === undefined) {
    const asked = game.decisions(state).flatMap(({ seats }) => seats);
    const seat = asked[random.below(asked.length, 'who')] ?? '';
    const legal = game.legalActions(state, seat);
    const draws = recording(random);
    const action = legal[random.below(legal.length, 'choice')] ?? { type: 'pass' };
    enter({ seat, action, events: act(game, state, seat, action, draws), draws: draws.draws });
  }
  return moments;
}

function holds(
  runs: number,
  law: (moments: readonly Moment[], options: Record<string, unknown>) => void,
): void {
  const anyWalk = fc.property(anyOptions(game), fc.nat(), (options, seed) =>
    law(walk(options, seed), options),
  );
  fc.assert(anyWalk, { seed: SEED, numRuns: runs, endOnFailure: true });
}

/** The next kind of encounter: another world in which all that lies face down is another. */
const disguise = <Kind>(kinds: readonly Kind[], kind: Kind): Kind =>
  kinds[(kinds.indexOf(kind) + 1) % kinds.length] ?? kind;

const hidden = (token: Token): Token =>
  token.faceUp ? token : { ...token, encounter: disguise(ENCOUNTER_IDS, token.encounter) };

const disguised = (space: TrailSpace): TrailSpace => ({ ...space, tokens: space.tokens.map(hidden) });

/** Dracula holds other encounters and other events, and other tokens lie on his cards. */
function otherWorld(state: State): State {
  return {
    ...state,
    trail: state.trail.map(disguised),
    catacombs: state.catacombs.map(disguised),
    leaving: state.leaving.map(disguised),
    ripe: state.ripe.map(hidden),
    encounters: {
      ...state.encounters,
      hand: state.encounters.hand.map((encounter) => disguise(ENCOUNTER_IDS, encounter)),
    },
    draculaEvents: state.draculaEvents.map((card) =>
      disguise(['trap', 'devilish-power', 'rage', 'roadblock'], card),
    ),
  };
}

describe('any game', () => {
  test('somebody is asked, and may act exactly then', () => {
    holds(40, (moments) => {
      for (const { after } of moments) {
        if (game.outcome(after) !== undefined) continue;
        const asked = game.decisions(after).flatMap(({ seats }) => seats);
        const mayAct = SEATS.filter((seat) => game.legalActions(after, seat).length > 0);
        expect(asked.length).toBeGreaterThan(0);
        expect(asked.toSorted()).toEqual(mayAct.toSorted());
      }
    });
  });

  test('what is legal fits its schema, and what is done for a late seat is legal', () => {
    holds(20, (moments) => {
      for (const { after } of moments.filter((_, at) => at % 5 === 0)) {
        for (const decision of game.decisions(after)) {
          const seat = decision.seats[0] ?? '';
          const legal = game.legalActions(after, seat);
          expect(legal.flatMap((action) => misfit(game.schemas.actions[action.type], action) ?? [])).toEqual(
            [],
          );
          expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length);
          const late = game.defaultAction(after, decision, seat, seeded(1));
          expect(legal.some((action) => sameValue(action, late))).toBe(true);
        }
      }
    });
  });

  test('a question that is answered never comes again', () => {
    holds(20, (moments) => {
      const gone = new Set<string>();
      for (const { before, after } of moments) {
        const open = game.decisions(after).map(({ id }) => id);
        expect(open.filter((id) => gone.has(id))).toEqual([]);
        for (const { id } of game.decisions(before)) if (!open.includes(id)) gone.add(id);
      }
    });
  });

  test('events and views fit their schemas, and survive JSON; nothing is changed in place', () => {
    holds(10, (moments) => {
      for (const { before, after, events, seat, action, draws } of moments) {
        expect(events.flatMap((event) => misfit(game.schemas.events[event.type], event) ?? [])).toEqual([]);
        expect(sameValue(JSON.parse(JSON.stringify(after)), after)).toBe(true);
        deepFreeze([before, events]);
        events.reduce((state, event) => deepFreeze(game.evolve(state, event)), before as unknown);
        if (seat === undefined || action === undefined) continue;
        const again = replaying(draws);
        expect(sameValue(game.decide(JSON.parse(JSON.stringify(before)), seat, action, again), events)).toBe(
          true,
        );
        for (const viewer of [seat, 'spectator']) {
          expect(misfit(game.schemas.view, game.view(after, viewer, 'told'))).toBeUndefined();
        }
      }
    });
  });

  test('every event and draw has an audience of seats, and words', () => {
    holds(10, (moments, options) => {
      const chosen = game.options(options);
      for (const { events, draws } of moments) {
        for (const event of events) {
          expect(inWords(game.catalogues.en, game.describe({ is: 'event', event }, 'spectator'))).not.toBe(
            '',
          );
          const audience = game.audience(event, chosen);
          const seats: readonly string[] = Array.isArray(audience) ? audience : [];
          expect(seats.filter((seat) => !(SEATS as readonly string[]).includes(seat))).toEqual([]);
        }
        for (const { purpose } of draws) {
          expect(PURPOSES).toContain(purpose);
          expect(game.drawAudience(purpose, chosen)).toBeDefined();
        }
      }
    });
  });

  test('no card or token is lost', () => {
    holds(20, (moments) => {
      for (const { after } of moments) {
        const sum = (pile: Readonly<Record<string, number>>) =>
          Object.values(pile).reduce((all, one) => all + one, 0);
        const spaces = [...after.trail, ...after.catacombs, ...after.leaving];
        const lying = spaces.reduce((all, { tokens }) => all + tokens.length, 0);
        const about = lying + after.ripe.length + after.sprung.length;
        const carried = HUNTERS.filter((hunter) => after.hunters[hunter].carries).length;
        expect(sum(after.encounters.pool) + after.encounters.hand.length + about + carried).toBe(45);
        const hands = HUNTERS.reduce((all, hunter) => all + after.hunters[hunter].events.length, 0);
        const events =
          sum(after.events.deck) + sum(after.events.discard) + hands + after.draculaEvents.length;
        expect(events + Object.keys(after.allies).length).toBe(75);
      }
    });
  });

  test('every question has its words', () => {
    for (const kind of DECISION_KINDS) expect(game.catalogues.en).toHaveProperty([`decision.${kind}`]);
  });
});

describe('what Dracula holds', () => {
  test('changes nothing of what hunters see, may do, or are asked, nor whether he is asked', () => {
    holds(40, (moments) => {
      for (const { after } of moments) {
        const other = otherWorld(after);
        expect(sameValue(game.decisions(after), game.decisions(other))).toBe(true);
        for (const viewer of [...HUNTERS, 'spectator']) {
          if (game.outcome(after) !== undefined) continue;
          expect(sameValue(game.view(after, viewer, 'told'), game.view(other, viewer, 'told'))).toBe(true);
          expect(sameValue(game.legalActions(after, viewer), game.legalActions(other, viewer))).toBe(true);
        }
      }
    });
  });

  test('is told to nobody else', () => {
    holds(20, (moments, options) => {
      const chosen = game.options(options);
      for (const { events } of moments) {
        const told = events.filter((event) => game.audience(event, chosen) === 'everyone');
        const secret = told.filter(({ type }) =>
          ['CardChosen', 'EncountersTaken', 'EncounterChosen'].includes(type),
        );
        expect(secret).toEqual([]);
      }
    });
  });

  test('the agenda, told to all, is the same in the other world', () => {
    holds(30, (moments) => {
      for (const { before, seat, action, draws, events } of moments) {
        if (seat === undefined || action === undefined || !isHunterSeat(seat)) continue;
        if (events.some(({ type }) => BRINGS_TO_LIGHT.includes(type))) continue;
        const again = game.decide(otherWorld(before), seat, action, replaying(draws));
        expect(sameValue(agendaOf(again), agendaOf(events))).toBe(true);
      }
    });
  });
});

describe('where Dracula is', () => {
  const twins = (runs: number, law: (moments: ReturnType<typeof playTwins>) => void) =>
    fc.assert(
      fc.property(anyOptions(game), fc.nat(), (options, seed) => law(playTwins(options, seed, 400))),
      { seed: SEED, numRuns: runs, endOnFailure: true },
    );

  test('is not told by what hunters and spectators hear, see, may do or wait for, nor by how much happens', () => {
    twins(40, (moments) => {
      for (const { left, right, heard, counts } of moments) {
        for (const [one, other] of heard) expect(sameValue(one, other)).toBe(true);
        expect(counts[0]).toBe(counts[1]);
        expect(sameValue(game.decisions(left), game.decisions(right))).toBe(true);
        for (const viewer of VIEWERS) {
          if (left.over !== undefined) continue;
          expect(sameValue(game.view(left, viewer, 'told'), game.view(right, viewer, 'told'))).toBe(true);
          expect(sameValue(game.legalActions(left, viewer), game.legalActions(right, viewer))).toBe(true);
        }
      }
    });
  });

  test('and these are long games in which he is elsewhere', () => {
    let apart = 0;
    let all = 0;
    twins(20, (moments) => {
      all += moments.length;
      apart += moments.filter(({ left, right }) => left.trail[0]?.at !== right.trail[0]?.at).length;
    });
    expect(all).toBeGreaterThan(400);
    expect(apart).toBeGreaterThan(all / 2);
  });
});

/** What he held is told by these, and other things follow from other encounters. */
const BRINGS_TO_LIGHT = ['EncounterTurnedUp', 'DraculaHandShown'];
const isHunterSeat = (seat: string) => seat !== 'dracula';
const agendaOf = (events: readonly Typed[]) => events.filter(({ type }) => type === 'AgendaChanged');
