/** Looks up at once what is asked for in the same moment: one question to the database instead of many. */
export class Together<Value> {
  private asked = new Set<string>();
  private answer: Promise<ReadonlyMap<string, Value>> | undefined;

  constructor(private readonly lookUp: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {}

  async find(key: string): Promise<Value | undefined> {
    this.asked.add(key);
    this.answer ??= this.soon();
    return (await this.answer).get(key);
  }

  private async soon(): Promise<ReadonlyMap<string, Value>> {
    await new Promise((next) => setImmediate(next));
    const keys = [...this.asked];
    this.asked = new Set();
    this.answer = undefined;
    return this.lookUp(keys);
  }
}
