import type { Typed } from '../../src/games/kit/game-definition.js';
import type { Seated } from './table.js';
import type { Call } from './world.js';

interface Probe {
  readonly left: Call;
  readonly right: Call;
}

/** Of what is refused whatever it is, so many are tried at a time, in turn. */
const SOME = 3;

/** Everything that a viewer can ask or try, without moving the game. */
export function probes(seated: Seated, viewer: string, token: string, offered: readonly Typed[]): Probe[] {
  const same = (call: Call): Probe => ({ left: { ...call, token }, right: { ...call, token } });
  const refused = [attempts(seated), atTheTable(seated), illegal(seated, offered), errors(seated)];
  const some = refused.flatMap((calls) => inTurn(calls, seated.version));
  return [...reads(seated), ...some].map(same).concat(repeats(seated, viewer));
}

function inTurn(calls: readonly Call[], turn: number): Call[] {
  return Array.from(
    { length: Math.min(SOME, calls.length) },
    (_, place) => calls[(turn * SOME + place) % calls.length]!,
  );
}

function reads({ game, version }: Seated): Call[] {
  const get = (path: string, headers: Record<string, string> = {}): Call => ({
    method: 'GET',
    path,
    headers,
  });
  const earlier = 1 + Math.floor((version * 0.618) % version);
  return [
    get(`/v1/games/${game}`),
    get('/v1/games?mine=true&limit=3'),
    get('/v1/games?awaiting=true&limit=3'),
    get('/v1/games?status=playing&mine=true&ruleset=vampire-graves'),
    get('/v1/me'),
    get(`/v1/games/${game}/view`),
    get(`/v1/games/${game}/view`, { 'if-none-match': '*' }),
    get(`/v1/games/${game}/view?version=${earlier}`),
    get(`/v1/games/${game}/view?version=${version - 1}`),
    get(`/v1/games/${game}/view?version=${version}`),
    get(`/v1/games/${game}/actions`),
    get(`/v1/games/${game}/standing`),
    get(`/v1/games/${game}/undo`),
    get(`/v1/games/${game}/rules-version`),
    get(`/v1/games/${game}/disputes`),
    get(`/v1/games/${game}/access?limit=3`),
    get(`/v1/games/${game}/adjustments`),
    get(`/v1/checkpoints?limit=2`),
    get(`/v1/checkpoints/1/games/${game}`),
    get(`/v1/games/${game}/events?after=0`),
    get(`/v1/games/${game}/events?after=${version - 2}&limit=1`),
    get(`/v1/games/${game}/events?after=${version + 5}`),
    get(`/v1/games/${game}/diff`),
    get(`/v1/games/${game}/diff?from=0&to=${earlier}`),
    get(`/v1/games/${game}/diff?from=${earlier}`),
    get(`/v1/games/${game}/proof`),
    get(`/games/${game}`),
  ];
}

/** Actions that are refused, whatever they ask. */
function attempts({ game, version, plot }: Seated): Call[] {
  const post = (body: unknown, headers: Record<string, string> = {}): Call => ({
    method: 'POST',
    path: `/v1/games/${game}/actions`,
    headers: { 'idempotency-key': `probe-${version}`, ...headers },
    body,
  });
  return [
    post({ id: '000000000000000000000000' }),
    post({ type: 'noSuchAction' }),
    post({ type: 'open', grave: 60 }),
    post({ type: 'open', grave: '1' }),
    post({ type: 'hide', place: 'nowhere' }),
    post({ type: 'open', grave: 1 }, { 'if-match': `"${version - 1}.x.0"` }),
    post({ type: 'open', grave: 1, seat: plot.seats.at(-1) === 'x' ? 'y' : 'nobody' }),
    post('{"type":'),
    post({ type: 'open', grave: 1 }, { 'idempotency-key': '' }),
  ];
}

/** Something that a seat may do, each time another thing, is tried out with the key by which it then acts. */
export function dryRun({ game, version }: Seated, offered: readonly Typed[], key: string): Call {
  return {
    ...{ method: 'POST', path: `/v1/games/${game}/actions?dryRun=true` },
    ...{ headers: { 'idempotency-key': key }, body: offered[version % offered.length]! },
  };
}

