import { NOBODY, type Draw, type JournalEvent } from '../../src/events/entry.js';
import type { Ruleset, Typed } from '../../src/games/kit/game-definition.js';
import type { Happening } from '../../src/play/entry-writer.js';
import { gameBegins, seatActs } from '../../src/play/happenings.js';
import { PaperGame } from '../support/paper-game.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { linesOf, signedAgain } from './support/attacks.js';
import { bundleOf, RULES_HASH } from './support/recorded.js';
import { faultIn, type Given } from './support/verifier.js';

// Each host here holds the real key, seals what it likes, and signs it: what docs/proof.md says of them.

const honest = hideAndSeek as unknown as Ruleset;
const BY_THE_RULES: Given = { rules: { ruleset: honest, sha256: RULES_HASH } };

interface Host {
  readonly ruleset?: Ruleset;
  /** What it seals in the place of what happens. */
  readonly seals?: (happening: Happening) => Happening;
  readonly seed?: string;
  readonly place?: string;
}

/** A game of one round, in which a die is thrown for all to see and a clue is found. */
function hosted({
  ruleset = honest,
  seals = (honestly) => honestly,
  seed = 'host 0',
  place = 'attic',
}: Host = {}) {
  const game = new PaperGame(seed, { rounds: 1 }, ruleset);
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat, `of ${seat}`);
  const { at, secrets, links } = game.live;
  game.happens(seals(gameBegins(at, secrets, links, 'host', RULES_HASH)));
  const acts = (seat: string, action: Typed & { place?: string }) =>
    game.happens(seals(seatActs(game.live, seat, action, 'player')));
  acts('hider', { type: 'hide', place });
  acts('seeker-1', { type: 'search', place: 'tower' });
  acts('seeker-2', { type: 'search', place: 'garden' });
  return { game, finish: () => acts('seeker-1', { type: 'share' }) };
}

async function finished(host: Host): Promise<Buffer> {
  const { game, finish } = hosted(host);
  finish();
  return bundleOf(game, 'seeker-2');
}

const half = async (host: Host, viewer = 'hider') => bundleOf(hosted(host).game, viewer);

const event =
  (type: string, data: Record<string, unknown>) =>
  (happening: Happening): Happening => ({
    ...happening,
    events: happening.events.map((one): JournalEvent => (one.type === type ? { ...one, data } : one)),
  });
const draw =
  (purpose: string, value: (honestly: number) => number) =>
  (happening: Happening): Happening => ({
    ...happening,
    draws: (happening.draws ?? []).map((one): Draw =>
      one.purpose === purpose ? { ...one, value: value(one.value) } : one,
    ),
  });
const both =
  (...changes: ((happening: Happening) => Happening)[]) =>
  (happening: Happening) =>
    changes.reduce((now, change) => change(now), happening);
const by = (change: Partial<Ruleset>): Ruleset => ({ ...honest, ...change });

const another = (value: number) => (value + 1) % 3;
const LOADED_DIE: Host = {
  seals: both(
    event('DieRolled', { value: 2 }),
    draw('noise die', () => 1),
  ),
};
const FALSE_DIE: Host = { seals: event('DieRolled', { value: 2 }) };
const SWAPPED_CARD: Host = { seals: draw('card', another) };
const FALSE_CARD: Host = { seals: event('CardDrawn', { card: 'draught' }) };
const ILLEGAL: Host = {
  ruleset: by({
    legalActions: (state, seat) => [
      ...honest.legalActions(state, seat),
      { type: 'hide', place: 'roof' } as Typed,
    ],
  }),
  place: 'roof',
};
const WITHHELD: Host = {
  ruleset: by({
    audience: (one, options) => (one.type === 'CardDrawn' ? NOBODY : honest.audience(one, options)),
  }),
};
const WHISPERED: Host = {
  ruleset: by({
    audience: (one, options) => (one.type === 'PlaceTaken' ? 'everyone' : honest.audience(one, options)),
  }),
};
const OTHER_WINNERS: Host = {
  ruleset: by({
    outcome: (state) => honest.outcome(state) && { ...honest.outcome(state)!, winners: ['seeker-1'] },
  }),
};

const NOTHING = undefined;
const BEGAN = 5;
const HID = 6;
const THROWN = 8;
const ENDED = 9;

describe('a host that is honest', () => {
  test.each([{}, BY_THE_RULES])('is found to be so', async (given) => {
    expect(faultIn(await finished({}), given)).toBeUndefined();
    for (const viewer of ['hider', 'seeker-1', 'seeker-2', 'spectator'])
      expect(faultIn(await half({}, viewer), given)).toBeUndefined();
  });
});

