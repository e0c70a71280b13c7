import type { ParsedMail } from 'mailparser';
import type { Head } from '../../../src/events/entry.js';
import { RealOutside } from '../../../src/events/outside.js';
import { PlayersService } from '../../../src/players/players.service.js';
import { faultIn } from '../../verifier/support/verifier.js';
import { optionsIn } from './letters.js';
import type { Served } from './server.js';

/** Time that goes on by itself, and is put forward. */
export class ForwardClock extends RealOutside {
  private ahead = 0;

  override now(): Date {
    return new Date(super.now().getTime() + this.ahead);
  }

  forward(seconds: number): void {
    this.ahead += seconds * 1_000;
  }
}

/** A server has looked for what is to be sent by then. */
const LOOKED_MS = 1_500;

export const pause = (): Promise<void> => new Promise((next) => setTimeout(next, 50));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A game, its players, and what the house knows of them that they do not. */
export class House {
  id = '';
  maker = '';
  private readonly tokens = new Map<string, string>();

  constructor(
    readonly server: Served,
    private readonly seats: ReadonlyMap<string, string>,
  ) {}

  async make(body: object): Promise<void> {
    this.maker = await this.server.newPlayer('Maker');
    this.id = (await this.server.post('/v1/games', { token: this.maker, body })).body.id;
  }

  game = async () => (await this.server.get(`/v1/games/${this.id}`, { token: this.maker })).body;

  /** Holds the options of a mail against those of the game. @returns false where it has gone on meanwhile */
  compare = async (address: string, { text = '' }: ParsedMail): Promise<boolean> => {
    const seat = this.seats.get(address)!;
    const path = `/v1/games/${this.id}/actions?seat=${seat}`;
    const { body } = await this.server.get(path, { token: await this.tokenOf(seat) });
    const entry = Number(/^Entry ([\d,]+) /m.exec(text)![1]!.replace(',', ''));
    if (body.version !== entry) return false;
    const inMail = [...optionsIn(text)].toSorted(([left], [right]) => left - right);
    expect(inMail.map(([, label]) => oneLine(label))).toEqual(
      body.actions.map(({ label }: { label: string }) => oneLine(label)),
    );
    return true;
  };

  private async tokenOf(seat: string): Promise<string> {
    const known = this.tokens.get(seat);
    if (known !== undefined) return known;
    const { seats } = await this.game();
    const { player } = seats.find((one: { seat: string }) => one.seat === seat);
    const players = new PlayersService(this.server.database.dataSource, new RealOutside());
    const token = await players.grant(player.id, { name: 'compared', scopes: ['read'] });
    this.tokens.set(seat, token);
    return token;
  }

  /** Lets time go by whenever nobody but this seat is awaited, until a bot sits there. */
  async waitFor(seat: string, clock: ForwardClock): Promise<void> {
    for (;;) {
      const { seats, awaiting } = await this.game();
      if (seats.find((one: { seat: string }) => one.seat === seat).kind === 'bot') return;
      if (String(awaiting) === seat) {
        // Less than what would be taken for an outage, and so that reminders come before their deadlines.
        clock.forward(35);
        await this.beat(clock.now().getTime());
        await new Promise((looked) => setTimeout(looked, LOOKED_MS));
      } else await pause();
    }
  }

  /** Once the server has looked at its clock. */
  private async beat(since: number): Promise<void> {
    for (;;) {
      const { rows } = await this.server.database.pool.query<{ at: Date }>('SELECT at FROM heartbeat');
      if (rows[0]!.at.getTime() >= since) return;
      await pause();
    }
  }

  /** The proof of the game says what the game says, and what these mails said of it. */
  async verify(mails: readonly ParsedMail[] = []): Promise<void> {
    const { status, version, head } = await this.game();
    const { text } = await this.server.get(`/v1/games/${this.id}/proof`, { token: this.maker });
    const keys = (await this.server.get('/v1/keys')).body.items;
    const receipts = mails.flatMap(({ text: said = '' }) => /^\{"version":[^}]*\}$/m.exec(said)?.[0] ?? []);
    if (mails.length > 0) expect(receipts.length).toBeGreaterThan(mails.length / 2);
    const heads = receipts.map((head) => JSON.parse(head) as Head);
    expect(faultIn(Buffer.from(text), { keys, receipts: heads })).toBeUndefined();
    const [, ...lines] = text.trimEnd().split('\n');
    expect(JSON.parse(text.split('\n', 1)[0]!)).toMatchObject({ game: this.id, status });
    expect(lines.filter((line) => line.includes(head.hash)).length).toBeGreaterThan(0);
    expect(version).toBeGreaterThan(0);
  }
}
