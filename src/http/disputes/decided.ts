import type { Decided } from '../../play/disputes/ruling.js';
import type { RulingDecision } from '../../play/table/shapes.js';
import { refuse } from '../json/check.js';
import type { RulingBody } from './disputes.dto.js';
import { wrong, type Wrong } from '../../refusals/wrong.js';

/** What each decision needs, and no other has. */
const NEEDS = { dismiss: undefined, rewind: 'entry', adjust: 'adjustment', forfeit: 'seat' } as const;

const PARTS = ['entry', 'adjustment', 'seat'] as const;

/** The decision with what it needs. @throws Refusal that names what is missing or too much */
export function decidedIn(ruling: RulingBody): Decided {
  const needed = NEEDS[ruling.decision];
  const faults = PARTS.flatMap((part) => faultOf(part, ruling.decision, needed, ruling[part]));
  if (faults.length > 0) throw refuse(faults);
  const { decision, entry, adjustment, seat } = ruling;
  switch (decision) {
    case 'dismiss':
      return { decision };
    case 'rewind':
      return { decision, entry: entry! };
    case 'adjust':
      return { decision, adjustment: adjustment! };
    case 'forfeit':
      return { decision, seat: seat! };
  }
}

function faultOf(
  part: (typeof PARTS)[number],
  decision: RulingDecision,
  needed: string | undefined,
  given: unknown,
): Wrong[] {
  const pointer = `/${part}`;
  if (part === needed && given === undefined)
    return [{ pointer, what: wrong('neededWith', { other: decision }) }];
  if (part !== needed && given !== undefined)
    return [{ pointer, what: wrong('notWith', { other: decision }) }];
  return [];
}
