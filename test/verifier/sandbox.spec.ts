import { checkProof } from 'harker-client';
import { checkChance } from '../../src/audit/check-chance.js';
import { refold } from '../../src/audit/check-table.js';
import type { Ruleset, Typed } from '../../src/games/kit/game-definition.js';
import type { Happening } from '../../src/play/entry-writer.js';
import { gameBegins, seatActs } from '../../src/play/happenings.js';
import { isAnswered, isAskedToTakeBack } from '../../src/play/take-back/taking-back.js';
import { PaperGame } from '../support/paper-game.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { bundleOf, RULES_HASH } from './support/recorded.js';
import { faultIn, report, verifyBundle } from './support/verifier.js';

// What docs/proof.md says of hosts and sandboxes: each holds the real key, and seals what it likes.

const ruleset = hideAndSeek as unknown as Ruleset;
const DICE = { treasure: [5], card: [1], 'noise die': [7, 1], 'clue of seeker-1': [2] };
const given = { rules: { ruleset, sha256: RULES_HASH } };

interface Host {
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  readonly seals?: (happening: Happening) => Happening;
  readonly mark?: 'none';
}

const change =
  (type: string, into: (data: Record<string, unknown>) => Record<string, unknown>) =>
  (happening: Happening): Happening => ({
    ...happening,
    events: happening.events.map((one) => (one.type === type ? { ...one, data: into(one.data) } : one)),
  });
const draw =
  (purpose: string, value: number) =>
  (happening: Happening): Happening => ({
    ...happening,
    draws: (happening.draws ?? []).map((one) => (one.purpose === purpose ? { ...one, value } : one)),
  });

/** A game of one round by a script, in which the noise die is thrown twice: it is taken back once. */
function hosted({ dice = DICE, seals = (honestly) => honestly, mark }: Host = {}): PaperGame {
  const sandbox = mark === 'none' ? undefined : { dice };
  const game = new PaperGame('sandbox 1', { rounds: 1 }, ruleset, { sandbox });
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
  const { at, secrets, links } = game.live;
  game.happens(seals(gameBegins(at, secrets, links, 'host', RULES_HASH)));
  const acts = (seat: string, action: Typed & { place?: string }) =>
    game.happens(seals(seatActs(game.live, seat, action, 'player')));
  acts('hider', { type: 'hide', place: 'attic' });
  acts('seeker-1', { type: 'search', place: 'tower' });
  const { entry } = acts('seeker-2', { type: 'search', place: 'garden' });
  game.happens(isAskedToTakeBack(game.live, 'seeker-2', entry));
  for (const seat of ['hider', 'seeker-1'])
    game.happens(isAnswered(game.live, seat, { type: 'agreeToTakeBack' }, game));
  acts('seeker-2', { type: 'search', place: 'garden' });
  acts('seeker-1', { type: 'keep' });
  return game;
}

const checkedByClient = async (game: PaperGame) =>
  checkProof((await bundleOf(game, 'spectator')).toString('utf8'), {
    keys: [{ key: game.signer.id, publicKey: game.signer.publicKey.toString('base64url') }],
  });
const audited = ({ entries, live }: PaperGame) => [
  ...checkChance(entries, live.secrets),
  ...refold(entries, ruleset).faults,
];

describe('a sandbox that is honest', () => {
  const game = hosted();

  test('is proven, with its rules, and the report says that it was no real game', async () => {
    const found = verifyBundle(await bundleOf(game, 'spectator'), given);
    const lines = report(found, given);
    expect(lines[0]).toBe(
      'SANDBOX  This was NO REAL GAME: one account held all seats, and its dice came from a script.',
    );
    expect(lines[1]).toMatch(/The script decided 2 public and 3 hidden draws/);
    expect(lines).toContainEqual(expect.stringMatching(/^proven {2}0 public draws follow from links/));
  });

  test('has used the values of what was taken back', () => {
    const dice = game.entries.flatMap(({ draws }) => draws.filter(({ purpose }) => purpose === 'noise die'));
    expect(dice.map(({ value }) => value)).toEqual([7 % 6, 1]);
  });

  test('is well for the audit, and for clients, which are told that it is one', async () => {
    expect(audited(game)).toEqual([]);
    expect(await checkedByClient(game)).toMatchObject({ sandbox: true, status: 'finished' });
  });
});

test('a real game is told to be none', async () => {
  const game = hosted({ mark: 'none' });
  expect(report(verifyBundle(await bundleOf(game, 'spectator'), given), given).join()).not.toMatch(/SANDBOX/);
  expect(await checkedByClient(game)).toMatchObject({ sandbox: false });
});

const cheats: [string, Host, RegExp][] = [
  ['draws another public number', { seals: draw('noise die', 2) }, /"noise die".*script/],
  ['draws another hidden number', { seals: draw('card', 2) }, /"card".*script/],
  [
    'changes the script as the game begins',
    { seals: change('GameBegan', (data) => ({ ...data, sandbox: { dice: { ...DICE, card: [2] } } })) },
    /script of its dice/,
  ],
  [
    'takes the mark away as the game begins',
    { seals: change('GameBegan', ({ sandbox: _, ...data }) => data) },
    /script of its dice/,
  ],
  [
    'puts the mark on as a real game begins',
    { mark: 'none', seals: change('GameBegan', (data) => ({ ...data, sandbox: { dice: DICE } })) },
    /script of its dice/,
  ],
  [
    'draws by a script, and does not say so',
    { mark: 'none', seals: draw('noise die', 1) },
    /"noise die".*seed/,
  ],
];

describe.each(cheats)('a host that %s', (_what, host, fault) => {
  test('is found by the verifier, the audit and clients', async () => {
    const game = hosted(host);
    expect(faultIn(await bundleOf(game, 'spectator'))?.what).toMatch(fault);
    expect(audited(game).map(({ what }) => what)).toContainEqual(expect.stringMatching(fault));
    await expect(checkedByClient(game)).rejects.toThrow();
  });
});

test('a script that is none is no script', async () => {
  const dice = { card: ['1'] } as unknown as Record<string, number[]>;
  const fault = faultIn(await bundleOf(hosted({ dice }), 'spectator'));
  expect(fault).toEqual({ entry: 1, what: 'it is a sandbox, and has no script of its dice' });
});
