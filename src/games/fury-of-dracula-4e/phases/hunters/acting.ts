import type { Does } from '../../../kit/agenda/phase.js';
import type { ActionName } from '../../actions/actions.js';
import { playEvent, useItem } from '../../cards/play.js';
import type { EventId } from '../../data/event-cards.js';
import { isHospital, regionOf } from '../../map.js';
import { draculaIsAt, hunterOf, whereIs } from '../../reading.js';
import type { HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { Tale } from '../../tale.js';
import type { KindOfAction } from '../../values.js';
import type { Fury, Question } from '../phase.js';
import { reserve, rest, supply } from './acts.js';
import { move } from './arriving.js';
import { kindOfCard, KINDS, mayAct, PASS, type Acts } from './may-act.js';

/** Renewed Vigor: another action follows, of another kind. */
function goOn(tale: Tale, step: Acts, kind: KindOfAction): void {
  if (step.left > 1) tale.next({ ...step, left: step.left - 1, done: [...step.done, kind] });
}

/** What is done for an action, before another one may follow. */
function acts<Asked extends ActionName>(
  does: Does<Fury, 'hunterActs', Asked>,
): Does<Fury, 'hunterActs', Asked> {
  return (tale, answer, random) => {
    goOn(tale, answer.step, KINDS[answer.action.type] ?? 'special');
    does(tale, answer, random);
  };
}

function play(tale: Tale, step: Acts, card: EventId): void {
  const kind = kindOfCard(card);
  if (kind === undefined) tale.next(step);
  else goOn(tale, step, kind);
  playEvent(tale, { seat: step.hunter, card }, { hunter: step.hunter });
}

/** The ticket is spent before the train leaves. */
const ride: Does<Fury, 'hunterActs', 'moveByRail'> = (tale, { step: { hunter }, action }) => {
  const { location, ticket } = action;
  tale.tell({ type: 'TicketReturned', seat: hunter, ticket });
  tale.next(
    { is: 'window', window: 'onTicketUse', passed: [], hunter, by: 'rail', location, ticket },
    { is: 'rideTo', hunter, location },
  );
};

/** Inferred: at sea nobody is in the same region. */
function answerRegion(tale: Tale, hunter: HunterId): void {
  const region = regionOf(whereIs(tale.state, hunter));
  const same = region !== undefined && region === regionOf(draculaIsAt(tale.state));
  tale.tell({ type: 'RegionAnswered', seat: hunter, region: region ?? 'sea', same });
}

/** Ruling: bats come before anything else that the hunter would do. */
const isLed = (state: State, hunter: HunterId) => hunterOf(state, hunter).bats > 0;

export const hunterActs: Question<'hunterActs'> = {
  asks: (state, { hunter }) => {
    const isThere = hunterOf(state, hunter).location !== undefined;
    return isThere && !isLed(state, hunter) ? [hunter] : [];
  },
  mayDo: mayAct,
  inTime: (state, step) => mayAct(state, step)[0] ?? PASS,
  unasked: (tale, { hunter }) => {
    if (isLed(tale.state, hunter)) tale.next({ is: 'batsLead', hunter });
  },
  does: {
    pass: (tale, { seat }) => tale.tell({ type: 'Passed', seat }),
    standUp: (tale, { step: { hunter } }) => tale.tell({ type: 'HunterStoodUp', seat: hunter }),
    moveByRoad: acts((tale, { step: { hunter, part }, action: { location } }) => {
      if (part === 'night') tale.next({ is: 'drawForDracula', seat: hunter, end: 'bottom' });
      move(tale, hunter, location, isHospital(whereIs(tale.state, hunter)) ? 'hospital' : 'road');
    }),
    moveByRail: acts(ride),
    moveBySea: acts((tale, { step, action: { location } }) => move(tale, step.hunter, location, 'sea')),
    supply: acts((tale, { step: { hunter, part } }) => supply(tale, hunter, part)),
    reserveTicket: acts((tale, { step, action: { draw } }, random) =>
      reserve(tale, step.hunter, draw, random),
    ),
    trade: acts((tale, { step: { hunter } }) => {
      tale.tell({ type: 'TradeOpened', seat: hunter });
      tale.next({ is: 'trade', hunter, done: [], gifts: 0 });
    }),
    rest: acts((tale, { step: { hunter } }) => rest(tale, hunter)),
    search: acts((tale, { step: { hunter } }) => tale.next({ is: 'search', hunter })),
    askRegion: acts((tale, { step: { hunter } }) => answerRegion(tale, hunter)),
    playEvent: (tale, { step, action: { card } }) => play(tale, step, card),
    useItem: (tale, { step, action: { item } }, random) => {
      goOn(tale, step, 'move');
      useItem(tale, step.hunter, item, step, random);
    },
  },
};
