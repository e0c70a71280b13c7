import { canonical } from '../events/canonical.js';
import type { Entry } from '../events/entry.js';
import type { Ruleset } from '../games/kit/game-definition.js';
import { evolveEntry, leftAfter, type GameAt } from '../play/table/game-at.js';
import { checkPlay } from './check-play.js';
import { checkSaid } from './check-said.js';
import { checkTimely } from './check-time.js';
import { checkForm } from './entry-forms.js';
import { differences, faultAt, type Fault } from './fault.js';

export interface Refolded {
  /** The game after its last entry that can be folded. */
  readonly at: GameAt | undefined;
  readonly faults: readonly Fault[];
}

/** The game folded anew, and what its entries say of the table against what came of the entries before. */
export function refold(entries: readonly Entry[], ruleset: Ruleset): Refolded {
  const faults: Fault[] = [];
  let at: GameAt | undefined;
  const games: GameAt[] = [];
  for (const entry of entries) {
    try {
      const before = at;
      faults.push(
        ...checkForm(entry, before),
        ...checkSaid(entry, before, { entries, games }),
        ...checkTimely(entry, before),
      );
      at = evolveEntry(before, entry, ruleset, (to) => leftAfter(games, to));
      games.push(at);
      faults.push(
        ...checkRules(entry, at),
        ...checkBeginning(entry, before),
        ...checkPlay(entry, before, at),
      );
    } catch (error) {
      return {
        at: undefined,
        faults: [...faults, faultAt(entry.entry, `it does not fold: ${(error as Error).message}`)],
      };
    }
  }
  return { at, faults };
}

function checkRules(entry: Entry, { table }: GameAt): Fault[] {
  return differences(entry.entry, [
    [
      entry.rulesVersion === table.rulesVersion,
      `it is of version ${entry.rulesVersion} of the rules, the game is of ${table.rulesVersion}`,
    ],
  ]);
}

/** What is sealed when the game begins is what was agreed before. */
function checkBeginning({ entry, events }: Entry, before: GameAt | undefined): Fault[] {
  const began = events.find(({ type }) => type === 'GameBegan')?.data;
  if (began === undefined || before === undefined) return [];
  const { options, randomness, ruleset, seats, sandbox } = before.table;
  const entropies = seats.map(({ seat, entropy }) => [seat, entropy]);
  const same = (name: string, value: unknown): boolean =>
    canonical(began[name] ?? null) === canonical(value ?? null);
  return differences(entry, [
    [same('options', options), 'the game begins with other options than it was made with'],
    [same('randomness', randomness), 'the game begins with other seeds than were committed to'],
    [same('entropies', entropies), 'the game begins with other entropies than the seats gave'],
    [same('ruleset', ruleset), 'the game begins by another ruleset'],
    [same('sandbox', sandbox), 'the game begins with another script of its dice than it was made with'],
  ]);
}
