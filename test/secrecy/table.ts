import type { Typed } from '../../src/games/kit/game-definition.js';
import { goOn } from './going-on.js';
import { addressOf } from './letterbox.js';
import { listenAll, stopListening, type Ears } from './listening.js';
import { look, lookAround, offers, tryOut } from './looking.js';
import { turnsBack } from './turning-back.js';
import type { Twins } from './twins.js';
import { compareWaited, waitsNow } from './waiting.js';
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
  /** Told of all that has happened in either world since it was told last; false ends the story. */
  follows?(left: readonly Json[], right: readonly Json[]): boolean;
  /** Gives what will let the plot know again what it knows now; undefined where the game is not to be turned back to. */
  remember?(): (() => void) | undefined;
  /** Whether things pass that only an arbiter may look at for longer. */
  readonly passes?: boolean;
  /** Seats that bots hold. */
  readonly bots?: readonly string[];
  /** What viewers try out that they may not do. */
  readonly attempts?: readonly Typed[];
  /** Everything is looked at after so many moves; in between, what is new. */
  readonly looksEvery?: number;
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
  /** By viewer: `spectator` and `arbiter` hold no seat. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly sent: Sent[];
  /** By viewer: what they hear by a stream. */
  readonly ears: Map<string, Ears>;
  version: number;
  /** The entry up to which the plot knows what happened. */
  followed: number;
  /** By version to which the game may be turned back: what lets the plot know again what it knew then. */
  readonly past: Map<number, () => void>;
}

/** Who holds no seat, and may rule. */
export const ARBITER = 'arbiter';

async function fine(twins: Twins, call: Call): Promise<Record<string, unknown>> {
  const [answer, other] = await twins.both(call);
  if (answer.body !== other.body)
    throw new Error(`${call.method} ${call.path} began otherwise in the other world`);
  if (answer.status >= 300) throw new Error(`${call.method} ${call.path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as Record<string, unknown>;
}

/** @param letters whether they get mail and are called */
export async function players(
  twins: Twins,
  names: readonly string[],
  letters: boolean,
): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map<string, string>();
  for (const name of names) {
    const made = await fine(twins, { method: 'POST', path: '/v1/players', body: { displayName: name } });
    const { id } = made['player'] as { id: string };
    const token = String(made['token']);
    tokens.set(name, token);
    if (name === ARBITER) await twins.appoint(id);
    // Each is a message to everyone for each entry: two who get them show as much as all.
    if (letters) await twins.tellOf(id, token, addressOf(token), tokens.size <= 2);
  }
  return tokens;
}

/** The maker names an arbiter, before the last seat is taken. */
async function nameArbiter(twins: Twins, game: string, maker: string, arbiter: string): Promise<void> {
  const { id } = await fine(twins, { method: 'GET', path: '/v1/me', token: arbiter });
  const path = `/v1/games/${game}/arbiters`;
  await fine(twins, { method: 'POST', path, token: maker, body: { player: id } });
}

async function sitDown(twins: Twins, plot: Plot, tokens: ReadonlyMap<string, string>): Promise<Seated> {
  const { ruleset, options, visibility, bots = [], inAdvance = [] } = plot;
  const seats = plot.seats.filter((seat) => !bots.includes(seat));
  const [first = ''] = seats;
  const maker = { seat: first, as: 'me', entropy: 'of the maker' };
  const made = await fine(twins, {
    method: 'POST',
    path: '/v1/games',
    token: tokens.get(first)!,
    body: {
      ...{ ruleset, options, visibility, disputes: visibility === 'public' ? 'freeze' : 'playOn' },
      seats: [maker, ...bots.map((seat) => ({ seat, as: 'bot' }))],
    },
  });
  const game = String(made['id']);
  await nameArbiter(twins, game, tokens.get(first)!, tokens.get(ARBITER)!);
  for (const seat of seats.slice(1)) {
    const path = `/v1/games/${game}/seats/${seat}/claim`;
    await fine(twins, { method: 'POST', path, token: tokens.get(seat)!, body: { entropy: `of ${seat}` } });
  }
  for (const { seat, answers } of inAdvance) {
    const path = `/v1/games/${game}/standing`;
    await fine(twins, { method: 'PUT', path, token: tokens.get(seat)!, body: { answers } });
  }
  const nothing = { sent: [], ears: new Map(), past: new Map() };
  return { twins, plot, game, tokens, version: seats.length + 3, followed: 0, ...nothing };
}

/** Plays a story until it ends, or until enough has been compared. */
export async function tell(
  twins: Twins,
  plot: Plot,
  tokens: ReadonlyMap<string, string>,
  enough: number,
): Promise<void> {
  const seated = await sitDown(twins, plot, tokens);
  // Games before may have ended otherwise in either world.
  if (twins.comparisons === 0) await twins.checkpoint();
  await listenAll(seated);
  let goesOn = await goOn(seated);
  while (goesOn && twins.comparisons < enough) {
    const { awaiting } = await look(seated);
    const seat = plot.mover(awaiting);
    goesOn = await moves(seated, seat);
    if (goesOn) await lookAround(seated);
    if (goesOn) goesOn = await turnsBack(seated, seat);
  }
  stopListening(seated);
}

/** A seat moves in both worlds; false if the story is over. */
async function moves(seated: Seated, seat: string): Promise<boolean> {
  const { twins, plot, sent } = seated;
  const offered = await offers(seated, seat);
  const move = plot.next(seat, ...offered);
  if (move === undefined) return false;
  await tryOut(seated, seat, offered[0]);
  const calls = moveCalls(seated, seat, move, sent.length);
  const answers = await waitsNow(seated);
  const told = await twins.inOrder(calls.left, calls.right);
  mustBeAccepted(calls, told);
  const waited = await answers();
  sent.push({ seat, ...calls });
  if (isOver(told) || !plot.happened(seat, move, told) || !(await goOn(seated))) return false;
  if (plot.alike(seat)) twins.compare(`${seat}: its own answer`, ...told);
  compareWaited(seated, waited);
  return true;
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