describe.each<[string, Host, during: unknown, after: unknown, byTheRules: unknown]>([
  [
    'a die is loaded',
    LOADED_DIE,
    [THROWN, /"noise die" does not follow/],
    [THROWN, /"noise die" does not follow/],
    [THROWN, /does not follow/],
  ],
  ['a die is told otherwise than it fell', FALSE_DIE, NOTHING, NOTHING, [THROWN, /other events/]],
  [
    'a card is drawn otherwise',
    SWAPPED_CARD,
    NOTHING,
    [BEGAN, /"card" does not follow/],
    [BEGAN, /does not follow/],
  ],
  ['a card is told otherwise than it was drawn', FALSE_CARD, NOTHING, NOTHING, [BEGAN, /other events/]],
  ['a move is illegal', ILLEGAL, NOTHING, NOTHING, [HID, /hider may not hide now/]],
  ['an event is withheld', WITHHELD, NOTHING, NOTHING, [BEGAN, /other events/]],
  ['an event is told to all', WHISPERED, NOTHING, NOTHING, [HID, /other events/]],
  ['others win', OTHER_WINNERS, NOTHING, NOTHING, [ENDED, /another outcome/]],
])('a host by whom %s', (_what, host, during, after, byTheRules) => {
  const expected = (fault: unknown) => {
    if (!Array.isArray(fault)) return undefined;
    const [entry, what] = fault as [number, RegExp];
    return { entry, what: expect.stringMatching(what) as string };
  };

  test(`is ${during === NOTHING ? 'not ' : ''}found during play, without the rules`, async () => {
    expect(faultIn(await half(host))).toEqual(expected(during));
  });

  test(`is ${after === NOTHING ? 'not ' : ''}found after the end, without the rules`, async () => {
    expect(faultIn(await finished(host))).toEqual(expected(after));
  });

  test('is found after the end, by the rules', async () => {
    expect(faultIn(await finished(host), BY_THE_RULES)).toEqual(expected(byTheRules));
  });
});

test('who is told too much finds it at once, by the rules', async () => {
  const fault = { entry: HID, what: 'PlaceTaken is told to others than the rules say' };
  expect(faultIn(await half(WHISPERED, 'seeker-1'), BY_THE_RULES)).toEqual(fault);
});

test('what was sealed for a seat cannot be left out of what it is told', async () => {
  const { game } = hosted();
  const lines = linesOf(await bundleOf(game, 'hider'));
  const at = lines.findIndex((line) => line.includes('PlaceTaken'));
  const { events, seal, ...entry } = JSON.parse(lines[at]!);
  const without = (change: object) =>
    faultIn(
      signedAgain(
        lines,
        at,
        `${JSON.stringify({ ...JSON.parse(lines[at]!), ...change })}\n`,
        game.id,
        game.signer,
      ),
    );
  const told = events.filter(({ type }: Typed) => type !== 'PlaceTaken');
  const { passing, hider: _hider } = seal.opened;
  expect(entry.entry).toBe(HID);
  expect(without({ events: told })).toEqual({
    entry: HID,
    what: expect.stringContaining('not what was sealed'),
  });
  expect(without({ events: told, seal: { ...seal, opened: { passing } } })).toEqual({
    entry: HID,
    what: 'open to hider is passing, and should be hider, passing',
  });
});

describe('a host that tells two stories', () => {
  const one = () => hosted({ place: 'attic' }).game;
  const other = () => hosted({ place: 'cellar' }).game;

  test('is believed by who sees one of them', async () => {
    expect(faultIn(await bundleOf(one(), 'seeker-1'), BY_THE_RULES)).toBeUndefined();
    expect(faultIn(await bundleOf(other(), 'seeker-2'), BY_THE_RULES)).toBeUndefined();
  });

  test('is found where two bundles are compared', async () => {
    const against = await bundleOf(other(), 'seeker-2');
    const what = `the two bundles part at entry ${HID}: both are signed, so two stories were told`;
    expect(faultIn(await bundleOf(one(), 'seeker-1'), { against })).toEqual({ what });
  });

  test('is found by a receipt for what is no longer told', async () => {
    const receipts = other().entries.map(({ head }) => head);
    const what = `your receipt for entry ${HID} is for another entry: history was replaced`;
    expect(faultIn(await bundleOf(one(), 'seeker-1'), { receipts })).toEqual({ what });
  });

  test('is found where it leaves out the end, by a receipt', async () => {
    const { game, finish } = hosted();
    const early = await bundleOf(game, 'seeker-1');
    const { head } = finish();
    expect(faultIn(early)).toBeUndefined();
    const what = `there is a receipt for entry ${ENDED}, and the bundle ends at ${THROWN}`;
    expect(faultIn(early, { receipts: [head] })).toEqual({ what });
  });

  test('is not found where each keeps to a prefix of the same game', async () => {
    const { game, finish } = hosted();
    const against = await bundleOf(game, 'seeker-2');
    finish();
    expect(faultIn(await bundleOf(game, 'seeker-1'), { against })).toBeUndefined();
  });
});

describe('a host that cannot be found', () => {
  test('tried many seeds before it made the game, and guessed all entropies', async () => {
    const thrown = (seed: string) =>
      hosted({ seed })
        .game.entries.at(-1)!
        .draws.find(({ purpose }) => purpose === 'noise die');
    const liked = Array.from({ length: 40 }, (_, count) => `host ${count}`).find(
      (seed) => thrown(seed)?.value === 0,
    );
    const { game } = hosted({ seed: liked! });
    expect(faultIn(await bundleOf(game, 'hider'), BY_THE_RULES)).toBeUndefined();
  });

  test('acts for a seat, by the token or without it', async () => {
    const asIfAsked = (happening: Happening): Happening => ({
      ...happening,
      asked: { ...happening.asked, by: 'player' },
    });
    expect(faultIn(await finished({ seals: asIfAsked }), BY_THE_RULES)).toBeUndefined();
  });
});
