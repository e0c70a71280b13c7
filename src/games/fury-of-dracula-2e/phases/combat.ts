import type { Action } from '../actions.js';
import { pickFor } from '../chance.js';
import { combatOf } from '../evolve/combat.js';
import { hunterOf, kindsOf } from '../reading.js';
import { isHunter, SEATS, type FurySeat, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { combatSteps } from '../steps/combat.js';
import type { Tale } from '../tale.js';
import { endCombat } from './combat-ends.js';
import { batFlight } from './combat-flight.js';
import { combatResult, combatRoll } from './combat-round.js';
import { foeOf, tacticsOf } from './combat-tactics.js';
import type { Deed, NamesOf, Phases, Question } from './phase.js';

const ROUND = [{ is: 'combatTarget' }, { is: 'combatTactics' }, { is: 'combatRoll' }] as const;

/** Source document: first everybody, Dracula and then clockwise, may play a card for the combat. */
const combat: Deed<'combat'> = {
  happens: (tale, { opponent, hunters, location, by }) => {
    if (hunters.length === 0) return;
    tale.tell({ type: 'CombatBegan', opponent, hunters, location, by });
    tale.next({ is: 'window', window: 'combatBegins', passed: [], hunters, opponent }, ...ROUND, {
      is: 'combatOver',
      opponent,
      hunters,
    });
  },
};

const targets = (state: State): readonly Action[] =>
  combatOf(state).hunters.map((hunter) => ({ type: 'fight', hunter }));

/** Of a group one is named before cards are chosen. */
const combatTarget: Question<'combatTarget'> = {
  asks: (state) => (combatOf(state).hunters.length > 1 ? ['dracula'] : []),
  mayDo: targets,
  inTime: (state, _step, seat, random) => pickFor(seat, targets(state), random),
  does: { fight: (tale, { action: { hunter } }) => tale.tell({ type: 'TargetNamed', hunter }) },
};

const cards = (state: State, seat: FurySeat): readonly Action[] =>
  tacticsOf(state, seat).map((tactic) => ({ type: 'playTactic', tactic }));

/** Source document: all choose a card at the same time, unseen. */
const combatTactics: Question<'combatTactics'> = {
  asks: (state) => {
    const { chosen, hunters } = combatOf(state);
    const fighting: readonly FurySeat[] = SEATS.filter((seat) => !isHunter(seat) || hunters.includes(seat));
    return fighting.filter((seat) => chosen[seat] === undefined);
  },
  mayDo: (state, _step, seat) => cards(state, seat),
  inTime: (state, _step, seat, random) => pickFor(seat, cards(state, seat), random),
  does: {
    playTactic: (tale, { step, seat, action: { tactic } }) => {
      tale.tell({ type: 'TacticChosen', seat, tactic });
      tale.tell({ type: 'TacticReady', seat });
      tale.stillAsk(step);
    },
  },
};

/** Source document: three times in a row without another result, and the combat is over. */
const MOST_CONTINUES = 3;

function howItEnds({ state }: Tale) {
  const { hunters, continues } = combatOf(state);
  if (hunters.length === 0) return 'defeat';
  return continues >= MOST_CONTINUES ? 'continues' : undefined;
}

const combatRoundEnds: Deed<'combatRoundEnds'> = {
  happens: (tale, { ends, flies, destroyed }) => {
    if (destroyed !== undefined && hunterOf(tale.state, destroyed.hunter).items.includes(destroyed.item))
      tale.tell({ type: 'ItemDiscarded', seat: destroyed.hunter, item: destroyed.item });
    const outcome = ends ?? howItEnds(tale);
    if (outcome === undefined) return tale.next(...ROUND);
    endCombat(tale, outcome);
    if (flies) tale.next({ is: 'batFlight' });
  },
};

const eventsOfHand = (state: State, hunter: HunterId): readonly Action[] =>
  kindsOf(hunterOf(state, hunter).events).map((card) => ({ type: 'discardEvent', card }));

/** Mesmerize costs all items; a knife an event, which the hunter chooses. */
const loseCard: Question<'loseCard'> = {
  asks: (state, { hunter, what }) =>
    what === 'event' && hunterOf(state, hunter).events.length > 0 ? [hunter] : [],
  mayDo: (state, { hunter }) => eventsOfHand(state, hunter),
  inTime: (state, { hunter }, seat, random) => pickFor(seat, eventsOfHand(state, hunter), random),
  unasked: (tale, { hunter, what }) => {
    if (what === 'event') return;
    for (const item of hunterOf(tale.state, hunter).items)
      tale.tell({ type: 'ItemDiscarded', seat: hunter, item });
  },
  does: {
    discardEvent: (tale, { step: { hunter }, action: { card } }) =>
      tale.tell({ type: 'EventDiscarded', seat: hunter, card }),
  },
};

/** After a fight with an agent Dracula may play Relentless Minion, however it ended. */
const combatOver: Deed<'combatOver'> = {
  happens: (tale, { opponent, hunters }) => {
    if (foeOf({ opponent }) !== 'agent' || hunters.length === 0) return;
    tale.next({ is: 'window', window: 'agentFought', passed: [], hunters, opponent });
  },
};

/** Combats, step by step. */
export const combatPhases: Phases<NamesOf<typeof combatSteps>> = {
  combat,
  combatTarget,
  combatTactics,
  combatRoll,
  combatResult,
  combatRoundEnds,
  loseCard,
  combatOver,
  batFlight,
};
