import { same } from './canonical.mjs';
import { must } from './fault.mjs';
import { sealed } from './entry.mjs';
import { isStruck, turnsTo } from './line.mjs';

const ASIDE = ['passing', 'nobody'];

/** Where the viewer's window begins after an entry. Who answered in advance has not looked since. */
function windowAfter({ seat: turn, from }, { seat, entry, seal }, viewer) {
  if (viewer === 'spectator')
    return seat === null || seat === turn ? { seat: turn, from } : { seat, from: entry };
  const acted = seat === viewer && seal.opened[viewer]?.value.asked?.by !== 'standing';
  return { from: acted ? entry : from };
}

/**
 * From which entry on the viewer may be told what passed: of those that count, and of those that were struck. To a seat
 * it passes with its own last entry; to a spectator with the first of the unbroken row of entries of one seat. What was
 * turned back opens the window on what counts again; what is struck stays gone.
 */
function windows(viewer, entries) {
  const counting = [{ seat: null, from: 1 }];
  let [ever] = counting;
  for (const told of entries) {
    const to = turnsTo(told);
    counting.push(to === undefined ? windowAfter(counting.at(-1), told, viewer) : counting[to]);
    ever = windowAfter(ever, told, viewer);
  }
  return { from: counting.at(-1).from, fromStruck: ever.from };
}

/**
 * What a viewer was told is what the open commitments hold, all of it and nothing else; and those commitments are open
 * that must be. `viewer` is left out for entries that were gathered at different times.
 */
export class Telling {
  constructor(viewer, entries, { over, struck }) {
    Object.assign(this, { viewer, over, struck });
    if (viewer !== undefined && !over) this.window = windows(viewer, entries);
  }

  take(told, slots) {
    const open = Object.keys(told.seal.opened).sort();
    if (this.viewer !== undefined) {
      const expected = this.over ? slots : this.openNow(told.entry);
      must(
        same(open, expected),
        `open to ${this.viewer} is ${listed(open)}, and should be ${listed(expected)}`,
      );
    }
    if (open.includes('nobody')) checkWhole(told, slots);
    else checkPart(told, open);
  }

  openNow(entry) {
    const seat = this.viewer === 'spectator' ? [] : [this.viewer];
    const { from, fromStruck } = this.window;
    const passing = entry >= (isStruck(this.struck, entry) ? fromStruck : from) ? ['passing'] : [];
    return [...seat, ...passing].sort();
  }
}

/** During the game a viewer has the commitment of one seat at the most, and what passes. */
function checkPart({ events, seal: { opened } }, open) {
  const [seat, ...others] = open.filter((slot) => !ASIDE.includes(slot));
  must(others.length === 0, 'the commitments of several seats are open before the end');
  const told = (word) => events.filter(({ audience }) => audience === word).map(sealed);
  must(
    same(told('seats'), opened[seat]?.value.events ?? []),
    'what the seat was told is not what was sealed for it',
  );
  must(same(told('passing'), opened.passing?.value.events ?? []), 'what passed is not what was sealed');
  must(told('nobody').length === 0, 'it tells what nobody may know before the end');
}

/** When everything is open, the order says of each event who knew it. */
function checkWhole({ seat, events, seal: { opened, asked } }, slots) {
  must(same(Object.keys(opened).sort(), slots), 'not all commitments are open');
  const { order } = opened.nobody.value;
  must(order.length === events.length, 'an event is missing, or one too many');
  events.forEach(({ audience }, place) =>
    must(audience === wordFor(order[place], slots), 'an event has another audience'),
  );
  for (const [slot, { value }] of Object.entries(opened)) {
    const known = events.filter((_, place) => order[place].includes(slot)).map(sealed);
    must(same(value.events, known), `the commitment for ${slot} holds other events than its order says`);
    must(value.asked === null || slot === seat || slot === 'passing', `what was asked lies with ${slot}`);
  }
  const places = [asked, ...Object.values(opened).map(({ value }) => value.asked)];
  must(
    places.filter((one) => one !== null).length === 1,
    'the action as it was asked is missing, or there are several',
  );
}

/** How an audience, a list of slots, is named to those who are told. */
function wordFor(audience, slots) {
  const [only, ...more] = audience;
  if (more.length === 0 && ['everyone', ...ASIDE].includes(only)) return only;
  const seats = audience.every((slot) => slots.includes(slot) && !ASIDE.includes(slot));
  return seats && audience.length > 0 && new Set(audience).size === audience.length ? 'seats' : undefined;
}

const listed = (slots) => (slots.length === 0 ? 'nothing' : slots.join(', '));
