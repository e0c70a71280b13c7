import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDatabase } from '../events/database.js';
import { RealOutside } from '../events/outside.js';
import { PlainError } from '../events/plain-error.js';
import { PLAYER_ENTITIES } from '../players/entities.js';
import { isPlainToSee, LONGEST_NAME } from '../players/names.js';
import { PlayersService } from '../players/players.service.js';
import { SCOPES } from '../players/scopes.js';
import { readServerSettings } from '../settings.js';

/** `npm run admin -- --name "Ada"`: makes an administrator's account and prints its token, this once. */
export async function main(args: string[]): Promise<number> {
  const displayName = nameIn(args);
  const database = await openDatabase(readServerSettings(process.env), PLAYER_ENTITIES);
  try {
    const players = new PlayersService(database.dataSource, new RealOutside());
    const { player, token } = await players.register({ displayName }, SCOPES);
    console.log(`${displayName} (${player.id}) is an administrator. The token is shown this once:`);
    console.log(token);
    return 0;
  } finally {
    await database.close();
  }
}

function nameIn(args: string[]): string {
  const name = parsed(args).name?.trim() ?? '';
  if (!isPlainToSee(name) || [...name].length > LONGEST_NAME) {
    throw new PlainError(
      'Say who it is for: npm run admin -- --name "Ada" (at most 60 characters, all of them to be seen).',
    );
  }
  return name;
}

function parsed(args: string[]): { name?: string } {
  try {
    return parseArgs({ args, options: { name: { type: 'string' } } }).values;
  } catch (error) {
    throw new PlainError((error as Error).message);
  }
}
