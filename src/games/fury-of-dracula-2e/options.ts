import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../kit/schema.js';

/** One decision where sources differ: what either choice means and where it comes from. */
function choice<const Value extends string | number>(
  values: readonly [Value, Value, ...Value[]],
  description: string,
) {
  return oneOf(values, { default: values[0], description });
}

const yes = (description: string) => Type.Boolean({ default: true, description });
const no = (description: string) => Type.Boolean({ default: false, description });

/** The first value of each is its default. Where the source document is silent, its origin says who is not. */
const fields = {
  preset: choice(
    ['source', 'published'],
    'The defaults of all other options: as the source document says, or as published descriptions play.',
  ),

  trailSpaces: choice([7, 6], 'Spaces of the trail. 7: source document. 6: published.'),
  catacombSpaces: choice(
    ['three', 'any'],
    'How many cards the catacombs hold. three: published, programs. any: source document read widely.',
  ),
  seasInCatacombs: no(
    'Sea cards may go to the catacombs. false: programs. true: source document read widely.',
  ),
  castleInCatacombs: no('The castle card may, too. false: programs. true: source document read widely.'),
  firstAdvance: choice(
    ['noon', 'dawn'],
    'Where the day stands in the second turn of Dracula. noon: published. dawn: a program.',
  ),

  seaBlood: choice(
    ['firstSailFree', 'alternate'],
    'Blood for sea moves. firstSailFree: all but the first sail after embarking, source document. alternate: every other move, programs.',
  ),
  doubleBackBySea: no('Double Back may lead over a sea route. false: source document. true: programs.'),
  wolfFormCombines: yes('Wolf Form may be used together with Double Back or Hide. true, false: programs.'),
  darkCallByDay: no('Dark Call may be used by day. false: programs. true: a program, a report.'),
  encounterMayBeWithheld: no('Dracula may place no encounter. false: source document. true: programs.'),
  castleEncounter: no(
    'An encounter is placed at the castle. false: programs. true: source document read widely.',
  ),
  doubleBackEncounter: no(
    'An encounter is placed after Double Back. false: programs. true: source document read widely.',
  ),
  castleFaceUp: yes('The castle card lies face up. true: programs. false: source document is silent.'),
  castleBlood: choice(
    [2, 0],
    'Blood gained on arrival at the castle. 2: a program. 0: source document is silent.',
  ),
  swiftness: choice(
    ['twoMoves', 'twoTurns'],
    'Unearthly Swiftness: two moves and one action, or moves and actions twice. Programs.',
  ),

  cheatAtRedNumber: choice(
    ['drop', 'stay'],
    'No legal move at exactly 10 or 5 blood: a full step down, or none. Programs; source document is silent.',
  ),
  cheatThenMoves: yes('After the penalty for having no legal move Dracula moves. Programs differ.'),

  actionAfterLanding: no(
    'Hunters act in the turn in which they land. false: source document. true: published.',
  ),
  hunterSeaReturn: choice(
    ['banned', 'free'],
    'Hunters at once back to the port or sea that their last move left. banned: source document. free: programs.',
  ),
  trainDie: choice(
    ['doubleTwo', 'plainThree'],
    'Faces of the train die. doubleTwo: X 0 1 2 2 2/3, ruling on the source document. plainThree: X 0 1 2 3 2/3, a review.',
  ),
  charteredTipOff: choice(
    ['turnEnds', 'roll'],
    'False Tip-off against Chartered Carriage: the turn ends, or the die is rolled. Rulings.',
  ),
  batsRoads: choice(['one', 'upToTwo'], 'How far Bats lead hunters. one: programs. upToTwo: a program.'),
  restPerGroup: no('Only one of a group may rest or take supplies. false: source document. true: published.'),
  sewardRest: no('Resting with Dr Seward draws one event. false: source document. true: a program.'),
  hospitalFont: yes(
    'The font of the hospital may be used instead of resting. true: a program. false: source document is silent.',
  ),
  huntersShareHands: yes('Hunters see the cards of each other. true: published. false: ruling.'),
  shownWhenBitten: yes(
    'Bitten hunters keep an item and an event open to Dracula. true: published. false: source document is silent.',
  ),
  spyStoppedByDogs: yes('Dogs keep a Spy away. true, false: programs.'),
  peasants: choice(
    ['westOne', 'eastOne'],
    'Where Peasants take one item; in the other half of Europe they take all. Programs differ.',
  ),
  escapedAgentStays: yes('An agent that was not killed stays. true: published. false: source document.'),

  dodgeInFirstRound: yes('Dodge may be played in the first round. true: source document. false: programs.'),
  agentsDestroyItems: no('Agents that win may destroy items, too. false: source document. true: published.'),
  killOnDraculaEndsCombat: no(
    'A kill ends the combat with Dracula. false: source document. true: a program.',
  ),
  tieBreak: choice(
    ['initiative', 'reroll', 'enemy', 'hunters'],
    'Equal rolls. initiative: source document, with numbers of our own. The others: rulings.',
  ),
  batFlight: choice(
    ['replace', 'add'],
    'The card of a bat flight replaces the one of the city left, or is added. replace: published. add: a program.',
  ),
  batFlightOptional: yes('Dracula may forgo a bat flight. true, false: programs.'),
  sacredBulletsNeedGun: no('Sacred Bullets need a Pistol or Rifle. false, true: rulings.'),
  lairEscapes: no('The vampire of Vampire Lair has the Escape cards. false, true: programs.'),

  defeatVampires: choice(
    [2, 0],
    'Steps of the vampire track for a hunter defeated. 2: published. 0: programs.',
  ),
  skipAfterDefeat: yes('A hunter who was defeated misses a turn. true: a program. false: programs.'),
  victoryTie: choice(['hunters', 'dracula'], 'Who wins if both have won at once. Rulings.'),

  stormTurns: choice([2, 3], 'Turns of Dracula that Stormy Seas last. 2: programs, tokens. 3: a program.'),
  stormBlocksHunters: yes('Stormy Seas keep hunters out, too. true, false: rulings.'),
  hypnosisNeedsBite: no('Hypnosis needs a bitten hunter. false: programs. true: a report.'),
  mysticResearch: choice(['keep', 'immediate'], 'What kind of card Mystic Research is. Programs differ.'),
  transfusionSameCity: yes('Blood Transfusion needs both hunters in one place. true, false: rulings.'),
  heroicLeapDice: choice([1, 2], 'Heroic Leap: one die for both, or one each. Programs differ.'),
  wildHorses: choice(
    ['anyCombat', 'draculaAttacked'],
    'Wild Horses: in any combat with Dracula, or only when he attacked. Programs differ.',
  ),
  ambushClearsTrail: no(
    'Ambush, matured, clears the trail to three cards. false: programs. true: a program.',
  ),
  desecratedSoil: choice(
    ['untilTwo', 'two'],
    'Desecrated Soil, matured: cards are drawn until Dracula has two, or two are drawn. Programs differ.',
  ),
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
