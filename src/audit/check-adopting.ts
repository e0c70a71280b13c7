import { areAllOthers, mayBeAlone } from './check-consent.js';
import type { Look, Looks, Said } from './said.js';

type Adopting = 'AdoptionAsked' | 'AdoptionAgreed' | 'AdoptionRefused' | 'RulesAdopted';

const isNewer = ({ before: { table, ruleset } }: Said, wanted: number): Look => [
  table.rulesVersion < wanted && wanted <= ruleset.version,
  `version ${wanted} of the rules is none that is newer than ${table.rulesVersion} and known here`,
];

const isAsked = ({ before }: Said, seat: string): Look => [
  before.table.adoption?.open.includes(seat) === true,
  `${seat} is not asked whether newer rules are adopted`,
];

/** Newer rules are adopted where all who must agree have agreed to them. */
export const ADOPTIONS: Looks<Adopting> = {
  AdoptionAsked: ({ seat, rulesVersion, seats }, said) => {
    const { table } = said.before;
    const { adoption, refusedToAdopt } = table;
    return [
      isNewer(said, rulesVersion),
      [adoption === undefined && refusedToAdopt !== rulesVersion, 'the players have been asked already'],
      [table.seats.some((one) => one.seat === seat && one.kind === 'player'), `nobody sits in ${seat}`],
      ...areAllOthers(table, seat, seats),
    ];
  },
  AdoptionAgreed: ({ seat }, said) => [isAsked(said, seat)],
  AdoptionRefused: ({ seat }, said) => [isAsked(said, seat)],
  RulesAdopted: ({ seat, rulesVersion, rules }, said) => {
    const { table } = said.before;
    const { adoption } = table;
    const isAgreed =
      adoption?.seat === seat &&
      adoption.open.length === 0 &&
      adoption.rulesVersion === rulesVersion &&
      adoption.rules === rules;
    const isTold = said.entry.events.some(({ type }) => type === 'AdoptionAgreed');
    return [
      isNewer(said, rulesVersion),
      [isTold ? isAgreed : mayBeAlone(table, seat), 'not all who must agree to newer rules have agreed'],
    ];
  },
};
