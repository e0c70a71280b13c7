import type { Viewer } from '../kit/audience.js';
import type { Outcome, Passing } from '../kit/game-definition.js';
import { sizeOf, type Pile } from '../kit/pile.js';
import { confidants } from './events/audience.js';
import { backOf } from './reading.js';
import { HUNTERS, isHunter, SEATS, type HunterId } from './seats.js';
import type { State, TrailSpace } from './state.js';
import type { HunterView, SpaceView, View } from './view-schema.js';

/** Whose secrets are told: everybody's, when the game is over. */
interface Knowledge {
  readonly dracula: boolean;
  readonly hunters: readonly HunterId[];
}

function knowledgeOf({ options, over }: State, viewer: Viewer): Knowledge {
  if (over !== undefined) return { dracula: true, hunters: HUNTERS };
  const hunters = HUNTERS.filter((hunter) => confidants(hunter, options).includes(viewer));
  return { dracula: viewer === 'dracula', hunters };
}

const known = <Value extends object>(told: boolean, value: Value): Value | Record<never, never> =>
  told ? value : {};

function spaceView(lies: TrailSpace, told: boolean): SpaceView {
  const { card, at, faceUp, powers, tokens } = lies;
  return {
    back: backOf(lies),
    faceUp,
    ...known(told || faceUp, { card }),
    ...known(told, { at }),
    powers: [...powers],
    tokens: tokens.map((token) => ({
      ...known(told || token.faceUp, { encounter: token.encounter }),
      faceUp: token.faceUp,
    })),
  };
}

/** Only the fields that there are. */
function present<Fields extends object>(fields: {
  readonly [Name in keyof Fields]: Fields[Name] | undefined;
}): Partial<Fields> {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Partial<Fields>;
}

function hunterView(state: State, seat: HunterId, viewer: Viewer, { hunters }: Knowledge): HunterView {
  const { items, events, openItem, openEvent, location, held, ...sheet } = state.hunters[seat];
  const told = hunters.includes(seat);
  const open = told || viewer === 'dracula' ? present({ openItem, openEvent }) : {};
  return {
    seat,
    ...present({ location, held }),
    health: sheet.health,
    bites: sheet.bites,
    items: told ? [...items] : [],
    itemCount: items.length,
    events: told ? [...events] : [],
    eventCount: events.length,
    ...open,
    dogs: sheet.dogs,
    missesTurn: sheet.missesTurn,
    hasActed: state.acted.includes(seat),
  };
}

function draculaView(state: State, { dracula }: Knowledge): View['dracula'] {
  const { blood, encounters, draculaEvents, trail } = state;
  const at = trail[0]?.at;
  return {
    blood,
    encounterCount: encounters.hand.length,
    eventCount: draculaEvents.length,
    ...known(dracula, { encounters: [...encounters.hand], events: [...draculaEvents] }),
    ...(dracula && at !== undefined ? { at } : {}),
  };
}

function combatView({ combat }: State, viewer: Viewer): Pick<View, 'combat'> {
  if (combat === undefined) return {};
  const { opponent, hunters, location, round, target, chosen, spent, plans, bonus } = combat;
  const mine = viewer === 'dracula' || isHunter(viewer) ? chosen[viewer] : undefined;
  return {
    combat: {
      opponent,
      hunters: [...hunters],
      location,
      round,
      ...(target === undefined ? {} : { target }),
      ready: SEATS.filter((seat) => chosen[seat] !== undefined),
      ...(mine === undefined ? {} : { chosen: mine }),
      onTable: SEATS.flatMap((seat) => (spent[seat] === undefined ? [] : { seat, tactic: spent[seat] })),
      continues: combat.continues,
      repelled: combat.repelled,
      noEscape: combat.barred,
      huntersAdd: plans.hunters + bonus.hunters,
      enemyAdds: plans.enemy + bonus.enemy,
    },
  };
}

/** Stated before all, so everyone may know them still. */
function declaredMoves({ hunters, draculaDeclared }: State): View['declared'] {
  return SEATS.flatMap((seat) => {
    const move = isHunter(seat) ? hunters[seat].declared : draculaDeclared;
    return move === undefined ? [] : [{ seat, move }];
  });
}

/** The question that stands: the agenda is public. */
const standing = ({ agenda: [asks] }: State): Pick<View, 'asks'> => (asks === undefined ? {} : { asks });

/** The discard piles lie open; their order does not matter. */
function listOf<Kind extends string>(pile: Pile<Kind>): Kind[] {
  return (Object.keys(pile) as Kind[]).flatMap((kind) => Array.from({ length: pile[kind] }, () => kind));
}

export function view(state: State, viewer: Viewer, _passing: Passing): View {
  const knows = knowledgeOf(state, viewer);
  const { board, over, turn } = state;
  const spaces = (lies: readonly TrailSpace[]) => lies.map((space) => spaceView(space, knows.dracula));
  return {
    ruleset: 'fury-of-dracula-2e',
    round: state.round,
    ...(turn === undefined ? {} : { turn }),
    time: state.time,
    vampires: state.vampires,
    resolve: state.resolve,
    resolveUsed: [...state.resolveUsed],
    dracula: draculaView(state, knows),
    trail: spaces(state.trail),
    catacombs: spaces(state.catacombs),
    leaving: spaces(state.leaving),
    ripe: spaceView({ ...NOTHING, tokens: state.ripe }, knows.dracula).tokens,
    hunters: HUNTERS.map((seat) => hunterView(state, seat, viewer, knows)),
    allies: { ...state.allies },
    board: { ...board, hosts: [...board.hosts] },
    ...combatView(state, viewer),
    declared: declaredMoves(state),
    ...standing(state),
    eventDeck: sizeOf(state.events.deck),
    eventDiscard: listOf(state.events.discard),
    itemDeck: sizeOf(state.items.deck),
    itemDiscard: listOf(state.items.discard),
    encounterPool: sizeOf(state.encounters.pool),
    ...(over === undefined ? {} : { winners: [...over.winners], reason: over.reason }),
  };
}

const NOTHING: TrailSpace = { card: 'hide', at: 'alicante', faceUp: false, powers: [], tokens: [] };

export function outcome({ over }: State): Outcome | undefined {
  return over && { winners: over.winners, reason: { key: `reason.${over.reason}` } };
}
