import { Ajv2020 } from 'ajv/dist/2020.js';
import { RULESETS } from '../../src/games/registry.js';
import { plain } from '../../src/http/contract/schema.js';
import { optionsDescribed, optionsInWords } from '../../src/http/rulesets/option-words.js';
import { Words } from '../../src/words/words.js';

interface Options {
  properties: Record<string, { title?: string; description?: string; oneOf?: object[]; enum?: unknown[] }>;
}

const words = new Words(RULESETS);
const named = (name: string) => RULESETS.find(({ ruleset }) => ruleset === name)!;

function answered(ruleset: string, language: string): Options['properties'] {
  const said = optionsInWords(named(ruleset).schemas.options, words.about(ruleset, language));
  return (plain(said) as Options).properties;
}

describe('the options of a ruleset', () => {
  it('have names and explanations, and so have the values to choose from', () => {
    expect(answered('fury-of-dracula-2e', 'en')['firstAdvance']).toEqual({
      type: 'string',
      enum: ['noon', 'dawn'],
      default: 'noon',
      title: 'Time in the second turn of Dracula',
      description: 'Where the day stands then. Noon: published. Dawn: a program.',
      oneOf: [
        { const: 'noon', title: 'noon' },
        { const: 'dawn', title: 'dawn' },
      ],
    });
  });

  it('are named in the language of who asks', () => {
    expect(answered('vampire-graves', 'zh')['layout']).toMatchObject({
      title: '棋盘',
      oneOf: [{ const: 'grid-10x6', title: '10 列 6 行' }],
    });
  });

  it('name a number by itself, also beside words', () => {
    const several = { const: 'several', title: 'несколько' };
    expect(answered('fury-of-dracula-4e', 'ru')['ambushCards']!.oneOf).toEqual([
      { const: 1, title: '1' },
      several,
    ]);
  });

  it.each(RULESETS)('take what they took before they had words: $ruleset', (ruleset) => {
    const { schemas } = ruleset;
    const ajv = new Ajv2020({ strict: false });
    const said = plain(optionsInWords(schemas.options, words.about(ruleset.ruleset, 'ko'))) as object;
    const check = ajv.compile(said);
    expect(check(ruleset.options({}))).toBe(true);
    expect(check({ noSuchOption: 1 })).toBe(false);
  });

  it('are described in a contract without a title, which there would name a type', () => {
    const { options } = named('fury-of-dracula-2e').schemas;
    const described: object = optionsDescribed(options, words.about('fury-of-dracula-2e', 'en'));
    const { properties } = described as Options;
    expect(properties['batsRoads']!.description).toBe(
      'How far Bats lead hunters (`one`: one road; `upToTwo`: up to two roads). One road: programs. Up to two: a program.',
    );
    expect(JSON.stringify(properties)).not.toContain('"title"');
  });
});
