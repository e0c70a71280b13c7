import { createHash } from 'node:crypto';
import { EVERYONE, type Draw, type Entry } from '../events/entry.js';
import { drawBelow } from '../play/chance/draw.js';
import { GameLinks } from '../play/chance/entry-chance.js';
import { linkPlace } from '../play/chance/link-chain.js';
import { ScriptedDice } from '../play/chance/scripted-dice.js';
import { commitToSeeds, type GameSecrets, type SeedCommitments } from '../play/chance/seeds.js';
import type { Sandbox } from '../play/table/shapes.js';
import { differences, faultAt, type Fault } from './fault.js';

type Entropies = readonly (readonly [seat: string, entropy: string])[];

/** All chance of a game, drawn again from its seeds or its script; links and seeds against what was published of them. */
export function checkChance(entries: readonly Entry[], secrets: GameSecrets): Fault[] {
  const game = entries[0]?.game ?? '';
  const links = new GameLinks(game, secrets);
  const published = new PublishedLinks();
  const script = new ScriptedDice(sandboxIn(entries[0])?.dice);
  let entropies: Entropies = [];
  return entries.flatMap((entry) => {
    entropies = entropiesIn(entry) ?? entropies;
    return [
      ...checkSeeds(entry, secrets),
      ...checkLink(entry, links),
      ...published.check(entry),
      ...checkDraws(entry, (draw) => drawAgain(draw, entry, entropies, { secrets, links, script })),
    ];
  });
}

function dataOf<Data>(entry: Entry, type: string): Data | undefined {
  return entry.events.find((event) => event.type === type)?.data as Data | undefined;
}

function sandboxIn(first: Entry | undefined): Sandbox | undefined {
  return first && dataOf<{ sandbox?: Sandbox }>(first, 'GameCreated')?.sandbox;
}

function entropiesIn(entry: Entry): Entropies | undefined {
  return dataOf<{ entropies: Entropies }>(entry, 'GameBegan')?.entropies;
}

/** What was committed to before anyone sat down, and what is opened when the game is over. */
function checkSeeds(entry: Entry, secrets: GameSecrets): Fault[] {
  const committed = dataOf<{ randomness: SeedCommitments }>(entry, 'GameCreated')?.randomness;
  const opened = dataOf<{ seeds: { public: string; secret: string } }>(entry, 'GameFinished')?.seeds;
  return [
    ...(committed === undefined ? [] : checkCommitted(entry, committed, secrets)),
    ...(opened === undefined ? [] : checkOpened(entry, opened, secrets)),
  ];
}

function checkCommitted({ game, entry }: Entry, committed: SeedCommitments, secrets: GameSecrets): Fault[] {
  const own = commitToSeeds(game, secrets);
  return differences(entry, [
    [committed.publicSeed === own.publicSeed, 'it commits to another public seed than the game has'],
    [committed.secretSeed === own.secretSeed, 'it commits to another secret seed than the game has'],
    [committed.anchor === own.anchor, 'it publishes another anchor than that of the public seed'],
  ]);
}

function checkOpened(
  { entry }: Entry,
  opened: { public: string; secret: string },
  secrets: GameSecrets,
): Fault[] {
  return differences(entry, [
    [opened.public === secrets.publicSeed.toString('hex'), 'it opens another public seed than the game has'],
    [opened.secret === secrets.secretSeed.toString('hex'), 'it opens another secret seed than the game has'],
  ]);
}

function checkLink({ entry, draws, link, anchor }: Entry, links: GameLinks): Fault[] {
  const drewInPublic = draws.some(({ audience }) => audience.includes(EVERYONE));
  const expected = drewInPublic ? links.ofEntry(entry).toString('hex') : undefined;
  return differences(entry, [
    [
      link === expected,
      drewInPublic ? 'its link is not that of the seed' : 'it opens a link without a public draw',
    ],
    [anchor === links.anchorDue(entry), 'its anchor is not that of the next chain'],
  ]);
}

/** As anybody can check it who does not know the seeds: every link leads down to what was published before. */
class PublishedLinks {
  /** By chain: the highest link known, and its number. */
  private readonly known = new Map<number, { link: string; number: number }>();

  check(entry: Entry): Fault[] {
    const faults = entry.link === undefined ? [] : this.checkLink(entry.entry, entry.link);
    const anchor =
      entry.anchor ?? dataOf<{ randomness: SeedCommitments }>(entry, 'GameCreated')?.randomness.anchor;
    if (anchor !== undefined) this.known.set(linkPlace(entry.entry + 1).chain, { link: anchor, number: 0 });
    return faults;
  }

  private checkLink(entry: number, link: string): Fault[] {
    const { chain, number } = linkPlace(entry);
    const known = this.known.get(chain);
    if (known === undefined)
      return [faultAt(entry, 'its link belongs to a chain of which no anchor was published')];
    this.known.set(chain, { link, number });
    const leadsDown = hashed(link, number - known.number) === known.link;
    return leadsDown ? [] : [faultAt(entry, 'its link does not lead to what was published before')];
  }
}

function hashed(link: string, times: number): string {
  let bytes: Uint8Array = Buffer.from(link, 'hex');
  for (let time = 0; time < times; time++) bytes = createHash('sha256').update(bytes).digest();
  return Buffer.from(bytes).toString('hex');
}

function checkDraws({ entry, draws }: Entry, again: (draw: Draw) => Again): Fault[] {
  const counts = new Map<string, number>();
  return draws.flatMap((draw) => {
    const { purpose, index, n, value } = draw;
    const expected = counts.get(purpose) ?? 0;
    counts.set(purpose, index + 1);
    const { from, drawn } = again(draw);
    return differences(entry, [
      [index === expected, `draw ${index + 1} for "${purpose}" stands in the place of draw ${expected + 1}`],
      [
        value === drawn,
        `the draw for "${purpose}" below ${n} is ${value}, and its ${from} gives ${drawn ?? 'nothing'}`,
      ],
    ]);
  });
}

interface Again {
  readonly from: 'seed' | 'script';
  readonly drawn: number | undefined;
}

function drawAgain(
  { purpose, index, n, audience }: Draw,
  { game, entry }: Entry,
  entropies: Entropies,
  { secrets, links, script }: { secrets: GameSecrets; links: GameLinks; script: ScriptedDice },
): Again {
  const scripted = script.next(n, purpose);
  if (scripted !== undefined) return { from: 'script', drawn: scripted };
  const seed = audience.includes(EVERYONE) ? links.ofEntry(entry) : secrets.secretSeed;
  try {
    return { from: 'seed', drawn: drawBelow(n, seed, { game, entry, purpose, index, entropies }) };
  } catch {
    return { from: 'seed', drawn: undefined };
  }
}
