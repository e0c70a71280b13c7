/** Something that is not as it must be. */
export class Untrue extends Error {
  override readonly name = 'Untrue';

  /** @param entry the number of the entry at which it shows, if it shows at one */
  constructor(
    readonly what: string,
    readonly entry?: number,
  ) {
    super(entry === undefined ? what : `entry ${entry}: ${what}`);
  }
}

export function must(good: boolean, what: string): asserts good {
  if (!good) throw new Untrue(what);
}

/** What fails is told with the number of its entry. What has another form than is documented is found, too. */
export async function atEntry<T>(entry: number, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Untrue) throw new Untrue(error.what, error.entry ?? entry);
    const why = error instanceof Error ? error.message : String(error);
    throw new Untrue(`it is not of the form that is documented (${why})`, entry);
  }
}
