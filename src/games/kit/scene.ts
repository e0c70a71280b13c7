import type { BoardPart } from './board.js';
import type { Message } from './message.js';

/** What tells figures and things apart besides their signs and shapes. How one looks is for who draws to say. */
export type Tone =
  | 'plain'
  | 'dracula'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'red'
  | 'blue'
  | 'green'
  | 'yellow'
  | 'white'
  | 'purple';

export interface ChartPlace {
  readonly id: string;
  readonly kind: 'town' | 'city' | 'castle' | 'hospital' | 'sea';
  /** Filled signs and empty ones: for one thing of which there are two kinds, such as a region. */
  readonly filled: boolean;
  readonly name: Message;
  /** Latitude and longitude in degrees. */
  readonly at: readonly [number, number];
  /** The part of the map that it belongs to, one of the chart's regions. */
  readonly region?: string;
  /** Whether the name stands beside it. */
  readonly named: boolean;
}

export const WAY_KINDS = ['road', 'roadMaybe', 'rail', 'railOther', 'railCrossing', 'sea'] as const;
export type WayKind = (typeof WAY_KINDS)[number];

export interface ChartWay {
  readonly kind: WayKind;
  readonly from: string;
  readonly to: string;
}

/** A printed map: the same object for every scene of a ruleset. */
export interface Chart {
  readonly places: readonly ChartPlace[];
  readonly ways: readonly ChartWay[];
  /** Parts of the land that matter in the rules. Left out: none. */
  readonly regions?: readonly { readonly id: string; readonly name: Message }[];
  /** What the kinds of ways and signs are called. */
  readonly legend: readonly {
    readonly of: WayKind | ChartPlace['kind'] | 'filled' | 'empty' | 'region';
    readonly says: Message;
  }[];
}

export const PIECE_SHAPES = ['figure', 'bat', 'card', 'vault', 'cross', 'wafer', 'storm', 'fog'] as const;

/** What stands or lies at a place. */
export interface Piece {
  readonly at: string;
  readonly shape: (typeof PIECE_SHAPES)[number];
  readonly tone: Tone;
  /** A letter or a number that stands on it. */
  readonly sign?: Message;
  readonly says: Message;
}

/** A sign that stands on the board, as the legend shows it. */
export type Sign =
  | ({ readonly is: 'piece' } & Pick<Piece, 'shape' | 'tone' | 'sign'>)
  | { readonly is: 'closed' }
  | { readonly is: 'sky'; readonly sky: 'day' | 'night' }
  | { readonly is: 'back'; readonly back: SceneCard['back'] }
  | { readonly is: 'faceDown' }
  | { readonly is: 'token'; readonly faceUp: boolean; readonly known: boolean }
  | { readonly is: 'cell'; readonly cell: 'closed' | 'known' | 'open' | 'ringed' | 'empty' }
  | { readonly is: 'lid'; readonly chip: Omit<Chip, 'says'> }
  | { readonly is: 'content'; readonly chip: Omit<Chip, 'says'> };

export interface LegendLine {
  readonly of: Sign;
  readonly says: Message;
}

export interface MapScene {
  readonly is: 'map';
  readonly chart: Chart;
  readonly pieces: readonly Piece[];
  /** Ways that are closed. */
  readonly closed: readonly { readonly from: string; readonly to: string; readonly says: Message }[];
}

/** A vampire in a line or a grave, or a thing like it. */
export interface Chip {
  readonly tone: Tone;
  /** Left out: it lies face down. */
  readonly sign?: Message;
  readonly says: Message;
}

export interface GridCell {
  readonly column: number;
  readonly row: number;
  /** What lies on it. Left out: nothing is known, it is closed. */
  readonly lid?: Chip;
  /** What is in it, as far as it is known. */
  readonly content?: Chip | 'empty';
  readonly open: boolean;
  /** Whether it is among those that are offered now. */
  readonly ringed: boolean;
  /** What is written in it. */
  readonly name?: Message;
  readonly says: Message;
  /** The member of an action that names this cell, and its value there. Left out: no action does. */
  readonly named?: { readonly member: string; readonly value: string };
}

export interface GridScene {
  readonly is: 'grid';
  readonly columns: number;
  readonly rows: number;
  /** A path runs right of this column, and another below this row. Left out: none. */
  readonly paths?: { readonly rightOfColumn: number; readonly belowRow: number };
  /** Whether columns and rows have their numbers. */
  readonly numbered: boolean;
  readonly cells: readonly GridCell[];
}

/** A row of spaces on which something moves, or the points of somebody. */
export interface Track {
  readonly name: Message;
  readonly now: number;
  readonly most: number;
  readonly tone: Tone;
}

export interface SceneCard {
  readonly number: Message;
  readonly back: 'land' | 'sea' | 'power' | 'empty';
  /** What is known of it, or what its back tells. */
  readonly name: Message;
  readonly faceUp: boolean;
  /** Whether the viewer knows it. */
  readonly known: boolean;
  readonly tokens: readonly { readonly says: Message; readonly faceUp: boolean; readonly known: boolean }[];
}

/** Somebody's sheet, by the seat that holds it. */
export interface Sheet {
  readonly seat: string;
  readonly tone: Tone;
  readonly sign: Message;
  readonly name: Message;
  readonly tracks: readonly Track[];
  readonly chips: readonly Chip[];
  /** Those that lie beside the others. */
  readonly besides?: readonly Chip[];
  readonly facts: readonly Message[];
}

/**
 * The board of a viewer as what there is to draw: what lies where, in words. It is plain data and says nothing of
 * sizes and colours; those are the business of who draws it.
 */
export interface Scene {
  readonly title: Message;
  /** Left out where a game knows neither. */
  readonly sky?: { readonly is: 'day' | 'night'; readonly says: Message };
  /** What is to be read first: how the game ended, what is asked. */
  readonly lines: readonly Message[];
  readonly tracks: readonly Track[];
  readonly board: MapScene | GridScene;
  readonly cards: readonly { readonly title: Message; readonly cards: readonly SceneCard[] }[];
  /** What the signs mean that stand on the board and on the cards now, and no others. */
  readonly legend: { readonly board: readonly LegendLine[]; readonly cards: readonly LegendLine[] };
  readonly sheets: readonly Sheet[];
  readonly notes: readonly BoardPart[];
}
