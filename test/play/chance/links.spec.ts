import { createHash } from 'node:crypto';
import { RealOutside } from '../../../src/events/outside.js';
import type { Entry } from '../../../src/events/entry.js';
import { CHAIN_LENGTH, lastLink, LinkChain, linkPlace } from '../../../src/play/chance/link-chain.js';
import { GameLinks } from '../../../src/play/chance/entry-chance.js';
import { commitToSeeds, newSecrets } from '../../../src/play/chance/seeds.js';
import { PaperGame } from '../../support/paper-game.js';
import * as stranger from '../../support/stranger.js';

const game = 'a game';
const outside = new RealOutside();
const secrets = newSecrets(outside);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

test('each link is the hash of the next, from the last down to the anchor', () => {
  const chain = new LinkChain(lastLink(secrets.publicSeed, game, 0));
  for (let number = 0; number < CHAIN_LENGTH; number++) {
    expect(chain.link(number).equals(sha256(chain.link(number + 1)))).toBe(true);
  }
  expect(chain.link(0).toString('hex')).toBe(commitToSeeds(game, secrets).anchor);
  expect(chain.link(CHAIN_LENGTH)).toEqual(lastLink(secrets.publicSeed, game, 0));
});

test('every entry has a link of its own', () => {
  expect([1, 4096, 4097, 8192, 8193].map(linkPlace)).toEqual([
    { chain: 0, number: 1 },
    { chain: 0, number: 4096 },
    { chain: 1, number: 1 },
    { chain: 1, number: 4096 },
    { chain: 2, number: 1 },
  ]);
});

test('an entry that uses up a chain, and no other, publishes the anchor of the next', () => {
  const links = new GameLinks(game, secrets);
  expect([1, 4095, 4097, 8191].map((entry) => links.anchorDue(entry))).toEqual(new Array(4).fill(undefined));
  for (const entry of [4096, 8192]) {
    expect(stranger.anchorFrom(links.ofEntry(entry + 1).toString('hex'), entry + 1)).toBe(
      links.anchorDue(entry),
    );
  }
});

/** One round of the game, as if this many entries had been written before it. */
function roundAfter(version: number): { created: Entry; round: Entry[] } {
  const game = new PaperGame('long');
  game.begin();
  game.live.at = { ...game.live.at, version };
  const round = ['hider', 'seeker-1', 'seeker-2'].map((seat) =>
    game.act(seat, seat === 'hider' ? { type: 'hide', place: 'attic' } : { type: 'search', place: 'tower' }),
  );
  return { created: game.entries[0]!, round };
}

test('after 4096 entries the game goes on with the next chain, published before it is used', () => {
  const { created, round } = roundAfter(4093);
  expect(round.map(({ entry, anchor }) => [entry, anchor !== undefined])).toEqual([
    [4094, false],
    [4095, false],
    [4096, true],
  ]);
  // The second search throws a die for all to see.
  const { anchor } = created.events[0]!.data['randomness'] as { anchor: string };
  expect(stranger.anchorFrom(round[2]!.link!, 4096)).toBe(anchor);
  const { round: next } = roundAfter(4094);
  expect(next[1]!.anchor).toBe(round[2]!.anchor);
  expect(next[2]).toMatchObject({ entry: 4097 });
  expect(next[2]!.anchor).toBeUndefined();
  expect(stranger.anchorFrom(next[2]!.link!, 4097)).toBe(next[1]!.anchor);
});
