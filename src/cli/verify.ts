import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { verifyGames, type Verified } from '../audit/verify-games.js';
import { openDatabase } from '../events/database.js';
import { RealOutside } from '../events/outside.js';
import { PlainError } from '../events/plain-error.js';
import { SecretBox } from '../events/secret-box.js';
import { RULESETS } from '../games/registry.js';
import { Rulesets } from '../play/table/rulesets.js';
import { readServerSettings } from '../settings.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `npm run verify -- --game <id>`: works everything out anew from what is stored, of one game or of all. */
export async function main(args: string[]): Promise<number> {
  const only = gameIn(args);
  const settings = readServerSettings(process.env);
  const database = await openDatabase({ ...settings, patient: true }, []);
  try {
    const needs = {
      rulesets: new Rulesets(RULESETS),
      box: new SecretBox(new RealOutside(), settings.secretKey),
    };
    const verified = await verifyGames(database.pool, needs, only, console.log);
    console.log(conclusion(verified));
    return verified.good ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** The last line: how much was looked at, and whether it is well. */
export function conclusion({ games, entries, wrong }: Verified): string {
  const read = games === 0 ? '0 games' : `${counted(games, 'game')}, ${counted(entries, 'entry', 'entries')}`;
  if (wrong > 0) return `${read}; ${counted(wrong, 'game')} NOT as sealed.`;
  return games === 0 ? `${read}.` : `${read}, all as sealed.`;
}

function counted(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

/** The game that is asked for; undefined for all. */
function gameIn(args: string[]): string | undefined {
  const game = parsed(args).game;
  if (game !== undefined && !UUID.test(game)) throw new PlainError(`"${game}" is not the id of a game.`);
  return game?.toLowerCase();
}

function parsed(args: string[]): { game?: string } {
  try {
    return parseArgs({ args, options: { game: { type: 'string' } } }).values;
  } catch (error) {
    throw new PlainError((error as Error).message);
  }
}
