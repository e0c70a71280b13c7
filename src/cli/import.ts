import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../events/database.js';
import { EventStore } from '../events/event-store.js';
import { RealOutside } from '../events/outside.js';
import { PlainError } from '../events/plain-error.js';
import { SecretBox } from '../events/secret-box.js';
import { RULESETS } from '../games/registry.js';
import { problems } from '../words/en/problems.js';
import { wrongWords } from '../words/en/wrong.js';
import { Phrases } from '../words/phrases.js';
import { ImportService, type Taken } from '../play/imports/import.service.js';
import { APPEND_PARTS } from '../play/play.module.js';
import { Rulesets } from '../play/table/rulesets.js';
import { VISIBILITIES, type Visibility } from '../play/table/shapes.js';
import { Refusal } from '../refusals/refusal.js';
import { readServerSettings } from '../settings.js';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `npm run import -- --file <bundle> --maker <player>`: takes in a finished game that was played on another server. */
export async function main(args: string[]): Promise<number> {
  const asked = parsed(args);
  const taken = takenBy(asked);
  const bytes = bytesOf(asked.file ?? '');
  const settings = readServerSettings(process.env);
  const database = await openDatabase({ ...settings, patient: true }, []);
  try {
    const outside = new RealOutside();
    const store = new EventStore(database.pool, APPEND_PARTS);
    const box = new SecretBox(outside, settings.secretKey);
    const game = await new ImportService(store, box, new Rulesets(RULESETS), outside).take(bytes, taken);
    console.log(`Game ${game} is here, ${taken.visibility}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`REFUSED  ${sentenceOf(error)}`);
    return 1;
  } finally {
    await database.close();
  }
}

/** What is wrong with the bundle, or with what was asked, or why else it is refused. */
function sentenceOf({ code, values, detail }: Refusal): string {
  const { sentence } = values;
  const [asked] = detail.errors ?? [];
  if (asked !== undefined) return `--${asked.parameter} ${new Phrases('en', [wrongWords]).say(asked.what)}.`;
  return typeof sentence === 'string' ? `${problems[code].title}: ${sentence}.` : problems[code].wrong;
}

function takenBy({ maker, visibility = 'private' }: ReturnType<typeof parsed>): Taken {
  if (!isVisibility(visibility)) throw new PlainError(`--visibility must be ${VISIBILITIES.join(' or ')}.`);
  if (maker === undefined && visibility === 'private')
    throw new PlainError('Say who may see the game: --maker <id of a player>, or --visibility public.');
  if (maker !== undefined && !UUID.test(maker)) throw new PlainError(`"${maker}" is not the id of a player.`);
  return { maker: maker ?? NOBODY, visibility };
}

function isVisibility(text: string): text is Visibility {
  return (VISIBILITIES as readonly string[]).includes(text);
}

const OPTIONS = {
  file: { type: 'string' },
  maker: { type: 'string' },
  visibility: { type: 'string' },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new PlainError((error as Error).message);
  }
}

/** npm runs commands in the folder of the project, and tells where it was called. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(path.resolve(process.env['INIT_CWD'] ?? '', file));
  } catch {
    throw new PlainError(`${file} cannot be read.`);
  }
}
