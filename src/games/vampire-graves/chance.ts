import { drawFrom, type Pile } from '../kit/pile.js';
import type { DrawPurpose, Random } from '../kit/random.js';
import type { Audience, SeatId } from '../kit/audience.js';
import { COLOURS, type Colour } from './data/parts.js';
import type { Options } from './options.js';
import { graveOf, ratsLeft, seatIds, unseenFromTheStart, type State } from './state.js';

const AUDIENCES = {
  'first player': 'everyone',
  vampire: 'everyone',
  rat: 'passing',
  'lid colour': 'passing',
  'grave for a late seat': 'passing',
  bot: 'nobody',
} as const satisfies Record<string, Audience>;

export type Purpose = keyof typeof AUDIENCES;
export const PURPOSES = Object.keys(AUDIENCES) as Purpose[];

/** For what a seat that is late, or a bot, chooses: that is no draw of the game. */
const CHOICES: readonly Purpose[] = ['grave for a late seat', 'bot'];

export const purposes: readonly DrawPurpose[] = PURPOSES.filter((purpose) => !CHOICES.includes(purpose)).map(
  (purpose) => ({ purpose }),
);

export function drawAudience(purpose: string, { mode }: Options): Audience {
  const declared = AUDIENCES[purpose as Purpose] as Audience | undefined;
  if (declared === undefined) throw new Error(`Nothing is drawn for ${purpose}`);
  return declared === 'passing' && mode === 'openNotes' ? 'everyone' : declared;
}

const below = (random: Random, n: number, purpose: Purpose) => random.below(n, purpose);

/** Ruling: the first player is drawn. */
export function drawFirstPlayer(options: Options, random: Random): SeatId {
  const first = below(random, options.players, 'first player');
  return seatIds(options)[first] ?? '';
}

/** Every vampire that nobody has seen may be this one, those of two players' unused twenty included. */
export function drawVampire(unseen: Pile<Colour>, random: Random): Colour {
  return drawFrom(unseen, COLOURS, random, 'vampire' satisfies Purpose);
}

export interface UnseenLids {
  /** Lids never turned up that lay there from the start, this one included, and the rats among them. */
  readonly fromTheStart: number;
  readonly rats: number;
  /** Coloured lids never turned up, the reserve included: any of them may be this one. */
  readonly colours: Pile<Colour>;
}

/** The same chances as if all lids had been shuffled before the game: what nobody has seen is in no order. */
export function drawLid(unseen: UnseenLids, fromReserve: boolean, random: Random): Colour | 'rat' {
  const isRat = !fromReserve && below(random, unseen.fromTheStart, 'rat') < unseen.rats;
  return isRat ? 'rat' : drawFrom(unseen.colours, COLOURS, random, 'lid colour' satisfies Purpose);
}

/** What the lid of a grave shows: known since it was first turned up, drawn now otherwise. */
export function lidShown(state: State, grave: number, random: Random): Colour | 'rat' {
  const { lid } = graveOf(state, grave);
  if (lid !== 'unseen' && lid !== 'unseenFromReserve') return lid;
  const unseen = {
    fromTheStart: unseenFromTheStart(state),
    rats: ratsLeft(state),
    colours: state.unseenLids,
  };
  return drawLid(unseen, lid === 'unseenFromReserve', random);
}

export function drawGraveForLateSeat(graves: number, random: Random): number {
  return below(random, graves, 'grave for a late seat');
}
