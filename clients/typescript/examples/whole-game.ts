import {
  Chain,
  checkProof,
  type Harker,
  type Head,
  type Options,
  play,
  type Player,
  type Proven,
  type RulesetId,
} from 'harker-client';
import { playerFor } from './player-for.js';

/** One account plays all seats of a side. */
interface Side {
  readonly harker: Harker;
  readonly seats: readonly string[];
  readonly chain: Chain;
  readonly receipts: Head[];
}

/**
 * Makes a game with a bot on every seat, plays it to its end by the live stream, checks every entry as it comes and the
 * proof at the end. @throws Untrue
 */
export async function wholeGame<R extends RulesetId>(
  harker: Harker,
  ruleset: R,
  options: Partial<Options<R>> = {},
): Promise<Proven> {
  const about = await harker.ruleset(ruleset, options);
  const sides = [...new Set(about.seats.map(({ side }) => side))];
  const accounts = await Promise.all(sides.map(async (side) => (await harker.register(side)).harker));
  const { made } = await accounts[0]!.createGame({ ruleset, options });
  const keys = await harker.keys();
  const sat: Side[] = [];
  for (const [place, side] of sides.entries()) {
    const seats = about.seats.filter((one) => one.side === side).map(({ seat }) => seat);
    const account = accounts[place]!;
    for (const seat of seats) await account.game(made.id).claim(seat, crypto.randomUUID());
    sat.push({ harker: account, seats, chain: await Chain.of(made.id, keys), receipts: [] });
  }
  const playing = sat.flatMap((side) =>
    side.seats.map((seat) => {
      const player = playerFor(about.components, seat);
      return play(side.harker.game<R>(made.id, seat), seat, watching(side, seat, player));
    }),
  );
  await Promise.all(playing);
  const receipts = sat.flatMap((side) => side.receipts);
  const proof = await sat[0]!.harker.game(made.id, sat[0]!.seats[0]).proof();
  const proven = await checkProof(proof, { keys, receipts });
  const isWhole = sat.every(({ chain }) => chain.head.version === proven.entries);
  if (!isWhole) throw new Error('The stream told less than there is.');
  return proven;
}

/** The first seat of each side checks what it hears; all keep what they are given. */
function watching<R extends RulesetId>(side: Side, seat: string, player: Player<R>): Player<R> {
  return {
    choose: (question) => player.choose(question),
    hear: async (entry) => {
      if (seat === side.seats[0]) await side.chain.take(entry);
      await player.hear?.(entry);
    },
    did: ({ receipt }) => void side.receipts.push(receipt),
  };
}
