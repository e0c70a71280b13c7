/** Who waits, and how much of theirs may at a time. */
export interface Waiter {
  readonly name: string;
  readonly most: number;
}

/** From so many on nobody may have more than one; and so many are all that may wait. */
const MANY = 64;
const MOST = 128;

/** Work that is done one after the other, in turn between those for whom it is: whoever asks for much waits for it alone. */
export class Turns {
  private readonly waiting = new Map<string, (() => Promise<void>)[]>();
  private readonly byName = new Map<string, number>();
  private total = 0;
  private running: Promise<void> | undefined;

  /** Whether one more of theirs may wait. What is being done waits too. */
  mayWait({ name, most }: Waiter): boolean {
    const own = this.byName.get(name) ?? 0;
    if (own === 0) return this.total < MOST;
    return own < most && this.total < MANY;
  }

  /** @returns what the work does, after its turn has come */
  take<Done>({ name }: Waiter, work: () => Promise<Done>): Promise<Done> {
    const done = new Promise<Done>((settle, fail) => {
      const own = this.waiting.get(name) ?? [];
      own.push(() => work().then(settle, fail));
      this.waiting.set(name, own);
    });
    this.count(name, 1);
    this.running ??= Promise.resolve().then(() => this.run());
    return done.finally(() => this.count(name, -1));
  }

  /** Ends when nothing waits. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    for (let next = this.next(); next !== undefined; next = this.next()) await next();
    this.running = undefined;
  }

  /** The first of whoever is first; the others of theirs stand behind all. */
  private next(): (() => Promise<void>) | undefined {
    for (const [name, [first, ...others]] of this.waiting) {
      this.waiting.delete(name);
      if (others.length > 0) this.waiting.set(name, others);
      return first;
    }
    return undefined;
  }

  private count(name: string, more: 1 | -1): void {
    const own = (this.byName.get(name) ?? 0) + more;
    if (own === 0) this.byName.delete(name);
    else this.byName.set(name, own);
    this.total += more;
  }
}
