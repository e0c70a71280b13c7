import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Ruleset } from '../../games/kit/game-definition.js';
import { SHELL_WORDS } from '../../words/languages.js';
import { pageTexts } from './page-words.js';

// The files of the pages lie above `src` and above `dist/src` alike; the client is built into `dist`.
const FOLDER = path.resolve(__dirname, '../../../pages');
const CLIENTS = ['../../../clients', '../../../dist/clients'].map((folder) =>
  path.resolve(__dirname, folder, 'harker-client.js'),
);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

export interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The files that the pages load, by name. They are the same for everybody, and for every game. */
export class Assets {
  private readonly files: ReadonlyMap<string, Asset>;
  /** Stands in their addresses: with other bytes they have other addresses, so that they may be kept for ever. */
  readonly version: string;

  constructor(rulesets: readonly Ruleset[]) {
    const texts = Object.keys(SHELL_WORDS).map((language): [string, Buffer] => [
      `words.${language}.json`,
      Buffer.from(JSON.stringify(pageTexts(language, rulesets))),
    ]);
    const all = [...ownFiles(), ...client(), ...texts].toSorted(([left], [right]) => (left < right ? -1 : 1));
    this.files = new Map(all.map(([name, bytes]) => [name, { type: TYPES[path.extname(name)]!, bytes }]));
    const hash = createHash('sha256');
    for (const [name, bytes] of all) hash.update(`${name} ${bytes.length} `).update(bytes);
    this.version = hash.digest('base64url').slice(0, 12);
  }

  get(name: string): Asset | undefined {
    return this.files.get(name);
  }

  get scripts(): string[] {
    return [...this.files.keys()].filter((name) => name.endsWith('.js'));
  }
}

export function template(name: string): string {
  return fs.readFileSync(path.join(FOLDER, name), 'utf8');
}

function ownFiles(): [string, Buffer][] {
  const names = fs.readdirSync(FOLDER).filter((name) => Object.hasOwn(TYPES, path.extname(name)));
  return names.map((name) => [name, fs.readFileSync(path.join(FOLDER, name))]);
}

function client(): [string, Buffer][] {
  const file = CLIENTS.find((one) => fs.existsSync(one));
  return file === undefined ? [] : [['harker-client.js', fs.readFileSync(file)]];
}
