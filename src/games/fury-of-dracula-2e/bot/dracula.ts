import type { EncounterId } from '../data/encounters.js';
import type { LocationId } from '../data/places.js';
import { CASTLE, isSea, roadsFrom } from '../map.js';
import { characterOf, type HunterId } from '../seats.js';
import type { View } from '../view-schema.js';
import { distance, FAR } from './distance.js';
import { promise } from './fight.js';
import type { Worth } from './worth.js';

/** How far the nearest hunter is from a place. */
function safety({ hunters }: View, place: LocationId): number {
  return Math.min(
    FAR,
    ...hunters.map(({ location }) => (location === undefined ? FAR : distance(location, place))),
  );
}

/** Roads that lead on from there without turning back. */
function exits({ trail, hunters }: View, place: LocationId): number {
  return roadsFrom(place).filter(
    (other) =>
      !trail.some(({ card }) => card === other) && !hunters.some(({ location }) => location === other),
  ).length;
}

/** Away from hunters, with roads that lead on; no time goes by at sea. */
function goodness(view: View, place: LocationId): number {
  const near = safety(view, place);
  if (near === 0) return -8;
  const home = place === CASTLE ? (view.dracula.blood <= 11 ? 2 : -1) : 0;
  return 1.5 * Math.min(4, near) + 0.4 * Math.min(4, exits(view, place)) + home - (isSea(place) ? 3 : 0);
}

function moving(view: View): Worth {
  const good = (place: LocationId) => goodness(view, place);
  const stay = view.dracula.at === undefined ? 0 : good(view.dracula.at);
  const known = view.trail[0]?.faceUp === true ? 1 : 0;
  return {
    startIn: ({ location }) => good(location),
    moveByRoad: ({ location }) => good(location) + 0.5,
    moveBySea: ({ location }) => good(location),
    hide: () => stay - known,
    feed: () => stay - (view.dracula.blood < 15 ? 1.5 : 4),
    darkCall: () => stay - 5,
    doubleBack: ({ location }) => good(location) - 1,
    takeWolfForm: ({ location }) => good(location) - 1,
    doubleBackAsWolf: ({ location }) => good(location) - 2,
    hideAsWolf: () => stay - 4,
    flyTo: ({ location }) => good(location) + 2,
  };
}

const MATURES: readonly EncounterId[] = ['new-vampire', 'ambush', 'desecrated-soil'];
const HOLDS: readonly EncounterId[] = ['bats', 'fog', 'saboteur'];

/** What matures is for far-off places, what strikes or holds for those near hunters. */
function placing(view: View): Worth {
  const { at } = view.dracula;
  const near = at !== undefined && safety(view, at) <= 2;
  const young = (encounter: EncounterId) => MATURES.indexOf(encounter) >= 0;
  const worth = (encounter: EncounterId) => {
    const base = encounter === 'new-vampire' ? 3 : young(encounter) ? 2 : 1;
    return near ? 3 - base : base;
  };
  const ripe = (view.leaving[0]?.tokens ?? []).some(
    ({ encounter }) => encounter !== undefined && young(encounter),
  );
  return {
    placeEncounter: ({ encounter }) => worth(encounter),
    keepEncounter: ({ encounter }) => worth(encounter),
    discardEncounter: ({ encounter }) => (young(encounter) ? 0 : 1),
    takeBack: () => (ripe ? 2 : 0.5),
    sendToCatacombs: () => 0.6,
    emptyCatacombs: () => -1,
    mature: () => 5,
    letGo: () => 0,
  };
}

/** Weak hunters first. */
function weakness({ hunters }: View, hunter: HunterId): number {
  const sheet = hunters.find(({ seat }) => seat === hunter);
  if (sheet === undefined) return 0;
  const { health, bitesToDefeat } = characterOf(hunter);
  return 2 - sheet.health / health + sheet.bites / bitesToDefeat;
}

/** Where he may be found the turn had better end at once; elsewhere everything else strikes before. */
function striking(view: View): Worth {
  const { at } = view.dracula;
  const isHere = at !== undefined && safety(view, at) === 0;
  return {
    chooseEncounter: ({ encounter }) => (HOLDS.includes(encounter) === isHere ? 2 : 1),
    chooseHunter: ({ hunter }) => weakness(view, hunter),
    fight: ({ hunter }) => weakness(view, hunter),
    chooseLocation: ({ location }) => (at === undefined ? 0 : distance(at, location)),
    playEvent: () => 2,
    playTactic: ({ tactic }) => promise(view, 'dracula', tactic),
  };
}

export function draculaWorth(view: View): Worth {
  return { ...moving(view), ...placing(view), ...striking(view) };
}
