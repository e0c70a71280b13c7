import type { Action } from '../actions.js';
import { playable, playEvent, spendable, spendResolve, usable, useItem } from '../cards/play.js';
import { isSea } from '../map.js';
import { hunterOf, huntersAt } from '../reading.js';
import { inTurnOrder, isHunter, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { TURN_EVENTS, TURN_ITEMS } from '../windows.js';
import { followBats, isLedByBats } from './bats.js';
import { movesOfHunters, placeOfParty, riderOf } from './hunter-routes.js';
import type { Question } from './phase.js';
import { moveParty } from './travel.js';

type Moves = StepOf<'hunterMoves'>;

/** Hunters in the same city whose turn of this round is still to come. */
function companions(state: State, { hunters, invite }: Moves): readonly HunterId[] {
  const place = placeOfParty(state, hunters);
  if (!invite || isSea(place)) return [];
  return huntersAt(state, place).filter((hunter) => !state.acted.includes(hunter) && isFree(state, hunter));
}

const isFree = (state: State, hunter: HunterId) =>
  !hunterOf(state, hunter).missesTurn && !isLedByBats(state, hunter);

function subsets<Kind>([first, ...rest]: readonly Kind[]): readonly (readonly Kind[])[] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((some) => [first, ...some])];
}

function invitations(state: State, step: Moves): readonly Action[] {
  return subsets(companions(state, step))
    .filter((some) => some.length > 0)
    .map((some) => ({ type: 'invite', hunters: [...some] }));
}

/** What a hunter may do in the own turn besides: cards, items, resolve. */
export function inTheTurn(
  state: State,
  step: Moves | StepOf<'hunterActs'>,
  hunter: HunterId,
): readonly Action[] {
  return [
    ...playable(state, hunter, step, TURN_EVENTS),
    ...usable(state, hunter, step, TURN_ITEMS),
    ...spendable(state, hunter, step),
  ];
}

function answers(state: State, step: Moves): readonly Action[] {
  const [leader] = step.hunters;
  if (leader === undefined) return [];
  const fog = step.hunters.some((hunter) => hunterOf(state, hunter).held === 'fog');
  return [
    ...movesOfHunters(state, step.hunters, step.train),
    ...(fog ? [] : invitations(state, step)),
    ...inTheTurn(state, step, leader),
  ];
}

/** Fog lifts once a hunter has stayed for it. */
function stayPut(tale: Tale, hunters: readonly HunterId[]): void {
  for (const seat of hunters) {
    if (hunterOf(tale.state, seat).held === 'fog') tale.tell({ type: 'HunterFreed', seat });
  }
  moveParty(tale, hunters, placeOfParty(tale.state, hunters), 'stay');
}

function spendHorse(tale: Tale, hunters: readonly HunterId[]): void {
  const rider = riderOf(tale.state, hunters);
  if (rider !== undefined) tale.tell({ type: 'ItemDiscarded', seat: rider, item: 'fast-horse' });
}

/** Bats: Dracula moves these hunters. */
const ledByBats = (state: State, hunters: readonly HunterId[]) =>
  hunters.some((hunter) => isLedByBats(state, hunter));

/** A hunter moves, alone or with others who share the turn, or does something else first. */
export const hunterMoves: Question<'hunterMoves'> = {
  asks: (state, { hunters }) => (ledByBats(state, hunters) ? [] : hunters.slice(0, 1)),
  mayDo: answers,
  inTime: (state, { hunters, train }) => movesOfHunters(state, hunters, train)[0] ?? { type: 'stay' },
  unasked: (tale, { hunters }) => followBats(tale, hunters),
  does: {
    stay: (tale, { step: { hunters } }) => stayPut(tale, hunters),
    moveByRoad: (tale, { step, action: { location } }) => moveParty(tale, step.hunters, location, 'road'),
    moveBySea: (tale, { step, action: { location } }) => moveParty(tale, step.hunters, location, 'sea'),
    rideHorse: (tale, { step: { hunters }, action: { location } }) => {
      spendHorse(tale, hunters);
      moveParty(tale, hunters, location, 'horse');
    },
    moveByRail: (tale, { step: { hunters } }) =>
      tale.next({ is: 'window', window: 'beforeTrain', passed: [], hunters }, { is: 'rollTrain', hunters }),
    invite: (tale, { step: { hunters }, action }) =>
      tale.next({ is: 'party', joined: hunters, invited: [...inTurnOrder(action.hunters)] }),
    playEvent: (tale, { step, seat, action: { card } }) => {
      tale.next(step);
      playEvent(tale, { seat, card }, { hunters: step.hunters });
    },
    useItem: (tale, { step, seat, action: { item } }, random) => {
      tale.next(step);
      if (isHunter(seat)) useItem(tale, seat, item, step, random);
    },
    spendResolve: (tale, { step, seat, action: { on } }) => {
      tale.next(step);
      if (isHunter(seat)) spendResolve(tale, seat, on);
    },
  },
};

/** Everybody invited says whether they come along; then the party is formed, and they may play cards. */
export const party: Question<'party'> = {
  asks: (_state, { invited }) => invited.slice(0, 1),
  mayDo: () => [{ type: 'join' }, { type: 'pass' }],
  inTime: () => ({ type: 'pass' }),
  unasked: (tale, { joined }) => {
    if (joined.length > 1) tale.tell({ type: 'PartyFormed', hunters: joined });
    tale.next(
      { is: 'window', window: 'partyBegins', passed: [], hunters: joined },
      { is: 'hunterMoves', hunters: joined, train: true, invite: false },
    );
  },
  does: {
    join: (tale, { step, seat }) => answerInvitation(tale, step, seat as HunterId, true),
    pass: (tale, { step, seat }) => answerInvitation(tale, step, seat as HunterId, false),
  },
};

function answerInvitation(tale: Tale, step: StepOf<'party'>, seat: HunterId, joins: boolean): void {
  tale.tell({ type: 'InvitationAnswered', seat, joins });
  const joined = joins ? [...step.joined, seat] : step.joined;
  tale.next({ is: 'party', joined, invited: step.invited.filter((one) => one !== seat) });
}
