import type { Chart, ChartPlace } from '../../games/kit/scene.js';
import type { Message } from '../../games/kit/message.js';
import { around, outside, type Box, type Point } from '../boxes.js';
import type { LayoutName } from '../layout.js';
import { COAST, INK, LAND, SEA, SEA_INK, SEA_LINE } from '../palette.js';
import { at, called, element, path, rect, type Attributes } from '../svg.js';
import { write } from '../writing.js';
import type { Cell } from './cells.js';
import { coastOf, type Coast } from './coast.js';
import { labelsOf, type Label } from './labels.js';
import { MAP_SHEETS, type MapSheet } from './map-sheets.js';
import { MAP_HEIGHT, MAP_WIDTH, projectionOf } from './projection.js';
import { letteredRegion, regionNames, type RegionName } from './region-names.js';
import { drawnRegions, regionCells } from './regions.js';
import { SIGN_SIZE, signOf } from './signs.js';
import { spotsOf, type Spot } from './spots.js';
import { bowsOf, drawnWays, pointsOn, type Bow } from './ways.js';

export type Say = (message: Message) => string;

/** A printed map as it is drawn, and where everything is. */
export interface DrawnChart {
  readonly water: string;
  readonly ways: string;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly bows: readonly Bow[];
  readonly sheets: Readonly<Record<LayoutName, readonly ChartSheet[]>>;
}

/** What stands on a part of the map, each sign and name as a whole. */
export interface ChartSheet {
  readonly frame: Box;
  /** Names of regions, and signs of places. */
  readonly signs: string;
  readonly names: string;
  /** The places whose signs are here. */
  readonly places: readonly string[];
  readonly labels: readonly Label[];
  readonly regions: readonly RegionName[];
}

interface Ground extends Omit<DrawnChart, 'sheets'> {
  readonly all: readonly Spot[];
  readonly cells: readonly Cell[];
  readonly coast: Coast;
  readonly onWays: readonly Point[];
}

const grounds = new WeakMap<Chart, Ground>();

/** A printed map with its names. It takes some tenths of a second, the more for the first language of a chart. */
export function drawnChart(chart: Chart, say: Say): DrawnChart {
  const ground = groundOf(chart);
  const { water, ways, spots, bows } = ground;
  const sheetsOf = (layout: LayoutName) =>
    MAP_SHEETS[layout].map((sheet) => drawnSheet(chart, ground, sheet, say));
  const sheets = { wide: sheetsOf('wide'), narrow: sheetsOf('narrow') };
  return { water, ways, spots, bows, sheets };
}

function drawnSheet(
  chart: Chart,
  { all, cells, onWays, coast }: Ground,
  sheet: MapSheet,
  say: Say,
): ChartSheet {
  const { frame } = sheet;
  const here = all.filter((spot) => outside(around(spot, SIGN_SIZE[spot.place.kind]), frame) === 0);
  const labels = labelsOf(here, ({ place }) => say(place.name), onWays, sheet);
  const signs = here.map(({ place, x, y }) => at(x, y, called(say(place.name), signOf(place))));
  const regions = regionNames(chart, cells, { labels, spots: here, onWays, coast, frame }, say);
  return {
    frame,
    signs: regions.map((region) => letteredRegion(region, sheet.regionsUponCoasts)).join('') + signs.join(''),
    names: labels.map(lettered).join(''),
    places: here.map(({ place }) => place.id),
    ...{ labels, regions },
  };
}

function groundOf(chart: Chart): Ground {
  const known = grounds.get(chart);
  if (known !== undefined) return known;
  const projection = projectionOf(chart);
  const all = spotsOf(chart, projection);
  const bows = bowsOf(chart, all);
  const cells = regionCells(all);
  const coast = coastOf(projection, all);
  const ground: Ground = {
    water: water(coast, drawnRegions(chart, cells)),
    ...{ cells, coast },
    ways: drawnWays(bows),
    all,
    bows,
    spots: new Map(all.map((spot) => [spot.place.id, spot])),
    onWays: bows.flatMap(pointsOn),
  };
  grounds.set(chart, ground);
  return ground;
}

/** Bands along the coast, as engravers drew shallow water. */
const SHALLOWS = [
  { 'stroke-width': 15, stroke: '#bfd0d0' },
  { 'stroke-width': 6, stroke: SEA_LINE },
];

const SHORE = { stroke: COAST, 'stroke-width': 1.2 };

function water({ near, far }: Coast, regions: string): string {
  const drawnAs = (look: Attributes) =>
    ['near', 'far'].map((id) => element('use', { href: `#${id}`, ...look }));
  return [
    rect(0, 0, MAP_WIDTH, MAP_HEIGHT, { fill: SEA }),
    element(
      'defs',
      {},
      path(near, { id: 'near', 'stroke-linejoin': 'bevel' }),
      path(far, { id: 'far', 'stroke-linejoin': 'bevel' }),
      element('clipPath', { id: 'land' }, element('use', { href: '#near' })),
    ),
    ...SHALLOWS.flatMap((band) => drawnAs({ fill: 'none', ...band })),
    ...drawnAs({ fill: LAND, ...SHORE }),
    ...(regions === ''
      ? []
      : [
          element('g', { 'clip-path': 'url(#land)' }, regions),
          element('use', { href: '#near', fill: 'none', ...SHORE }),
        ]),
  ].join('');
}

const HANDS: Readonly<Record<'sea' | 'land', { fill: string; halo: string; italic?: boolean }>> = {
  sea: { fill: SEA_INK, halo: SEA, italic: true },
  land: { fill: INK, halo: LAND },
};

const handOf = ({ kind }: ChartPlace) => HANDS[kind === 'sea' ? 'sea' : 'land'];

const lettered = ({ spot, text, size, x, y }: Label): string =>
  write(text, x, y, { size, anchor: 'middle', ...handOf(spot.place) });
