import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { verifyCheckpoints } from '../audit/checkpoints/verify-checkpoints.js';
import { verifyGames, type Verified } from '../audit/verify-games.js';
import { openDatabase } from '../events/database.js';
import { RealOutside } from '../events/outside.js';
import { PlainError } from '../events/plain-error.js';
import { SecretBox } from '../events/secret-box.js';
import { RULESETS } from '../games/registry.js';
import { Rulesets } from '../play/table/rulesets.js';
import { readServerSettings } from '../settings.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `npm run verify -- --game <id>`: works everything out anew from what is stored, of one game or of all with their checkpoints. */
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
    const kept = await verifyCheckpoints(database.pool, only, console.log);
    console.log(conclusion(verified, kept));
    return verified.good && kept ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** The last line: how much was looked at, and whether it is well, by itself and by the checkpoints. */
export function conclusion({ games, entries, wrong }: Verified, kept = true): string {
  const read = games === 0 ? '0 games' : `${counted(games, 'game')}, ${counted(entries, 'entry', 'entries')}`;
  const otherwise = kept ? '' : '; the checkpoints say otherwise';
  if (wrong > 0) return `${read}; ${counted(wrong, 'game')} NOT as sealed${otherwise}.`;
  if (!kept) return `${read}${otherwise}.`;
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
