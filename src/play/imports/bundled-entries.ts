import {
  EVERYONE,
  NOBODY,
  type Asked,
  type Draw,
  type Entry,
  type JournalEvent,
  type Slot,
} from '../../events/entry.js';
import { slotsOf } from '../../events/seal.js';
import type { Ruleset } from '../../games/kit/game-definition.js';
import { slotsFor } from '../table/slots.js';
import type { Bundle, BundleEntry, BundleEvent } from './bundle.js';

/** What a commitment holds. */
interface Held {
  readonly asked: Asked | null;
}

/** The commitment `nobody` holds more. */
interface HeldByNobody extends Held {
  readonly order: readonly (readonly Slot[])[];
  readonly draws: readonly Omit<Draw, 'audience'>[];
}

export interface Created {
  readonly seats: readonly { readonly seat: string; readonly side: string }[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly rulesVersion: number;
}

/** What the first event of a bundle says. */
export function createdIn({ entries }: Bundle): Created {
  return entries[0]!.events[0] as unknown as Created;
}

/**
 * The entries of a finished game as a journal keeps them. All that they held is open; only the audience of hidden draws
 * is told by the rules, and how public and hidden draws were interleaved is told by nothing and counts for nothing.
 */
export function bundledEntries(bundle: Bundle, ruleset: Ruleset): Entry[] {
  const { seats, options } = createdIn(bundle);
  const ids = seats.map(({ seat }) => seat);
  const audienceOf = (purpose: string) => slotsFor(ruleset.drawAudience(purpose, { ...options }));
  return bundle.entries.map((told) => entryOf(told, bundle.game, ids, audienceOf));
}

function entryOf(
  told: BundleEntry,
  game: string,
  seats: readonly string[],
  audienceOf: (purpose: string) => readonly Slot[],
): Entry {
  const { entry, seat, at, seal, hash, head } = told;
  const { order, draws } = seal.opened[NOBODY]!.value as HeldByNobody;
  return {
    ...{ game, entry, at, seats, hash, head },
    ...(seat === null ? {} : { seat }),
    ...{ ruleset: seal.ruleset, rulesVersion: seal.rulesVersion, previous: seal.previous },
    ...askedIn(told),
    events: told.events.map((event, place) => journalEvent(event, order[place]!)),
    draws: [
      ...seal.draws.map((draw) => ({ ...draw, audience: [EVERYONE] })),
      ...draws.map((draw) => ({ ...draw, audience: audienceOf(draw.purpose) })),
    ],
    ...(seal.link === null ? {} : { link: seal.link }),
    ...(seal.anchor === null ? {} : { anchor: seal.anchor }),
    commitments: slotsOf(seats).map((slot) => ({
      ...{ slot, salt: seal.opened[slot]!.salt, hash: seal.commitments[slot]! },
    })),
  };
}

/** The one place where the action as it was asked lies. */
function askedIn({ seal: { asked, opened } }: BundleEntry): Pick<Entry, 'asked' | 'askedSlot'> {
  if (asked !== null) return { asked: asked as Asked, askedSlot: EVERYONE };
  const held = Object.entries(opened).map(([slot, { value }]) => [slot, (value as Held).asked] as const);
  const [askedSlot, inside] = held.find(([, one]) => one !== null)!;
  return { asked: inside!, askedSlot };
}

function journalEvent(
  { type, schema, audience: _audience, label: _label, ...data }: BundleEvent,
  audience: readonly Slot[],
): JournalEvent {
  return { type, schema, audience, data };
}
