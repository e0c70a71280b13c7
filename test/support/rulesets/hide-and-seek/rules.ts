import type { SeatId, Viewer } from '../../../../src/games/kit/audience.js';
import { byType, type ByType } from '../../../../src/games/kit/by-type.js';
import type { Decision, Outcome, Revision, Setup } from '../../../../src/games/kit/game-definition.js';
import type { Random } from '../../../../src/games/kit/random.js';
import { hasRevision } from '../../../../src/games/kit/revisions.js';
import { Story } from '../../../../src/games/kit/story.js';
import { CARDS, PLACES, SEEKERS, seekersOf } from './words.js';
import type { Action, Card, Event, Options, Place, Purpose, Seeker, View } from './words.js';

/** Of the version of the rules that `revised.ts` is. */
export const REVISIONS: readonly Revision[] = [
  { version: 2, name: 'a five is loud', origin: 'A six alone hardly ever spared the hider a clue.' },
];

export interface State {
  /** From the second version on: by which the game is played. */
  readonly rulesVersion?: number;
  readonly rounds: number;
  readonly round: number;
  readonly asks: 'nobody' | 'hide' | 'search' | 'clue' | 'over';
  readonly treasure?: Place;
  readonly hiding?: Place;
  readonly cards: readonly Card[];
  readonly chosen: Partial<Record<Seeker, Place>>;
  readonly searched: readonly Place[];
  readonly die?: number;
  readonly clue?: { readonly seat: Seeker; readonly place: Place };
  readonly clues: Record<Seeker, readonly Place[]>;
  readonly ended?: { readonly winners: readonly SeatId[]; readonly reason: string };
}
type Tale = Story<State, Event>;

export const initial = ({ options, rulesVersion }: Setup<Options>): State => ({
  ...(rulesVersion === 1 ? {} : { rulesVersion }),
  rounds: options.rounds,
  round: 0,
  asks: 'nobody',
  cards: [],
  chosen: {},
  searched: [],
  clues: { 'seeker-1': [], 'seeker-2': [] },
});

function pick<Kind>(kinds: readonly Kind[], random: Random, purpose: Purpose): Kind {
  return kinds[random.below(kinds.length, purpose)] as Kind;
}

const handlers: ByType<Event, [State], State> = {
  TreasureBuried: (state, { place }) => ({ ...state, treasure: place }),
  RoundBegan: (state, { round }) => ({ ...state, round, chosen: {}, searched: [], asks: 'hide' }),
  CardDrawn: (state, { card }) => ({ ...state, cards: [...state.cards, card] }),
  PlaceTaken: (state, { place }) => ({ ...state, hiding: place }),
  HidingEnded: (state) => ({ ...state, asks: 'search' }),
  PlaceChosen: (state, { seat, place }) => ({ ...state, chosen: { ...state.chosen, [seat]: place } }),
  SeekerReady: (state) => state,
  PlacesSearched: (state, { first, second }) => ({ ...state, searched: [first, second] }),
  DieRolled: (state, { value }) => ({ ...state, die: value }),
  ClueFound: (state, { seat, place }) => ({
    ...state,
    clue: { seat, place },
    clues: { ...state.clues, [seat]: [...state.clues[seat], place] },
  }),
  ClueOffered: (state) => ({ ...state, asks: 'clue' }),
  ClueShared: (state, { place }) => {
    const other = state.clue?.seat === 'seeker-1' ? 'seeker-2' : 'seeker-1';
    return { ...state, clues: { ...state.clues, [other]: [...state.clues[other], place] } };
  },
  ClueSettled: ({ clue: _, ...state }) => state,
  GameEnded: (state, { winners, reason }) => ({ ...state, asks: 'over', ended: { winners, reason } }),
};
export const evolve = (state: State, event: Event): State => byType(handlers, event, state);

export function decisions(state: State): readonly Decision[] {
  const ask = (seat: SeatId) => ({
    id: `${state.asks}-${state.round}-${seat}`,
    kind: state.asks,
    seats: [seat],
  });
  if (state.asks === 'hide') return [ask('hider')];
  if (state.asks === 'search') return SEEKERS.filter((seat) => state.chosen[seat] === undefined).map(ask);
  return state.asks === 'clue' && state.clue !== undefined ? [ask(state.clue.seat)] : [];
}

export function legalActions(state: State, seat: SeatId): readonly Action[] {
  if (!decisions(state).some(({ seats }) => seats.includes(seat))) return [];
  if (state.asks === 'hide') return PLACES.map((place) => ({ type: 'hide', place }));
  if (state.asks === 'search') return PLACES.map((place) => ({ type: 'search', place }));
  return [{ type: 'share' }, { type: 'keep' }];
}

