import { fileOf } from './adopting.mjs';
import { isStruck } from './line.mjs';

/** What was proven, and what was not, in sentences. `given` is what there was beside the bundle. */
export function report(found, given) {
  const lines = [
    ...ofAll(found, given),
    ...ofKeys(found, given),
    ...ofChance(found),
    ...ofRules(found, given),
  ];
  return [
    ...ofSandbox(found),
    ...lines.map(([proven, what]) => `${proven ? 'proven' : 'NOT PROVEN'}  ${what}`),
  ];
}

/** Nobody may show it as a real game. */
function ofSandbox({ table, draws: { scripted } }) {
  if (table.created.sandbox === undefined) return [];
  return [
    'SANDBOX  This was NO REAL GAME: one account held all seats, and its dice came from a script.',
    `SANDBOX  The script decided ${scripted.public} public and ${scripted.hidden} hidden draws, as far as they are open here.`,
  ];
}

function ofAll({ about, chain, table, over, shared }, { receipts = [], checkpoint }) {
  return [
    [
      true,
      `${chain.head.version} entries without a gap, each sealed to the one before; the head is ${chain.head.hash}.`,
    ],
    ...ofStruck(table.line),
    [
      true,
      `What ${about.viewer} was told is what was sealed for ${about.viewer}: ${chain.opened} commitments.`,
    ],
    receipts.length > 0
      ? [true, `It is the history of the heads that you kept, the last for entry ${lastOf(receipts)}.`]
      : [false, 'That it is the history that you were told, and all of it (--receipts).'],
    ...(checkpoint === undefined ? [] : [[true, ofCheckpoint(checkpoint)]]),
    ...(shared === undefined ? [] : [[true, `The other bundle tells the same up to entry ${shared}.`]]),
    ...(over ? [[true, 'Who was told each event, in which order, and how each action came.']] : []),
  ];
}

/** Nothing that was turned back is gone. Whether all of it was free to be taken back, the rules tell. */
function ofStruck({ struck, played, turnings: { ActionTakenBack, ActionRedone, GameRewound } }) {
  if (ActionTakenBack + GameRewound === 0) return [];
  const count = played.filter((entry) => isStruck(struck, entry)).length;
  const how = `Taken back: ${ActionTakenBack}, done again: ${ActionRedone}, rewound by an arbiter: ${GameRewound}.`;
  return [[true, `Struck and kept: ${count} of them, each by those who may. ${how}`]];
}

const ofCheckpoint = ({ version, checkpoint: { number, at } }) =>
  `It goes through entry ${version} as checkpoint ${number} of ${at} has it.`;

const lastOf = (receipts) => Math.max(...receipts.map(({ version }) => version));

/** A key is known from outside, or by receipts: it made them, too. */
function ofKeys({ usedKeys }, { keys, receipts = [] }) {
  const named = [...usedKeys].join(' and ');
  const kept = new Set(receipts.map(({ key }) => key));
  if (keys !== undefined) return [[true, `All is signed by the key ${named} that you gave.`]];
  if ([...usedKeys].every((key) => kept.has(key)))
    return [[true, `All is signed by the key ${named} of your receipts.`]];
  return [
    [false, `Whose key signed: the signatures only agree with themselves, by ${named} (--key, --receipts).`],
  ];
}

function ofChance({ draws, over }) {
  const publicDraws = [
    true,
    `${draws.public - draws.scripted.public} public draws follow from links that were fixed before anyone sat down.`,
  ];
  return over
    ? [
        publicDraws,
        [
          true,
          `${draws.hidden - draws.scripted.hidden} hidden draws follow from seeds that were fixed before anyone sat down.`,
        ],
      ]
    : [publicDraws, [false, 'Hidden draws, and what others did: all is open when the game is over.']];
}

function ofRules({ table, over, actions, until }, { rules }) {
  if (table.began === undefined) return [];
  const all =
    'that actions were legal, or free to be taken back, that events follow from actions and draws, who should have been told, the outcome';
  if (rules === undefined) return [[false, `By the rules: ${all} (--rules).`]];
  const files = [rules].flat();
  const { named } = table.adopting;
  const sealed = named.map((part, place) => ofPart(part, place > 0, fileOf(files, part) !== undefined));
  const isWhole = sealed.every(([proven], place) => proven || named[place].rules === undefined);
  const where = isWhole ? '' : ', where its rules were given';
  const audiences = [true, `By the rules, each event that was told was for those who were told it${where}.`];
  if (!over) return [...sealed, audiences, [false, `By the rules, until the game is over: ${all}.`]];
  const upTo = until === undefined ? '' : `, up to entry ${until - 1}`;
  const played = [
    true,
    `By the rules${upTo}: ${actions} actions were legal, or free to be taken back; all events follow from them and the draws, and were told to whom they should.`,
  ];
  const end =
    until === undefined
      ? [true, `By the rules, the outcome: ${winners(table.finished)}.`]
      : [false, `By the rules, from entry ${until} on: ${all}.`];
  return [...sealed, played, end];
}

/** Of the rules with which the game began, or which its players adopted later. */
function ofPart({ rules, entry }, isAdopted, isGiven) {
  if (rules === undefined)
    return [
      false,
      isAdopted
        ? `That these are the rules that were adopted in entry ${entry}: it names none.`
        : 'That these are the rules of the game: it names none.',
    ];
  const which = isAdopted
    ? `those that the players adopted in entry ${entry}`
    : 'those that the game named when it began';
  return isGiven
    ? [true, `The rules are ${which}, ${rules}.`]
    : [false, `Anything by ${which}, ${rules}: their file was not given (--rules).`];
}

function winners({ winners: list, reason }) {
  return `${list.length === 0 ? 'nobody wins' : `${list.join(' and ')} won`} (${reason.key})`;
}
