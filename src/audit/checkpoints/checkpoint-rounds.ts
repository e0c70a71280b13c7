import type { CheckpointMaker } from './checkpoint-maker.js';

/** When a server that has just started first looks. */
const SOON_MS = 5_000;

/** Looks from time to time whether a checkpoint is due. */
export class CheckpointRounds {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;

  /** @param every milliseconds from one checkpoint to the next; 0: none are made */
  constructor(
    private readonly maker: CheckpointMaker,
    private readonly every: number,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    if (this.every > 0) this.lookIn(Math.min(SOON_MS, this.every));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private lookIn(milliseconds: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.looking = this.maker.look().then(
        ({ wait }) => this.lookIn(wait),
        (error: unknown) => {
          this.failed(error);
          this.lookIn(this.every);
        },
      );
    }, milliseconds);
    this.timer.unref();
  }
}
