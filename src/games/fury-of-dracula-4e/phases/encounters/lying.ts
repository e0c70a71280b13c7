import type { EncounterId } from '../../data/encounters.js';
import type { LocationId } from '../../data/places.js';
import { openHideoutsOf } from '../../reading.js';
import type { HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { Tale } from '../../tale.js';
import type { EncounterSpot } from '../../values.js';

interface Lying {
  readonly spot: Required<EncounterSpot>;
  readonly encounter: EncounterId;
  readonly faceUp: boolean;
}

/** What lies in the hideouts and lairs of a city. */
function lyingIn(state: State, location: LocationId): readonly Lying[] {
  return openHideoutsOf(state, location).flatMap(({ area, space, lies }) =>
    lies.encounters.map(({ encounter, faceUp }, index) => ({
      spot: { area, space, place: index + 1 },
      encounter,
      faceUp,
    })),
  );
}

export const encountersIn = (state: State, location: LocationId): readonly EncounterId[] =>
  lyingIn(state, location).map(({ encounter }) => encounter);

/** Where a hunter meets encounters, and which were met already and stay. */
interface Meeting {
  readonly hunter: HunterId;
  readonly location: LocationId;
  readonly met: readonly EncounterId[];
}

/** What was not met yet. */
export function toMeet(state: State, { location, met }: Meeting): readonly EncounterId[] {
  const left = [...met];
  return encountersIn(state, location).filter((encounter) => {
    const at = left.indexOf(encounter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A card of this kind is met: those that lie open come first, and of them those that were met before. */
export function turnUp(
  tale: Tale,
  { hunter, location, met }: Meeting,
  encounter: EncounterId,
): EncounterSpot {
  const alike = lyingIn(tale.state, location).filter((lying) => lying.encounter === encounter);
  const inTurn = [...alike.filter(({ faceUp }) => faceUp), ...alike.filter(({ faceUp }) => !faceUp)];
  const card = inTurn[met.filter((one) => one === encounter).length];
  if (card === undefined) throw new Error(`There is no ${encounter} in ${location}`);
  const { spot, faceUp } = card;
  if (!faceUp) tale.tell({ type: 'EncounterTurnedUp', ...spot, encounter });
  tale.tell({ type: 'EncounterMet', seat: hunter, ...spot, encounter });
  return spot;
}

/** Where an encounter of this kind lies open. */
export function openSpot(
  state: State,
  location: LocationId,
  encounter: EncounterId,
): EncounterSpot | undefined {
  return lyingIn(state, location).find((lying) => lying.faceUp && lying.encounter === encounter)?.spot;
}
