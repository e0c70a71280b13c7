import { Module } from '@nestjs/common';
import { PlayersService } from './players.service.js';
import { TokenLookup } from './token-lookup.js';

@Module({ providers: [PlayersService, TokenLookup], exports: [PlayersService, TokenLookup] })
export class PlayersModule {}
