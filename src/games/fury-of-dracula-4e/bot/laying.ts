import type { LocationId, TrailPlaceId } from '../data/places.js';
import type { Back } from '../values.js';

/** How Dracula came to where a card of the trail says that he was. bat: he flew from a combat. */
export type Step = 'plain' | 'wolf' | 'stays' | 'bat';

type Test = (place: LocationId) => boolean;

/** One laying of cards on the trail, and all that the table learned of it. */
export class Laying {
  shown: TrailPlaceId | undefined;
  readonly tests: Test[] = [];

  constructor(
    /** How often the trail had slid before. */
    readonly slides: number,
    readonly back: Back,
    public step: Step,
    /** Where hunters stood. */
    readonly hunters: readonly LocationId[],
  ) {}

  /** How many of all hints this place would go against. */
  against(place: LocationId): number {
    return this.tests.filter((test) => !test(place)).length;
  }
}
