/**
 * Gathers the questions that come while one query is under way into the next query. One question alone goes out at
 * once; under load a query answers many.
 */
export class Batched<Question, Answer> {
  private waiting: {
    question: Question;
    settle: (answer: Answer) => void;
    fail: (error: unknown) => void;
  }[] = [];
  private running = false;

  /** @param ask answers in the order of the questions */
  constructor(private readonly ask: (questions: readonly Question[]) => Promise<readonly Answer[]>) {}

  get(question: Question): Promise<Answer> {
    return new Promise((settle, fail) => {
      this.waiting.push({ question, settle, fail });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    await new Promise((next) => setImmediate(next));
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      await this.answer(batch);
    }
    this.running = false;
  }

  private async answer(batch: typeof this.waiting): Promise<void> {
    try {
      const answers = await this.ask(batch.map(({ question }) => question));
      batch.forEach(({ settle }, place) => settle(answers[place]!));
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }
}
