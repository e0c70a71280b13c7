import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { partsNamedBy, partsNamedIn, type PrintedPart } from '../../src/games/kit/parts.js';
import { RULESETS } from '../../src/games/registry.js';
import { rulesetAnswer } from '../../src/http/rulesets/ruleset-answers.js';
import { Words } from '../../src/words/words.js';

const words = new Words(RULESETS);
const named = (name: string) => RULESETS.find(({ ruleset }) => ruleset === name)!;

function told(ruleset: Ruleset, language: string, id: string) {
  const { parts } = rulesetAnswer(ruleset, ruleset.options({}), words.about(ruleset.ruleset, language));
  return parts.find((part) => part.id === id);
}

describe('what printed parts do', () => {
  test('is told with when it is, what it needs and what it cancels', () => {
    const fourth = named('fury-of-dracula-4e');
    expect(told(fourth, 'en', 'punch')).toEqual({
      ...{ group: 'hunterCombatCards', id: 'punch', name: 'Punch', count: 1, actions: [] },
      told: [
        { kind: 'effect', label: 'Effect', text: 'The vampire suffers 1 damage.' },
        { kind: 'cancels', label: 'Cancels', text: 'Mesmerize, Plotting' },
      ],
    });
    expect(told(fourth, 'en', 'newspaper-reports')!.told[0]).toEqual({
      ...{ kind: 'timing', label: 'When', text: 'as it is drawn; or at dawn; or at dusk' },
    });
    expect(told(named('fury-of-dracula-2e'), 'en', 'hide')!.told.map(({ kind }) => kind)).toEqual([
      ...['needs', 'effect', 'lies'],
    ]);
  });

  test('is told in the language of who asks', () => {
    expect(told(named('fury-of-dracula-4e'), 'ru', 'hypnosis')).toMatchObject({
      name: 'Гипноз',
      told: [{ label: 'Когда', text: expect.stringMatching(/^\p{Script=Cyrillic}/u) }, { kind: 'effect' }],
    });
  });

  test.each(RULESETS)('is told of everything that has a text in the components: $ruleset', (ruleset) => {
    const { parts = [], components, catalogues } = ruleset;
    const key = ({ group, id }: Pick<PrintedPart, 'group' | 'id'>) => `${group} ${id}`;
    const texts = Object.entries(components as Record<string, unknown>).flatMap(([group, all]) =>
      Array.isArray(all)
        ? (all as { id?: string; effect?: string; abilities?: unknown }[])
            .filter(({ effect, abilities }) => (effect ?? abilities) !== undefined)
            .map(({ id }) => `${group} ${id}`)
        : [],
    );
    expect(parts.map(key).toSorted()).toEqual(texts.toSorted());
    for (const part of parts) {
      expect(catalogues.en).toHaveProperty([part.name.key]);
      expect([key(part), part.told.length]).not.toEqual([key(part), 0]);
    }
  });
});

test('an action names the parts whose ids stand in it, however deep, but not by its type', () => {
  const parts = named('fury-of-dracula-4e').parts!;
  const action = { type: 'dodge', card: 'hypnosis', more: [{ item: 'stake' }], count: 1 };
  expect(partsNamedBy([action], parts).map(({ id }) => id)).toEqual(['hypnosis', 'stake']);
  expect(partsNamedBy([], parts)).toEqual([]);
});

test.each(['fury-of-dracula-2e', 'fury-of-dracula-4e'])(
  'every power is found by the actions that use it: %s',
  (name) => {
    const { parts = [], schemas } = named(name);
    const powers = parts.filter(({ group }) => group === 'powers');
    expect(powers).toHaveLength(5);
    for (const { id, actions } of powers) {
      expect([id, actions.length]).not.toEqual([id, 0]);
      for (const type of actions) {
        expect(schemas.actions).toHaveProperty([type]);
        expect(partsNamedBy([{ type }], parts).map((part) => part.id)).toContain(id);
      }
    }
  },
);

test('a text names the parts whose names are filled in, however deep', () => {
  const parts = named('fury-of-dracula-4e').parts!;
  const card = { key: 'card.hypnosis' };
  const said = { key: 'list.more', values: { first: { key: 'item.stake' }, rest: card, count: 2 } };
  expect(partsNamedIn([{ key: 'event.x', values: { said } }], parts).map(({ id }) => id)).toEqual([
    ...['hypnosis', 'stake'],
  ]);
});
