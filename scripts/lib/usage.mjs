import { parseArgs } from 'node:util';
import { PlainError } from './log.mjs';

const DEMO = `Plays one whole game by clients, from registration to proof. It uses whatever Harker answers at the URL;
where none answers, it starts one for this game, with a temporary database unless DATA_DIR or DATABASE_URL is set.`;

/** `takes`: the options of a command, each with a value; `flags`: those without. Without it, the command reads its own. `needs`: one of them. */
export const USAGE = {
  start: {
    text: 'npm start\nInstalls, builds, migrates and serves. Settings come from the environment.',
    takes: [],
  },
  admin: {
    text: `npm run admin -- --name "Ada" [--arbiter], or --player <id> --arbiter
Makes an account of an administrator, or of an arbiter, and prints its token, this once.
  --name      who it is for, at most 60 characters
  --arbiter   an arbiter: may come to disputes, and look as any seat there
  --player    the id of an account that is to be an arbiter: prints another token for it`,
    takes: ['name', 'player'],
    flags: ['arbiter'],
  },
  verify: {
    text: `npm run verify [-- --game <id>]
Works out anew what is stored. Ends with 1 if a game is not as it was sealed.
  --game   the id of one game; without it, all games`,
    takes: ['game'],
  },
  import: {
    text: `npm run import -- --file <bundle> [--maker <player>] [--visibility public]
Takes in a finished game of another server. Ends with 1 if it is refused. Without a maker it must be public.
  --file         what GET /v1/games/{game}/proof gave there
  --maker        the id of the player who counts as its maker, and may see it
  --visibility   public: any account may watch it`,
    takes: ['file', 'maker', 'visibility'],
    needs: 'file',
  },
  'rules-report': {
    text: `npm run rules:report, or npm run rules:kept
Plays every game of the database again, or every kept game of the tests, by the rules of this build. Says which
would go otherwise, and from which entry on; ends with 1 if there is one.
  --kept     a folder: the games that are kept below it, and no database`,
    takes: ['kept'],
  },
  rebuild: {
    text: 'npm run projections:rebuild\nBuilds what is kept for reading anew from the journal.',
    takes: [],
  },
  openapi: {
    text: `npm run openapi [-- <file> [<ruleset> ...]]
Writes the contract to openapi.json, or to the file; with all rulesets, or those that are named.`,
  },
  'api:lint': {
    text: `npm run api:lint [-- --all]
Holds the contract against the rules of Redocly and Spectral: Spectral's with one ruleset, as it takes long.
  --all   with all rulesets: minutes`,
    takes: [],
    flags: ['all'],
  },
  'api:diff': {
    text: `npm run api:diff [-- --base <file or git reference>]
Says what has changed in openapi.json since the last release, the newest tag v*. Ends with 1 if clients break.`,
    takes: ['base'],
  },
  demo: {
    text: `npm run demo [-- <options>]
${DEMO}
  --ruleset   what to play (vampire-graves)   --options   its options as JSON, like {"players":4}
  --bots      seats that bots take: a,b       --seed      repeats the clients' choices
  --url       of a server (HOST and PORT)     --record    a file for the evidence`,
  },
  conformance: {
    text: `npm run conformance -- --client "<command>" [<options>]
Whether a client copes with what goes wrong between it and a Harker. It is started once for each trial, with HARKER_URL,
HARKER_TOKEN, HARKER_GAME and HARKER_SEAT, and is to play this seat against bots. Ends with 1 if a trial failed.
  --client   starts the client; without it, you are told when to   --trials   only these: a,b
  --ruleset  what it plays (vampire-graves)                        --seat     of it (the first)
  --url      of a server; where none answers, one is started       --record   a folder for games to draw, and no trials`,
  },
  bench: {
    text: `npm run bench [-- <options>]
Measures Harker on this machine, with a Postgres of its own.
  --seconds   of each round (2)               --rounds    how many (3)
  --json      a file for the figures          --profile   says where the time goes`,
  },
  'bench:core': {
    text: `npm run bench:core [-- <options>]
Measures the rules alone in random games: how long they take, how large views become.
  --ruleset   (fury-of-dracula-2e)            --options   its options as JSON
  --count     how many games (100)            --seed      of the first game (1)`,
  },
  'bench:pictures': {
    text: `npm run bench:pictures [-- <options>]
How long pictures of boards take, at moments of a random game, how large they are, and how long a server takes to say
that one is as it was.
  --ruleset   (fury-of-dracula-2e)            --options   its options as JSON
  --count     how many pictures (60)          --seed      of the game (1)
  --language  of their words (en)`,
  },
  duels: {
    text: `npm run duels [-- <options>]
Plays random players and bots of both sides against each other, and says who wins, why, and how soon.
  --ruleset   (fury-of-dracula-2e)            --options   its options as JSON
  --count     how many games each (200)       --seed      of the first game (1)`,
  },
  'bench:deliveries': {
    text: `npm run bench:deliveries [-- <options>]
What webhooks get beside play, and what play is slowed by them, with a slow receiver and without.
  --games     side by side (150)    --seconds   of each round (10)    --rounds    how many (2)`,
  },
  'bench:proof': {
    text: `npm run bench:proof [-- <options>]
How long the verifier takes for the proof of a long game.
  --entries   at least (1000)    --rounds    how many (5)    --seed      repeats the game`,
  },
  'bench:replay': {
    text: `npm run bench:replay [-- <options>]
How long it takes to see a long game as it was at any version, and what an entry taught.
  --entries   of each game (1500)   --games     how many (3)   --reads     of each game and kind (300)`,
  },
  'bench:stream': {
    text: `npm run bench:stream [-- <options>]
How long it takes from an action to the frames of those who follow the game, at one server and at another.
  --streams   that are open (1000)   --games     among them (250)
  --moves     a second (50)          --seconds   of each round (20)`,
  },
  drill: {
    text: `npm run drill [-- <options>]
Kills a server of its own under load, and looks whether anything is lost. Ends with 1 if so.
  --rounds    of kills (2)                    --careless  does not wait for the standby: losses are found`,
  },
};

/** Run a command, or say how it is used: when asked (0), or when its options are not known (1). */
export async function withUsage(command, args, work) {
  const usage = USAGE[command];
  if (usage === undefined) return work();
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(`Usage: ${usage.text}`);
    return 0;
  }
  if (usage.takes !== undefined) checkArguments(args, usage, command);
  return work();
}

function checkArguments(args, { takes, flags = [], needs, text }, command) {
  const options = Object.fromEntries([
    ...takes.map((name) => [name, { type: 'string' }]),
    ...flags.map((name) => [name, { type: 'boolean' }]),
  ]);
  const given = readArguments(args, options, command);
  if (needs !== undefined && given[needs] === undefined)
    throw new PlainError(`--${needs} is missing.\nUsage: ${text}`);
}

/** @throws PlainError with the usage of the command, where an argument is not known */
export function readArguments(args, options, command) {
  try {
    return parseArgs({ args, options, allowPositionals: false }).values;
  } catch (error) {
    // Node's advice about positional arguments does not help here.
    const [sentence] = error.message.split('. ');
    throw new PlainError(`${sentence.replace(/\.$/, '')}.\nUsage: ${USAGE[command].text}`);
  }
}
