import { Type } from '@sinclair/typebox';
import type { GameDefinition, Thing } from '../../../../src/games/kit/game-definition.js';
import type { Message } from '../../../../src/games/kit/message.js';
import { adjustments } from './adjustments.js';
import { board } from './board.js';
import * as rules from './rules.js';
import { scene } from './scene.js';
import { standing } from './standing.js';
import {
  actions,
  audience,
  drawAudience,
  en,
  events,
  optionsSchema,
  PLACES,
  purposes,
  SEEKERS,
  View,
} from './words.js';
import type { Action, Event, Options } from './words.js';

const nameOf = (seat: string): Message => ({ key: `seat.${seat}` });

function describeEvent(event: Event): Message {
  const { type, ...values } = event;
  if (event.type === 'GameEnded')
    return { key: 'event.GameEnded', values: { reason: { key: `reason.${event.reason}` } } };
  const named = 'seat' in event ? { ...values, seat: nameOf(event.seat) } : values;
  return { key: `event.${type}`, values: named };
}

function describeAction({ type, ...values }: Action): Message {
  return { key: `action.${type}`, values };
}

function describe(thing: Thing<Action, Event>): Message {
  switch (thing.is) {
    case 'action':
      return describeAction(thing.action);
    case 'event':
      return describeEvent(thing.event);
    case 'decision':
      return { key: `decision.${thing.decision.kind}` };
    case 'seat':
      return nameOf(thing.seat);
  }
}

/** A tiny game for tests, with every kind of secret: one seat's, a side's, nobody's, and choices made at once. */
export const hideAndSeek: GameDefinition<rules.State, Action, Event, View, Options> = {
  ruleset: 'hide-and-seek',
  title: { key: 'title' },
  version: 1,
  revisions: [],
  schemas: {
    options: optionsSchema,
    actions,
    events,
    view: View,
    components: Type.Object({ places: Type.Array(Type.String()) }),
  },
  components: { places: PLACES },
  catalogues: { en },
  options: (asked) => ({ rounds: 3, ...asked }),
  seats: () => [{ id: 'hider', side: 'hider' }, ...SEEKERS.map((id) => ({ id, side: 'seekers' }))],
  aim: (seat) => ({ key: seat === 'hider' ? 'aim.hider' : 'aim.seekers' }),
  initial: rules.initial,
  begin: rules.begin,
  decisions: rules.decisions,
  legalActions: rules.legalActions,
  defaultAction: (state, _decision, seat) => rules.legalActions(state, seat).at(-1) ?? { type: 'keep' },
  decide: rules.decide,
  evolve: rules.evolve,
  blind: rules.blind,
  audience,
  purposes,
  drawAudience,
  askedInPassing: () => false,
  view: rules.view,
  outcome: rules.outcome,
  adjustments,
  standing,
  describe,
  board,
  scene,
  bot: (_view, _heard, actions, _seat, random) =>
    actions[random.below(actions.length, 'bot')] ?? { type: 'keep' },
};
