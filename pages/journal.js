import { get } from './api.js';
import { asSeen, isOver, viewer } from './moment.js';

const PAGE = 500;
const REWRITTEN = new Set(['ActionTakenBack', 'ActionRedone', 'GameRewound', 'GameFinished']);

/** The entries by viewer, as they were told. */
const told = new Map();

/** Entries that were told before are told otherwise after some. */
const turnsBack = ({ events }) => events.some(({ type }) => REWRITTEN.has(type));

/** All entries up to the version that is known; those that came already are fetched again only if they are told otherwise now. @throws Problem */
export async function entriesOf(table) {
  const { id, view } = table;
  const as = viewer(table);
  let entries = told.get(as) ?? [];
  let isAnew = entries.length === 0;
  while (entries.length < view.version) {
    const query = { ...asSeen(table), after: entries.length, limit: PAGE };
    const { items } = await get(`/games/${id}/events`, { query });
    if (items.length === 0) break;
    if (!isAnew && items.some(turnsBack)) {
      isAnew = true;
      entries = [];
      continue;
    }
    entries = [...entries, ...items];
  }
  told.set(as, entries);
  return entries;
}

/**
 * What has passed may only be remembered: of it those events are shown that the server would still tell.
 * They are told from one's own last action on, and to who only watches until another seat acts. An arbiter who looks as
 * a seat is told all of it.
 */
export function stillTold(entries, table) {
  const { seat } = table;
  if (isOver(table) || viewer(table) !== (seat ?? 'spectator')) return entries;
  const last = entries.at(-1)?.seat;
  const from = entries.findLastIndex((entry) =>
    seat === undefined ? entry.seat !== last : entry.seat === seat,
  );
  return entries.map((entry, place) =>
    place >= from
      ? entry
      : { ...entry, events: entry.events.filter(({ audience }) => audience !== 'passing') },
  );
}
