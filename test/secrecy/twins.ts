import { GAME_NOTICES } from '../../src/notifications/deliveries/notice.js';
import type { Answer, Call, World } from './world.js';

/** Two worlds told apart by somebody who may not. */
export class Difference extends Error {}

/** Two games that differ only in what some viewers cannot know, played through two real servers. */
export class Twins {
  comparisons = 0;
  /** How much of what was sent out was compared. */
  sent = 0;
  /** How much of what was heard by streams was compared. */
  heard = 0;
  /** By what was done at the table, how often it was. */
  readonly done = new Map<string, number>();

  constructor(
    readonly left: World,
    readonly right: World,
  ) {}

  count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }

  /** Makes an account an arbiter of both servers. */
  async appoint(playerId: string): Promise<void> {
    await Promise.all([this.left.appoint(playerId), this.right.appoint(playerId)]);
  }

  /** Mail and webhooks of a player, at both servers. @param ofAll whether also each time that something changed */
  async tellOf(playerId: string, token: string, address: string, ofAll: boolean): Promise<void> {
    const types = GAME_NOTICES.filter((type) => ofAll || type !== 'game.changed');
    for (const world of [this.left, this.right]) {
      await world.confirmMail(playerId, address);
      const body = { url: world.letterbox.url(address), types };
      const made = await world.call({ method: 'POST', path: '/v1/webhooks', token, body });
      if (made.status !== 201) throw new Error(`the webhook was answered ${made.status} ${made.body}`);
    }
  }

  /** Sends out what there is to tell, in both worlds. @param alike viewers whose mail must be the same, and their addresses */
  async deliver(viewers: ReadonlyMap<string, string>, isAlike: (viewer: string) => boolean): Promise<void> {
    await Promise.all([this.left.deliver(), this.right.deliver()]);
    for (const [viewer, address] of viewers) {
      const [left, right] = await Promise.all(
        [this.left, this.right].map((one) => one.letterbox.take(address)),
      );
      if (isAlike(viewer)) this.compareSent(viewer, left!, right!);
    }
  }

  private compareSent(viewer: string, left: readonly string[], right: readonly string[]): void {
    this.sent += left.length;
    const [one, other] = [left, right].map((sent) => sent.join('\n\n'));
    if (one === other) return;
    const what = `the worlds differ for what is sent to ${viewer}: ${left.length} or ${right.length}`;
    throw new Difference(`${what}\n${firstDifference(one!, other!)}`);
  }

  /** What came by a stream, byte for byte. */
  compareHeard(viewer: string, left: string, right: string): void {
    if (left !== '') this.heard += 1;
    if (left === right) return;
    throw new Difference(`the worlds differ for what ${viewer} hears\n${firstDifference(left, right)}`);
  }

  /** After which steps something was written to a stream. */
  compareWhen(viewer: string, left: string, right: string): void {
    if (left === right) return;
    throw new Difference(`the worlds differ for when ${viewer} hears\n${firstDifference(left, right)}`);
  }

  /** A checkpoint of both servers. */
  async checkpoint(): Promise<void> {
    await Promise.all([this.left.checkpoint(), this.right.checkpoint()]);
  }

  async both(left: Call, right: Call = left): Promise<[Answer, Answer]> {
    return Promise.all([this.left.call(left), this.right.call(right)]);
  }

  /** Both worlds have let somebody wait. @returns their answers to come */
  async wait(call: Call): Promise<() => Promise<[Answer, Answer]>> {
    const [left, right] = await Promise.all([this.left.waits(call), this.right.waits(call)]);
    return () => Promise.all([left.answer, right.answer]);
  }

  /** The second world is asked when the first has answered. */
  async inOrder(left: Call, right: Call): Promise<[Answer, Answer]> {
    const first = await this.left.call(left);
    return [first, await this.right.call(right)];
  }

  /**
   * Whatever is to happen by itself in a game happens now, in both worlds. It must be the same, and after the same time.
   * Games before may have ended otherwise in either world.
   * @param goesOn whether the story does, after what has happened
   * @returns false if it does not
   */
  async settled(game: string, goesOn: () => Promise<boolean>): Promise<boolean> {
    for (;;) {
      const [left, right] = [this.left, this.right].map((world) => world.due(game).join(', '));
      if (left !== right)
        throw new Difference(`the worlds differ for what is answered when: ${left} or ${right}`);
      if (left === '') return true;
      await this.left.answerDue(game);
      await this.right.answerDue(game);
      if (!(await goesOn())) return false;
    }
  }

  /** Asks both worlds and demands the same bytes: status, every header, the body. */
  async same(viewer: string, left: Call, right: Call = left): Promise<Answer> {
    const [one, other] = await this.both(left, right);
    this.compare(`${viewer}: ${left.method} ${left.path}`, one, other);
    return one;
  }

  compare(what: string, one: Answer, other: Answer): void {
    this.comparisons += 1;
    const parts = ({ status, headers, body }: Answer): string[] => [body, String(status), headers.join('\n')];
    const [left, right] = [parts(one), parts(other)];
    const differs = left.findIndex((part, place) => part !== right[place]);
    if (differs < 0) return;
    throw new Difference(
      `the worlds differ for ${what}\n${firstDifference(left[differs]!, right[differs]!)}`,
    );
  }
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
  return `  left  …${around(one)}…\n  right …${around(other)}…`;
}
