import type { Inbox, WaitingMail } from './inbox.js';
import type { MailParser } from './mail-parser.js';
import type { ReplyTokens } from './reply-tokens.js';
import { NotYet, type Replying } from './replying.js';

const LOOK_EVERY_MS = 1_000;
const TIDY_EVERY_MS = 3_600_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** So often a mail is begun: over half a day. */
export const MOST_ATTEMPTS = 20;
/** Mails of so many games are worked on at a time: name servers that are slow for one hold up no other. */
export const AT_ONCE = 12;

/** Works on mails as they come. */
export class MailDesk {
  private readonly underWay = new Set<Promise<void>>();
  private looking: Promise<void> | undefined;
  private again = false;
  private running = false;
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly inbox: Inbox,
    private readonly tokens: ReplyTokens,
    private readonly replying: Replying,
    private readonly parser: MailParser,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    this.running = true;
    this.inbox.afterwards(() => this.wake());
    this.every(LOOK_EVERY_MS, () => this.wake());
    this.every(TIDY_EVERY_MS, () => void this.tidy().catch(this.failed));
    this.wake();
  }

  async stop(): Promise<void> {
    this.running = false;
    for (const timer of this.timers) clearInterval(timer);
    await this.looking;
    await Promise.all(this.underWay);
    await this.parser.close();
  }

  /** Works on everything that is due now. */
  async workOff(): Promise<void> {
    do {
      await this.fill();
      await Promise.all(this.underWay);
    } while ((await this.fill()) > 0);
  }

  private async tidy(): Promise<void> {
    await this.inbox.tidy();
    await this.tokens.tidy();
  }

  private wake(): void {
    this.again = true;
    this.looking ??= this.look()
      .catch(this.failed)
      .finally(() => (this.looking = undefined));
  }

  private async look(): Promise<void> {
    while (this.running && this.again) {
      this.again = false;
      await this.fill();
    }
  }

  /** @returns how many are under way */
  private async fill(): Promise<number> {
    while (this.underWay.size < AT_ONCE) {
      const mail = await this.inbox.take();
      if (mail === undefined) break;
      const work = this.work(mail).finally(() => {
        this.underWay.delete(work);
        // What waited for this one, or for room, can go now.
        if (this.running) this.wake();
      });
      this.underWay.add(work);
    }
    return this.underWay.size;
  }

  private async work(mail: WaitingMail): Promise<void> {
    try {
      const isLast = mail.attempts >= MOST_ATTEMPTS;
      await this.inbox.finish(
        mail.id,
        await (isLast ? this.replying.giveUp(mail) : this.replying.reply(mail)),
      );
    } catch (error) {
      if (!(error instanceof NotYet)) this.failed(error);
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (mail.attempts - 1), LONGEST_PAUSE_MS);
      await this.inbox.later(mail.id, pause).catch(this.failed);
    }
  }

  private every(pause: number, work: () => void): void {
    const timer = setInterval(work, pause);
    timer.unref();
    this.timers.push(timer);
  }
}
