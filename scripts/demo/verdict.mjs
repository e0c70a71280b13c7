import { same } from '../../verifier/canonical.mjs';
import { Fault } from '../../verifier/fault.mjs';
import { verifyEntries } from '../../verifier/game.mjs';
import { publicKeys } from '../../verifier/keys.mjs';
import { verifyBundle } from '../../verifier/verify-bundle.mjs';

/** What the clients of a game that is over hold: all that they need to prove it. Plain JSON. */
export async function gatherEvidence(api, { id, clients }) {
  const { items } = await api.get('/v1/keys');
  return {
    game: id,
    keys: items,
    clients: clients.map(({ seat, name, entropy, entries, heads }) => ({
      ...{ seat, name, entropy, entries, heads: heads.all },
    })),
    // The bundle that each can have, now that everything is open.
    proof: await clients[0].api.text(`/v1/games/${id}/proof`),
  };
}

/** What follows from the evidence: lines for people, and everything in it that is not true. */
export function verdict({ game, keys: published, clients, proof }) {
  const problems = [];
  const found = (whose, check) => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      problems.push(`${whose}: ${error.sentence}`);
      return undefined;
    }
  };
  const keys = found('the keys', () => publicKeys(published)) ?? new Map();
  const checked = clients.map((client) => ({
    client,
    ...found(client.seat, () => verifyEntries({ game, entries: client.entries, keys })),
  }));
  const receipts = clients.flatMap(({ heads }) => heads);
  const open = found('after the end', () => verifyBundle(Buffer.from(proof), { keys: published, receipts }));
  problems.push(...clients.flatMap((client) => [...entropyProblems(client), ...endProblems(client, open)]));
  return { problems, lines: problems.length > 0 ? [] : linesOf(checked, open) };
}

/** Each client sent entropy of its own: it must be in what was sealed. */
function entropyProblems({ seat, entropy, entries }) {
  const began = entries.flatMap(({ events }) => events).find(({ type }) => type === 'GameBegan');
  const sealed = began?.entropies.some((one) => same(one, [seat, entropy]));
  return sealed ? [] : [`${seat}: the entropy that it gave is not in the game`];
}

/** What came entry by entry is what is there after the end. */
function endProblems({ seat, entries }, open) {
  const isSame = open === undefined || entries.at(-1)?.hash === open.chain.head.hash;
  return isSame ? [] : [`${seat}: after the end it is another history`];
}

function linesOf(checked, { chain, draws, table }) {
  const clients = checked.map(({ client }) => client);
  return [
    ...checked.map(
      ({ client: { seat, name }, chain: { head, opened }, draws: { public: publicDraws } }) =>
        `${name} (${seat}) verified ${head.version} entries as they came: hashes, signatures, ` +
        `${opened} commitments, ${publicDraws} public draws.`,
    ),
    `All ${clients.length} saw the same heads; the last is ${chain.head.hash}.`,
    `The seeds are those that were committed to before anyone sat down; ` +
      `all ${chain.opened} commitments and ${draws.hidden} hidden draws follow.`,
    winner(clients, table.finished),
  ];
}

function winner(clients, { winners }) {
  const end = clients[0].entries.at(-1).events.find(({ type }) => type === 'GameFinished');
  const names = winners.map((seat) => clients.find((one) => one.seat === seat)?.name ?? seat);
  return `${names.length === 0 ? 'Nobody' : names.join(' and ')} won. ${end?.label ?? ''}`.trim();
}
