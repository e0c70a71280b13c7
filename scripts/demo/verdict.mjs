import { same } from './verify/canonical.mjs';
import { verifyChain, verifyFinished } from './verify/chain.mjs';
import { publicKeys } from './verify/entry.mjs';
import { headProblems } from './verify/heads.mjs';

/** What the clients of a game that is over hold: all that they need to prove it. Plain JSON. */
export async function gatherEvidence(api, { id, clients }) {
  const { items } = await api.get('/v1/keys');
  return {
    game: id,
    keys: items,
    clients: clients.map(({ seat, name, entropy, entries, heads }) => ({
      ...{ seat, name, entropy, entries, heads: heads.all },
    })),
    // Read once more, now that everything is open.
    finished: await clients[0].entriesAfter(0),
  };
}

/** What follows from the evidence: lines for people, and everything in it that is not true. */
export function verdict({ game, keys: published, clients, finished }) {
  const keys = publicKeys(published);
  const checked = clients.map((client) => ({ client, ...verifyChain(game, client.entries, keys) }));
  const open = verifyFinished(game, finished, keys);
  const problems = [
    ...checked.flatMap(({ client, problems: wrong }) => wrong.map((what) => `${client.seat}: ${what}`)),
    ...clients.flatMap(entropyProblems),
    ...headProblems(game, clients, keys),
    ...open.problems.map((what) => `after the end: ${what}`),
    ...clients.flatMap((client) => historyProblems(client, finished)),
  ];
  return { problems, lines: problems.length > 0 ? [] : linesOf(checked, open, finished.at(-1)) };
}

/** Each client sent entropy of its own: it must be in what was sealed. */
function entropyProblems({ seat, entropy, entries }) {
  const began = entries.flatMap(({ events }) => events).find(({ type }) => type === 'GameBegan');
  const sealed = began?.entropies.some((one) => same(one, [seat, entropy]));
  return sealed ? [] : [`${seat}: the entropy that it gave is not in the game`];
}

function historyProblems({ seat, entries }, finished) {
  const hashes = (list) => list.map(({ hash }) => hash);
  return same(hashes(entries), hashes(finished)) ? [] : [`${seat}: after the end it is another history`];
}

function linesOf(checked, { counts }, last) {
  const clients = checked.map(({ client }) => client);
  return [
    ...checked.map(
      ({ client: { seat, name }, counts: { entries, commitments, publicDraws } }) =>
        `${name} (${seat}) verified ${entries} entries as they came: hashes, signatures, ` +
        `${commitments} commitments, ${publicDraws} public draws.`,
    ),
    `All ${clients.length} saw the same heads; the last is ${last.hash}.`,
    `The seeds are those that were committed to before anyone sat down; ` +
      `all ${counts.commitments} commitments and ${counts.hiddenDraws} hidden draws follow.`,
    winner(clients, last),
  ];
}

function winner(clients, { events }) {
  const { winners = [], label = '' } = events.find(({ type }) => type === 'GameFinished') ?? {};
  const names = winners.map((seat) => clients.find((one) => one.seat === seat)?.name ?? seat);
  return `${names.length === 0 ? 'Nobody' : names.join(' and ')} won. ${label}`.trim();
}
