import { Type, type Static } from '@sinclair/typebox';
import type { Viewer } from '../../kit/audience.js';
import type { Outcome, Passing } from '../../kit/game-definition.js';
import { closed, oneOf } from '../../kit/schema.js';
import { isHunter, HUNTERS } from '../seats.js';
import type { State } from '../state.js';
import { AnyStep } from '../steps/steps.js';
import {
  Ally,
  City,
  Count,
  count,
  Effect,
  EndReason,
  EVENT_IDS,
  PhaseName,
  Sea,
  Seat,
  Time,
  Way,
} from '../values.js';
import { PilesView, pilesView } from './cards.js';
import { CombatView, combatView } from './combat.js';
import { HunterView, hunterView } from './hunters.js';
import { knowledgeOf, type Knowledge } from './knowledge.js';
import { DraculaView, draculaView, HideoutView, hideoutView } from './trail.js';

const BoardView = closed(
  {
    fog: Type.Array(closed({ location: City, tokens: Count })),
    storms: Type.Array(Sea),
    roadblocks: Type.Array(closed({ from: City, to: City, way: Way })),
    consecrated: Type.Optional(City),
    hosts: Type.Array(City, { description: 'Where tokens of Heavenly Hosts lie.' }),
  },
  { title: 'BoardView' },
);

export const View = closed({
  ruleset: Type.Literal('fury-of-dracula-4e'),
  round: Count,
  phase: PhaseName,
  time: Time,
  despair: count('Despair tokens that lie.'),
  influence: Count,
  effects: Type.Array(Effect),
  dracula: DraculaView,
  trail: Type.Array(HideoutView, { description: 'From the newest on; a space may be empty.' }),
  lairs: Type.Array(HideoutView, { description: 'Their spaces are the numbers of the lairs.' }),
  leaving: Type.Array(HideoutView, { description: 'Slid off the trail just now.' }),
  hunters: Type.Array(HunterView),
  allies: closed({ hunters: Type.Optional(Ally), dracula: Type.Optional(Ally) }),
  board: BoardView,
  piles: PilesView,
  drawn: Type.Optional(
    oneOf(EVENT_IDS, { description: 'The event that was drawn, and is to be kept or played at once.' }),
  ),
  combat: Type.Optional(CombatView),
  asks: Type.Optional(AnyStep),
  winners: Type.Optional(Type.Array(Seat)),
  reason: Type.Optional(EndReason),
});
export type View = Static<typeof View>;

function boardView({ board }: State): View['board'] {
  const { fog, storms, roadblocks, consecrated, hosts } = board;
  return {
    fog: Object.entries(fog).map(([location, tokens]) => ({
      location: location as keyof typeof fog,
      tokens,
    })),
    storms: [...storms],
    roadblocks: [...roadblocks],
    ...(consecrated === undefined ? {} : { consecrated }),
    hosts: [...hosts],
  };
}

/** What a seat has drawn and must still say something about. */
function drawnView({ drawn }: State, { dracula, hunters }: Knowledge): Pick<View, 'drawn'> {
  if (drawn === undefined) return {};
  const told = isHunter(drawn.seat) ? hunters.includes(drawn.seat) : dracula;
  return told ? { drawn: drawn.card } : {};
}

export function view(state: State, viewer: Viewer, _passing: Passing): View {
  const knows = knowledgeOf(state, viewer);
  const { over, agenda } = state;
  const hideouts = (lying: State['trail']) => lying.map((hideout) => hideoutView(hideout, knows.dracula));
  return {
    ruleset: 'fury-of-dracula-4e',
    round: state.round,
    phase: state.phase,
    time: state.time,
    despair: state.despair,
    influence: state.influence,
    effects: [...state.effects],
    dracula: draculaView(state, knows),
    trail: hideouts(state.trail),
    lairs: hideouts(state.lairs),
    leaving: hideouts(state.leaving),
    hunters: HUNTERS.map((seat) => hunterView(state, seat, knows)),
    allies: { ...state.allies },
    board: boardView(state),
    piles: pilesView(state, knows),
    ...drawnView(state, knows),
    ...combatView(state, viewer),
    ...(agenda[0] === undefined ? {} : { asks: agenda[0] }),
    ...(over === undefined ? {} : { winners: [...over.winners], reason: over.reason }),
  };
}

export function outcome({ over }: State): Outcome | undefined {
  return over && { winners: over.winners, reason: { key: `reason.${over.reason}` } };
}
