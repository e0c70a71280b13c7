import type { Seated } from './table.js';
import type { Answer } from './world.js';

type Answers = readonly [Answer, Answer] | undefined;

const WHO = 'spectator';
const EVERY = 6;

/** Now and then one who only watches waits for what comes next. @returns what to ask for the answers when it has come */
export async function waitsNow({
  twins,
  game,
  tokens,
  version,
  sent,
}: Seated): Promise<() => Promise<Answers>> {
  if (sent.length % EVERY > 0) return () => Promise.resolve(undefined);
  const path = `/v1/games/${game}/events?after=${version}&wait=20`;
  return twins.wait({ method: 'GET', path, token: tokens.get(WHO)! });
}

/** They are the same, if the viewer must find the worlds alike now. */
export function compareWaited({ twins, plot }: Seated, answers: Answers): void {
  if (answers !== undefined && plot.alike(WHO)) twins.compare(`${WHO}: what it waited for`, ...answers);
}
