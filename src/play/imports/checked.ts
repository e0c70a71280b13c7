import { checkChain } from '../../audit/check-chain.js';
import { refold } from '../../audit/check-table.js';
import { faultAt, type Fault } from '../../audit/fault.js';
import type { PublishedKeys } from '../../audit/stored-game.js';
import { canonical } from '../../events/canonical.js';
import type { Entry } from '../../events/entry.js';
import type { Ruleset } from '../../games/kit/game-definition.js';
import { checkFor } from '../asked-action.js';
import type { GameAt } from '../table/game-at.js';
import { gamesAfter } from '../table/game-at.js';
import type { Created } from './bundled-entries.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a journal here could not keep as it was sealed. */
export function checkKeepable(entries: readonly Entry[], keys: PublishedKeys): Fault | undefined {
  if (!UUID.test(entries[0]!.game)) return { what: 'its id is none that a server gives' };
  const late = entries.find(({ at }) => Number.isNaN(Date.parse(at)) || new Date(at).toISOString() !== at);
  if (late !== undefined) return faultAt(late.entry, 'its time is not of the form that is documented');
  return checkChain(entries, keys)[0];
}

/** The game as the rules here make it, after each of its entries; or where they make it otherwise. */
export function playedHere(
  entries: readonly Entry[],
  created: Created,
  ruleset: Ruleset,
): { readonly games: readonly GameAt[] } | { readonly fault: Fault } {
  const unlike = checkSetting(created, ruleset) ?? refold(entries, ruleset).faults[0];
  return unlike === undefined ? { games: gamesAfter(entries, ruleset) } : { fault: unlike };
}

function checkSetting({ options, seats, rulesVersion }: Created, ruleset: Ruleset): Fault | undefined {
  const [newest, known] = [ruleset.version, checkFor(ruleset.schemas.options).Check(options)];
  if (rulesVersion > newest)
    return { what: `it was made by version ${rulesVersion} of the rules, and here is version ${newest}` };
  if (!known) return faultAt(1, 'the rules here do not know its options');
  const own = ruleset.seats({ ...options }).map(({ id, side }) => [id, side]);
  const same = canonical(own) === canonical(seats.map(({ seat, side }) => [seat, side]));
  return same ? undefined : faultAt(1, 'the rules here give it other seats');
}
