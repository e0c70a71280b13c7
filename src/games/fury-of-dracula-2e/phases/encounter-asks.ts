import { alike } from '../../kit/agenda/alike.js';
import type { Random } from '../../kit/random.js';
import { actions, type Action } from '../actions.js';
import { pickFor } from '../chance.js';
import type { ItemId } from '../data/item-cards.js';
import { hunterOf, itemsOf, kindsOf } from '../reading.js';
import type { FurySeat, HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { afterLoss, discard, discardsFor, loseAtRandom } from './encounter-losses.js';
import { present, type About } from './encounters-met.js';
import { movesOfHunters } from './hunter-routes.js';
import type { Question } from './phase.js';

export type Asks = StepOf<'encounterAsks'>;

/** One kind of choice. */
interface Wish {
  /** Whether this hunter is concerned, by public counts. */
  concerns(state: State, step: Asks, hunter: HunterId): boolean;
  mayDo(state: State, step: Asks, hunter: HunterId): readonly Action[];
  chosen(tale: Tale, step: Asks, hunter: HunterId, action: Action, random: Random): void;
}

export function ask(tale: Tale, about: About, wants: Asks['wants'], left: readonly HunterId[]): void {
  tale.next({ is: 'encounterAsks', ...about, wants, left: [...left], shown: [] });
}

const after = ({ left }: Asks, hunter: HunterId) => left.slice(left.indexOf(hunter) + 1);

const HOLY: readonly ItemId[] = ['crucifix', 'heavenly-host'];
const BLADES: readonly ItemId[] = ['knife', 'stake'];
const GUNS: readonly ItemId[] = ['pistol', 'rifle'];

/** A new vampire that rolled so high gets away. */
export const escapes = ({ die }: Pick<Asks, 'die'>) => (die ?? 0) >= 4;

/** What helps, and whether it is spent. */
function protections(state: State, step: Asks, hunter: HunterId): readonly Action[] {
  const { encounter, shown } = step;
  const held = (items: readonly ItemId[]) =>
    kindsOf(itemsOf(state, hunter)).filter((item) => items.includes(item));
  if (encounter === 'wolves')
    return held(GUNS.filter((gun) => !shown.includes(gun))).map((item) => ({ type: 'showItem', item }));
  if (encounter === 'new-vampire' && escapes(step))
    return held(BLADES).map((item) => ({ type: 'discardItem', item }));
  return held(HOLY).map((item) => ({ type: 'showItem', item }));
}

/** One item protects all, but from Wolves, who are afraid of both kinds of guns. */
function protect(tale: Tale, step: Asks, hunter: HunterId, action: Action): void {
  if (action.type === 'pass') {
    tale.tell({ type: 'EventPassed', seat: hunter });
    return tale.next({ ...step, left: after(step, hunter) });
  }
  discard(tale, hunter, action);
  if (action.type !== 'showItem') return;
  tale.tell({ type: 'ItemShown', seat: hunter, item: action.item });
  if (step.encounter !== 'wolves') return;
  const shown = [...step.shown, action.item];
  tale.next({ ...step, shown, left: shown.length < GUNS.length ? step.left : [] });
}

const WISHES: Readonly<Record<Asks['wants'], Wish>> = {
  protection: {
    concerns: (state, _step, hunter) => itemsOf(state, hunter).length > 0,
    mayDo: (state, step, hunter) => [{ type: 'pass' }, ...protections(state, step, hunter)],
    chosen: protect,
  },
  loss: {
    concerns: (state, { encounter }, hunter) => discardsFor(state, encounter, hunter).length > 0,
    mayDo: (state, { encounter }, hunter) => discardsFor(state, encounter, hunter),
    chosen: (tale, step, seat, action) => {
      tale.next({ ...step, left: after(step, seat) });
      discard(tale, seat, action);
      afterLoss(tale, step.encounter, seat);
    },
  },
  kind: {
    concerns: () => true,
    mayDo: () => [
      { type: 'chooseKind', kind: 'item' },
      { type: 'chooseKind', kind: 'event' },
    ],
    chosen: (tale, step, hunter, action, random) => {
      tale.next({ ...step, left: after(step, hunter) });
      if (action.type === 'chooseKind') loseAtRandom(tale, hunter, action.kind, random);
    },
  },
  move: {
    concerns: () => true,
    mayDo: (state, _step, hunter) =>
      movesOfHunters(state, [hunter], true).map((move) => ({ type: 'declare', move }) as Action),
    chosen: (tale, step, seat, action) => {
      tale.next({ ...step, left: after(step, seat) });
      if (action.type === 'declare') tale.tell({ type: 'MoveDeclared', seat, move: action.move });
    },
  },
};

function concerned(state: State, step: Asks): HunterId | undefined {
  const there = present(state, step);
  return step.left.find(
    (hunter) => there.includes(hunter) && WISHES[step.wants].concerns(state, step, hunter),
  );
}

function choices(state: State, step: Asks): readonly Action[] {
  const hunter = concerned(state, step);
  return hunter === undefined ? [] : WISHES[step.wants].mayDo(state, step, hunter);
}

function late(state: State, step: Asks, seat: FurySeat, random: Random): Action {
  const [first = { type: 'pass' } as const] = choices(state, step);
  const plain = step.wants === 'protection' || step.wants === 'move';
  return plain ? first : pickFor(seat, choices(state, step), random);
}

/** What follows when nobody averts it. */
type Unprotected = (tale: Tale, step: Asks) => void;

/** One hunter after another chooses; what a Thief takes, Dracula. */
export function encounterAsks(unprotected: Unprotected): Question<'encounterAsks'> {
  const chosen = (tale: Tale, { step, action }: { step: Asks; action: Action }, random: Random): void => {
    const hunter = concerned(tale.state, step);
    if (hunter !== undefined) WISHES[step.wants].chosen(tale, step, hunter, action, random);
  };
  return {
    asks: (state, step) => {
      const hunter = concerned(state, step);
      if (hunter === undefined) return [];
      return step.wants === 'kind' ? ['dracula'] : [hunter];
    },
    mayDo: choices,
    inTime: late,
    unasked: (tale, step) => {
      if (step.wants === 'protection') unprotected(tale, step);
    },
    does: alike(actions, chosen),
  };
}

/** Published: Dogs that lie open protect their hunter and all who are with them. */
export function hasDogs(state: State, about: About): boolean {
  return present(state, about).some((hunter) => hunterOf(state, hunter).dogs);
}
