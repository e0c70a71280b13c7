/** Lets so many in at a time under each key. */
export class Lanes {
  private readonly inside = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @returns whether there is room under all keys; then all are taken */
  enter(keys: readonly string[]): boolean {
    if (keys.some((key) => this.count(key) >= this.most)) return false;
    for (const key of keys) this.inside.set(key, this.count(key) + 1);
    return true;
  }

  leave(keys: readonly string[]): void {
    for (const key of keys) {
      const left = this.count(key) - 1;
      if (left === 0) this.inside.delete(key);
      else this.inside.set(key, left);
    }
  }

  private count(key: string): number {
    return this.inside.get(key) ?? 0;
  }
}
