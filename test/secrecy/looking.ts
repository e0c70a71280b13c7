import type { Typed } from '../../src/games/kit/game-definition.js';
import { dryRun, probes } from './channels.js';
import { lookAtPictures } from './pictures.js';
import type { Seated } from './table.js';
import { Difference } from './twins.js';
import type { Call } from './world.js';

/** One of those who cannot tell looks at everything; over many moves all of them do. */
export async function lookAround(seated: Seated): Promise<void> {
  const { plot, tokens, version, sent } = seated;
  const watching = plot.alike('spectator') ? ['spectator', 'arbiter'] : [];
  const viewers = [...plot.seats.filter((seat) => plot.alike(seat)), ...watching];
  const viewer = viewers[version % viewers.length];
  if (viewer === undefined) return;
  const isTime = sent.length % (plot.looksEvery ?? 1) === 0;
  await (isTime ? lookAtAll : lookAtNews)(seated, viewer, tokens.get(viewer)!);
}

async function lookAtNews({ twins, game, version }: Seated, viewer: string, token: string): Promise<void> {
  const get = (path: string): Call => ({ method: 'GET', path: `/v1/games/${game}/${path}`, token });
  await twins.same(viewer, get('view'));
  await twins.same(viewer, get(`events?after=${version - 2}`));
}

async function lookAtAll(seated: Seated, viewer: string, token: string): Promise<void> {
  const [one, other] = seated.plot.seats.includes(viewer) ? await offers(seated, viewer) : [[], []];
  const asked = probes(seated, viewer, token, [...one, ...other]);
  for (const { left, right } of asked) await seated.twins.same(viewer, left, right);
  await lookAtPictures(seated, viewer, token);
}

/** A seat that cannot tell the worlds apart tries something out before it acts. */
export async function tryOut(seated: Seated, seat: string, offered: readonly Typed[]): Promise<void> {
  const { twins, plot, tokens, sent } = seated;
  if (!plot.alike(seat) || sent.length % (plot.looksEvery ?? 1) > 0) return;
  const call: Call = { ...dryRun(seated, offered, `move-${sent.length}`), token: tokens.get(seat)! };
  // Rules that are staged are asked in order, as for a move.
  const answers = await twins.inOrder(call, call);
  if (answers.some(({ body }) => body.includes('"preview":{'))) twins.count('previews');
  twins.compare(`${seat}: ${call.method} ${call.path} ${JSON.stringify(call.body)}`, ...answers);
}

interface Now {
  readonly awaiting: readonly string[];
  readonly status: string;
  readonly version: number;
}

/** How far the game is, as everyone may know. */
export async function look({ twins, game, tokens, plot }: Seated): Promise<Now> {
  const call: Call = { method: 'GET', path: `/v1/games/${game}`, token: tokens.get(plot.seats[0]!)! };
  const [left, right] = (await twins.both(call)).map(({ body }) => {
    const { awaiting, status, version } = JSON.parse(body) as Now;
    return { awaiting, status, version };
  });
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
  if (one !== other) throw new Difference(`whose turn it is: ${one} or ${other}`);
  return left!;
}

export async function offers(
  { twins, plot, game, tokens }: Seated,
  seat: string,
): Promise<[Typed[], Typed[]]> {
  const call: Call = { method: 'GET', path: `/v1/games/${game}/actions`, token: tokens.get(seat)! };
  const answers = await twins.both(call);
  if (plot.alike(seat)) twins.compare(`${seat}: what it may do`, ...answers);
  return answers.map(({ body }) =>
    (JSON.parse(body) as { actions: Record<string, unknown>[] }).actions.map(
      ({ id: _id, label: _label, ...action }) => action as unknown as Typed,
    ),
  ) as [Typed[], Typed[]];
}
