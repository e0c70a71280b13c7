import type { By } from '../events/entry.js';
import type { EventStore } from '../events/event-store.js';
import type { Outside } from '../events/outside.js';
import type { SecretBox } from '../events/secret-box.js';
import { NO_VIEWS } from '../projections/seat-views.js';
import { Refusal } from '../refusals/refusal.js';
import { commitToSeeds, newSecrets, secretsBytes } from './chance/seeds.js';
import { refuseFailed, standingOf, type EntryWriter, type Happening, type Written } from './entry-writer.js';
import { mustNotBeTooMany } from './games-of-maker.js';
import { gameBegins } from './happenings.js';
import type { Invitation, Invitations, InvitationSummary } from './invitations.js';
import { LiveGame } from './live-game.js';
import type { LiveGames } from './live-games.js';
import type { LookUp } from './look-up.js';
import {
  checkedOptions,
  firstSittings,
  gameIsCreated,
  rulesetNotFound,
  seatPlan,
  type CreateGame,
} from './new-game.js';
import {
  allTaken,
  gameIsCancelled,
  hasFreeSeat,
  mustBeMaker,
  mustBeOpen,
  openSeats,
  seatIsGivenUp,
  seatIsReserved,
  vacantSeat,
} from './seating.js';
import { sitsDown, type ClaimSeat } from './sitting-down.js';
import type { Rulesets } from './table/rulesets.js';
import { isHiddenFromStrangers } from './table/visibility.js';
import { checkSandbox } from './sandbox.js';

const MOST_ATTEMPTS = 4;

/** What every game shares before and around play: seats, invitations, beginning, cancelling. */
export class TableService {
  constructor(
    private readonly games: LiveGames,
    private readonly lookUp: LookUp,
    private readonly store: EventStore,
    private readonly writer: EntryWriter,
    private readonly invites: Invitations,
    private readonly box: SecretBox,
    private readonly outside: Outside,
    private readonly rulesets: Rulesets,
  ) {}

  /** @throws Refusal */
  async create(
    playerId: string,
    request: CreateGame,
  ): Promise<{ gameId: string; invitations: Invitation[] }> {
    const ruleset = this.rulesets.find(request.ruleset);
    if (ruleset === undefined) throw rulesetNotFound();
    const options = checkedOptions(ruleset, request.options);
    checkSandbox(ruleset, request);
    const plan = seatPlan(ruleset, options, request);
    const id = this.outside.id();
    const secrets = newSecrets(this.outside);
    const invitations = plan
      .filter(({ asked }) => asked.as === 'invite')
      .map(({ asked }) => this.invites.prepare(asked.seat, asked.email));
    const created = this.writer.prepare(
      { id, ruleset, rulesVersion: ruleset.version, seats: plan.map((seat) => seat.id), views: NO_VIEWS },
      gameIsCreated(ruleset, options, request, plan, {
        randomness: commitToSeeds(id, secrets),
        invitations: invitations.map(({ row }) => row(id)),
      }),
    );
    const live = new LiveGame(created.next, playerId, secrets, {
      players: new Map(),
      arbiters: new Map(),
      former: new Set(),
      views: NO_VIEWS,
    });
    live.take(created.next, created.views, {});
    await this.keep(live, [created, ...this.firstEntries(live, firstSittings(plan, playerId))]);
    return { gameId: id, invitations: invitations.map(shown) };
  }

  /** Writes a new game with its first entries. */
  private async keep(live: LiveGame, written: readonly Written[]): Promise<void> {
    const { id, table } = live.at;
    const { ruleset, rulesVersion, options, visibility, start } = table;
    const sandbox = table.sandbox !== undefined;
    const seats = table.seats.map(({ seat }) => seat);
    const secrets = this.box.close(secretsBytes(live.secrets), id);
    const game = { id, ruleset, rulesVersion, options, seats, visibility, start, sandbox };
    await this.store
      .create(
        { ...game, maker: live.maker, secrets, at: written[0]!.entry.at },
        written.map(({ append }) => append),
        (session) => mustNotBeTooMany(session, live.maker),
      )
      .catch(refuseFailed);
    this.games.keep(live);
    this.writer.tell(live.at);
  }

  /** Sits down, also in the place of somebody who has left. Sitting down again where one sits is no change. @throws Refusal */
  async claim(gameId: string, playerId: string, seat: string, asked: ClaimSeat): Promise<void> {
    const sits = (live: LiveGame) => sitsDown(live, this.invites, playerId, seat, asked);
    await this.change(gameId, playerId, sits, hasFreeSeat);
    await this.beginIfFull(gameId, playerId);
  }

