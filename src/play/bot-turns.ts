/** Moves of games in which nobody but bots plays wait so long after each other, in milliseconds. */
export const BETWEEN_MOVES_MS = 50;

type Lane = (() => Promise<void>)[];

/** Bots of all games act one after the other; where people wait for it, first, and elsewhere with pauses. */
export class BotTurns {
  private readonly forPeople: Lane = [];
  private readonly amongBots: Lane = [];
  private isRunning = false;
  private isStopped = false;
  private restsUntil = 0;
  private wake: () => void = () => undefined;

  constructor(private readonly pause = BETWEEN_MOVES_MS) {}

  /** @returns what the work does; undefined where it is not begun, since all has stopped */
  take<T>(hasPeople: boolean, work: () => Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const lane = hasPeople ? this.forPeople : this.amongBots;
      lane.push(() => (this.isStopped ? Promise.resolve(undefined) : work()).then(resolve, reject));
      if (hasPeople) this.wake();
      if (!this.isRunning) void this.run();
    });
  }

  stop(): void {
    this.isStopped = true;
    this.wake();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.forPeople.length + this.amongBots.length > 0) {
      await (this.forPeople.shift() ?? this.amongBotsInTime())();
    }
    this.isRunning = false;
  }

  /** The next move of theirs, or the pause that is left before it. */
  private amongBotsInTime(): () => Promise<void> {
    const left = this.restsUntil - performance.now();
    if (left > 0 && !this.isStopped) return () => this.rest(left);
    const next = this.amongBots.shift()!;
    return () => next().finally(() => (this.restsUntil = performance.now() + this.pause));
  }

  /** Ends before where somebody waits. */
  private rest(pause: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
