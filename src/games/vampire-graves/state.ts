import type { SeatId } from '../kit/audience.js';
import type { Setup } from '../kit/game-definition.js';
import type { Pile } from '../kit/pile.js';
import { clockwiseAfter } from '../kit/seats.js';
import { LAYOUTS } from './data/layouts.js';
import { COLOURS, GARLIC, OF_EACH_COLOUR, RAT_LIDS, VAMPIRES, type Colour } from './data/parts.js';
import type { Options } from './options.js';
import type { Content, EndReason, GiftCause } from './values.js';

export type Chit = Colour | 'faceDown';

/** A lid that nobody has seen has no colour yet; only one that was there from the start may be a rat. */
export type Lid = Colour | 'unseen' | 'unseenFromReserve';

export interface Grave {
  readonly lid: Lid;
  readonly content: Content;
}

export interface Player {
  readonly seat: SeatId;
  readonly line: readonly Chit[];
  readonly sideRow: readonly Colour[];
  readonly garlic: number;
  readonly stakes: number;
  readonly rats: number;
  /** Out of the game. */
  readonly out?: true;
}

export interface Gifts {
  readonly to: SeatId;
  /** Who still has to give, in this order. */
  readonly from: readonly SeatId[];
  readonly cause: GiftCause;
}

export type Phase =
  /** Nothing is asked: only inside an entry, and before the first. */
  | { readonly is: 'between' }
  | { readonly is: 'open' | 'place' | 'mismatch' | 'more' | 'plague' }
  | { readonly is: 'give'; readonly gifts: Gifts }
  | { readonly is: 'receive'; readonly gifts: Gifts; readonly colour: Colour }
  | { readonly is: 'over'; readonly winners: readonly SeatId[]; readonly reason: EndReason };

export interface OpenLid {
  readonly grave: number;
  readonly lid: Colour | 'rat';
}

export interface Plague {
  readonly centres: readonly number[];
  readonly opened: readonly number[];
}

export interface State {
  readonly options: Options;
  /** In the order of their ids. */
  readonly graves: readonly Grave[];
  readonly reserve: number;
  readonly unseenVampires: Pile<Colour>;
  /** Lids that nobody has seen, the reserve included. */
  readonly unseenLids: Pile<Colour>;
  readonly players: readonly Player[];
  readonly turn: number;
  readonly turnOf: SeatId;
  /** Who opens lids now: another than `turnOf` only in a shared plague. */
  readonly opener: SeatId;
  readonly phase: Phase;
  readonly lid?: OpenLid;
  readonly plague?: Plague;
  /** Whether this turn has changed anything or shown a new lid, and how many turns before it did not. */
  readonly stirred: boolean;
  readonly quietTurns: number;
  /** How many questions were asked so far. */
  readonly asked: number;
}

export function seatIds({ players }: Options): readonly SeatId[] {
  return Array.from({ length: players }, (_, index) => `player-${index + 1}`);
}

const allOf = (count: number) =>
  Object.fromEntries(COLOURS.map((colour) => [colour, count])) as Record<Colour, number>;

export function initial({ options }: Setup<Options>): State {
  const seats = seatIds(options);
  return {
    options,
    graves: LAYOUTS[options.layout].graves.map(() => ({ lid: 'unseen', content: { is: 'empty' } })),
    reserve: RAT_LIDS,
    unseenVampires: allOf(OF_EACH_COLOUR),
    unseenLids: allOf(OF_EACH_COLOUR),
    players: seats.map((seat) => ({ seat, line: [], sideRow: [], garlic: GARLIC, stakes: 0, rats: 0 })),
    turn: 0,
    turnOf: '',
    opener: '',
    phase: { is: 'between' },
    stirred: false,
    quietTurns: 0,
    asked: 0,
  };
}

/** Source document: dealt evenly. Published: two players take twenty each, the rest is out of play. */
export function handSize({ players, twoPlayerHand }: Options): number {
  return players === 2 ? twoPlayerHand : VAMPIRES / players;
}

export function playerOf(state: State, seat: SeatId): Player {
  const player = state.players.find((candidate) => candidate.seat === seat);
  if (player === undefined) throw new Error(`No such seat: ${seat}`);
  return player;
}

export const isIn = (state: State, seat: SeatId): boolean => playerOf(state, seat).out === undefined;

/** Who is still in the game, in the order of the table. */
export const playersIn = ({ players }: State): readonly Player[] =>
  players.filter(({ out }) => out === undefined);

/** Who is still in the game, clockwise after this seat, itself left out. */
export function othersAfter(state: State, seat: SeatId): readonly SeatId[] {
  return clockwiseAfter(seatIds(state.options), seat).filter((other) => isIn(state, other));
}

export function graveOf(state: State, id: number): Grave {
  const grave = state.graves[id];
  if (grave === undefined) throw new Error(`No such grave: ${id}`);
  return grave;
}

/** The lid that is turned up while a question about it is open. */
export function openLid(state: State): OpenLid {
  if (state.lid === undefined) throw new Error('No lid is open');
  return state.lid;
}

export function vampiresOf({ line, sideRow }: Player): number {
  return line.length + sideRow.length;
}

export function garlicInGraves(state: State): boolean {
  return state.players.some((player) => player.garlic < GARLIC);
}

/** Lids on the board that were there from the start and were never turned up: among them the rats are. */
export function unseenFromTheStart(state: State): number {
  return state.graves.filter((grave) => grave.lid === 'unseen').length;
}

export function ratsLeft(state: State): number {
  return RAT_LIDS - state.players.reduce((found, player) => found + player.rats, 0);
}
