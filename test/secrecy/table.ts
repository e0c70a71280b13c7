import type { Typed } from '../../src/games/kit/game-definition.js';
import { probes } from './channels.js';
import { Difference, type Twins } from './twins.js';
import type { Answer, Call } from './world.js';

export interface Offer {
  readonly id: string;
  readonly action: Typed;
}

export type Json = Readonly<Record<string, unknown>>;

export interface Move {
  readonly left: Typed;
  readonly right: Typed;
}

/** A story in two worlds: who does what, and who cannot tell the worlds apart by now. */
export interface Plot {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly visibility: 'private' | 'public';
  readonly seats: readonly string[];
  /** What seats answer in advance, from the beginning. */
  readonly inAdvance?: readonly { readonly seat: string; readonly answers: readonly object[] }[];
  /** What this seat does next in either world; undefined ends the story. */
  next(seat: string, left: readonly Typed[], right: readonly Typed[]): Move | undefined;
  /** Told of each move that both worlds have accepted; false ends the story. */
  happened(seat: string, move: Move, told: readonly [Answer, Answer]): boolean;
  /** Told what really happened in either world: the events of one type, from the databases. */
  readonly watches?: string;
  watched?(left: readonly Json[], right: readonly Json[]): void;
  /** Whether the viewer must find both worlds the same to the byte now. */
  alike(viewer: string): boolean;
  /** Which of the awaited seats moves. */
  mover(awaited: readonly string[]): string;
}

/** What a viewer has sent before, and may send again. */
export interface Sent {
  readonly seat: string;
  readonly left: Call;
  readonly right: Call;
}

export interface Seated {
  readonly twins: Twins;
  readonly plot: Plot;
  readonly game: string;
  /** By viewer: `spectator` holds no seat. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly sent: readonly Sent[];
  version: number;
}

async function fine(twins: Twins, call: Call): Promise<Record<string, unknown>> {
  const [answer, other] = await twins.both(call);
  if (answer.body !== other.body)
    throw new Error(`${call.method} ${call.path} began otherwise in the other world`);
  if (answer.status >= 300) throw new Error(`${call.method} ${call.path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as Record<string, unknown>;
}

export async function players(twins: Twins, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map<string, string>();
  for (const name of names) {
    const { token } = await fine(twins, { method: 'POST', path: '/v1/players', body: { displayName: name } });
    tokens.set(name, String(token));
  }
  return tokens;
}

async function sitDown(twins: Twins, plot: Plot, tokens: ReadonlyMap<string, string>): Promise<Seated> {
  const { ruleset, options, visibility, seats, inAdvance = [] } = plot;
  const [first = ''] = seats;
  const made = await fine(twins, {
    method: 'POST',
    path: '/v1/games',
    token: tokens.get(first)!,
    body: { ruleset, options, visibility, seats: [{ seat: first, as: 'me', entropy: 'of the maker' }] },
  });
  const game = String(made['id']);
  for (const seat of seats.slice(1)) {
    const path = `/v1/games/${game}/seats/${seat}/claim`;
    await fine(twins, { method: 'POST', path, token: tokens.get(seat)!, body: { entropy: `of ${seat}` } });
  }
  for (const { seat, answers } of inAdvance) {
    const path = `/v1/games/${game}/standing`;
    await fine(twins, { method: 'PUT', path, token: tokens.get(seat)!, body: { answers } });
  }
  return { twins, plot, game, tokens, sent: [], version: seats.length + 2 };
}

/** Plays a story until it ends, or until enough has been compared. */
export async function tell(
  twins: Twins,
  plot: Plot,
  tokens: ReadonlyMap<string, string>,
  enough: number,
): Promise<void> {
  const seated = await sitDown(twins, plot, tokens);
  const sent: Sent[] = [];
  let now = await look(seated);
  while (twins.comparisons < enough) {
    const seat = plot.mover(now.awaiting);
    const [left, right] = await offers(seated, seat);
    const move = plot.next(seat, left, right);
    if (move === undefined) return;
    const calls = moveCalls(seated, seat, move, sent.length);
    const told = await twins.both(calls.left, calls.right);
    mustBeAccepted(calls, told);
    if (isOver(told) || !plot.happened(seat, move, told)) return;
    await twins.settled();
    await watch(seated);
    if (plot.alike(seat)) twins.compare(`${seat}: its own answer`, ...told);
    sent.push({ seat, ...calls });
    now = await look(seated);
    if (now.status !== 'playing') return;
    seated.version = now.version;
    await lookAround({ ...seated, sent });
  }
}

async function watch({ plot, twins, game }: Seated): Promise<void> {
  const { watches } = plot;
  if (watches === undefined) return;
  const [left, right] = await Promise.all(
    [twins.left, twins.right].map((world) => world.happened(game, watches)),
  );
  plot.watched?.(left!, right!);
}

/** One of those who cannot tell looks at everything; over many moves all of them do. */
async function lookAround(seated: Seated): Promise<void> {
  const { plot, twins, tokens, version } = seated;
  const viewers = [...plot.seats, 'spectator'].filter((viewer) => plot.alike(viewer));
  const viewer = viewers[version % viewers.length];
  if (viewer === undefined) return;
  const [one, other] = viewer === 'spectator' ? [[], []] : await offers(seated, viewer);
  const asked = probes(seated, viewer, tokens.get(viewer)!, [...one, ...other]);
  for (const { left, right } of asked) await twins.same(viewer, left, right);
}

interface Now {
  readonly awaiting: readonly string[];
  readonly status: string;
  readonly version: number;
}

/** How far the game is, as everyone may know. */
async function look({ twins, game, tokens, plot }: Seated): Promise<Now> {
  const call: Call = { method: 'GET', path: `/v1/games/${game}`, token: tokens.get(plot.seats[0]!)! };
  const [left, right] = (await twins.both(call)).map(({ body }) => {
    const { awaiting, status, version } = JSON.parse(body) as Now;
    return { awaiting, status, version };
  });
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
  if (one !== other) throw new Difference(`whose turn it is: ${one} or ${other}`);
  return left!;
}

async function offers({ twins, plot, game, tokens }: Seated, seat: string): Promise<[Typed[], Typed[]]> {
  const call: Call = { method: 'GET', path: `/v1/games/${game}/actions`, token: tokens.get(seat)! };
  const answers = await twins.both(call);
  if (plot.alike(seat)) twins.compare(`${seat}: what it may do`, ...answers);
  return answers.map(({ body }) =>
    (JSON.parse(body) as { actions: Record<string, unknown>[] }).actions.map(
      ({ id: _id, label: _label, ...action }) => action as unknown as Typed,
    ),
  ) as [Typed[], Typed[]];
}

function moveCalls(
  { game, tokens }: Seated,
  seat: string,
  move: Move,
  number: number,
): { left: Call; right: Call } {
  const call = (action: Typed): Call => ({
    method: 'POST',
    path: `/v1/games/${game}/actions`,
    token: tokens.get(seat)!,
    headers: { 'idempotency-key': `move-${number}` },
    body: action,
  });
  return { left: call(move.left), right: call(move.right) };
}

function mustBeAccepted(calls: { left: Call; right: Call }, told: readonly Answer[]): void {
  for (const { status, body } of told) {
    if (status !== 201) throw new Error(`${JSON.stringify(calls)} was answered ${status} ${body}`);
  }
}

/** Once the game is over everything is open, and the worlds may differ. */
function isOver(told: readonly Answer[]): boolean {
  return told.some(({ body }) => body.includes('"GameFinished"'));
}
