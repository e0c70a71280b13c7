import { PlayerEntity } from './player.entity.js';
import { TokenEntity } from './token.entity.js';

export const PLAYER_ENTITIES = [PlayerEntity, TokenEntity];
