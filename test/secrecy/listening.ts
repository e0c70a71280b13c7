import type { StreamClient } from '../http/support/stream-client.js';
import type { Seated } from './table.js';
import { Difference } from './twins.js';

/** What one viewer hears of a game by a stream, in one world. */
class Ear {
  private taken = 0;

  constructor(readonly client: StreamClient) {}

  /** What was heard since this was asked last, once it goes as far as this version; first of all the head of the answer. */
  async take(version: number): Promise<string> {
    const { client } = this;
    await client.until(() => client.closed || hasCome(client, version));
    const heard = this.taken === 0 ? [...client.head, ''].join('\n') : '';
    const news = client.text.slice(this.taken);
    this.taken = client.text.length;
    return heard + news;
  }
}

function hasCome({ status, text }: StreamClient, version: number): boolean {
  return status !== 200 || (text.includes(`\nid: ${version}\n`) && text.endsWith('\n\n'));
}

/** The same viewer in both worlds. */
export type Ears = readonly [Ear, Ear];

const close = (ears: Ears | undefined): void => ears?.forEach(({ client }) => client.close());

/** One who listens begins anew with the view; one who comes back, after an entry that they know. */
async function listen(seated: Seated, viewer: string, last?: number): Promise<void> {
  const { twins, game, tokens, ears } = seated;
  const call = {
    ...{ path: `/v1/games/${game}/stream`, token: tokens.get(viewer)! },
    ...(last === undefined ? {} : { headers: { 'last-event-id': String(last) } }),
  };
  const [left, right] = await Promise.all([twins.left.listen(call), twins.right.listen(call)]);
  close(ears.get(viewer));
  ears.set(viewer, [new Ear(left), new Ear(right)]);
}

/** Every viewer who holds a seat listens, and somebody who holds none. */
export async function listenAll(seated: Seated): Promise<void> {
  const { plot, tokens } = seated;
  for (const viewer of tokens.keys()) if (plot.bots?.includes(viewer) !== true) await listen(seated, viewer);
}

const COMES_BACK_EVERY = 4;

/** What has come for one viewer since: the same, if they must find the worlds alike now. */
async function compare({ twins, plot, ears, version, tokens }: Seated, viewer: string): Promise<void> {
  const [one, other] = ears.get(viewer)!;
  const takes = Promise.all([one.take(version), other.take(version)]);
  const [left, right] = await takes.catch((error: Error) => {
    throw new Difference(`the worlds differ for what ${viewer} hears: ${error.message}`);
  });
  const [sooner, later] = [twins.left, twins.right].map(({ whenSent }) => whenSent.take(tokens.get(viewer)!));
  if (!plot.alike(viewer)) return;
  twins.compareHeard(viewer, left, right);
  twins.compareWhen(viewer, sooner!, later!);
}

/** Whoever must find the worlds alike has heard the same. Now and then somebody goes, and comes back. */
export async function hear(seated: Seated): Promise<void> {
  const { ears, version, sent } = seated;
  for (const viewer of ears.keys()) await compare(seated, viewer);
  if (sent.length % COMES_BACK_EVERY > 0) return;
  const viewers = [...ears.keys()];
  const viewer = viewers[(sent.length / COMES_BACK_EVERY) % viewers.length]!;
  await listen(seated, viewer, Math.max(1, version - 3));
  // What is told again depends on what they may be told now, not on what they may be told later.
  await compare(seated, viewer);
}

export function stopListening({ ears }: Seated): void {
  for (const both of ears.values()) close(both);
  ears.clear();
}
