import type { SecretBox } from '../events/secret-box.js';
import { secretsFrom, type GameSecrets } from '../play/chance/seeds.js';
import type { Rulesets } from '../play/table/rulesets.js';
import { checkChain, checkNumbers } from './check-chain.js';
import { checkChance } from './check-chance.js';
import { checkProjections, checkRow } from './check-row.js';
import { refold } from './check-table.js';
import { checkAnswered, checkAudiences, checkLengths, checkTexts } from './check-texts.js';
import type { Fault } from './fault.js';
import { entriesOf, seatsOf } from './stored-entries.js';
import type { PublishedKeys, StoredGame } from './stored-game.js';
import type { Entry } from '../events/entry.js';

export interface AuditNeeds {
  readonly rulesets: Rulesets;
  readonly box: SecretBox;
  readonly keys: PublishedKeys;
}

/** Everything about a stored game that is not as it must be; nothing if all is well. */
export function verifyGame(game: StoredGame, { rulesets, box, keys }: AuditNeeds): Fault[] {
  const entries = entriesOf(game);
  const faults = [
    ...checkNumbers(game),
    ...checkTexts(game),
    ...checkLengths(game, seatsOf(game)),
    ...checkAnswered(game),
    ...checkAudiences(game, seatsOf(game)),
    ...checkChain(entries, keys),
    ...checkSecrets(game, box, (secrets) => checkChance(entries, secrets)),
    ...checkRow(game, entries),
    ...checkFold(game, entries, rulesets),
  ];
  return faults.toSorted((left, right) => (left.entry ?? 0) - (right.entry ?? 0));
}

function checkSecrets(
  { row, secrets }: StoredGame,
  box: SecretBox,
  check: (secrets: GameSecrets) => Fault[],
): Fault[] {
  if (secrets === undefined) return [{ what: 'its seeds are missing' }];
  let opened: GameSecrets;
  try {
    opened = secretsFrom(box.open(secrets, row.id));
  } catch (error) {
    return [{ what: (error as Error).message }];
  }
  return check(opened);
}

function checkFold(game: StoredGame, entries: readonly Entry[], rulesets: Rulesets): Fault[] {
  const name = entries[0]?.ruleset ?? game.row.ruleset;
  const ruleset = rulesets.find(name);
  if (ruleset === undefined) return [{ what: `this build has no ruleset ${name} to fold it with` }];
  const { at, faults } = refold(entries, ruleset);
  return [...faults, ...(at === undefined ? [] : checkProjections(game, at))];
}
