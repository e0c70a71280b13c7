import { pickFor } from '../../chance.js';
import { DARK_CALL_DRAWS, FEED_HEALS, STUCK_DAMAGE, WOLF } from '../../data/limits.js';
import type { TrailPlaceId } from '../../data/places.js';
import type { PowerId } from '../../data/powers.js';
import { draculaIsAt, locationIn } from '../../reading.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Question } from '../phase.js';
import { harmDracula, healDracula } from '../table/tracks.js';
import { drawEncounters } from './encounter-hand.js';
import { layCards, turnUpPlace, vanish } from './laying.js';
import { canMove, movesOfDracula, seaDamage } from './routes.js';

/** To a lair of his, whose hideout comes back to the trail, or to another place. */
function goTo(tale: Tale, location: TrailPlaceId, powers: readonly PowerId[] = []): void {
  vanish(tale);
  const from = draculaIsAt(tale.state);
  const lair = tale.state.lairs.find((hideout) => locationIn(hideout) === location);
  if (lair !== undefined) tale.tell({ type: 'LairEntered', space: lair.space, powers: [...powers] });
  else layCards(tale, [location, ...powers], location);
  harmDracula(tale, seaDamage(tale.state, from, location));
  tale.next({ is: 'draculaArrives', moved: true, encounter: true });
}

function stay(tale: Tale, power: PowerId, encounter: boolean): void {
  vanish(tale);
  layCards(tale, [power], draculaIsAt(tale.state));
  tale.next({ is: 'draculaArrives', moved: false, encounter });
}

/** Inferred: his place is shown, everything else on the trail is cleared, and he moves; if he still cannot, he suffers. */
function beStuck(tale: Tale, step: StepOf<'draculaMoves'>): void {
  tale.tell({ type: 'NoMoveLeft' });
  if (step.stuck) {
    harmDracula(tale, STUCK_DAMAGE);
    return tale.next({ is: 'draculaArrives', moved: false, encounter: false });
  }
  const at = draculaIsAt(tale.state);
  turnUpPlace(tale, at);
  const others = tale.state.trail.filter((hideout) => hideout.at !== at);
  for (const { space } of others) tale.tell({ type: 'HideoutCleared', area: 'trail', space });
  tale.next({ ...step, stuck: true });
}

const moves = (state: State, step: StepOf<'draculaMoves'>) => movesOfDracula(state, step);

export const draculaMoves: Question<'draculaMoves'> = {
  asks: (state, step) => (canMove(state, step) ? ['dracula'] : []),
  mayDo: moves,
  inTime: (state, step, seat, random) => pickFor(seat, moves(state, step), random),
  unasked: beStuck,
  does: {
    moveTo: (tale, { action: { location } }) => goTo(tale, location),
    hide: (tale) => stay(tale, 'hide', true),
    takeWolfForm: (tale, { action: { location } }) => {
      harmDracula(tale, WOLF.damage);
      goTo(tale, location, ['wolf-form']);
    },
    misdirect: (tale, { step, action: { space } }) => {
      tale.tell({ type: 'Misdirected', space });
      tale.next({ ...step, misdirected: true });
    },
    darkCall: (tale, _answer, random) => {
      stay(tale, 'dark-call', false);
      drawEncounters(tale, random, DARK_CALL_DRAWS);
    },
    feed: (tale) => {
      stay(tale, 'feed', false);
      healDracula(tale, FEED_HEALS);
    },
  },
};
