import { same } from './canonical.js';
import type { Entry, GameEvent, Schemas } from './types.js';
import { must } from './untrue.js';

const NO_ENTROPY = 'none';

/**
 * The table, as everyone saw it and as far as chance depends on it: a host that could begin twice, or with an entropy
 * that no seat gave, could choose its dice.
 */
export class Table {
  private created: Schemas['TableEventGameCreated'] | undefined;
  private began: Schemas['TableEventGameBegan'] | undefined;
  private isOver = false;
  /** By which the game is played now, and was after each entry, from none on. */
  private rulesVersion = 0;
  private readonly versions: number[] = [0];
  private readonly given = new Map<string, string>();

  /** What the game was made with. */
  get made(): Schemas['TableEventGameCreated'] {
    must(this.created !== undefined, 'the first entry does not make a game');
    return this.created;
  }

  /** The names of all commitments, sorted. */
  get slots(): readonly string[] {
    return [...this.made.seats.map(({ seat }) => seat), 'nobody', 'passing'].sort();
  }

  get entropies(): readonly (readonly [string, string])[] {
    return this.began?.entropies ?? [];
  }

  get isSandbox(): boolean {
    return (this.created?.sandbox ?? null) !== null;
  }

  /** @throws Untrue */
  take({ events, seat, seal }: Pick<Entry, 'events' | 'seat' | 'seal'>): void {
    for (const event of events) this.happens(event);
    const { ruleset } = this.began ?? this.made;
    const to = turnsTo(events);
    const rulesVersion = to === undefined ? this.rulesVersion : this.versions[to];
    this.versions.push(rulesVersion ?? this.rulesVersion);
    this.rulesVersion = rulesVersion ?? this.rulesVersion;
    const isSame = seal.ruleset === ruleset && seal.rulesVersion === rulesVersion;
    must(isSame, 'it is played by other rules than the game');
    must(seat === null || this.slots.includes(seat), `${seat} is no seat of the game`);
  }

  private happens(event: GameEvent): void {
    if (event.type === 'GameCreated') this.isMade(event);
    if (event.type === 'SeatTaken') this.given.set(event.seat, event.entropy);
    if (event.type === 'GameBegan') this.begins(event);
    if (event.type === 'RulesAdopted') this.adopts(event.rulesVersion);
    if (event.type === 'GameFinished') this.ends();
  }

  private isMade(event: Schemas['TableEventGameCreated']): void {
    must(this.created === undefined, 'the game is made twice');
    this.created = event;
    this.rulesVersion = event.rulesVersion;
  }

  private begins(event: Schemas['TableEventGameBegan']): void {
    const { seats, randomness, options, ruleset, sandbox } = this.made;
    must(this.began === undefined, 'the game begins twice');
    must(same(event.randomness, randomness), 'it began with other seeds than it was made with');
    const isSandbox = same(event.sandbox ?? null, sandbox ?? null);
    must(isSandbox, 'it began as another sandbox, or as none, than it was made');
    const agreed = seats.map(({ seat }) => [seat, this.given.get(seat) ?? NO_ENTROPY]);
    must(same(event.entropies, agreed), 'the entropies are not those that the seats gave');
    const isAgreed = same([event.options, event.ruleset], [options, ruleset]);
    must(isAgreed, 'it begins with other options than it was made with');
    this.began = event;
    this.rulesVersion = event.rulesVersion;
  }

  /** Its players go on by newer rules. */
  private adopts(rulesVersion: number): void {
    must(this.began !== undefined && rulesVersion > this.rulesVersion, 'it adopts rules that are not newer');
    this.rulesVersion = rulesVersion;
  }

  private ends(): void {
    must(this.began !== undefined && !this.isOver, 'it is over before it began, or twice');
    this.isOver = true;
  }
}

/** The entry after which the game stands again, where these turn it back. */
function turnsTo(events: readonly GameEvent[]): number | undefined {
  for (const event of events) {
    if (event.type === 'ActionTakenBack') return event.entry - 1;
    if (event.type === 'ActionRedone' || event.type === 'GameRewound') return event.entry;
  }
  return undefined;
}
