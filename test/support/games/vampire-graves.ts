import { minus } from '../../../src/games/kit/pile.js';
import type { Random } from '../../../src/games/kit/random.js';
import type { Action } from '../../../src/games/vampire-graves/actions.js';
import { COLOURS, type Colour } from '../../../src/games/vampire-graves/data/parts.js';
import type { Event } from '../../../src/games/vampire-graves/events.js';
import type { Options } from '../../../src/games/vampire-graves/options.js';
import { ratsLeft, unseenFromTheStart, type State } from '../../../src/games/vampire-graves/state.js';
import type { Content } from '../../../src/games/vampire-graves/values.js';
import { vampireGraves } from '../../../src/games/vampire-graves/vampire-graves.js';
import type { View } from '../../../src/games/vampire-graves/view.js';
import { Moment } from './given.js';

export type Graves = Moment<State, Action, Event, View, Options>;
type Some<Value> = Value | readonly Value[];

/** Words of this game for tests that read as sentences. */
export function given(options: Partial<Options>, ...events: readonly Some<Event>[]): Graves {
  const setup = { options: vampireGraves.options(options), rulesVersion: 1 };
  return new Moment<State, Action, Event, View, Options>(vampireGraves, setup, events.flat());
}

/** A line of so many vampires with these ends up. */
export function line(seat: string, vampires: number, left: Colour, right?: Colour): Event {
  return { type: 'LineDealt', seat, vampires, left: [left], right: right === undefined ? [] : [right] };
}

export function turnOf(seat: string, turn = 1): Event {
  return { type: 'TurnStarted', seat, turn };
}

/** Three players, ten vampires each, ends as told, the first to move. */
export const LINES: readonly Event[] = [
  line('player-1', 10, 'red', 'blue'),
  line('player-2', 10, 'green', 'yellow'),
  line('player-3', 10, 'white', 'purple'),
];
export const STARTED: readonly Event[] = [...LINES, turnOf('player-1')];

export const vampire = (colour: Colour): Content => ({ is: 'vampire', colour });
export const garlicOf = (owner: string): Content => ({ is: 'garlic', owner });
export const EMPTY: Content = { is: 'empty' };

export function opened(grave: number, lid: Colour | 'rat', content: Content = EMPTY): Event {
  return { type: 'GraveOpened', grave, lid, content };
}

/** A grave was opened some time ago and holds this. */
export function known(grave: number, lid: Colour, content: Content = EMPTY): readonly Event[] {
  const filled: readonly Event[] = content.is === 'empty' ? [] : [{ type: 'GraveFilled', grave, content }];
  const paid: readonly Event[] =
    content.is === 'garlic' ? [{ type: 'GarlicHidden', seat: content.owner }] : [];
  return [opened(grave, lid), ...paid, ...filled];
}

export function staked(seat: string, stakes: number): readonly Event[] {
  return Array.from({ length: stakes }, () => ({ type: 'LidTurned', seat, outcome: 'stake' }) as const);
}

/** A rat was found on this grave and its plague is on. */
export function ratAt(grave: number, seat = 'player-1'): readonly Event[] {
  return [
    opened(grave, 'rat'),
    { type: 'LidTurned', seat, outcome: 'rat' },
    { type: 'SurroundingsOffered', seat },
  ];
}

export const open = (grave: number): Action => ({ type: 'open', grave });
export const LEFT = { end: 'left' } as const;
export const RIGHT = { end: 'right' } as const;

/** Chance that brings this lid and these vampires, in this order. */
export function bringing({ lid, vampires = [] }: { lid?: Colour | 'rat'; vampires?: readonly Colour[] }) {
  return (state: State): Random => {
    const toCome = [...vampires];
    let unseen = state.unseenVampires;
    const numberOf = (pile: Readonly<Record<Colour, number>>, colour: Colour) =>
      COLOURS.slice(0, COLOURS.indexOf(colour)).reduce((before, other) => before + pile[other], 0);
    const nextVampire = () => {
      const colour = toCome.shift() ?? COLOURS.find((other) => unseen[other] > 0) ?? 'red';
      const number = numberOf(unseen, colour);
      unseen = minus(unseen, colour);
      return number;
    };
    const brought: Record<string, () => number> = {
      rat: () => (lid === 'rat' ? 0 : Math.min(ratsLeft(state), unseenFromTheStart(state) - 1)),
      'lid colour': () => (lid === undefined || lid === 'rat' ? 0 : numberOf(state.unseenLids, lid)),
      vampire: nextVampire,
    };
    return { below: (_n, purpose) => brought[purpose]?.() ?? 0 };
  };
}
