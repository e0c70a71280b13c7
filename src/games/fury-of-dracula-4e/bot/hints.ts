import type { Of } from '../../kit/by-type.js';
import type { Heard } from '../../kit/game-definition.js';
import type { LocationId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { isCity, regionOf } from '../map.js';
import { isLocation, isPower } from '../reading.js';
import { HUNTERS, isHunter, type HunterId } from '../seats.js';
import type { Area } from '../values.js';
import { besides } from './distance.js';
import { Laying, type Step } from './laying.js';

/** What everyone at the table was told of the way of Dracula. */
class Listener {
  readonly layings: Laying[] = [];
  readonly lairs = new Map<number, Laying>();
  private readonly hunters = new Map<HunterId, LocationId>();
  private slides = 0;
  private flies = false;
  /** Places that hunters see: cards of them that lie there are turned up at once. */
  private looksAt: readonly LocationId[] = [];

  private readonly hears: { readonly [Name in Event['type']]?: (event: Of<Event, Name>) => void } = {
    HunterMoved: ({ seat, location, by }) => {
      if (by !== 'wildHorses') this.look();
      this.hunters.set(seat, location);
      this.looksAt = isCity(location) && by !== 'ruling' ? [location] : [];
    },
    HunterRecovered: ({ seat, location }) => this.hunters.set(seat, location),
    HunterDefeated: ({ seat }) => this.hunters.delete(seat),
    TrailSlid: () => {
      this.look();
      this.slides += 1;
    },
    DraculaFlew: () => {
      this.flies = true;
    },
    CardsLaid: ({ backs, powers }) => {
      this.look();
      this.lay(this.stepOf(backs.length, powers), backs[0] ?? 'land');
    },
    LairEntered: ({ space, powers }) => {
      this.look();
      const lair = this.lairs.get(space);
      const laying = this.lay(this.stepOf(1, powers), 'land');
      laying.shown = lair?.shown;
      laying.tests.push(...(lair?.tests ?? []));
      this.lairs.delete(space);
    },
    LairMade: ({ space }) => {
      const left = this.at('leaving', 1);
      if (left !== undefined) this.lairs.set(space, left);
    },
    CardTurnedUp: ({ area, space, card }) => {
      const laying = this.at(area, space);
      if (laying === undefined) return;
      if (isLocation(card)) laying.shown = card;
      else if (isPower(card) && (card === 'hide' || card === 'dark-call')) laying.step = 'stays';
    },
    DraculaRevealed: ({ location }) => this.know((place) => place === location),
    EventTurnedUp: ({ seat, card }) => {
      if (card === 'local-rumors' && isHunter(seat))
        this.looksAt = besides(this.hunters.get(seat) ?? 'paris');
    },
    EventCancelled: () => {
      this.looksAt = [];
    },
    PlaceNamed: ({ seat, location }) => {
      if (isHunter(seat)) this.looksAt = [...this.looksAt, location];
    },
    RegionAnswered: ({ region, same }) => this.know((place) => (regionOf(place) === region) === same),
    RegionNamed: ({ region }) => this.know((place) => (regionOf(place) ?? 'sea') === region),
    HuntersNamed: ({ hunters }) =>
      this.know((place) =>
        HUNTERS.every((hunter) => {
          const there = this.hunters.get(hunter);
          return there === undefined || besides(there).includes(place) === hunters.includes(hunter);
        }),
      ),
  };

  hear(event: Event): void {
    const hears = this.hears[event.type] as ((event: Event) => void) | undefined;
    hears?.(event);
  }

  /** What was looked at and is not turned up, is not there. */
  look(): void {
    const places = this.looksAt;
    this.looksAt = [];
    if (places.length === 0) return;
    for (const laying of [
      ...this.layings.filter(({ slides }) => slides > this.slides - 6),
      ...this.lairs.values(),
    ])
      if (laying.shown === undefined) laying.tests.push((place) => !places.includes(place));
  }

  private know(test: (place: LocationId) => boolean): void {
    this.layings.at(-1)?.tests.push(test);
  }

  private stepOf(backs: number, powers: readonly string[]): Step {
    if (this.flies) return 'bat';
    if (powers.includes('wolf-form')) return 'wolf';
    return backs === 0 ? 'stays' : 'plain';
  }

  private lay(step: Step, back: Laying['back']): Laying {
    const laying = new Laying(this.slides, back, step, [...this.hunters.values()]);
    this.layings.push(laying);
    this.flies = false;
    return laying;
  }

  private at(area: Area, space: number): Laying | undefined {
    if (area === 'lairs') return this.lairs.get(space);
    const slides = this.slides - (area === 'leaving' ? 6 : space - 1);
    return this.layings.findLast((laying) => laying.slides === slides);
  }

  /** On which space a laying lies. */
  spaceOf = (laying: Laying): number => this.slides - laying.slides + 1;
}

export function hintsOf(heard: readonly Heard<Event>[]) {
  const listener = new Listener();
  for (const { event } of heard) listener.hear(event);
  listener.look();
  return listener;
}
