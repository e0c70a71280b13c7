import createClient, { type Client } from 'openapi-fetch';
import { Game } from './game.js';
import { PATIENCE, patiently, type Fetch, type Patience } from './patience.js';
import type { operations, paths } from './schema.js';
import { told } from './told.js';
import type { Components, Options, RulesetId, Schemas, SigningKey } from './types.js';

export interface HarkerSettings {
  /** Of the server, without `/v1`. */
  readonly url: string;
  /** `hkr_…`; without one, what strangers may ask. */
  readonly token?: string;
  /** Of labels and the words of problems, as `Accept-Language` takes it. */
  readonly language?: string;
  readonly patience?: Partial<Patience>;
  /** Aborted, everything that is under way is given up. */
  readonly signal?: AbortSignal;
  readonly fetch?: Fetch;
}

export type NewGame<R extends RulesetId> = Omit<
  Schemas['CreateGameBody'],
  'ruleset' | 'options' | 'start' | 'visibility' | 'disputes'
> &
  Partial<Pick<Schemas['CreateGameBody'], 'start' | 'visibility' | 'disputes'>> & {
    ruleset: R;
    options?: Partial<Options<R>>;
  };

export type GamesQuery = NonNullable<operations['listGames']['parameters']['query']>;

/** A server, as one account calls it. Every call throws a `Problem` where it is refused, `NoAnswer` where none came. */
export class Harker {
  /** Every operation of the contract, typed; `told` unwraps what it gives. */
  readonly api: Client<paths>;
  readonly url: string;

  constructor(private readonly settings: HarkerSettings) {
    this.url = settings.url.replace(/\/+$/, '');
    const patience = { ...PATIENCE, ...settings.patience };
    this.api = createClient<paths>({
      baseUrl: this.url,
      headers: this.headers,
      ...(settings.signal === undefined ? {} : { signal: settings.signal }),
      fetch: patiently(this.fetch, patience),
    });
  }

  get fetch(): Fetch {
    return this.settings.fetch ?? ((request) => fetch(request));
  }

  /** What every request carries. */
  get headers(): Record<string, string> {
    const { token, language } = this.settings;
    return {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(language === undefined ? {} : { 'Accept-Language': language }),
    };
  }

  /** The same server, as somebody else. */
  as(token: string): Harker {
    return new Harker({ ...this.settings, token });
  }

  /** Make an account. Its token is told this once. */
  async register(displayName: string): Promise<{ me: Schemas['Player']; token: string; harker: Harker }> {
    const { player, token } = await told(this.api.POST('/v1/players', { body: { displayName } }));
    return { me: player, token, harker: this.as(token) };
  }

  async me(): Promise<Schemas['Player']> {
    return told(this.api.GET('/v1/me'));
  }

  async rulesets(): Promise<Schemas['RulesetSummary'][]> {
    return (await told(this.api.GET('/v1/rulesets'))).items;
  }

  /** What is printed, the words, and what the options are where some are chosen. */
  async ruleset<R extends RulesetId>(
    ruleset: R,
    options?: Partial<Options<R>>,
  ): Promise<
    Omit<Schemas['Ruleset'], 'components' | 'defaults'> & { components: Components<R>; defaults: Options<R> }
  > {
    const query = options === undefined ? {} : { options: JSON.stringify(options) };
    const found = await told(
      this.api.GET('/v1/rulesets/{ruleset}', { params: { path: { ruleset }, query } }),
    );
    return found;
  }

  /** A page of games, newest first. */
  async games(query: GamesQuery = {}): Promise<Schemas['Games']> {
    return told(this.api.GET('/v1/games', { params: { query } }));
  }

  /** Sent twice it makes two games, so it is never sent again by itself: after `NoAnswer` look at `games()` first. */
  async createGame<R extends RulesetId>(
    wanted: NewGame<R>,
  ): Promise<{ made: Schemas['CreatedGame']; game: Game<R> }> {
    const body = wanted as Schemas['CreateGameBody'];
    const made = await told(this.api.POST('/v1/games', { body }));
    return { made, game: this.game<R>(made.id) };
  }

  /** @param seat as which of my seats, where I hold several */
  game<R extends RulesetId = RulesetId>(id: string, seat?: string): Game<R> {
    return new Game<R>(this, id, seat);
  }

  /** The keys that sign heads; better kept from before than asked for when they are needed. */
  async keys(): Promise<SigningKey[]> {
    return (await told(this.api.GET('/v1/keys'))).items;
  }
}
