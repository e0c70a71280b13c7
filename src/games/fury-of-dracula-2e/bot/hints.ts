import type { Heard } from '../../kit/game-definition.js';
import type { LocationId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { HOSPITAL } from '../map.js';

/** What was heard of the trail besides what lies on the table. */
export interface Hints {
  /** Places that were searched in vain, and how many cards were laid since. */
  readonly empty: ReadonlyMap<LocationId, number>;
  /** How each card was laid, the newest first. */
  readonly laid: readonly Laying[];
}

interface Laying {
  /** Where hunters stood. */
  readonly hunters: readonly LocationId[];
  /** By Evasion: from anywhere. */
  readonly evaded: boolean;
}

class Listener {
  private readonly hunters = new Map<string, LocationId>();
  private readonly searched = new Map<LocationId, number>();
  private readonly laid: Laying[] = [];
  private evades = false;

  hear(event: Event): void {
    if (event.type === 'HunterMoved') this.hunters.set(event.seat, event.location);
    if (event.type === 'HunterDefeated') this.hunters.set(event.seat, HOSPITAL);
    if (event.type === 'EventTurnedUp') this.evades = event.card === 'evasion';
    if (event.type === 'PlaceSearched' && !event.found) this.searched.set(event.location, this.laid.length);
    if (event.type === 'CardLaid' || event.type === 'BatFlown') this.lay();
  }

  private lay(): void {
    this.laid.push({ hunters: [...this.hunters.values()], evaded: this.evades });
    this.evades = false;
  }

  hints(): Hints {
    const since = ([place, before]: [LocationId, number]) => [place, this.laid.length - before] as const;
    return { empty: new Map([...this.searched].map(since)), laid: this.laid.toReversed() };
  }
}

export function hintsOf(heard: readonly Heard<Event>[]): Hints {
  const listener = new Listener();
  for (const { event } of heard) listener.hear(event);
  return listener.hints();
}
