import { createHash } from 'node:crypto';
import { RealOutside } from '../../../src/events/outside.js';
import { commit } from '../../../src/events/seal.js';
import type { EventStore } from '../../../src/events/event-store.js';
import type { Entry } from '../../../src/events/entry.js';
import { CHAIN_LENGTH, lastLink, LinkChain, linkPlace } from '../../../src/play/chance/link-chain.js';
import { GameLinks } from '../../../src/play/chance/entry-chance.js';
import { commitToSeeds, newSecrets } from '../../../src/play/chance/seeds.js';
import { EntryWriter, standingOf, type Standing } from '../../../src/play/entry-writer.js';
import { gameBegins, seatActs } from '../../../src/play/happenings.js';
import { LiveGame } from '../../../src/play/live-game.js';
import type { LiveGames } from '../../../src/play/live-games.js';
import { gameIsCreated, seatPlan } from '../../../src/play/new-game.js';
import { SIGNER } from '../../support/entries.js';
import { NO_VIEWS } from '../../../src/projections/seat-views.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { asked } from '../../support/seated.js';
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

/** Seals entries as the server does, and writes none. */
function longGame(): { first: Entry; live: LiveGame; writer: EntryWriter } {
  const ruleset = hideAndSeek as unknown as Ruleset;
  const writer = new EntryWriter(
    undefined as unknown as EventStore,
    undefined as unknown as LiveGames,
    outside,
    SIGNER,
    commit,
  );
  const plan = seatPlan(ruleset.seats({}), []);
  const standing: Standing = {
    id: game,
    ruleset,
    rulesVersion: 1,
    seats: plan.map(({ id }) => id),
    views: NO_VIEWS,
  };
  const created = writer.prepare(
    standing,
    gameIsCreated(ruleset, { rounds: 5 }, asked('hide-and-seek'), plan, { randomness: commitToSeeds(game, secrets), invitations: [] }),
  );
  const live = new LiveGame(created.next, 'maker', secrets, new Map(), NO_VIEWS);
  live.take(writer.prepare(standingOf(live), gameBegins(live.at, secrets, live.links, 'host')).next, [], []);
  return { first: created.entry, live, writer };
}

/** One round of the game, as if this many entries had been written before it. */
function roundAfter(version: number): Entry[] {
  const { live, writer } = longGame();
  live.at = { ...live.at, version };
  return ['hider', 'seeker-1', 'seeker-2'].map((seat) => {
    const action = seat === 'hider' ? { type: 'hide', place: 'attic' } : { type: 'search', place: 'tower' };
    const { entry, next } = writer.prepare(standingOf(live), seatActs(live, seat, action, 'player'));
    live.take(next, [], []);
    return entry;
  });
}

test('after 4096 entries the game goes on with the next chain, published before it is used', () => {
  const created = longGame().first.events[0]!.data['randomness'] as { anchor: string };
  const lastOfTheFirst = roundAfter(4093);
  expect(lastOfTheFirst.map(({ entry, anchor }) => [entry, anchor !== undefined])).toEqual([
    [4094, false],
    [4095, false],
    [4096, true],
  ]);
  // The second search throws a die for all to see.
  expect(stranger.anchorFrom(lastOfTheFirst[2]!.link!, 4096)).toBe(created.anchor);
  const firstOfTheSecond = roundAfter(4094);
  expect(firstOfTheSecond[1]!.anchor).toBe(lastOfTheFirst[2]!.anchor);
  expect(firstOfTheSecond[2]).toMatchObject({ entry: 4097 });
  expect(firstOfTheSecond[2]!.anchor).toBeUndefined();
  expect(stranger.anchorFrom(firstOfTheSecond[2]!.link!, 4097)).toBe(firstOfTheSecond[1]!.anchor);
});
