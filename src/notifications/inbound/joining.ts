import type { SecretBox } from '../../events/secret-box.js';
import type { TableService } from '../../play/table.service.js';
import { isPlainToSee, LONGEST_NAME } from '../../players/names.js';
import type { PlayersService } from '../../players/players.service.js';
import { PLAYER_SCOPES } from '../../players/scopes.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Settings } from '../../settings.js';
import type { AddressBook } from '../mail/address-book.js';
import type { QueuedAnswers } from '../mail/queued-answers.js';
import type { ReplyGrant } from './reply-tokens.js';

interface Guest {
  readonly playerId: string;
  /** Whether the account was made just now. */
  readonly isNew: boolean;
}

/** Sits down who answers an invitation. */
export class Joining {
  constructor(
    private readonly book: AddressBook,
    private readonly players: Pick<PlayersService, 'register' | 'erase'>,
    private readonly table: Pick<TableService, 'claim'>,
    private readonly box: SecretBox,
    private readonly answers: Pick<QueuedAnswers, 'tellGuest'>,
    private readonly settings: Pick<Settings, 'registration'>,
  ) {}

  /**
   * That somebody answers from the address to which the invitation went shows that it is theirs. Once more is no
   * change; where there is no seat any more, no account is left over, and the guest is told.
   * @returns the player's id
   * @throws Refusal
   */
  async join({ topic, seat, options, email, language }: ReplyGrant): Promise<string> {
    const closed = options?.[0];
    if (email === undefined || seat === undefined || closed === undefined)
      throw new Refusal('invitation-invalid');
    const guest = await this.guest(email, language);
    if (guest === undefined) {
      await this.answers.tellGuest(topic, seat, email, 'noAccount', language);
      throw new Refusal('registration-closed');
    }
    const invitation = this.box.open(Buffer.from(closed, 'base64'), topic).toString();
    await this.table.claim(topic, guest.playerId, seat, { invitation }).catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      if (guest.isNew) await this.forget(guest.playerId);
      await this.answers.tellGuest(topic, seat, email, 'tooLate', language);
      throw error;
    });
    return guest.playerId;
  }

  /** @returns undefined where there is no account, and none is made */
  private async guest(email: string, language: string): Promise<Guest | undefined> {
    const known = await this.book.playerOf(email);
    if (known !== undefined) return { playerId: known, isNew: false };
    if (this.settings.registration === 'closed') return undefined;
    const { player } = await this.players.register({ displayName: nameIn(email) }, PLAYER_SCOPES);
    await this.book.keepConfirmed(player.id, email, language);
    return { playerId: player.id, isNew: true };
  }

  private async forget(playerId: string): Promise<void> {
    await this.book.remove(playerId);
    await this.players.erase(playerId);
  }
}

function nameIn(email: string): string {
  const name = [...email.slice(0, email.lastIndexOf('@'))].slice(0, LONGEST_NAME).join('');
  return isPlainToSee(name) ? name : 'Guest';
}
