import { same } from './canonical.js';
import type { Entry, GameEvent } from './types.js';
import { must } from './untrue.js';

const ASIDE = ['passing', 'nobody'];

interface Held {
  readonly events: readonly unknown[];
  /** In `nobody` alone: for every event, who may know it. */
  readonly order?: readonly (readonly string[])[];
}

/** An event as it is sealed: without what is said about it. */
export function sealed(event: GameEvent): Record<string, unknown> {
  const { audience: _audience, label: _label, ...rest } = event;
  return rest;
}

/** What was told is what the open commitments hold, all of it and nothing else. @throws Untrue */
export function checkTelling(told: Entry, slots: readonly string[]): void {
  if ('nobody' in told.seal.opened) checkWhole(told, slots);
  else checkPart(told);
}

const held = ({ seal }: Entry, slot: string): Held | undefined =>
  seal.opened[slot]?.value as Held | undefined;

/** During the game a viewer has the commitment of one seat at the most, and what passes. */
function checkPart(entry: Entry): void {
  const [seat, ...others] = Object.keys(entry.seal.opened).filter((slot) => !ASIDE.includes(slot));
  must(others.length === 0, 'the commitments of several seats are open before the end');
  const told = (word: string) => entry.events.filter(({ audience }) => audience === word).map(sealed);
  const own = seat === undefined ? [] : held(entry, seat)?.events;
  must(same(told('seats'), own ?? []), 'what the seat was told is not what was sealed for it');
  must(same(told('passing'), held(entry, 'passing')?.events ?? []), 'what passed is not what was sealed');
  must(told('nobody').length === 0, 'it tells what nobody may know before the end');
}

/** When everything is open, the order says of each event who knew it. */
function checkWhole(entry: Entry, slots: readonly string[]): void {
  must(same(Object.keys(entry.seal.opened).sort(), slots), 'not all commitments are open');
  const order = held(entry, 'nobody')?.order ?? [];
  must(order.length === entry.events.length, 'an event is missing, or one too many');
  entry.events.forEach(({ audience }, place) =>
    must(audience === wordFor(order[place] ?? []), 'an event has another audience'),
  );
  for (const slot of slots) {
    const known = entry.events.filter((_, place) => order[place]?.includes(slot)).map(sealed);
    must(
      same(held(entry, slot)?.events, known),
      `the commitment for ${slot} holds other events than its order says`,
    );
  }
}

/** How an audience, a list of slots, is named to those who are told. */
function wordFor(audience: readonly string[]): string | undefined {
  const [only, ...more] = audience;
  if (only === undefined) return undefined;
  return more.length === 0 && ['everyone', ...ASIDE].includes(only) ? only : 'seats';
}