/** Nobody may do this, at any time. */
function atTheTable({ game, version }: Seated): Call[] {
  const post = (path: string, body: object, headers = {}): Call => ({
    ...{ method: 'POST', path: `/v1/games/${game}/${path}` },
    ...{ headers, body },
  });
  return [
    post('undo', { entry: version + 1 }),
    post('undo', { entry: 1 }),
    post('redo', { entry: version + 1 }),
    post('rules-version', { rulesVersion: 99 }),
    post('actions', { type: 'agreeToTakeBack' }, { 'idempotency-key': `agrees-${version}` }),
    post('actions', { type: 'refuseToTakeBack' }, { 'idempotency-key': `refuses-${version}` }),
    post('actions', { type: 'giveToBot' }, { 'idempotency-key': `votes-${version}` }),
    post('disputes', { entry: version + 1, claim: 'That will be wrong.' }),
    post('disputes/99/statements', { text: 'Of nothing.' }),
    post('rulings', { dispute: 99, decision: 'rewind', entry: 1, reason: 'None.' }),
    post('rulings', { dispute: 99, decision: 'forfeit', seat: 'dracula', reason: 'None.' }),
    post('arbiters', {}),
    { method: 'DELETE', path: `/v1/games/${game}/disputes/99` },
  ];
}

const ANY_TIME: readonly Typed[] = [
  { type: 'stop' },
  { type: 'close' },
  { type: 'hideGarlic' },
  { type: 'place', end: 'left' },
  { type: 'give', end: 'left' },
  { type: 'open', grave: 17 },
  { type: 'open', grave: 42 },
  { type: 'hide', place: 'attic' },
  { type: 'search', place: 'attic' },
  { type: 'share' },
] as readonly Typed[];

/** Actions of the right shape that may not be done now: the answer names what may. */
function illegal({ game, version, plot }: Seated, offered: readonly Typed[]): Call[] {
  const legal = new Set(offered.map((action) => JSON.stringify(action)));
  return (plot.attempts ?? ANY_TIME)
    .filter((action) => !legal.has(JSON.stringify(action)))
    .map((body, place) => ({
      method: 'POST',
      path: `/v1/games/${game}/actions`,
      headers: { 'idempotency-key': `illegal-${version}-${place}` },
      body,
    }));
}

function errors({ game, version }: Seated): Call[] {
  return [
    { method: 'GET', path: `/v1/games/${game}/view?version=${version + 1}` },
    { method: 'GET', path: `/v1/games/${game}/view?seat=nobody` },
    { method: 'GET', path: `/v1/games/${game}/view?secret=1` },
    { method: 'GET', path: `/v1/games/${game}/events?after=x` },
    { method: 'GET', path: `/v1/games/${game}/diff?from=${version}&to=1` },
    { method: 'GET', path: `/v1/games/${game}/view?seat=spectator` },
    { method: 'DELETE', path: `/v1/games/${game}` },
    { method: 'POST', path: `/v1/games/${game}/start` },
    { method: 'HEAD', path: `/v1/games/${game}/view` },
    { method: 'PUT', path: `/v1/games/${game}/view` },
    {
      method: 'PUT',
      path: `/v1/games/${game}/standing`,
      body: { answers: [{ kind: 'nothing', condition: 'always' }] },
    },
  ];
}

/** The viewer's own moves once more: the last, and one from long ago. In the right world it asked its own. */
function repeats({ sent }: Seated, viewer: string): Probe[] {
  const own = sent.filter(({ seat }) => seat === viewer);
  const some = [own.at(-1), own[Math.floor(own.length / 3)]].filter((move) => move !== undefined);
  const reused = own.slice(-1).map(({ left, right }) => ({
    left: { ...left, body: { type: 'somethingElse' } },
    right: { ...right, body: { type: 'somethingElse' } },
  }));
  return [...some.map(({ left, right }) => ({ left, right })), ...reused];
}
