import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDatabase } from '../events/database.js';
import { RealOutside } from '../events/outside.js';
import { PlainError } from '../events/plain-error.js';
import { PLAYER_ENTITIES } from '../players/entities.js';
import { isPlainToSee, LONGEST_NAME } from '../players/names.js';
import { PlayersService } from '../players/players.service.js';
import { ADMIN_SCOPES, ARBITER_SCOPES } from '../players/scopes.js';
import { readServerSettings } from '../settings.js';

/** A new account of this name, or an arbiter's token for an account that there is. */
type Asked = { readonly name: string; readonly arbiter: boolean } | { readonly player: string };

/**
 * `npm run admin -- --name "Ada"`: makes an administrator's account, or with `--arbiter` an arbiter's, and prints its
 * token, this once. `--player <id> --arbiter` makes an arbiter of an account that there is.
 */
export async function main(args: string[]): Promise<number> {
  const asked = read(args);
  const database = await openDatabase(readServerSettings(process.env), PLAYER_ENTITIES);
  try {
    const players = new PlayersService(database.dataSource, new RealOutside());
    const { said, token } = await ('player' in asked ? name(players, asked.player) : make(players, asked));
    console.log(`${said}. The token is shown this once:`);
    console.log(token);
    return 0;
  } finally {
    await database.close();
  }
}

interface Made {
  readonly said: string;
  readonly token: string;
}

async function make(players: PlayersService, asked: { name: string; arbiter: boolean }): Promise<Made> {
  const scopes = asked.arbiter ? ARBITER_SCOPES : ADMIN_SCOPES;
  const { player, token } = await players.register({ displayName: asked.name }, scopes);
  return { said: `${asked.name} (${player.id}) is an ${asked.arbiter ? 'arbiter' : 'administrator'}`, token };
}

async function name(players: PlayersService, id: string): Promise<Made> {
  const { displayName } = await players.player(id).catch((): never => {
    throw new PlainError(`There is no account ${id}.`);
  });
  const token = await players.grant(id, { name: 'arbiter', scopes: ARBITER_SCOPES });
  return { said: `${displayName} (${id}) is an arbiter`, token };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function read(args: string[]): Asked {
  const { name: given, player, arbiter = false } = parsed(args);
  if (player === undefined) return { name: checkedName(given), arbiter };
  if (given === undefined && arbiter && UUID.test(player)) return { player: player.toLowerCase() };
  throw new PlainError('To make an arbiter of an account: npm run admin -- --player <its id> --arbiter');
}

function checkedName(given: string | undefined): string {
  const trimmed = given?.trim() ?? '';
  if (isPlainToSee(trimmed) && [...trimmed].length <= LONGEST_NAME) return trimmed;
  throw new PlainError(
    'Say who it is for: npm run admin -- --name "Ada" (at most 60 characters, all of them to be seen).',
  );
}

function parsed(args: string[]): { name?: string; player?: string; arbiter?: boolean } {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { name: text, player: text, arbiter: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new PlainError((error as Error).message);
  }
}
