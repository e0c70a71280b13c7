import { act } from '../../../src/games/kit/act.js';
import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import type { Opponent } from '../../../src/games/fury-of-dracula-2e/data/combat-cards.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import { HUNTERS, type FurySeat, type HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { Combat } from '../../../src/games/fury-of-dracula-2e/state.js';
import type { Step } from '../../../src/games/fury-of-dracula-2e/steps/steps.js';
import type { Tactic, Time } from '../../../src/games/fury-of-dracula-2e/values.js';
import { bloodIs, drawing, given, huntersIn, itIs, toDo, wentTo, type Fury } from './fury-of-dracula-2e.js';

type Some<Value> = Value | readonly Value[];

interface Scene {
  readonly opponent?: Opponent;
  readonly hunters?: readonly HunterId[];
  readonly location?: LocationId;
  readonly by?: Combat['by'];
  readonly time?: Time;
  readonly blood?: number;
  readonly options?: Partial<Options>;
  readonly with?: readonly Some<Event>[];
  /** Told after the combat has begun. */
  readonly then?: readonly Some<Event>[];
}

/** Mina Harker acts after the combat, or another hunter moves, so that something is asked. */
const AFTERWARDS: readonly Step[] = [
  { is: 'hunterActs', hunter: 'mina-harker', others: [], rested: false },
  { is: 'endTurn', seat: 'mina-harker' },
];

function scene({ hunters = ['lord-godalming'], location = 'vienna', opponent = 'dracula', ...rest }: Scene) {
  const places = Object.fromEntries(hunters.map((hunter) => [hunter, location]));
  return [
    ...huntersIn(places),
    ...wentTo(opponent === 'dracula' ? location : 'madrid'),
    itIs(rest.time ?? 'midnight'),
    bloodIs(rest.blood ?? 15),
    ...(rest.with ?? []).flat(),
  ];
}

function stepsOf({ opponent = 'dracula', hunters = ['lord-godalming'], location = 'vienna', by }: Scene) {
  return {
    opponent,
    hunters: [...hunters],
    location,
    by: by ?? (opponent === 'dracula' ? 'hunters' : 'encounter'),
  };
}

/** The first round of a combat: the enemy names whom he fights, or all choose a card. */
export function fighting(about: Scene = {}): Fury {
  const combat = stepsOf(about);
  const { opponent, hunters } = combat;
  const target: readonly Step[] = hunters.length > 1 ? [{ is: 'combatTarget' }] : [];
  return given(
    about.options ?? {},
    scene(about),
    { type: 'CombatBegan', ...combat },
    ...(about.then ?? []),
    toDo(
      ...target,
      { is: 'combatTactics' },
      { is: 'combatRoll' },
      { is: 'combatOver', opponent, hunters },
      ...AFTERWARDS,
    ),
  );
}

/** A combat is about to begin: in the turn of these hunters, or because Dracula attacks. */
export function beforeFighting(about: Scene = {}): Fury {
  const combat = stepsOf(about);
  const { opponent, hunters } = combat;
  const seat: FurySeat = combat.by === 'dracula' ? 'dracula' : (hunters[0] ?? 'lord-godalming');
  return given(
    about.options ?? {},
    scene(about),
    { type: 'TurnStarted', seat, round: 2 },
    { type: 'CombatBegan', ...combat },
    toDo(
      { is: 'window', window: 'combatBegins', passed: [], hunters, opponent },
      { is: 'combatTarget' },
      { is: 'combatTactics' },
      { is: 'combatRoll' },
      { is: 'combatOver', opponent, hunters },
      ...(seat === 'dracula' ? [{ is: 'refill' } as const] : []),
      { is: 'endTurn', seat },
      ...AFTERWARDS,
    ),
  );
}

export const plays = (tactic: Tactic): Action => ({ type: 'playTactic', tactic });
export const fights = (hunter: HunterId): Action => ({ type: 'fight', hunter });

/** Both dice: what the hunters roll, and the enemy. */
export const rolling = (hunters: number, enemy: number) =>
  drawing({ 'combat die': [hunters - 1, enemy - 1] });

export type Cards = Readonly<Partial<Record<FurySeat, Tactic>>>;

/** All but the last card of a round are chosen, and the dice lie ready. */
export function almost(moment: Fury, cards: Cards, dice: readonly [number, number]): Fury {
  const seats = (['dracula', ...HUNTERS] as const).filter((seat) => cards[seat] !== undefined);
  return seats
    .slice(0, -1)
    .reduce((now, seat) => now.after(seat, plays(cards[seat] as Tactic)), moment)
    .withChance(rolling(...dice));
}

const lastOf = (cards: Cards): FurySeat =>
  (['dracula', ...HUNTERS] as const).filter((seat) => cards[seat] !== undefined).at(-1) ?? 'dracula';

/** A round is played out. */
export function round(moment: Fury, cards: Cards, dice: readonly [number, number]): Fury {
  const last = lastOf(cards);
  return almost(moment, cards, dice).after(last, plays(cards[last] as Tactic));
}

/** What comes of the last card of a round. */
export function outcomeOf(moment: Fury, cards: Cards, dice: readonly [number, number]) {
  const last = lastOf(cards);
  return almost(moment, cards, dice).when(last, plays(cards[last] as Tactic));
}

/** All that the last card of a round brings about. */
export function eventsOf(moment: Fury, cards: Cards, dice: readonly [number, number]): readonly Event[] {
  const last = lastOf(cards);
  const { state } = almost(moment, cards, dice);
  return act(furyOfDracula, state, last, plays(cards[last] as Tactic), rolling(...dice)());
}
