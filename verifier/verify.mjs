#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { sha256 } from './canonical.mjs';
import { Fault } from './fault.mjs';
import { keyId } from './keys.mjs';
import { report } from './report.mjs';
import { verifyBundle } from './verify-bundle.mjs';

const USAGE = `Usage: node verifier/verify.mjs <bundle.ndjson> [options]
Verifies a game from the file that GET /v1/games/{game}/proof gave. Ends with 0 if all of it holds, 1 if not,
2 if it was not asked rightly.
  --key         the server's public key, or a file with the answer of GET /v1/keys; several times for several servers
  --receipts    a file of heads that you kept, as a JSON list or one on each line
  --checkpoint  a file with the answer of GET /v1/checkpoints/{number}/games/{game} that you kept
  --against     another bundle of the same game: both must tell the same
  --rules       the bundled rules, dist/rules/<ruleset>.mjs; the file is run, so take it from a build that you trust.
                Several times, where the players of a game have adopted newer rules: the file of each version`;

const FILES = ['receipts', 'checkpoint', 'against'].map((name) => [name, { type: 'string' }]);
const OPTIONS = {
  key: { type: 'string', multiple: true },
  rules: { type: 'string', multiple: true },
  ...Object.fromEntries(FILES),
};

/** 32 bytes in base64url. */
const RAW_KEY = /^[\w-]{43}$/;

/** What cannot be understood of the command: exit code 2. */
class BadUsage extends Error {}

async function main(args) {
  if (args.includes('--help')) return say(USAGE, 0);
  const { file, given } = await read(args);
  const bytes = readFile(file);
  try {
    const found = verifyBundle(bytes, given);
    const { game, ruleset, rulesVersion, viewer, status } = found.about;
    say(`Game ${game} of ${ruleset}, version ${rulesVersion} of the rules, ${status}, as told to ${viewer}.`);
    for (const line of report(found, given)) say(line);
    return say('What no bundle can prove is said in docs/proof.md.', 0);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return say(`${error.verdict}  ${error.sentence}`, 1);
  }
}

async function read(args) {
  const { values, positionals } = parsed(args);
  if (positionals.length !== 1) throw new BadUsage('Name one bundle.');
  const { key, receipts, checkpoint, against, rules } = values;
  const given = {
    ...(key === undefined ? {} : { keys: readKeys(key) }),
    ...(receipts === undefined ? {} : { receipts: readHeads(receipts) }),
    ...(checkpoint === undefined ? {} : { checkpoint: readCheckpoint(checkpoint) }),
    ...(against === undefined ? {} : { against: readFile(against) }),
    ...(rules === undefined ? {} : { rules: await Promise.all(rules.map(readRules)) }),
  };
  return { file: positionals[0], given };
}

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new BadUsage(error.message);
  }
}

function readFile(file) {
  try {
    return fs.readFileSync(file);
  } catch {
    throw new BadUsage(`${file} cannot be read.`);
  }
}

/** Keys of any number of servers, each as it is or as a file. */
function readKeys(keys) {
  return keys.flatMap((key) => {
    if (RAW_KEY.test(key) && !fs.existsSync(key)) return [{ key: keyId(key), publicKey: key }];
    return readJson(key, (text) => JSON.parse(text).items.map(keyIn));
  });
}

const keyIn = ({ key, publicKey }) => ({ key, publicKey });

/** Heads as they are, or the answers in which they came. */
function readHeads(file) {
  return readJson(file, (text) => jsonOf(text).map((one) => mustBeHead(one.receipt ?? one.head ?? one)));
}

function mustBeHead(head) {
  const { version, hash, key, signature } = head;
  const isOne = Number.isInteger(version) && [hash, key, signature].every((part) => typeof part === 'string');
  if (!isOne) throw new Error('it is no head');
  return head;
}

function readCheckpoint(file) {
  return readJson(file, (text) => {
    const kept = JSON.parse(text);
    if (kept.checkpoint === undefined || !Array.isArray(kept.path)) throw new Error('it is no checkpoint');
    return kept;
  });
}

/** One value, a list of them, or one on each line. */
function jsonOf(text) {
  try {
    return [JSON.parse(text)].flat();
  } catch {
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
}

function readJson(file, understand) {
  const text = readFile(file).toString('utf8');
  try {
    return understand(text);
  } catch {
    throw new BadUsage(`${file} is not what it should be.`);
  }
}

async function readRules(file) {
  const bytes = readFile(file);
  try {
    const { ruleset } = await import(pathToFileURL(path.resolve(file)));
    if (ruleset === undefined) throw new Error('it exports no ruleset');
    return { ruleset, sha256: sha256(bytes) };
  } catch (error) {
    throw new BadUsage(`${file} holds no rules (${error.message}).`);
  }
}

function say(text, code) {
  console.log(text);
  return code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof BadUsage ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 2;
}