export function begin(setup: Setup<Options>, random: Random): readonly Event[] {
  const tale: Tale = new Story(initial(setup), evolve);
  tale.tell({ type: 'TreasureBuried', place: pick(PLACES, random, 'treasure') });
  beginRound(tale, random);
  return tale.events;
}

function beginRound(tale: Tale, random: Random): void {
  tale.tell({ type: 'RoundBegan', round: tale.state.round + 1 });
  tale.tell({ type: 'CardDrawn', card: pick(CARDS, random, 'card') });
}

function endRound(tale: Tale, random: Random): void {
  const { round, rounds, hiding, treasure } = tale.state;
  if (round < rounds) return beginRound(tale, random);
  tale.tell({ type: 'GameEnded', winners: ['hider'], reason: hiding === treasure ? 'treasure' : 'notFound' });
}

/** The least on the die that spares the hider a clue. */
function loud({ rulesVersion = 1 }: State): number {
  return hasRevision(REVISIONS, rulesVersion, 'a five is loud') ? 5 : 6;
}

function reveal(tale: Tale, random: Random): void {
  const { chosen, hiding, round } = tale.state;
  const [first = 'attic', second = 'attic'] = SEEKERS.map((seat) => chosen[seat]);
  tale.tell({ type: 'PlacesSearched', first, second });
  if (first === hiding || second === hiding) {
    return tale.tell({ type: 'GameEnded', winners: [...SEEKERS], reason: 'found' });
  }
  const value = random.below(6, 'noise die') + 1;
  tale.tell({ type: 'DieRolled', value });
  if (value >= loud(tale.state)) return endRound(tale, random);
  const seat = round % 2 === 1 ? 'seeker-1' : 'seeker-2';
  const elsewhere = PLACES.filter((place) => place !== hiding);
  tale.tell({ type: 'ClueFound', seat, place: pick(elsewhere, random, `clue of ${seat}`) });
  tale.tell({ type: 'ClueOffered', seat });
}

const does: ByType<Action, [Tale, SeatId, Random], void> = {
  hide: (tale, _seat, _random, { place }) => {
    tale.tell({ type: 'PlaceTaken', place });
    tale.tell({ type: 'HidingEnded' });
  },
  search: (tale, seat, random, { place }) => {
    tale.tell({ type: 'PlaceChosen', seat: seat as Seeker, place });
    tale.tell({ type: 'SeekerReady', seat: seat as Seeker });
    if (seekersOf(tale.state).length === SEEKERS.length) reveal(tale, random);
  },
  share: (tale, seat, random) => {
    tale.tell({ type: 'ClueShared', place: tale.state.clue?.place ?? 'attic' });
    tale.tell({ type: 'ClueSettled', seat: seat as Seeker });
    endRound(tale, random);
  },
  keep: (tale, seat, random) => {
    tale.tell({ type: 'ClueSettled', seat: seat as Seeker });
    endRound(tale, random);
  },
};

export function decide(state: State, seat: SeatId, action: Action, random: Random): readonly Event[] {
  const tale: Tale = new Story(state, evolve);
  byType(does, action, tale, seat, random);
  return tale.events;
}

export function view(state: State, viewer: Viewer): View {
  const { round, searched, die, ended } = state;
  return {
    ruleset: 'hide-and-seek',
    round,
    ready: [...seekersOf(state)],
    searched: [...searched],
    ...(die === undefined ? {} : { die }),
    ...(viewer === 'hider' || ended !== undefined ? ofTheHider(state) : {}),
    ...(viewer === 'seeker-1' || viewer === 'seeker-2' ? ofASeeker(state, viewer) : {}),
    ...atTheEnd(state),
  };
}

function ofTheHider({ hiding, cards }: State): Partial<View> {
  return { cards: [...cards], ...(hiding === undefined ? {} : { hiding }) };
}

function ofASeeker({ chosen, clues }: State, seeker: Seeker): Partial<View> {
  const mine = chosen[seeker];
  return { clues: [...clues[seeker]], ...(mine === undefined ? {} : { chosen: mine }) };
}

function atTheEnd({ ended, treasure }: State): Partial<View> {
  if (ended === undefined || treasure === undefined) return {};
  return { treasure, winners: [...ended.winners] as NonNullable<View['winners']> };
}

export function outcome({ ended }: State): Outcome | undefined {
  return ended && { winners: ended.winners, reason: { key: `reason.${ended.reason}` } };
}

/** The second seeker to choose brings the hider to light, or a die; after a clue a card is drawn, or the game is over. */
export function blind({ chosen }: State, _seat: SeatId, { type }: Action): boolean {
  return type === 'hide' || (type === 'search' && seekersOf({ chosen }).length === 0);
}
