import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  completed,
  DEFAULTS,
  optionsSchema,
  PRESETS,
} from '../../../src/games/fury-of-dracula-2e/options.js';
import { huntOptionWords } from '../../../src/games/fury-of-dracula-2e/words/en/hunt-options.js';
import { trailOptionWords } from '../../../src/games/fury-of-dracula-2e/words/en/trail-options.js';
import { misfit } from '../../support/games/schemas.js';

const words = { ...trailOptionWords, ...huntOptionWords };
const ORIGIN = /source document|published|programs?|ruling|rulings|review|report|tokens/i;

describe('options', () => {
  test('every decision where sources differ has its default and tells where it comes from', () => {
    const told = (name: string) => ORIGIN.test(words[`option.${name}.about`]!);
    expect(Object.keys(DEFAULTS).filter((name) => !told(name))).toEqual([]);
    expect(Object.keys(DEFAULTS)).toEqual(Object.keys(optionsSchema.properties));
  });

  test('the README has a row for each, with its default and the published value', () => {
    const ruleset = path.join(__dirname, '../../../src/games/fury-of-dracula-2e');
    const rows = readFileSync(path.join(ruleset, 'README.md'), 'utf8').split('\n');
    const told = (Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]).filter((name) => name !== 'preset');
    const missing = told.filter((name) => {
      const published = PRESETS.published[name] === DEFAULTS[name] ? '' : `\`${PRESETS.published[name]}\``;
      const start = `| \`${name}\` | \`${DEFAULTS[name]}\` |`;
      return !rows.some((row) => row.startsWith(start) && row.endsWith(`| ${published} |`));
    });
    expect(missing).toEqual([]);
  });

  test('the defaults follow the source document', () => {
    expect(completed({})).toEqual(PRESETS.source);
    expect(completed({})).toMatchObject({
      trailSpaces: 7,
      seaBlood: 'firstSailFree',
      actionAfterLanding: false,
      doubleBackBySea: false,
      dodgeInFirstRound: true,
      agentsDestroyItems: false,
      killOnDraculaEndsCombat: false,
      restPerGroup: false,
      sewardRest: false,
      huntersShareHands: true,
      trainDie: 'doubleTwo',
      tieBreak: 'initiative',
    });
  });

  test('a preset gives the published way of play', () => {
    expect(completed({ preset: 'published' })).toMatchObject({
      trailSpaces: 6,
      seaBlood: 'alternate',
      actionAfterLanding: true,
      doubleBackBySea: true,
      dodgeInFirstRound: false,
      agentsDestroyItems: true,
      killOnDraculaEndsCombat: true,
      restPerGroup: true,
      sewardRest: true,
    });
  });

  test('what is asked for goes before the preset', () => {
    expect(completed({ preset: 'published', trailSpaces: 7 }).trailSpaces).toBe(7);
  });

  test('nothing else can be asked for', () => {
    expect(misfit(optionsSchema, { trailSpaces: 8 })).toBeDefined();
    expect(misfit(optionsSchema, { moonlight: true })).toBeDefined();
    for (const preset of Object.values(PRESETS)) expect(misfit(optionsSchema, preset)).toBeUndefined();
  });
});
