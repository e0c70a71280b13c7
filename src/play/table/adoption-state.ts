import { withoutAdoption } from './asked-state.js';
import type { Adoption } from './adoption.js';
import { withAgreed } from './consent.js';

/** By which rules a game is played, and what is asked about that. */
export interface Adopting {
  readonly rulesVersion: number;
  readonly adoption?: Adoption;
  /** The version of the rules that the others would not adopt. */
  readonly refusedToAdopt?: number;
  /** How often the players were asked to adopt newer rules. */
  readonly adoptionsAsked: number;
}

type Asked = Pick<Adoption, 'seat' | 'rulesVersion'> & {
  readonly rules?: unknown;
  readonly seats: readonly string[];
};

export function isAskedToAdopt<Table extends Adopting>(
  table: Table,
  { seat, rulesVersion, rules, seats: open }: Asked,
): Table {
  const number = table.adoptionsAsked + 1;
  const named = typeof rules === 'string' ? { rules } : {};
  return { ...table, adoptionsAsked: number, adoption: { seat, open, number, rulesVersion, ...named } };
}

export function hasAgreedToAdopt<Table extends Adopting>(table: Table, { seat }: { seat: string }): Table {
  const adoption = withAgreed(table.adoption, seat);
  return adoption === undefined ? table : { ...table, adoption };
}

export function hasRefusedToAdopt<Table extends Adopting>(table: Table): Table {
  const { adoption } = table;
  if (adoption === undefined) return table;
  return { ...withoutAdoption(table), refusedToAdopt: adoption.rulesVersion };
}

export function hasAdopted<Table extends Adopting>(
  table: Table,
  { rulesVersion }: { rulesVersion: number },
): Table {
  return { ...withoutAdoption(table), rulesVersion };
}
