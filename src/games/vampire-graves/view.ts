import { Type, type Static } from '@sinclair/typebox';
import type { Viewer } from '../kit/audience.js';
import type { Outcome, Passing } from '../kit/game-definition.js';
import { closed, oneOf } from '../kit/schema.js';
import { LAYOUT_NAMES } from './data/layouts.js';
import { COLOURS } from './data/parts.js';
import { DECISION_KINDS, decisions } from './decide.js';
import { frontier } from './phases/flow.js';
import { graveOf, openLid, type Player, type State } from './state.js';
import { ColourName, Content, EndReason, GiftCause, GraveId, Seat } from './values.js';

const Count = Type.Integer({ minimum: 0 });

const PlayerView = closed(
  {
    seat: Seat,
    line: Type.Array(oneOf([...COLOURS, 'faceDown']), { description: 'From left to right.' }),
    sideRow: Type.Array(ColourName, { description: 'Vampires received, where the options keep them apart.' }),
    garlic: Count,
    stakes: Count,
    rats: Count,
    out: Type.Optional(Type.Literal(true, { description: 'Out of the game.' })),
  },
  { title: 'PlayerView' },
);

const SeenGrave = closed({
  grave: GraveId,
  lid: oneOf([...COLOURS, 'unseen'], { description: 'Unseen: laid after a rat and not opened since.' }),
  content: Content,
});

export const View = closed({
  ruleset: Type.Literal('vampire-graves'),
  layout: oneOf(LAYOUT_NAMES),
  turn: Count,
  turnOf: Seat,
  phase: oneOf([...DECISION_KINDS, 'between', 'over'], { description: 'What is asked now.' }),
  asked: Type.Optional(Seat),
  players: Type.Array(PlayerView),
  reserve: Type.Integer({ minimum: 0, description: 'Lids set aside.' }),
  lid: Type.Optional(
    closed(
      { grave: GraveId, colour: ColourName, content: Content },
      { description: 'The lid that is open now.' },
    ),
  ),
  frontier: Type.Optional(Type.Array(GraveId, { description: 'Graves around rats that may be opened now.' })),
  gifts: Type.Optional(
    closed({
      to: Seat,
      from: Type.Array(Seat, { description: 'Who still has to give, in this order.' }),
      cause: GiftCause,
      given: Type.Optional(ColourName),
    }),
  ),
  seen: Type.Optional(
    Type.Array(SeenGrave, {
      description: 'Every grave opened so far: with open notes, or when the game is over.',
    }),
  ),
  winners: Type.Optional(Type.Array(Seat)),
  reason: Type.Optional(EndReason),
});
export type View = Static<typeof View>;

/** Nobody has private information: the view is the same for all. */
export function view(state: State, _viewer: Viewer, passing: Passing): View {
  const { options, phase, turn, turnOf, players, reserve } = state;
  const openNotes = options.mode === 'openNotes';
  return {
    ruleset: 'vampire-graves',
    layout: options.layout,
    turn,
    turnOf,
    phase: phase.is,
    ...asked(state),
    players: players.map(playerView),
    reserve,
    ...(openNotes || passing === 'told' ? onTheTableNow(state) : {}),
    ...gifts(state),
    ...(openNotes || phase.is === 'over' ? { seen: seen(state) } : {}),
    ...ending(state),
  };
}

function asked(state: State): Pick<View, 'asked'> {
  const [decision] = decisions(state);
  return decision?.seats[0] === undefined ? {} : { asked: decision.seats[0] };
}

function playerView({ line, sideRow, ...player }: Player): View['players'][number] {
  const { seat, garlic, stakes, rats, out } = player;
  const gone = out === undefined ? {} : { out };
  return { seat, line: [...line], sideRow: [...sideRow], garlic, stakes, rats, ...gone };
}

function onTheTableNow(state: State): Pick<View, 'lid' | 'frontier'> {
  return { ...lidNow(state), ...(state.plague === undefined ? {} : { frontier: [...frontier(state)] }) };
}

function lidNow(state: State): Pick<View, 'lid'> {
  if (state.phase.is !== 'place' && state.phase.is !== 'mismatch') return {};
  const { grave, lid } = openLid(state);
  return lid === 'rat' ? {} : { lid: { grave, colour: lid, content: graveOf(state, grave).content } };
}

function gifts({ phase }: State): Pick<View, 'gifts'> {
  if (phase.is !== 'give' && phase.is !== 'receive') return {};
  const { to, from, cause } = phase.gifts;
  return {
    gifts: { to, from: [...from], cause, ...(phase.is === 'receive' ? { given: phase.colour } : {}) },
  };
}

function seen({ graves }: State): NonNullable<View['seen']> {
  return graves.flatMap(({ lid, content }, grave) => {
    if (lid === 'unseen') return [];
    return [{ grave, lid: lid === 'unseenFromReserve' ? 'unseen' : lid, content }];
  });
}

function ending({ phase }: State): Pick<View, 'winners' | 'reason'> {
  return phase.is === 'over' ? { winners: [...phase.winners], reason: phase.reason } : {};
}

export function outcome({ phase }: State): Outcome | undefined {
  if (phase.is !== 'over') return undefined;
  return { winners: phase.winners, reason: { key: `reason.${phase.reason}` } };
}
