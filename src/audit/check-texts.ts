import { canonical } from '../events/canonical.js';
import { EVERYONE, NOBODY, PASSING, type Draw } from '../events/entry.js';
import { SALT_BYTES, slotsOf } from '../events/seal.js';
import { differences, faultAt, type Fault } from './fault.js';
import type { StoredGame } from './stored-game.js';

/** What was hashed is what is stored: every JSON text is its own canonical form (RFC 8785). */
export function checkTexts({ entries, events }: StoredGame): Fault[] {
  return [
    ...entries.flatMap(({ entry, asked, draws }) => [
      ...notCanonical(entry, 'the action as it was asked', asked),
      ...notCanonical(entry, 'the list of its draws', draws),
    ]),
    ...events.flatMap(({ entry, index, data }) => notCanonical(entry, `event ${index + 1}`, data)),
  ];
}

function notCanonical(entry: number, what: string, text: string): Fault[] {
  return text === canonical(JSON.parse(text))
    ? []
    : [faultAt(entry, `${what} is not stored in its canonical form`)];
}

/** Nothing is appended to the bytes that the seal is made of. */
export function checkLengths({ entries }: StoredGame, seats: readonly string[]): Fault[] {
  const expected = slotsOf(seats).length * SALT_BYTES * 2;
  return entries.flatMap(({ entry, commitments, salts }) =>
    differences(entry, [
      [commitments.length === expected, 'it has commitments too many or too few'],
      [salts.length === expected, 'it has salts too many or too few'],
    ]),
  );
}

/** A repeated request is answered from the entry that it brought about. */
export function checkAnswered({ answered, entries, events }: StoredGame): Fault[] {
  const seats = new Map(entries.map(({ entry, seat }) => [entry, seat]));
  // What a seat answers at the table is nobody's turn: the event says who it was.
  const atTable = new Set(
    events.filter(({ type }) => ANSWERS.has(type)).map(({ entry, data }) => `${entry} ${seatIn(data)}`),
  );
  return answered.flatMap(({ entry, seat, key }) =>
    differences(entry, [
      [
        seats.get(entry) === seat || atTable.has(`${entry} ${seat}`),
        `the Idempotency-Key ${key} is kept for another seat's entry`,
      ],
    ]),
  );
}

const ANSWERS: ReadonlySet<string> = new Set([
  'TakeBackAgreed',
  'TakeBackRefused',
  'AdoptionAgreed',
  'AdoptionRefused',
  'VoteCast',
]);

const seatIn = (data: string): string => String((JSON.parse(data) as { seat?: unknown }).seat);

/** Who may know an event or a draw: everyone, or what passes, or nobody yet, or seats of the game. */
export function checkAudiences({ entries, events }: StoredGame, seats: readonly string[]): Fault[] {
  const isAudience = (slots: readonly string[]): boolean => {
    const [only] = slots;
    if (slots.length === 1 && [EVERYONE, PASSING, NOBODY].includes(only!)) return true;
    return (
      slots.length > 0 && new Set(slots).size === slots.length && slots.every((slot) => seats.includes(slot))
    );
  };
  return [
    ...events
      .filter(({ audience }) => !isAudience(audience))
      .map(({ entry, index, audience }) =>
        faultAt(entry, `event ${index + 1} is for ${audience.join(' and ')}`),
      ),
    ...entries.flatMap(({ entry, draws }) =>
      (JSON.parse(draws) as Draw[])
        .filter(({ audience }) => !isAudience(audience))
        .map(({ purpose, audience }) =>
          faultAt(entry, `a draw for "${purpose}" is for ${audience.join(' and ')}`),
        ),
    ),
    ...entries
      .filter(({ asked_slot: slot }) => ![EVERYONE, PASSING, ...seats].includes(slot))
      .map(({ entry, asked_slot: slot }) => faultAt(entry, `the action as it was asked lies with "${slot}"`)),
    ...entries
      .filter(({ seat }) => seat !== null && !seats.includes(seat))
      .map(({ entry, seat }) => faultAt(entry, `it is by "${seat}", which is no seat of the game`)),
  ];
}
