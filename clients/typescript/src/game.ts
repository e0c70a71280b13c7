import type { Harker } from './harker.js';
import { follow, type FollowOptions } from './stream.js';
import { fresh, told } from './told.js';
import type {
  Acted,
  Action,
  ActionsAnswer,
  DryRun,
  Entry,
  Frame,
  OfferedAction,
  RulesetId,
  Schemas,
  ViewAnswer,
} from './types.js';

export interface ActOptions {
  /** New for every action, unless it is one that found no answer before. */
  readonly key?: string;
  /** Refuse with `stale-version` if the game has moved on since the view with this ETag. */
  readonly ifMatch?: string;
}

const PAGE = 500;

/** One game, as one account sees it. */
export class Game<R extends RulesetId = RulesetId> {
  private seen: { answer: ViewAnswer<R>; etag: string } | undefined;
  private offered: { answer: ActionsAnswer<R>; etag: string } | undefined;

  /** @param seat as which of my seats, where I hold several; after the end any seat, or `spectator` */
  constructor(
    private readonly harker: Harker,
    readonly id: string,
    readonly seat?: string,
  ) {}

  /** Status, seats, options, clock: what is not a matter of who looks. */
  async about(): Promise<Schemas['Game']> {
    return told(this.harker.api.GET('/v1/games/{game}', { params: { path: this.path } }));
  }

  /** What this seat sees now, with its ETag; cheap where nothing has happened since. */
  async view(): Promise<ViewAnswer<R> & { etag: string }> {
    const header = this.seen === undefined ? {} : { 'If-None-Match': this.seen.etag };
    const params = { path: this.path, query: this.asSeat, header };
    this.seen = await fresh(this.harker.api.GET('/v1/games/{game}/view', { params }), this.seen);
    return { ...this.seen.answer, etag: this.seen.etag };
  }

  /** What this seat saw when the game had this version. */
  async viewAt(version: number): Promise<ViewAnswer<R>> {
    const params = { path: this.path, query: { ...this.asSeat, version } };
    return (await told(this.harker.api.GET('/v1/games/{game}/view', { params }))) as ViewAnswer<R>;
  }

  /** All that this seat may do now; nothing while others decide. */
  async actions(): Promise<ActionsAnswer<R>> {
    const header = this.offered === undefined ? {} : { 'If-None-Match': this.offered.etag };
    const params = { path: this.path, query: this.asSeat, header };
    this.offered = await fresh(this.harker.api.GET('/v1/games/{game}/actions', { params }), this.offered);
    return this.offered.answer;
  }

  /**
   * Do one of the actions on offer, or one that is spelled out. It is done once, however often it must be sent.
   * After `decision-closed`, `not-asked` and `stale-version` read again and decide again.
   */
  async act(
    action: OfferedAction<R> | Action<R> | { id: string },
    options: ActOptions = {},
  ): Promise<Acted<R>> {
    return (await told(this.send(action, options))) as Acted<R>;
  }

  /**
   * Whether an action could be done now, without doing it: refused as `act` would be. What would come of it is in
   * `preview`, where that follows from what this seat knows.
   */
  async tryOut(
    action: OfferedAction<R> | Action<R> | { id: string },
    { ifMatch }: Pick<ActOptions, 'ifMatch'> = {},
  ): Promise<DryRun<R>> {
    return (await told(this.send(action, { ifMatch }, { dryRun: true }))) as DryRun<R>;
  }

  /** One page of entries after an entry; `wait` seconds for the first, if there is none yet. */
  async history(
    after = 0,
    { wait = 0, limit = PAGE } = {},
  ): Promise<{ version: number; items: Entry<R>[]; next: number | null }> {
    const query = { ...this.asSeat, after, limit, ...(wait === 0 ? {} : { wait }) };
    const answer = this.harker.api.GET('/v1/games/{game}/events', { params: { path: this.path, query } });
    return (await told(answer)) as { version: number; items: Entry<R>[]; next: number | null };
  }

  /** All entries after an entry that there are now, one by one. */
  async *events(after = 0): AsyncGenerator<Entry<R>, void, undefined> {
    for (let from: number | null = after; from !== null;) {
      const page: { items: Entry<R>[]; next: number | null } = await this.history(from);
      yield* page.items;
      from = page.items.length === 0 ? null : page.next;
    }
  }

  /**
   * What happens, as it happens: without a gap and without a double, through broken connections and restarts of the
   * server, until the game is over.
   */
  follow(options: FollowOptions = {}): AsyncGenerator<Frame<R>, void, undefined> {
    const url = new URL(`${this.harker.url}/v1/games/${this.id}/stream`);
    if (this.seat !== undefined) url.searchParams.set('seat', this.seat);
    const open = (last: number | undefined, signal: AbortSignal) => {
      const headers = new Headers({ ...this.harker.headers, Accept: 'text/event-stream' });
      if (last !== undefined) headers.set('Last-Event-ID', String(last));
      return this.harker.fetch(new Request(url, { headers, signal }));
    };
    const missed = async (after: number) => (await this.history(after)) as { items: Entry[] };
    return follow({ open, missed }, options) as AsyncGenerator<Frame<R>, void, undefined>;
  }

  /** Sit down. @param entropy your share of the randomness: random text, kept to check later that it was used */
  async claim(seat: string, entropy: string, invitation?: string): Promise<Schemas['Game']> {
    const params = { path: { ...this.path, seat } };
    const body = { entropy, ...(invitation === undefined ? {} : { invitation }) };
    return told(this.harker.api.POST('/v1/games/{game}/seats/{seat}/claim', { params, body }));
  }

  /** The whole game as one file, as this seat may know it now. */
  async proof(): Promise<string> {
    const params = { path: this.path, query: this.asSeat };
    const answer = this.harker.api.GET('/v1/games/{game}/proof', { params, parseAs: 'text' });
    return told<string>(answer);
  }

  private send(
    action: OfferedAction<R> | Action<R> | { id: string },
    { key = newKey(), ifMatch }: { [Name in keyof ActOptions]: ActOptions[Name] | undefined },
    query: { dryRun?: true } = {},
  ) {
    const chosen = 'id' in action ? { id: action.id } : action;
    const body = { ...chosen, ...this.asSeat } as Schemas['ActionRequest'];
    const header = { 'Idempotency-Key': key, ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }) };
    const params = { path: this.path, query, header };
    return this.harker.api.POST('/v1/games/{game}/actions', { params, body });
  }

  private get path() {
    return { game: this.id };
  }

  private get asSeat() {
    return this.seat === undefined ? {} : { seat: this.seat };
  }
}

/** 128 random bits. Browsers give UUIDs on safe origins only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
