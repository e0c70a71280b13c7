/** The moment that the address names: `#v=12&as=dracula`. Nothing of it goes to the server by itself. */
export function momentInAddress() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const at = Number(asked.get('v'));
  return { at: Number.isInteger(at) && at > 0 ? at : undefined, as: asked.get('as') ?? undefined };
}

export function addressOf({ at, as }) {
  const asked = new URLSearchParams();
  if (at !== undefined) asked.set('v', at);
  if (as !== undefined) asked.set('as', as);
  const hash = asked.size === 0 ? '' : `#${asked}`;
  return `${location.pathname}${hash}`;
}

/** Goes to a moment, and says so in the address. */
export function goTo(table, moment) {
  Object.assign(table.moment, moment);
  if (table.moment.at >= table.view.version) table.moment.at = undefined;
  history.replaceState(null, '', addressOf(table.moment));
}

export const isOver = ({ game }) => game.status === 'finished';

/** Whether it can be looked at with the eyes of others: when the game is over, and by its arbiters. */
export const seesAll = (table) => isOver(table) || table.arbiter !== undefined;

/** Whose view is shown. */
export function viewer(table) {
  const own = table.seat ?? 'spectator';
  return seesAll(table) ? (table.moment.as ?? own) : own;
}

/** How a query says so. Whoever has one seat, or none, is known by their token alone. */
export function asSeen(table) {
  const as = viewer(table);
  const isNamed = isOver(table) || table.mine.length > 1 || as !== (table.seat ?? 'spectator');
  return isNamed ? { seat: as } : {};
}

export const shownVersion = ({ moment, view }) => Math.min(moment.at ?? view.version, view.version);

/** Whether an earlier moment is looked at. */
export const isThen = (table) => shownVersion(table) < table.view.version;
