/** Numbers from 0 to below 1 that a seed repeats (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = (list, random) => list[Math.floor(random() * list.length)];

/** Knows no rule: any of the actions on offer, with a slight preference for the kind that is named first. */
export function anyAction(actions, random) {
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = random() < 0.5 ? types[0] : pick(types, random);
  const ofType = actions.filter((action) => action.type === type);
  return pick(ofType, random);
}
