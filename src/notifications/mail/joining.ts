import type { SecretBox } from '../../events/secret-box.js';
import { isPlainToSee, LONGEST_NAME } from '../../players/names.js';
import type { PlayersService } from '../../players/players.service.js';
import { PLAYER_SCOPES } from '../../players/scopes.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Settings } from '../../settings.js';
import { AddressBook as BookForReplies } from '../inbound/ports.js';
import type { ReplyGrant } from '../inbound/reply-tokens.js';
import type { AddressBook } from './address-book.js';
import type { Guests } from './ports.js';
import type { QueuedAnswers } from './queued-answers.js';

/** What a reply may do with addresses and accounts. */
export class BookOfReplies extends BookForReplies {
  constructor(
    private readonly book: AddressBook,
    private readonly players: PlayersService,
    private readonly guests: Guests,
    private readonly box: SecretBox,
    private readonly answers: QueuedAnswers,
    private readonly settings: Pick<Settings, 'registration'>,
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
    const closed = options?.[0];
    if (email === undefined || seat === undefined || closed === undefined)
      throw new Refusal('invitation-invalid');
    const known = await this.book.playerOf(email);
    if (known === undefined && this.settings.registration === 'closed') {
      await this.answers.tellGuest(topic, seat, email);
      throw new Refusal('registration-closed');
    }
    const playerId = known ?? (await this.newPlayer(email));
    const code = this.box.open(Buffer.from(closed, 'base64'), topic).toString();
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
