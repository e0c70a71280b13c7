import { couldShow, revealHand, showings, WEAPONS } from '../cards/showing.js';
import { hunterOf } from '../reading.js';
import { HUNTERS, type HunterId } from '../seats.js';
import { healDracula } from '../phases/table/tracks.js';
import { drawEncounters } from '../phases/trail/encounter-hand.js';
import type { Tale } from '../tale.js';
import { askEach, goneIfShown, mayStay } from './asking.js';
import { decideFate, type EncounterRule, type EncounterRules } from './rule.js';

/** Everyone sees the hand, and the tickets are lost. */
function spyOn(tale: Tale, seat: HunterId): void {
  revealHand(tale, seat);
  for (const ticket of hunterOf(tale.state, seat).tickets) {
    tale.tell({ type: 'TicketReturned', seat, ticket });
  }
}

/** Inferred: it stays unless it is paid for with a weapon. */
const spy: EncounterRule = {
  after: 'stays',
  meets: (tale, step) => {
    spyOn(tale, step.hunter);
    askEach(tale, step, [step.hunter]);
  },
  isAsked: (state, step) => mayStay(state, step) && couldShow(state, step.hunter, WEAPONS),
  choices: (state, { hunter }) =>
    showings(state, hunter, WEAPONS).map((action) =>
      action.type === 'showItem' ? { type: 'discardItem', item: action.item } : action,
    ),
  isChosen: (tale, { hunter }, action) => {
    if (action.type !== 'discardItem') return tale.tell({ type: 'Passed', seat: hunter });
    tale.tell({ type: 'ItemDiscarded', seat: hunter, item: action.item });
    decideFate(tale, 'discarded');
  },
  matures: (tale, { encounter, spot }) => tale.next({ is: 'maturedAsks', encounter, spot }),
  targets: (state) =>
    HUNTERS.filter((hunter) => hunterOf(state, hunter).location !== undefined).map((hunter) => ({
      type: 'chooseHunter',
      hunter,
    })),
  isAimed: (tale, { encounter }, action) => {
    if (action.type === 'chooseHunter')
      tale.next({ is: 'encounter', encounter, hunter: action.hunter, by: 'matured' });
  },
};

const SOIL = { draws: 3, heals: 3 } as const;

/** Ruling: he discards down to his hand. */
const soil: EncounterRule = {
  after: 'stays',
  meets: (tale, step, random) => {
    drawEncounters(tale, random, SOIL.draws);
    askEach(tale, step, [step.hunter]);
  },
  ...goneIfShown(['heavenly-host']),
  matures: (tale) => healDracula(tale, SOIL.heals),
};

/** Encounters that serve Dracula. */
export const servants = { spy, 'desecrated-soil': soil } satisfies EncounterRules;
