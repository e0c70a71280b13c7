/** One thing that is not as it must be, and the entry at which it shows. */
export interface Fault {
  /** Left out where it is the game as a whole. */
  readonly entry?: number;
  readonly what: string;
}

export function faultAt(entry: number, what: string): Fault {
  return { entry, what };
}

/** What differs, in the order in which it was looked at. */
export function differences(
  entry: number,
  looks: readonly (readonly [good: boolean, what: string])[],
): Fault[] {
  return looks.filter(([good]) => !good).map(([, what]) => faultAt(entry, what));
}
