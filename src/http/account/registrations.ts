import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AddressBook } from '../../notifications/mail/address-book.js';
import type { Holder } from '../../players/holder.js';
import type { PlayerEntity } from '../../players/player.entity.js';
import { PLAYER_SCOPES } from '../../players/scopes.js';
import { PlayersService } from '../../players/players.service.js';
import { Refusal } from '../../refusals/refusal.js';
import { Settings } from '../../settings.js';
import { languageFor } from '../../words/language.js';
import { SHELL_WORDS } from '../../words/languages.js';
import { networkOf } from '../server/network.js';
import { Counter, toldIn } from '../server/rate-limit.js';
import type { RegisterBody } from './account.dto.js';

const HOUR = 3600;

/** Who may make accounts, and how many. An administrator always may. */
@Injectable()
export class Registrations {
  private readonly counter: Counter;

  constructor(
    private readonly players: PlayersService,
    private readonly settings: Settings,
    private readonly book: AddressBook,
  ) {
    this.counter = new Counter({
      ...{ name: 'registrations', most: settings.registrationsPerHour, seconds: HOUR },
    });
  }

  async register(
    asked: RegisterBody,
    holder: Holder | null,
    reply: FastifyReply,
  ): Promise<{ player: PlayerEntity; token: string }> {
    const network = holder?.scopes.includes('admin') === true ? undefined : networkOf(reply.request.ip);
    if (network !== undefined) {
      if (this.settings.registration === 'closed') throw new Refusal('registration-closed');
      await this.counter.count(network, toldIn(reply));
    }
    const registered = await this.players.register(asked, PLAYER_SCOPES);
    if (asked.email !== undefined) {
      const language = languageFor(reply.request.headers['accept-language'], Object.keys(SHELL_WORDS));
      await this.book.enter(registered.player.id, asked.email, language, network);
    }
    return registered;
  }
}
