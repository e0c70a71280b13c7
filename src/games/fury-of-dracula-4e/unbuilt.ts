/** A part of the rules that is not built yet: whoever comes here is told so. */
export class Unbuilt extends Error {
  constructor(part: string) {
    super(`Not built yet: ${part}`);
  }
}

export function unbuilt(part: string): never {
  throw new Unbuilt(part);
}

/** Stands in a table where a function is still to come. */
export function yetToBuild(part: string): (...args: readonly unknown[]) => never {
  return () => unbuilt(part);
}
