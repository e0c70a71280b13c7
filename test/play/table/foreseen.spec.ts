import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { foreseenDefault } from '../../../src/play/table/foreseen.js';
import { decisionsOf, questionsOf, type GameAt } from '../../../src/play/table/game-at.js';
import { seeded } from '../../support/games/chance.js';
import { ALL_RULESETS } from '../../support/games/rulesets.js';
import { type PaperGame } from '../../support/paper-game.js';
import { begunGame } from '../../verifier/support/recorded.js';

const foreseen = ({ ruleset, rules, ...game }: GameAt) =>
  questionsOf({ ruleset, rules, ...game }).flatMap((decision) =>
    decision.seats.map((seat) => ({ seat, action: foreseenDefault(ruleset, rules, decision, seat) })),
  );

describe.each(ALL_RULESETS.map((ruleset) => [ruleset.ruleset, ruleset] as const))(
  'in %s',
  (_name, ruleset) => {
    test('what is foreseen for who is late is what is done, whatever is drawn', () => {
      const game: PaperGame = begunGame({ ruleset, seed: 4 });
      const random = seeded(4);
      const kinds = new Set<string>();
      for (let count = 0; count < 120 && game.live.at.table.status === 'playing'; count++) {
        const { at } = game.live;
        for (const { seat, action } of foreseen(at)) {
          kinds.add(action === 'drawn' ? 'drawn' : 'known');
          if (action === 'drawn') continue;
          const decision = decisionsOf(at).find(({ seats }) => seats.includes(seat))!;
          expect(ruleset.defaultAction(at.rules, decision, seat, random)).toEqual(action);
          expect(ruleset.legalActions(at.rules, seat)).toContainEqual(action);
        }
        const [decision] = decisionsOf(at);
        const [seat] = decision!.seats;
        game.act(seat!, ruleset.defaultAction(at.rules, decision!, seat!, random));
      }
      expect(kinds).toContain('known');
    });
  },
);

test('a fault of the rules is no draw', () => {
  const ruleset = {
    defaultAction: () => {
      throw new Error('broken');
    },
  } as unknown as Ruleset;
  expect(() => foreseenDefault(ruleset, {}, { id: 'd', kind: 'x', seats: ['a'] }, 'a')).toThrow('broken');
});
