import { RealOutside } from '../../src/events/outside.js';
import type { Holder } from '../../src/players/holder.js';
import type { Watcher } from '../../src/projections/watching/watcher.js';
import { Watching } from '../../src/projections/watching/watching.js';

/** A journal on paper: by game, how far it is. What is read of it can be held back. */
class Paper {
  readonly versions = new Map<string, number>();
  readonly revoked: string[] = [];
  /** What was read: of which watchers at a time. */
  readonly readings: Player[][] = [];
  asked = 0;
  private held: (() => void)[] | undefined;

  hold(): void {
    this.held = [];
  }

  go(): void {
    const held = this.held ?? [];
    this.held = undefined;
    held.forEach((one) => one());
  }

  tell = async (watchers: readonly Watcher[]): Promise<string[]> => {
    const players = watchers as Player[];
    this.readings.push(players);
    const read = players.map(({ game }) => this.versions.get(game) ?? 0);
    if (this.held !== undefined) await new Promise<void>((go) => this.held!.push(go));
    players.forEach((one, place) => one.learn(read[place]!));
    return [];
  };

  changed = async (known: readonly { game: string; version: number }[], holders: readonly Holder[]) => {
    this.asked += 1;
    return {
      games: known.flatMap(({ game, version }) => ((this.versions.get(game) ?? 0) > version ? game : [])),
      tokens: holders.flatMap(({ tokenId }) => (this.revoked.includes(tokenId) ? tokenId : [])),
    };
  };
}

class Player implements Watcher {
  readonly wants = 'entries';
  readonly viewer = 'spectator';
  readonly holder: Holder;
  readonly heard: number[] = [];
  readonly lost: string[] = [];
  readonly beats: Date[] = [];

  constructor(
    readonly game: string,
    public known: number,
    { token = 'token', expiresAt = null as Date | null } = {},
  ) {
    this.holder = { playerId: 'player', tokenId: token, scopes: ['read'], expiresAt };
  }

  learn(version: number): void {
    if (version <= this.known) return;
    this.known = version;
    this.heard.push(version);
  }

  hear(): void {
    throw new Error('the paper tells by itself');
  }

  lose({ code }: { code: string }): void {
    this.lost.push(code);
  }

  beat(now: Date): void {
    this.beats.push(now);
  }
}

const failures: unknown[] = [];
function watchingOf(paper: Paper, tell = paper.tell): Watching {
  return new Watching(paper, { tell }, new RealOutside(), (error) => failures.push(error));
}

/** Until nothing is under way. */
async function settled(watching: Watching): Promise<void> {
  while (watching['telling'] !== undefined) await watching['telling'];
}

describe('those who watch', () => {
  let paper: Paper;
  let watching: Watching;

  beforeEach(() => {
    paper = new Paper();
    watching = watchingOf(paper);
    failures.length = 0;
  });
  afterEach(() => expect(failures).toEqual([]));

  async function watches(player: Player): Promise<Player> {
    watching.watch(player);
    await settled(watching);
    paper.readings.length = 0;
    return player;
  }

  test('are told of their own game, and nobody of another', async () => {
    const [one, two] = [await watches(new Player('a', 0)), await watches(new Player('b', 0))];
    paper.versions.set('a', 1);
    watching.notice('a');
    await settled(watching);
    expect([one.heard, two.heard]).toEqual([[1], []]);
    expect(paper.readings).toEqual([[one]]);
  });

  test('are read for together, however many they are and however often the game was noticed', async () => {
    const all = [
      await watches(new Player('a', 0)),
      await watches(new Player('a', 0)),
      await watches(new Player('b', 0)),
    ];
    for (const game of ['a', 'b', 'a', 'a']) watching.notice(game);
    await settled(watching);
    expect(paper.readings).toEqual([all]);
  });

  test('miss nothing that happens while they are being read for: it goes together into one more reading', async () => {
    const one = await watches(new Player('a', 0));
    paper.versions.set('a', 1);
    paper.hold();
    watching.notice('a');
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    for (const version of [2, 3, 4]) {
      paper.versions.set('a', version);
      watching.notice('a');
    }
    paper.go();
    await settled(watching);
    expect(one.heard).toEqual([1, 4]);
    expect(paper.readings).toHaveLength(2);
  });

  test('are told what happened between their own reading and their coming', async () => {
    paper.versions.set('a', 3);
    const late = new Player('a', 2);
    watching.watch(late);
    await settled(watching);
    expect(late.heard).toEqual([3]);
  });

  test('who come while others are being read for are told by the next reading', async () => {
    await watches(new Player('a', 0));
    paper.hold();
    watching.notice('a');
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    paper.versions.set('a', 1);
    const late = new Player('a', 0);
    watching.watch(late);
    paper.go();
    await settled(watching);
    expect(late.heard).toEqual([1]);
  });

  test('are told in a round what another server wrote, even where no word of it came', async () => {
    const one = await watches(new Player('a', 0));
    paper.versions.set('a', 1);
    await watching.round();
    await settled(watching);
    expect(one.heard).toEqual([1]);
    await watching.round();
    await settled(watching);
    expect(paper.readings).toHaveLength(1);
  });

  test('cost one question for each round, and none where there are none', async () => {
    await watching.round();
    expect(paper.asked).toBe(0);
    const leave = ['a', 'b', 'c'].map((game) => watching.watch(new Player(game, 0)));
    await watching.round();
    expect(paper.asked).toBe(1);
    leave.forEach((left) => left());
    await watching.round();
    expect(paper.asked).toBe(1);
    await settled(watching);
  });

  test('get a sign of life in each round, even when the database is away', async () => {
    const one = await watches(new Player('a', 0));
    paper.changed = () => Promise.reject(new Error('away'));
    await expect(watching.round()).rejects.toThrow('away');
    expect(one.beats).toHaveLength(1);
  });

  test('who have left are told nothing', async () => {
    const one = new Player('a', 0);
    const leave = watching.watch(one);
    await settled(watching);
    leave();
    leave();
    paper.versions.set('a', 1);
    watching.notice('a');
    await settled(watching);
    expect(one.heard).toEqual([]);
  });

  test('whose token is revoked are told so in the next round, the others not', async () => {
    const [one, two] = [
      await watches(new Player('a', 0, { token: 'gone' })),
      await watches(new Player('a', 0)),
    ];
    paper.revoked.push('gone');
    await watching.round();
    expect([one.lost, two.lost]).toEqual([['unauthenticated'], []]);
  });

  test('whose token has run out are told so and not read for', async () => {
    const one = new Player('a', 0, { expiresAt: new Date(0) });
    const two = await watches(new Player('a', 0));
    watching.watch(one);
    paper.versions.set('a', 1);
    watching.notice('a');
    await settled(watching);
    expect([one.lost, one.heard, two.heard]).toEqual([['unauthenticated'], [], [1]]);
    expect(paper.readings.flat()).not.toContain(one);
  });
});

test('a reading that fails is tried again by the next round, and loses nothing', async () => {
  failures.length = 0;
  const paper = new Paper();
  let isAway = true;
  const watching = watchingOf(paper, (watchers) =>
    isAway ? Promise.reject(new Error('away')) : paper.tell(watchers),
  );
  const one = new Player('a', 0);
  watching.watch(one);
  paper.versions.set('a', 1);
  await settled(watching);
  expect([one.heard, failures.map(String)]).toEqual([[], ['Error: away']]);
  isAway = false;
  await watching.round();
  await settled(watching);
  expect(one.heard).toEqual([1]);
});
