import { isAdoptedIn, isStruck } from '../play/table/line.js';
import type { Typed } from '../games/kit/game-definition.js';
import { areAllOthers } from './check-consent.js';
import type { Look, Looks, Said } from './said.js';

type Turning =
  'ActionTakenBack' | 'ActionRedone' | 'TakeBackAsked' | 'TakeBackAgreed' | 'TakeBackRefused' | 'GameRewound';

const isLast = ({ before: { last } }: Said, seat: string, entry: number): Look => [
  last?.entry === entry && last.seat === seat && last.by === 'player',
  `entry ${entry} is not the last action that counts, or not of ${seat}`,
];

const isAsked = ({ before }: Said, seat: string): Look => [
  before.table.takeBack?.open.includes(seat) === true,
  `${seat} is not asked whether something is taken back`,
];

/** A game is turned back by those alone who may, and only so far. */
export const TURNINGS: Looks<Turning> = {
  ActionTakenBack: ({ seat, entry, consent }, said) => {
    const last = isLast(said, seat, entry);
    if (!last[0]) return [last];
    return consent
      ? [[isAgreed(said, seat, entry), 'not all who were asked have agreed']]
      : [[isFree(said, entry), `entry ${entry} may not be taken back without asking`]];
  },
  ActionRedone: ({ seat, entry }, { before, past }) => [
    [
      before.line.redo.at(-1) === entry && past.entries[entry - 1]?.seat === seat,
      `entry ${entry} is not what ${seat} took back last`,
    ],
  ],
  TakeBackAsked: ({ seat, entry, seats }, said) => {
    const { takeBack, refusedToTakeBack } = said.before.table;
    return [
      isLast(said, seat, entry),
      [takeBack === undefined && refusedToTakeBack !== entry, 'the players have been asked already'],
      ...areAllOthers(said.before.table, seat, seats),
    ];
  },
  TakeBackAgreed: ({ seat }, said) => [isAsked(said, seat)],
  TakeBackRefused: ({ seat }, said) => [isAsked(said, seat)],
  GameRewound: ({ entry }, { before, past }) => [
    [
      entry < before.version &&
        !isStruck(before.line.struck, entry) &&
        past.games[entry - 1]?.table.status === 'playing',
      `the game is rewound to entry ${entry}, which does not count, or in which it was not played`,
    ],
  ],
};

function isFree({ before, past: { entries, games } }: Said, entry: number): boolean {
  if (isAdoptedIn(entries.slice(entry, before.version))) return false;
  const { seat, asked } = entries[entry - 1]!;
  const { ruleset, rules } = games[entry - 2]!;
  return ruleset.blind(rules, seat!, asked.action as unknown as Typed);
}

function isAgreed({ before }: Said, seat: string, entry: number): boolean {
  const { takeBack } = before.table;
  return takeBack?.seat === seat && takeBack.entry === entry && takeBack.open.length === 0;
}
