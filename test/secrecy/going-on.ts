import { addressOf } from './letterbox.js';
import { hear } from './listening.js';
import { look } from './looking.js';
import type { Seated } from './table.js';

/** What happens by itself happens, and the plot learns of everything before and after; false if the story is over. */
export async function goOn(seated: Seated): Promise<boolean> {
  if (!(await watch(seated))) return false;
  if (!(await seated.twins.settled(seated.game, () => watch(seated)))) return false;
  await deliver(seated);
  const { status, version } = await look(seated);
  seated.version = version;
  remember(seated);
  if (status !== 'playing') return false;
  await hear(seated);
  return true;
}

/** What there is to tell goes out; a viewer who must find the worlds alike gets the same. */
async function deliver({ twins, tokens, plot }: Seated): Promise<void> {
  const addresses = new Map([...tokens].map(([viewer, token]) => [viewer, addressOf(token)]));
  await twins.deliver(addresses, (viewer) => plot.alike(viewer));
}

async function watch(seated: Seated): Promise<boolean> {
  const { plot, twins, game, followed } = seated;
  const worlds = [twins.left, twins.right];
  if (plot.watches !== undefined) {
    const [left, right] = await Promise.all(worlds.map((world) => world.happened(game, plot.watches!)));
    plot.watched?.(left!, right!);
  }
  if (plot.follows === undefined) return true;
  const [left, right] = await Promise.all(worlds.map((world) => world.happenedSince(game, followed)));
  seated.followed = left!.upTo;
  return plot.follows(left!.events, right!.events);
}

function remember({ plot, past, version }: Seated): void {
  const recall = plot.remember?.();
  if (recall !== undefined) past.set(version, recall);
}

/** The game stands again as it did at a version; the plot knows of it what it knew then. */
export async function standAgain(seated: Seated, at: number): Promise<boolean> {
  const { past } = seated;
  past.get(at)!();
  for (const version of [...past.keys()]) if (version > at) past.delete(version);
  return goOn(seated);
}
