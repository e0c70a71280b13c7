import { verifyGames } from '../../src/audit/verify-games.js';
import { SecretBox } from '../../src/events/secret-box.js';
import { RealOutside } from '../../src/events/outside.js';
import type { Ruleset, Typed } from '../../src/games/kit/game-definition.js';
import { Rulesets } from '../../src/play/table/rulesets.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES } from '../support/inside.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { playOn, seatedGame } from '../support/seated.js';

const honest = hideAndSeek as unknown as Ruleset;
const box = new SecretBox(new RealOutside(), undefined);

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

/** Plays a whole game by some rules and verifies it by the real ones. */
async function verifiedAfter(played: Ruleset): Promise<string[]> {
  const server = await inside(await database.open(INSIDE_ENTITIES), { rulesets: [played] });
  const game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 3 } });
  await playOn(server, game, seeded(7));
  const lines: string[] = [];
  await verifyGames(database.owner, { rulesets: new Rulesets([honest]), box }, game.id, (line) =>
    lines.push(line),
  );
  return lines;
}

/** Another card than was drawn. */
const another = (event: Typed): Typed => {
  const { card } = event as Typed & { card: string };
  return { ...event, card: card === 'creak' ? 'silence' : 'creak' } as Typed;
};

describe('the rules, run again on what is recorded', () => {
  test('a game that was played by them is well', async () => {
    expect(await verifiedAfter(honest)).toEqual([expect.stringMatching(/^ok /)]);
  });

  test('an outcome that does not follow from its draws is found', async () => {
    const loaded: Ruleset = {
      ...honest,
      begin: (...asked) =>
        honest.begin(...asked).map((event) => (event.type === 'CardDrawn' ? another(event) : event)),
    };
    expect((await verifiedAfter(loaded)).join('\n')).toMatch(/entry \d+: the rules make other events/);
  });

  test('a draw too many is found', async () => {
    const wasteful: Ruleset = {
      ...honest,
      decide: (state, seat, action, random) => {
        const events = honest.decide(state, seat, action, random);
        random.below(6, 'noise die');
        return events;
      },
    };
    expect((await verifiedAfter(wasteful)).join('\n')).toMatch(
      /entry \d+: it has draws that the rules do not ask for/,
    );
  });

  test('an event told to others than the rules say is found', async () => {
    const open: Ruleset = { ...honest, audience: () => 'everyone' };
    expect((await verifiedAfter(open)).join('\n')).toMatch(/entry \d+: the rules make other events/);
  });
});
