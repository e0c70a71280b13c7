import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { freshDatabase } from '../../support/database.js';
import { ROOT } from './documents.js';

export interface Serving {
  readonly url: string;
  /** The settings by which the commands find what it serves from. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** A server process. */
export interface Started {
  readonly url: string;
  /** As if the machine had lost its power. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A server as `npm start` starts it, on a port that is free and a database of its own. */
export async function serving(more: Readonly<Record<string, string>> = {}): Promise<Serving> {
  const database = await freshDatabase();
  const settings = { ...settingsFor(database.url), ...more };
  try {
    const { url, stop } = await started(settings);
    const end = async () => {
      await stop();
      await database.drop();
    };
    return { url, settings, stop: end };
  } catch (error) {
    await database.drop();
    throw error;
  }
}

/** For a server of a test. */
export function settingsFor(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    BOT_DELAY: '20',
    LOG: 'error',
    WEBHOOK_TARGETS: 'any',
  };
}

/** Starts a server process. */
export async function started(settings: Readonly<Record<string, string>>): Promise<Started> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, APP_DATABASE_URL: '', PUBLIC_URL: '', REGISTRATION: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const over = new Promise((resolve) => child.once('close', resolve));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await over;
  };
  const stop = () => end('SIGTERM');
  try {
    return { url: await announced(child), stop, kill: () => end('SIGKILL') };
  } catch (error) {
    await stop();
    throw error;
  }
}

function announced(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      const url = /^ {2}API +(http\S+)\/v1$/m.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
    child.once('close', () => reject(new Error(`The server ended:\n${said}`)));
  });
}

export interface Ran {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

/**
 * Runs a script as somebody would who pastes it into a terminal; the first command that fails ends it.
 * @param cwd where it runs, and where its temporary files lie
 */
export function inShell(script: string, { url, settings }: Serving, cwd: string): Promise<Ran> {
  const env = { ...process.env, ...settings, HARKER_URL: url, TMPDIR: cwd };
  return new Promise((resolve) => {
    execFile('bash', ['-eu', '-c', script], { cwd, env, timeout: 120_000 }, (error, said, complained) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), said, complained }),
    );
  });
}
