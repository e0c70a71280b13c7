import { Webhook } from 'standardwebhooks';
import { Notices } from '../notifications/webhooks/support/notices.js';
import { receiver, type Received, type Receiver } from '../notifications/webhooks/support/receiver.js';
import { type Served, serve } from './support/server.js';

interface Notice {
  readonly type: string;
  readonly data: { readonly game: string; readonly seat: string | null; readonly version: number };
}
interface Offer {
  readonly id: string;
  readonly type: string;
}
/** Whether the game has gone far enough, as the view after an action shows it. */
type Enough = (view: { readonly round?: number }) => boolean;

const notices = new Notices();

/** A player who never asks of its own accord: it is called, and only then looks and acts. */
class CalledPlayer {
  private receiver: Receiver | undefined;
  private secret = '';
  private readonly seen = new Set<string>();
  private readonly acting: Promise<void>[] = [];
  readonly told: Notice[] = [];
  acted = 0;

  constructor(
    private readonly server: Served,
    readonly token: string,
    private readonly ended: () => void,
    private readonly enough: Enough,
  ) {}

  async register(): Promise<void> {
    this.receiver = await receiver((call, answer) => {
      answer.writeHead(204).end();
      this.acting.push(this.hear(call));
    });
    const body = { url: this.receiver.url };
    const { body: made } = await this.server.post('/v1/webhooks', { token: this.token, body });
    this.secret = made.secret;
  }

  /** @throws what went wrong on the way */
  async close(): Promise<void> {
    await Promise.all(this.acting);
    await this.receiver?.close();
  }

  private async hear({ headers, body }: Received): Promise<void> {
    const notice = new Webhook(this.secret).verify(body, headers) as Notice;
    expect(notices.faults(body)).toEqual([]);
    const id = headers['webhook-id']!;
    if (this.seen.has(id)) return;
    this.seen.add(id);
    this.told.push(notice);
    if (notice.type === 'game.finished') this.ended();
    if (notice.type === 'turn.started') await this.act(notice, id);
  }

  private async act({ data: { game, seat } }: Notice, id: string): Promise<void> {
    const path = `/v1/games/${game}/actions`;
    const { body } = await this.server.get(`${path}?seat=${seat}`, { token: this.token });
    const chosen = choose(body.actions, this.acted++);
    if (chosen === undefined) return;
    const answer = await this.server.act(
      game,
      this.token,
      { id: chosen.id, seat },
      { 'idempotency-key': id },
    );
    if (answer.status === 201 && this.enough(answer.body.view)) this.ended();
    expect([201, 409]).toContain(answer.status);
  }
}

/** Any of them, mostly of the kind that is named first. */
function choose(actions: readonly Offer[], turn: number): Offer | undefined {
  const [first] = actions;
  const ofKind = turn % 5 === 0 ? actions : actions.filter(({ type }) => type === first?.type);
  return ofKind[(turn * 7) % Math.max(1, ofKind.length)];
}

describe('a game is played by clients that act on webhooks alone', () => {
  let server: Served;
  beforeAll(async () => {
    server = await serve({ WEBHOOK_TARGETS: 'any' });
  });
  afterAll(() => server.close());

  async function play(ruleset: string, enough: Enough = () => false) {
    let ended = (): void => undefined;
    const over = new Promise<void>((resolve) => (ended = resolve));
    const maker = await server.newPlayer('Maker');
    const { body: game } = await server.post('/v1/games', { token: maker, body: { ruleset } });
    const players = new Map<string, CalledPlayer>();
    for (const { seat } of game.seats) {
      const player = new CalledPlayer(server, await server.newPlayer(seat), () => ended(), enough);
      players.set(seat, player);
      await player.register();
      await server.post(`/v1/games/${game.id}/seats/${seat}/claim`, { token: player.token });
    }
    await over;
    const { status } = (await server.get(`/v1/games/${game.id}`, { token: maker })).body;
    // The last of it may still be on its way to some.
    if (status === 'finished') await allTold(players, 'game.finished');
    await Promise.all([...players.values()].map((player) => player.close()));
    const { body } = await server.get(`/v1/games/${game.id}`, { token: maker });
    return { game: body, players };
  }

  async function allTold(players: ReadonlyMap<string, CalledPlayer>, type: string): Promise<void> {
    while (![...players.values()].every(({ told }) => told.some((notice) => notice.type === type)))
      await new Promise((next) => setTimeout(next, 20));
  }

  it('vampire graves, to its end', async () => {
    const { game, players } = await play('vampire-graves');
    expect(game.status).toBe('finished');
    for (const { told, acted } of players.values()) {
      expect(acted).toBeGreaterThan(0);
      expect(told.filter(({ type }) => type !== 'turn.started').map(({ type }) => type)).toEqual([
        ...['game.started', 'game.finished'],
      ]);
      const versions = told.map(({ data }) => data.version);
      expect(versions).toEqual(versions.toSorted((left, right) => left - right));
    }
  }, 300_000);

  it('Fury of Dracula, second edition, for three rounds', async () => {
    const { game, players } = await play('fury-of-dracula-2e', ({ round = 0 }) => round > 3);
    expect(game.version).toBeGreaterThan(30);
    for (const [seat, { told, acted }] of players) {
      expect(acted).toBeGreaterThan(2);
      for (const { data } of told) expect([seat, null]).toContain(data.seat);
    }
  }, 300_000);
});
