import type { Action } from '../actions.js';
import { playEvent, spendResolve, useItem } from '../cards/play.js';
import { rollDie } from '../chance.js';
import { HOSPITAL, placeOf } from '../map.js';
import { hunterOf, huntersAt, itemsOf, kindsOf, liesOpen, whereIs } from '../reading.js';
import { isHunter, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Step, StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { hasRemovableBite, treat } from './harm.js';
import { inTheTurn } from './hunter-moves.js';
import type { Question } from './phase.js';

type Acts = StepOf<'hunterActs'>;

/** Source document: a large city has events and items, a small one an event, the hospital either. */
const SUPPLIES = {
  small: ['event'],
  large: ['event', 'item', 'both'],
  hospital: ['event', 'item'],
  castle: [],
  sea: [],
} as const;

function mayTrade(state: State, hunter: HunterId): boolean {
  const there = huntersAt(state, whereIs(state, hunter));
  return there.length > 1 && there.some((one) => itemsOf(state, one).length > 0);
}

/** As an option only one of those who share a turn may rest or take supplies. */
function restOrSupply(state: State, { hunter, rested }: Acts): readonly Action[] {
  if (state.options.restPerGroup && rested) return [];
  const { kind } = placeOf(whereIs(state, hunter));
  return [{ type: 'rest' }, ...SUPPLIES[kind].map((draw): Action => ({ type: 'supply', draw }))];
}

function mayUseFont(state: State, hunter: HunterId): boolean {
  const isThere = whereIs(state, hunter) === HOSPITAL;
  return state.options.hospitalFont && isThere && hasRemovableBite({ state }, hunter);
}

function mainActions(state: State, step: Acts): readonly Action[] {
  const chosen: readonly Action[] = [
    ...restOrSupply(state, step),
    ...(mayTrade(state, step.hunter) ? [{ type: 'trade' } as const] : []),
    ...(mayUseFont(state, step.hunter) ? [{ type: 'useFont' } as const] : []),
  ];
  return chosen.length > 0 ? chosen : [{ type: 'pass' }];
}

/** The next one of those who share the turn. */
function nextHunter({ others, rested }: Acts, hasRested: boolean): readonly Step[] {
  const [hunter, ...rest] = others;
  return hunter === undefined
    ? []
    : [{ is: 'hunterActs', hunter, others: rest, rested: rested || hasRested }];
}

function eventsAtRest(state: State, hunter: HunterId): number {
  const withSeward = whereIs(state, hunter) === hunterOf(state, 'dr-seward').location;
  return state.options.sewardRest && withSeward ? 1 : 2;
}

function rest(tale: Tale, step: Acts): void {
  const { hunter } = step;
  tale.tell({ type: 'HunterRested', seat: hunter });
  const draws = Array.from({ length: eventsAtRest(tale.state, hunter) }, (): Step => ({
    is: 'drawEvent',
    hunter,
    why: 'rest',
  }));
  tale.next(...draws, { is: 'heal', hunter }, ...nextHunter(step, true));
}

function takeSupplies(tale: Tale, step: Acts, draw: 'event' | 'item' | 'both'): void {
  const { hunter } = step;
  tale.tell({ type: 'SuppliesTaken', seat: hunter, draw });
  tale.next(
    ...(draw === 'item' ? [] : [{ is: 'drawEvent', hunter, why: 'supply' } as const]),
    ...(draw === 'event' ? [] : [{ is: 'drawItem', hunter } as const]),
    ...nextHunter(step, true),
  );
}

/** Source document: who met nothing must do one of the three. */
export const hunterActs: Question<'hunterActs'> = {
  asks: (_state, { hunter }) => [hunter],
  mayDo: (state, step) => [...mainActions(state, step), ...inTheTurn(state, step, step.hunter)],
  inTime: (state, step) => mainActions(state, step)[0] ?? { type: 'rest' },
  does: {
    rest: (tale, { step }) => rest(tale, step),
    supply: (tale, { step, action: { draw } }) => takeSupplies(tale, step, draw),
    trade: (tale, { step }) => {
      tale.tell({ type: 'TradeOpened', seat: step.hunter });
      tale.next({ is: 'trade', hunter: step.hunter, done: [], gifts: 0 }, ...nextHunter(step, false));
    },
    useFont: (tale, { step }, random) => {
      const die = rollDie(random, 'die');
      tale.tell({ type: 'FontUsed', seat: step.hunter, die });
      tale.next(...nextHunter(step, false));
      treat(tale, step.hunter, die);
    },
    pass: (tale, { step, seat }) => {
      tale.tell({ type: 'EventPassed', seat });
      tale.next(...nextHunter(step, false));
    },
    playEvent: (tale, { step, seat, action: { card } }) => {
      tale.next(step);
      playEvent(tale, { seat, card }, { hunters: [step.hunter] });
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

/** Ruling: so many items change hands in one trade at the most. */
const MOST_GIFTS = 12;

function traders(state: State, { hunter, done, gifts }: StepOf<'trade'>): readonly HunterId[] {
  if (gifts >= MOST_GIFTS) return [];
  return huntersAt(state, whereIs(state, hunter)).filter(
    (one) => !done.includes(one) && itemsOf(state, one).length > 0,
  );
}

function gifts(state: State, giver: HunterId): readonly Action[] {
  const others = huntersAt(state, whereIs(state, giver)).filter((one) => one !== giver);
  return kindsOf(itemsOf(state, giver)).flatMap((item) =>
    others.map((to): Action => ({ type: 'giveItem', item, to })),
  );
}

/** Each hands over what they like, items only, until all are content. */
export const trade: Question<'trade'> = {
  asks: traders,
  mayDo: (state, _step, seat) => [{ type: 'pass' }, ...(isHunter(seat) ? gifts(state, seat) : [])],
  inTime: () => ({ type: 'pass' }),
  does: {
    giveItem: (tale, { step, seat, action: { item, to } }) => {
      if (!isHunter(seat)) return;
      const open = liesOpen(tale.state, seat, item);
      tale.tell({ type: 'ItemPassed', seat, to, item });
      tale.tell({ type: 'ItemGiven', seat, to, open });
      tale.next({ ...step, gifts: step.gifts + 1 });
    },
    pass: (tale, { step, seat }) => {
      tale.tell({ type: 'EventPassed', seat });
      if (isHunter(seat)) tale.stillAsk({ ...step, done: [...step.done, seat] });
    },
  },
};
