import type { SeatId } from '../kit/audience.js';
import type { Heard } from '../kit/game-definition.js';
import type { Random } from '../kit/random.js';
import type { Action } from './actions.js';
import type { Event } from './events.js';
import type { Content } from './values.js';
import type { View } from './view.js';

/** A plain player keeps the last few graves in mind, like a person at the table. */
const REMEMBERED_GRAVES = 8;

interface Memory {
  readonly lid: string;
  readonly content: Content;
}

/** The graves last seen, with what was last seen there. */
function remembered(heard: readonly Heard<Event>[]): ReadonlyMap<number, Memory> {
  const memory = new Map<number, Memory>();
  for (let at = heard.length - 1; at >= 0 && memory.size < REMEMBERED_GRAVES; at -= 1) {
    const event = heard[at]?.event;
    if (event?.type !== 'GraveOpened' || memory.has(event.grave)) continue;
    memory.set(event.grave, {
      lid: event.lid,
      content: contentSince(heard, at, event.grave) ?? event.content,
    });
  }
  return memory;
}

/** What went into the grave after it was seen. */
function contentSince(heard: readonly Heard<Event>[], at: number, grave: number): Content | undefined {
  const filled = heard
    .slice(at)
    .findLast(({ event }) => event.type === 'GraveFilled' && event.grave === grave);
  return filled?.event.type === 'GraveFilled' ? filled.event.content : undefined;
}

function playable(view: View, seat: SeatId): readonly (string | undefined)[] {
  const me = view.players.find((player) => player.seat === seat);
  return me === undefined ? [] : [me.line[0], me.line.at(-1), ...me.sideRow];
}

type Opening = Extract<Action, { type: 'open' }>;

/** A remembered match, else a grave not remembered, else to stop, else anything. */
function chooseGrave(
  memory: ReadonlyMap<number, Memory>,
  wanted: readonly unknown[],
  actions: readonly Action[],
) {
  const openings = actions.filter((action): action is Opening => action.type === 'open');
  const matches = openings.filter(({ grave }) => {
    const known = memory.get(grave);
    return known?.content.is === 'empty' && wanted.includes(known.lid);
  });
  if (matches.length > 0) return matches;
  const unknown = openings.filter(({ grave }) => !memory.has(grave));
  if (unknown.length > 0) return unknown;
  const stop = actions.filter((action) => action.type === 'stop');
  return stop.length > 0 ? stop : openings;
}

function worthChoosing(view: View, heard: readonly Heard<Event>[], actions: readonly Action[], seat: SeatId) {
  if (actions.some((action) => action.type === 'open')) {
    return chooseGrave(remembered(heard), playable(view, seat), actions);
  }
  const better = actions.filter((action) => action.type !== 'decline');
  return better.length > 0 ? better : actions;
}

export function bot(
  view: View,
  heard: readonly Heard<Event>[],
  actions: readonly Action[],
  seat: SeatId,
  random: Random,
): Action {
  const choices = worthChoosing(view, heard, actions, seat);
  const chosen = choices[random.below(choices.length, 'bot')];
  if (chosen === undefined) throw new Error('A bot is asked only when it may act');
  return chosen;
}
