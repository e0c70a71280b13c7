import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../kit/schema.js';

const choice = <const Value extends string | number>(values: readonly [Value, Value, ...Value[]]) =>
  oneOf(values, { default: values[0] });

const yes = Type.Boolean({ default: true });
const no = Type.Boolean({ default: false });

/** Decisions where sources differ. The first value is the default; what each means, and its origin, are words. */
const fields = {
  preset: choice(['source', 'published']),

  trailSpaces: choice([7, 6]),
  catacombSpaces: choice(['three', 'any']),
  seasInCatacombs: no,
  castleInCatacombs: no,
  firstAdvance: choice(['noon', 'dawn']),

  seaBlood: choice(['firstSailFree', 'alternate']),
  doubleBackBySea: no,
  wolfFormCombines: yes,
  darkCallByDay: no,
  encounterMayBeWithheld: no,
  castleEncounter: no,
  doubleBackEncounter: no,
  castleFaceUp: yes,
  castleBlood: choice([2, 0]),
  swiftness: choice(['twoMoves', 'twoTurns']),

  cheatAtRedNumber: choice(['drop', 'stay']),
  cheatThenMoves: yes,

  actionAfterLanding: no,
  hunterSeaReturn: choice(['banned', 'free']),
  trainDie: choice(['doubleTwo', 'plainThree']),
  charteredTipOff: choice(['turnEnds', 'roll']),
  batsRoads: choice(['one', 'upToTwo']),
  restPerGroup: no,
  sewardRest: no,
  hospitalFont: yes,
  huntersShareHands: yes,
  shownWhenBitten: yes,
  spyStoppedByDogs: yes,
  peasants: choice(['westOne', 'eastOne']),
  escapedAgentStays: yes,

  dodgeInFirstRound: yes,
  agentsDestroyItems: no,
  killOnDraculaEndsCombat: no,
  tieBreak: choice(['initiative', 'reroll', 'enemy', 'hunters']),
  batFlight: choice(['replace', 'add']),
  batFlightOptional: yes,
  sacredBulletsNeedGun: no,
  lairEscapes: no,

  defeatVampires: choice([2, 0]),
  skipAfterDefeat: yes,
  victoryTie: choice(['hunters', 'dracula']),

  stormTurns: choice([2, 3]),
  stormBlocksHunters: yes,
  hypnosisNeedsBite: no,
  mysticResearch: choice(['keep', 'immediate']),
  transfusionSameCity: yes,
  heroicLeapDice: choice([1, 2]),
  wildHorses: choice(['anyCombat', 'draculaAttacked']),
  ambushClearsTrail: no,
  desecratedSoil: choice(['untilTwo', 'two']),
} as const;

const Complete = closed(fields);
export type Options = Static<typeof Complete>;

export const optionsSchema = Type.Partial(Complete, { additionalProperties: false });

export const DEFAULTS = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [name, field.default as unknown]),
) as Options;

/** What differs from the source document in published descriptions and in the programs that follow them. */
const PUBLISHED: Partial<Options> = {
  trailSpaces: 6,
  seaBlood: 'alternate',
  doubleBackBySea: true,
  actionAfterLanding: true,
  hunterSeaReturn: 'free',
  trainDie: 'plainThree',
  restPerGroup: true,
  sewardRest: true,
  dodgeInFirstRound: false,
  agentsDestroyItems: true,
  killOnDraculaEndsCombat: true,
};

export const PRESETS: Readonly<Record<Options['preset'], Options>> = {
  source: DEFAULTS,
  published: { ...DEFAULTS, ...PUBLISHED, preset: 'published' },
};

/** What is asked for, over the preset. */
export function completed(asked: Partial<Options>): Options {
  return { ...PRESETS[asked.preset ?? 'source'], ...asked };
}
