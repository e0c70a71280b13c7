import type { Heard } from '../../kit/game-definition.js';
import type { LocationId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { CARD_IDS, CASTLE, isSea, roadsFrom, seaWaysFrom, within } from '../map.js';
import type { SpaceView, View } from '../view-schema.js';

type Places = readonly LocationId[];
const LAND = CARD_IDS.filter((place) => !isSea(place) && place !== CASTLE);
const SEAS = CARD_IDS.filter(isSea);

/** Where a search found nothing, and how many cards were laid since. */
function searched(heard: readonly Heard<Event>[]): ReadonlyMap<LocationId, number> {
  const found = new Map<LocationId, number>();
  let laid = 0;
  for (const { event } of heard.toReversed()) {
    if (event.type === 'CardLaid') laid += 1;
    if (event.type === 'PlaceSearched' && !event.found && !found.has(event.location))
      found.set(event.location, laid);
  }
  return found;
}

/** What the card itself says: its face, or its back. */
function byCard({ card, back }: SpaceView): Places {
  const place = CARD_IDS.find((id) => id === card);
  if (place !== undefined) return [place];
  return back === 'sea' ? SEAS : LAND;
}

const isStay = ({ back, card }: SpaceView) => back === 'power' || card === 'hide';

/** Cards that took the place of another when he flew, by how many were laid since. */
function flights(heard: readonly Heard<Event>[]): ReadonlySet<number> {
  const flown = new Set<number>();
  let laid = 0;
  for (const { event } of heard.toReversed()) {
    if (event.type === 'CardLaid') laid += 1;
    if (event.type === 'BatFlown') flown.add(laid);
  }
  return flown;
}

/** One step on from any of these places; a flight adds two roads. A land card may be Hide. */
function onwards(places: Places, { powers }: SpaceView, flew: boolean): ReadonlySet<LocationId> {
  const roads = (powers.includes('wolf-form') ? 2 : 1) + (flew ? 2 : 0);
  return new Set(
    places.flatMap((place) => [
      ...(isSea(place) ? [] : [place]),
      ...within(roadsFrom, place, roads),
      ...seaWaysFrom(place),
    ]),
  );
}

function placesOf(space: SpaceView, before: Places | undefined, flew: boolean): Places {
  if (isStay(space) && before !== undefined) return before;
  const possible = byCard(space);
  if (before === undefined || possible.length === 1) return possible;
  const reached = onwards(before, space, flew);
  const both = possible.filter((place) => reached.has(place));
  return both.length > 0 ? both : possible;
}

/** Where Dracula may have been for each card of the trail, the newest first, as far as the table can tell. */
export function traced(view: View, heard: readonly Heard<Event>[]): readonly Places[] {
  const empty = searched(heard);
  const flown = flights(heard);
  const traces: Places[] = [];
  for (const [index, space] of [...view.trail.entries()].toReversed()) {
    const places = placesOf(space, traces[0], flown.has(index));
    const left = places.filter((place) => index < (empty.get(place) ?? Infinity) || space.card === place);
    traces.unshift(left.length > 0 ? left : places);
  }
  return traces;
}