  /** Leaves a seat. Once the game has begun, what becomes of it is as declared. @throws Refusal */
  async giveUp(gameId: string, playerId: string, seat: string): Promise<void> {
    await this.change(gameId, playerId, (live) => seatIsGivenUp(live, seat, playerId));
  }

  /** @throws Refusal */
  async start(gameId: string, playerId: string): Promise<void> {
    await this.change(gameId, playerId, (live) => {
      mustBeMaker(live, playerId);
      if (live.at.table.status === 'playing') return undefined;
      mustBeOpen(live);
      if (!allTaken(live)) throw new Refusal('seats-open', { seats: openSeats(live) });
      return this.begins(live, 'player');
    });
  }

  /** @throws Refusal */
  async cancel(gameId: string, playerId: string): Promise<void> {
    await this.change(gameId, playerId, (live) => {
      mustBeMaker(live, playerId);
      if (live.at.table.status === 'cancelled') return undefined;
      mustBeOpen(live);
      return gameIsCancelled();
    });
  }

  /** Makes a code for a seat that nobody has taken; the seat is reserved from then on. @throws Refusal */
  async invite(
    gameId: string,
    playerId: string,
    asked: { seat: string; email?: string | undefined },
  ): Promise<Invitation> {
    const invitation = this.invites.prepare(asked.seat, asked.email);
    await this.change(gameId, playerId, (live) => {
      mustBeMaker(live, playerId);
      vacantSeat(live, asked.seat, undefined);
      return { ...seatIsReserved(asked.seat), invitations: { made: [invitation.row(gameId)] } };
    });
    return shown(invitation);
  }

  /** @throws Refusal */
  async invitations(gameId: string, playerId: string): Promise<InvitationSummary[]> {
    mustBeMaker(await this.look(gameId, playerId), playerId);
    return this.invites.list(gameId);
  }

  private firstEntries(live: LiveGame, sittings: Happening | undefined): Written[] {
    const happenings: (() => Happening | undefined)[] = [() => sittings, () => this.beginsByItself(live)];
    return happenings.flatMap((happens) => {
      const happening = happens();
      if (happening === undefined) return [];
      const written = this.writer.prepare(standingOf(live), happening);
      live.take(written.next, written.views, happening);
      return [written];
    });
  }

  /** The last seat taken begins the game, unless its maker wants to. */
  private async beginIfFull(gameId: string, playerId: string): Promise<void> {
    await this.change(gameId, playerId, (live) => this.beginsByItself(live));
  }

  private beginsByItself(live: LiveGame): Happening | undefined {
    const { status, start } = live.at.table;
    return status === 'open' && start === 'automatic' && allTaken(live)
      ? this.begins(live, 'host')
      : undefined;
  }

  private begins({ at, secrets, links }: LiveGame, by: By): Happening {
    return gameBegins(at, secrets, links, by, this.rulesets.hashOf(at.ruleset.ruleset));
  }

  /**
   * Appends what is to happen; asks again on the fresh state if another server was faster.
   * @param letsIn strangers who may know of the game nevertheless
   */
  async change(
    gameId: string,
    playerId: string,
    happens: (live: LiveGame) => Happening | undefined | Promise<Happening | undefined>,
    letsIn?: (live: LiveGame) => boolean,
  ): Promise<void> {
    const known = await this.look(gameId, playerId, letsIn);
    await known.inTurn(async () => {
      for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
        const live = await this.look(gameId, playerId, letsIn);
        const happening = await happens(live);
        if (happening === undefined || (await this.writer.append(live, happening)) !== undefined) return;
      }
      throw new Refusal('contended');
    });
  }

  /** The game, for those who may know of it. @throws Refusal */
  async look(gameId: string, playerId: string, letsIn?: (live: LiveGame) => boolean): Promise<LiveGame> {
    const seen = await this.lookUp.look(gameId, playerId, '');
    if (seen === undefined) throw new Refusal('game-not-found');
    const live = await this.games.at(gameId, seen.version);
    const { table } = live.at;
    const isSandbox = table.sandbox !== undefined;
    const isLetIn = !isSandbox && letsIn?.(live) === true;
    if (!live.knows(playerId) && isHiddenFromStrangers(table, isSandbox) && !isLetIn)
      throw new Refusal('game-not-found');
    return live;
  }
}

function shown({ seat, code, email }: Invitation): Invitation {
  return { seat, code, email };
}
