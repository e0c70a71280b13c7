import { isPlainToSee, LONGEST_NAME } from '../../players/names.js';
import type { PlayersService } from '../../players/players.service.js';
import { PLAYER_SCOPES } from '../../players/scopes.js';
import { Refusal } from '../../refusals/refusal.js';
import { AddressBook as BookForReplies } from '../inbound/ports.js';
import type { ReplyGrant } from '../inbound/reply-tokens.js';
import type { AddressBook } from './address-book.js';
import type { Guests } from './ports.js';

/** What a reply may do with addresses and accounts. */
export class BookOfReplies extends BookForReplies {
  constructor(
    private readonly book: AddressBook,
    private readonly players: PlayersService,
    private readonly guests: Guests,
  ) {
    super();
  }

  override addressOf(playerId: string): Promise<string | undefined> {
    return this.book.addressOf(playerId);
  }

  override confirm(playerId: string, email: string): Promise<boolean> {
    return this.book.confirm(playerId, email);
  }

  /** That somebody answers from the address to which the invitation went shows that it is theirs. */
  override async join({ topic, seat, options, email }: ReplyGrant): Promise<string> {
    const code = options?.[0];
    if (email === undefined || seat === undefined || code === undefined)
      throw new Refusal('invitation-invalid');
    const playerId = (await this.book.playerOf(email)) ?? (await this.newPlayer(email));
    await this.guests.claim(topic, playerId, seat, code);
    return playerId;
  }

  private async newPlayer(email: string): Promise<string> {
    const { player } = await this.players.register({ displayName: nameIn(email), email }, PLAYER_SCOPES);
    await this.book.keepConfirmed(player.id, email);
    return player.id;
  }
}

function nameIn(email: string): string {
  const name = [...email.slice(0, email.lastIndexOf('@'))].slice(0, LONGEST_NAME).join('');
  return isPlainToSee(name) ? name : 'Guest';
}
