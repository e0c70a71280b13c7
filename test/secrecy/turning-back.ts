import { goOn, standAgain } from './going-on.js';
import type { Seated } from './table.js';
import { Difference } from './twins.js';
import type { Answer } from './world.js';

/** Seats take back what they have done, and do it again; an arbiter puts right, and rewinds: alike in both worlds. */

interface TakeBack {
  readonly undo: { readonly entry: number; readonly free: boolean } | null;
  readonly asked: { readonly open: readonly string[] } | null;
}

/** After so many moves something of the kind happens. */
const EVERY = 5;

const knows = ({ plot }: Seated, who: string) => plot.alike(who === 'arbiter' ? 'spectator' : who);

/** Everybody sees what comes of it: it is done, or refused, in both worlds. */
async function both(
  seated: Seated,
  who: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<[Answer, Answer]> {
  const { twins, game, tokens, version } = seated;
  const headers = { 'idempotency-key': `${path}-${who}-${version}` };
  const token = tokens.get(who)!;
  const answers = await twins.both({
    ...{ method, path: `/v1/games/${game}/${path}`, token, headers },
    ...(body && { body }),
  });
  const [one, other] = answers;
  if (one.status !== other.status)
    throw new Difference(`the worlds differ for ${who}: ${one.status} or ${other.status} of ${path}`);
  if (one.status >= 300) throw new Error(`${who}: ${method} ${path} was answered ${one.body}`);
  if (method === 'POST') twins.count(nameOf(path, body));
  if (knows(seated, who)) twins.compare(`${who}: ${method} ${path}`, one, other);
  return answers;
}

function nameOf(path: string, body: object = {}): string {
  const { type, decision } = body as { type?: string; decision?: string };
  return type ?? decision ?? path;
}

/** What everybody will see by what comes of it is the same, whoever asks. */
function inBoth<Part>(what: string, answers: readonly Answer[], part: (body: never) => Part): Part {
  const [one, other] = answers.map(({ body }) => part(JSON.parse(body) as never));
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Difference(`the worlds differ for ${what}`);
  return one!;
}

async function mayTakeBack(seated: Seated, seat: string): Promise<TakeBack['undo']> {
  const answers = await both(seated, seat, 'GET', 'undo');
  return inBoth(`what ${seat} may take back`, answers, ({ undo }: TakeBack) => undo);
}

/** The others let it be taken back, or one of them does not. */
async function isAgreedTo(seated: Seated, open: readonly string[], agree: boolean): Promise<boolean> {
  const type = agree ? 'agreeToTakeBack' : 'refuseToTakeBack';
  for (const other of agree ? open : open.slice(0, 1))
    await both(seated, other, 'POST', 'actions', { type, seat: other });
  return agree;
}

async function takesBack(seated: Seated, seat: string, turn: number): Promise<boolean> {
  const undo = await mayTakeBack(seated, seat);
  if (undo === null || !seated.past.has(undo.entry - 1)) return true;
  const { entry } = undo;
  const recall = seated.past.get(entry);
  const answers = await both(seated, seat, 'POST', 'undo', { entry });
  const asked = inBoth(`what comes of taking back`, answers, ({ asked: them }: TakeBack) => them);
  if (asked !== null && !(await isAgreedTo(seated, asked.open, turn % 3 > 0))) return goOn(seated);
  if (!(await standAgain(seated, entry - 1))) return false;
  if (turn % 2 === 0 || recall === undefined) return true;
  await both(seated, seat, 'POST', 'redo', { entry });
  recall();
  return goOn(seated);
}

/** Somebody disputes something; the arbiter looks at it as one of those may who cannot tell the worlds apart. */
async function quarrel(seated: Seated, turn: number): Promise<number> {
  const { plot, version } = seated;
  const [first = ''] = plot.seats.filter((seat) => plot.bots?.includes(seat) !== true);
  const answers = await both(seated, first, 'POST', 'disputes', {
    ...{ entry: 1 + (turn % version), claim: 'It was not so.', seat: first },
  });
  await goOn(seated);
  const looked = plot.seats.find((seat) => plot.alike(seat));
  if (plot.passes !== true && looked !== undefined && knows(seated, 'arbiter')) {
    for (const path of ['view', 'diff', 'events'])
      await both(seated, 'arbiter', 'GET', `${path}?seat=${looked}`);
  }
  await both(seated, first, 'GET', 'access');
  return inBoth('disputes', answers, ({ items }: { items: object[] }) => items.length);
}

const why = { reason: 'So it was not.' };

interface Told {
  readonly entry: number;
  readonly seat: string | null;
  readonly events: readonly { readonly type: string; readonly entry?: number }[];
}

/** The entry after which the game stood when this one came. */
function before({ entry, events }: Told): number {
  const turning = events.find(({ type }) => /^(ActionTakenBack|ActionRedone|GameRewound)$/.test(type));
  if (turning === undefined) return entry - 1;
  return turning.type === 'ActionTakenBack' ? turning.entry! - 1 : turning.entry!;
}

/** Entries that count and after which a seat has acted. */
async function goals(seated: Seated): Promise<ReadonlySet<number>> {
  const answers = await both(seated, 'arbiter', 'GET', 'events?limit=500');
  const entries = inBoth('which entries count', answers, ({ items }: { items: readonly Told[] }) => {
    const counting: Told[] = [];
    for (let at = items.at(-1); at !== undefined; at = items[before(at) - 1]) counting.push(at);
    const last = counting.find(({ seat }) => seat !== null)?.entry ?? 0;
    return counting.map(({ entry }) => entry).filter((entry) => entry < last);
  });
  return new Set(entries);
}

async function rewinds(seated: Seated, _seat: string, turn: number): Promise<boolean> {
  const dispute = await quarrel(seated, turn);
  const counting = await goals(seated);
  const known = [...seated.past.keys()].filter((version) => counting.has(version)).slice(-12);
  const entry = known[turn % Math.max(1, known.length)];
  const ruling = entry === undefined ? { decision: 'dismiss' } : { decision: 'rewind', entry };
  await both(seated, 'arbiter', 'POST', 'rulings', { dispute, ...ruling, ...why });
  return entry === undefined ? goOn(seated) : standAgain(seated, entry);
}

async function adjusts(seated: Seated, _seat: string, turn: number): Promise<boolean> {
  const dispute = await quarrel(seated, turn);
  const answers = await both(seated, 'arbiter', 'GET', 'adjustments');
  const items = inBoth(
    'what may be put right',
    answers,
    (list: { items: { adjustment: object }[] }) => list.items,
  );
  const adjustment = items[turn % Math.max(1, items.length)]?.adjustment;
  const ruling = adjustment === undefined ? { decision: 'dismiss' } : { decision: 'adjust', adjustment };
  await both(seated, 'arbiter', 'POST', 'rulings', { dispute, ...ruling, ...why });
  return goOn(seated);
}

const WAYS = [takesBack, rewinds, takesBack, adjusts, takesBack];

/** Now and then, where the plot can go back; false if the story is over. */
export async function turnsBack(seated: Seated, seat: string): Promise<boolean> {
  const { sent, past, version } = seated;
  if (sent.length % EVERY > 0 || !past.has(version)) return true;
  const turn = sent.length / EVERY;
  return WAYS[turn % WAYS.length]!(seated, seat, turn);
}
