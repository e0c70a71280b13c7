/** How likely each place is; all together are 1. */
export type Chances<Place> = ReadonlyMap<Place, number>;

/** How likely one place is after another: forwards as back. */
export type Ways<Place> = ReadonlyMap<Place, Chances<Place>>;

export function normal<Place>(weights: Chances<Place>): Chances<Place> {
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  return new Map([...weights].map(([place, weight]) => [place, weight / sum]));
}

/** Where one may be a step from there. */
export function stepped<Place>(chances: Chances<Place>, ways: Ways<Place>): Chances<Place> {
  const reached = new Map<Place, number>();
  for (const [from, chance] of chances)
    for (const [to, share] of ways.get(from) ?? []) reached.set(to, (reached.get(to) ?? 0) + chance * share);
  return reached;
}

/** What is known of one place in a row of them. */
export interface Sign<Place> {
  /** What it says by itself. */
  readonly own: Chances<Place>;
  /** The way from the place before, or back to it; none if one may have come from anywhere. */
  readonly way?: (chances: Chances<Place>) => Chances<Place>;
}

/** What both say; what the first allows is never less likely than `least`. */
function both<Place>(one: Chances<Place>, other: Chances<Place> | undefined, least: number): Chances<Place> {
  if (other === undefined) return normal(one);
  return normal(
    new Map([...one].map(([place, chance]) => [place, chance * ((other.get(place) ?? 0) + least)])),
  );
}

/**
 * Where a hidden figure was, as far as signs can tell, the newest first. What each sign says is carried forth, from the
 * oldest to the newest, and then back.
 * @param least how likely a place is that a step would not have reached
 */
export function tracked<Place>(signs: readonly Sign<Place>[], least: number): readonly Chances<Place>[] {
  let before: Chances<Place> | undefined;
  const forth = signs.toReversed().map(({ own, way }) => {
    before = both(own, before && way?.(before), least);
    return before;
  });
  let after: Chances<Place> | undefined;
  return signs.map(({ own, way }, index) => {
    const known = both(forth[signs.length - 1 - index] ?? own, after, least);
    after = way?.(both(own, after, least));
    return known;
  });
}
