import { adjusting, leavingQuestions, near } from '../kit/adjusting.js';
import type { SeatId } from '../kit/audience.js';
import type { Adjustment } from '../kit/game-definition.js';
import { kindOf } from './cards/kinds.js';
import { EVENT_CARDS } from './data/event-cards.js';
import { agenda } from './decide.js';
import { describeFields } from './describe.js';
import type { Event } from './events/events.js';
import { evolve } from './evolve/evolve.js';
import { isCity, roadsFrom } from './map.js';
import { timeAfter, timeBefore } from './phases/turns.js';
import { characterOf, HUNTERS, type HunterId } from './seats.js';
import { START_BLOOD, TRACK_END, type State } from './state.js';
import type { StepName } from './steps/steps.js';
import { ITEM_IDS } from './values.js';

const adjust = adjusting<Event>(describeFields);

function wounds(state: State): readonly Adjustment<Event>[] {
  return HUNTERS.flatMap((seat) => {
    const { health, bites } = state.hunters[seat];
    const { health: most, startBites, bitesToDefeat } = characterOf(seat);
    return [
      ...near(health, 1, most).map((to) =>
        adjust('setHealth', { seat, to }, { type: 'HealthChanged', seat, by: to - health, health: to }),
      ),
      ...near(bites, startBites, bitesToDefeat - 1).map((to) =>
        adjust('setBites', { seat, to }, { type: 'BitesChanged', seat, by: to - bites, bites: to }),
      ),
    ];
  });
}

const blood = ({ blood: now }: State): readonly Adjustment<Event>[] =>
  near(now, 1, START_BLOOD).map((to) =>
    adjust('setBlood', { to }, { type: 'BloodChanged', by: to - now, blood: to }),
  );

function tracks({ vampires, resolve, time }: State): readonly Adjustment<Event>[] {
  return [
    ...near(vampires, 0, TRACK_END - 1).map((to) =>
      adjust('setVampires', { to }, { type: 'VampiresChanged', by: to - vampires, vampires: to }),
    ),
    ...near(resolve, 0, TRACK_END).map((to) =>
      adjust('setResolve', { to }, { type: 'ResolveChanged', by: to - resolve, resolve: to }),
    ),
    ...[timeBefore(time), timeAfter(time)].map((next) =>
      adjust('setTime', { time: next }, { type: 'TimeMoved', time: next }),
    ),
  ];
}

/** Whether something that is still to be done is about this hunter. */
const isNamed = ({ agenda: steps }: State, hunter: HunterId) =>
  steps.some((step) => step.is !== 'endTurn' && JSON.stringify(step).includes(`"${hunter}"`));

/** From city to city along one road. */
function places(state: State): readonly Adjustment<Event>[] {
  return HUNTERS.flatMap((seat) => {
    const { location: from } = state.hunters[seat];
    if (from === undefined || !isCity(from) || isNamed(state, seat)) return [];
    return roadsFrom(from)
      .filter(isCity)
      .map((location) =>
        adjust('setPlace', { seat, location }, { type: 'HunterMoved', seat, location, by: 'ruling' }),
      );
  });
}

/** Cards that lie in the open discard pile, and that a hand may hold. */
function discards(state: State): readonly Adjustment<Event>[] {
  const items = ITEM_IDS.filter((item) => state.items.discard[item] > 0);
  const events = EVENT_CARDS.filter(({ id }) => state.events.discard[id] > 0 && kindOf(state, id) === 'keep');
  const ofSide = (seat: SeatId) => (seat === 'dracula' ? 'dracula' : 'hunters');
  return [
    ...HUNTERS.flatMap((seat) =>
      items.map((item) => adjust('returnItem', { seat, item }, { type: 'ItemRecovered', seat, item })),
    ),
    ...(['dracula', ...HUNTERS] as const).flatMap((seat) =>
      events
        .filter(({ owner }) => owner === ofSide(seat))
        .map(({ id: card }) => adjust('returnEvent', { seat, card }, { type: 'EventRecovered', seat, card })),
    ),
  ];
}

const ALL = [wounds, blood, tracks, places, discards] as const;

/** By what is asked. These questions can be answered whatever the numbers are; others could lose their last answer. */
const WHILE: { readonly [Name in StepName]?: readonly ((state: State) => readonly Adjustment<Event>[])[] } = {
  draculaBegins: ALL,
  hunterMoves: ALL,
  hunterActs: ALL,
  combatTactics: [wounds, blood],
};

/** What an arbiter may put right. */
export function adjustments(state: State): readonly Adjustment<Event>[] {
  const [asked] = state.agenda;
  const some = (asked && WHILE[asked.is]) ?? [];
  const decisions = (now: State) => agenda.decisions(now);
  return leavingQuestions(
    { decisions, evolve },
    state,
    some.flatMap((adjusts) => adjusts(state)),
  );
}
