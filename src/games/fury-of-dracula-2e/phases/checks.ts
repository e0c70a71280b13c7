import { hunterOf } from '../reading.js';
import { characterOf, HUNTERS, type HunterId } from '../seats.js';
import { TRACK_END, type State } from '../state.js';
import type { Step } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { withoutHunter } from './defeated.js';
import { turnUpCard } from './trail.js';

const HAND = {
  items: 3,
  events: 3,
  dracula: 4,
  draculaWithAlly: 6,
  encounters: 5,
  encountersWithAlly: 7,
} as const;

/** Dr Seward may hold one card more, of either kind. */
const extraCards = (hunter: HunterId) => (hunter === 'dr-seward' ? 1 : 0);

/** How many cards too many a hunter holds; the counts are public. */
export function isOverLimit(state: State, hunter: HunterId): boolean {
  const { items, events } = hunterOf(state, hunter);
  const excess = Math.max(0, items.length - HAND.items) + Math.max(0, events.length - HAND.events);
  return excess > extraCards(hunter);
}

export const hasTooMany = {
  items: (state: State, hunter: HunterId) => hunterOf(state, hunter).items.length > HAND.items,
  events: (state: State, hunter: HunterId) => hunterOf(state, hunter).events.length > HAND.events,
};

export function eventLimit({ allies }: State): number {
  return allies.dracula === 'immanuel-hildesheim' ? HAND.draculaWithAlly : HAND.dracula;
}

/** Source document: five, or seven with his brides. */
export function encounterLimit({ allies }: State): number {
  return allies.dracula === 'draculas-brides' ? HAND.encountersWithAlly : HAND.encounters;
}

export function mustKeepOpen(state: State, hunter: HunterId, kind: 'item' | 'event'): boolean {
  const { bites, items, events, openItem, openEvent } = hunterOf(state, hunter);
  if (!state.options.shownWhenBitten || bites === 0) return false;
  return kind === 'item'
    ? items.length > 0 && openItem === undefined
    : events.length > 0 && openEvent === undefined;
}

/** What must be put right before anything else is asked. All of it follows from public counts. */
export function dueBeforeAsking(state: State): Step | undefined {
  const crowded = HUNTERS.find((hunter) => isOverLimit(state, hunter));
  if (crowded !== undefined) return { is: 'discardDown', seat: crowded };
  if (state.draculaEvents.length > eventLimit(state)) return { is: 'discardDown', seat: 'dracula' };
  if (state.encounters.hand.length > encounterLimit(state)) return { is: 'discardEncounters' };
  const open = HUNTERS.find(
    (hunter) => mustKeepOpen(state, hunter, 'item') || mustKeepOpen(state, hunter, 'event'),
  );
  return open === undefined ? undefined : { is: 'keepOpen', hunter: open };
}

function isDefeated(state: State, hunter: HunterId): boolean {
  const { health, bites } = hunterOf(state, hunter);
  return health <= 0 || bites >= characterOf(hunter).bitesToDefeat;
}

/** Both may have won at once: an option says who is looked at first. */
function endIfWon(tale: Tale): void {
  const { blood, vampires, options } = tale.state;
  const destroyed = blood <= 0;
  const risen = vampires >= TRACK_END;
  if (destroyed && (!risen || options.victoryTie === 'hunters')) return tale.end(HUNTERS, 'blood');
  if (risen) tale.end(['dracula'], 'vampires');
}

/** Published: Jonathan Harker watches the last space of the trail, whatever comes to lie there. */
function watchLastSpace(tale: Tale): void {
  const { allies, options } = tale.state;
  if (allies.hunters === 'jonathan-harker') turnUpCard(tale, { area: 'trail', space: options.trailSpaces });
}

/** Winning and defeat are looked for after every step. */
export function settle(tale: Tale): void {
  if (tale.isOver) return;
  watchLastSpace(tale);
  for (const hunter of HUNTERS) if (isDefeated(tale.state, hunter)) defeat(tale, hunter);
  endIfWon(tale);
}

/** A defeated hunter loses all cards and wakes in the hospital. */
export function defeat(tale: Tale, hunter: HunterId): void {
  const { items, events, held } = hunterOf(tale.state, hunter);
  for (const item of items) tale.tell({ type: 'ItemDiscarded', seat: hunter, item });
  for (const card of events) tale.tell({ type: 'EventDiscarded', seat: hunter, card });
  if (held !== undefined) tale.tell({ type: 'HunterFreed', seat: hunter });
  tale.tell({ type: 'HunterDefeated', seat: hunter });
  if (tale.state.combat?.hunters.includes(hunter) === true)
    tale.tell({ type: 'HunterLeftCombat', seat: hunter });
  tale.revise((step) => withoutHunter(step, hunter));
  moveVampires(tale, tale.state.options.defeatVampires);
}

export function moveVampires(tale: Tale, by: number): void {
  const vampires = Math.max(0, Math.min(TRACK_END, tale.state.vampires + by));
  if (vampires !== tale.state.vampires)
    tale.tell({ type: 'VampiresChanged', by: vampires - tale.state.vampires, vampires });
}

export function moveResolve(tale: Tale, by: number): void {
  const resolve = Math.max(0, Math.min(TRACK_END, tale.state.resolve + by));
  if (resolve !== tale.state.resolve)
    tale.tell({ type: 'ResolveChanged', by: resolve - tale.state.resolve, resolve });
}

/** Dracula has fifteen blood at the most. */
export function moveBlood(tale: Tale, by: number, most = 15): void {
  const blood = Math.max(0, Math.min(most, tale.state.blood + by));
  if (blood !== tale.state.blood) tale.tell({ type: 'BloodChanged', by: blood - tale.state.blood, blood });
}
