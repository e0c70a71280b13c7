import type { Typed } from '../../games/kit/game-definition.js';
import { Refusal } from '../../refusals/refusal.js';
import { agreeing, atTheTable, othersOf } from '../consent.js';
import type { Happening } from '../entry-writer.js';
import type { LiveGame } from '../live-game.js';
import type { Adoption } from '../table/adoption.js';
import type { TableEvent } from '../table/events.js';

/** What happens when a seat asks to go on by newer rules, and when the others answer. */

type Adopted = Pick<Adoption, 'seat' | 'rulesVersion' | 'rules'>;

/**
 * Asks the others; where there are none but bots, nobody has to agree. What they have refused once is not asked again.
 * @throws Refusal
 */
export function isAskedToAdopt(live: LiveGame, asked: Adopted): Happening {
  const { rulesVersion } = asked;
  const action = { type: 'adoptRules', seat: asked.seat, rulesVersion };
  const seats = othersOf(live, asked.seat);
  if (seats.length === 0) return isAdopted(action, [], asked);
  if (live.at.table.refusedToAdopt === rulesVersion) throw new Refusal('adoption-refused', { rulesVersion });
  return atTheTable(action, [{ type: 'AdoptionAsked', ...asked, seats }]);
}

/** A player answers, for all the seats that are asked and theirs. */
export function isAdoptionAnswered(live: LiveGame, seat: string, action: Typed): Happening {
  if (action.type === 'refuseToAdopt') return atTheTable(action, [{ type: 'AdoptionRefused', seat }]);
  const { open, number: _number, ...asked } = live.at.table.adoption!;
  const own = agreeing(live, seat, open);
  const agreed = own.map((one): TableEvent => ({ type: 'AdoptionAgreed', seat: one }));
  return own.length < open.length ? atTheTable(action, agreed) : isAdopted(action, agreed, asked);
}

function isAdopted(
  action: Typed,
  agreed: readonly TableEvent[],
  { rulesVersion, ...asked }: Adopted,
): Happening {
  const adopted: TableEvent = { type: 'RulesAdopted', rulesVersion, ...asked };
  return { ...atTheTable(action, [...agreed, adopted]), rulesVersion };
}
