import type { Box } from '../boxes.js';
import type { LayoutName } from '../layout.js';
import { FRAME } from './projection.js';

/** What of a map each sheet shows, one sheet under the other, and how names on it are written. */
export interface MapSheet {
  readonly frame: Box;
  /** Whether names of regions have no room beside the lines of coasts. */
  readonly regionsUponCoasts: boolean;
  /** The first choice first. */
  readonly sizes: { readonly land: readonly number[]; readonly sea: readonly number[] };
}

const HALF = { regionsUponCoasts: true, sizes: { land: [18, 17, 16], sea: [19, 17, 16] } };

/** The west above the east: the cities between them are in both, and each as a whole. */
export const MAP_SHEETS: Readonly<Record<LayoutName, readonly MapSheet[]>> = {
  wide: [{ frame: FRAME, regionsUponCoasts: false, sizes: { land: [17, 16, 15], sea: [19, 17, 15] } }],
  narrow: [
    { frame: { left: 14, top: 40, right: 652, bottom: 810 }, ...HALF },
    { frame: { left: 512, top: 150, right: 1150, bottom: 800 }, ...HALF },
  ],
};
