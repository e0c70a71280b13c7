import type { EncounterId } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { Time } from '../../../src/games/fury-of-dracula-2e/values.js';
import type { Random } from '../../../src/games/kit/random.js';
import { anyChance, given, holding, huntersIn, itIs, toDo, wentTo, type Fury } from './fury-of-dracula-2e.js';

export const WEST = 'marseilles' satisfies LocationId;
export const EAST = 'galatz' satisfies LocationId;

interface Scene {
  readonly encounters: readonly EncounterId[];
  readonly hunters?: readonly HunterId[];
  readonly location?: LocationId;
  readonly time?: Time;
  readonly options?: Partial<Options>;
  readonly more?: readonly (Event | readonly Event[])[];
  readonly chance?: () => Random;
}

/** Hunters search a city where Dracula left these encounters, and nobody plays a card for it. */
export function meets(scene: Scene): Fury {
  return unheeded(found(scene), scene.chance);
}

/** They have just found it. */
export function found(scene: Scene): Fury {
  const { encounters, location = WEST, time = 'noon', options = {}, more = [], chance = anyChance } = scene;
  const hunters: HunterId[] = [...(scene.hunters ?? (['dr-seward'] as const))];
  const leader = hunters[0] as HunterId;
  return given(
    options,
    huntersIn(Object.fromEntries(hunters.map((hunter) => [hunter, location]))),
    wentTo(location),
    holding(...encounters),
    wentTo('hamburg'),
    itIs(time),
    more.flat(),
    { type: 'TurnStarted', seat: leader, round: 2 },
    { type: 'PartyFormed', hunters },
    toDo({ is: 'hunterMoves', hunters, train: true, invite: false }, { is: 'endTurn', seat: leader }),
  ).after(leader, { type: 'stay' }, chance);
}

const WINDOWS = ['encounterRevealed', 'newVampireAtNight', 'beforeHarm', 'combatBegins'];

/** Everybody lets these windows pass. */
export function unheeded(moment: Fury, chance: () => Random = anyChance, windows = WINDOWS): Fury {
  const [first = ''] = moment.asks();
  const [kind = '', seat = ''] = first.split(' ');
  if (!windows.includes(kind)) return moment;
  return unheeded(moment.after(seat, { type: 'pass' }, chance), chance, windows);
}

export const healthOf = (moment: Fury, ...hunters: readonly HunterId[]) =>
  hunters.map((hunter) => moment.state.hunters[hunter].health);
export const bitesOf = (moment: Fury, ...hunters: readonly HunterId[]) =>
  hunters.map((hunter) => moment.state.hunters[hunter].bites);

/** What lies on the card where they met it. */
export const left = (moment: Fury) => moment.state.trail[1]?.tokens.map(({ encounter }) => encounter) ?? [];
