import type {
  DraculaCombatId,
  HunterCombatId,
} from '../../../src/games/fury-of-dracula-4e/data/combat-cards.js';
import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { FurySeat, HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import type { Step } from '../../../src/games/fury-of-dracula-4e/steps/steps.js';
import type { Opponent } from '../../../src/games/fury-of-dracula-4e/values.js';
import { anyChance, given, huntersIn, pass, phaseIs, toDo, wentTo, type Fury } from './fury-of-dracula-4e.js';

export const GODALMING = 'lord-godalming';
export const SEWARD = 'dr-seward';
export const MINA = 'mina-harker';

interface Scene {
  readonly hunters?: readonly HunterId[];
  readonly atNight?: boolean;
  readonly opponent?: Opponent;
  readonly hand?: readonly DraculaCombatId[];
  /** Whether cards may still be played for the combat. */
  readonly begins?: boolean;
}

const ROUND: readonly Step[] = [
  { is: 'combatChoice' },
  { is: 'combatShow' },
  { is: 'combatOver' },
  { is: 'placeHunter', hunter: 'van-helsing' },
];

/** A combat in Madrid, in the words of the events. */
export function fight(
  {
    hunters = [SEWARD],
    atNight = false,
    opponent = 'dracula',
    hand = ['claws', 'fangs', 'strength', 'mesmerize'],
    begins = false,
  }: Scene,
  ...more: readonly (Event | readonly Event[])[]
): Fury {
  const opening: Step = { is: 'window', window: 'combatBegins', passed: [], hunters: [...hunters] };
  return given(
    {},
    huntersIn(Object.fromEntries(hunters.map((hunter) => [hunter, 'madrid']))),
    wentTo('madrid'),
    { type: 'DraculaRevealed', location: 'madrid' },
    phaseIs(atNight ? 'dusk' : 'dawn'),
    more.flat(),
    { type: 'CombatBegan', opponent, hunters: [...hunters], location: 'madrid', atNight, damage: 0 },
    { type: 'CombatCardsTaken', cards: [...hand] },
    toDo(...(begins ? [opening] : []), ...ROUND),
  );
}

export const attack = (moment: Fury, card: DraculaCombatId, hunter: HunterId = SEWARD) =>
  moment.after('dracula', { type: 'attackWith', card, hunter }, anyChance);
export const answer = (moment: Fury, card: HunterCombatId, hunter: HunterId = SEWARD) =>
  moment.after(hunter, { type: 'fightWith', card }, anyChance);
/** One round of Dracula against Dr Seward. */
export const round = (moment: Fury, card: DraculaCombatId, against: HunterCombatId) =>
  answer(attack(moment, card), against);
export const plays = (moment: Fury, seat: FurySeat, card: EventId) =>
  moment.after(seat, { type: 'playEvent', card }, anyChance);
export const passes = (moment: Fury, seat: FurySeat) => moment.after(seat, pass, anyChance);
export const damageOf = (moment: Fury, hunter: HunterId = SEWARD) => moment.state.hunters[hunter].damage;
export const harmOf = (moment: Fury) => moment.state.dracula.damage;
/** He has suffered before. */
export const wounded = (damage: number): Event => ({ type: 'DraculaHarmed', by: damage, damage });
