import { adjusting, leavingQuestions, near } from '../kit/adjusting.js';
import type { Adjustment } from '../kit/game-definition.js';
import { DRACULA_HEALTH, INFLUENCE_END } from './data/limits.js';
import { agenda } from './decide.js';
import { describeFields } from './describe.js';
import type { Event } from './events/events.js';
import { evolve } from './evolve/evolve.js';
import { CASTLE, isCity, roadsFrom } from './map.js';
import { characterOf, HUNTERS, type HunterId } from './seats.js';
import type { State } from './state.js';
import type { StepName } from './steps/steps.js';
import { TIMES } from './values.js';

type Adjusts = (state: State) => readonly Adjustment<Event>[];

const adjust = adjusting<Event>(describeFields);

/** Hunters who are on the board: not those who were defeated. */
const standing = ({ hunters }: State) => HUNTERS.filter((hunter) => hunters[hunter].location !== undefined);

const wounds: Adjusts = (state) =>
  standing(state).flatMap((seat) => {
    const { damage, bites } = state.hunters[seat];
    const { health, biteSpaces } = characterOf(seat);
    return [
      ...near(damage, 0, health - 1).map((to) =>
        adjust('setDamage', { seat, to }, { type: 'DamageChanged', seat, by: to - damage, damage: to }),
      ),
      ...near(bites, 0, biteSpaces).map((to) =>
        adjust('setBites', { seat, to }, { type: 'BitesChanged', seat, by: to - bites, bites: to }),
      ),
    ];
  });

const ofDracula: Adjusts = ({ dracula: { damage } }) =>
  near(damage, 0, DRACULA_HEALTH - 1).map((to) =>
    adjust(
      'setDamageOfDracula',
      { to },
      to > damage
        ? { type: 'DraculaHarmed', by: to - damage, damage: to }
        : { type: 'DraculaHealed', by: damage - to, damage: to },
    ),
  );

const DAY = 2;

/** By whole days of the same week: despair comes with its end alone. */
function tracks({ influence, time }: State): readonly Adjustment<Event>[] {
  const now = TIMES.indexOf(time);
  const days = [now - DAY, now + DAY].flatMap((at) => TIMES[at] ?? []);
  return [
    ...near(influence, 0, INFLUENCE_END - 1).map((to) =>
      adjust('setInfluence', { to }, { type: 'InfluenceChanged', by: to - influence, influence: to }),
    ),
    ...days.map((next) => adjust('setTime', { time: next }, { type: 'TimeMoved', time: next })),
  ];
}

const delays: Adjusts = (state) =>
  standing(state).map((seat) => {
    const delayed = !state.hunters[seat].delayed;
    return adjust(
      'setDelayed',
      { seat, delayed },
      { type: delayed ? 'HunterDelayed' : 'HunterStoodUp', seat },
    );
  });

/** Whether something that is still to be done is about this hunter, besides having a turn. */
const isNamed = ({ agenda: steps }: State, hunter: HunterId) =>
  steps.some((step) => step.is !== 'hunterTurns' && JSON.stringify(step).includes(`"${hunter}"`));

/** From city to city along one road. */
const places: Adjusts = (state) =>
  standing(state).flatMap((seat) => {
    const { location: from } = state.hunters[seat];
    if (from === undefined || isNamed(state, seat)) return [];
    return roadsFrom(from, state.options)
      .filter((to) => isCity(to) && to !== CASTLE)
      .map((location) =>
        adjust('setPlace', { seat, location }, { type: 'HunterMoved', seat, location, by: 'ruling' }),
      );
  });

const ALL = [wounds, ofDracula, tracks, delays, places] as const;

/** By what is asked. These questions can be answered whatever the numbers are; others could lose their last answer. */
const WHILE: { readonly [Name in StepName]?: readonly Adjusts[] } = {
  hunterTurns: ALL,
  hunterActs: ALL,
  draculaBegins: ALL,
  combatChoice: [wounds, ofDracula],
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
