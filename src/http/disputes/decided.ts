import type { Decided } from '../../play/disputes/ruling.js';
import type { RulingDecision } from '../../play/table/shapes.js';
import { refuse } from '../json/check.js';
import type { RulingBody } from './disputes.dto.js';

/** What each decision needs, and no other has. */
const NEEDS = { dismiss: undefined, rewind: 'entry', adjust: 'adjustment', forfeit: 'seat' } as const;

const PARTS = ['entry', 'adjustment', 'seat'] as const;

/** The decision with what it needs. @throws Refusal that names what is missing or too much */
export function decidedIn(ruling: RulingBody): Decided {
  const needed = NEEDS[ruling.decision];
  const wrong = PARTS.flatMap((part) => faultOf(part, ruling.decision, needed, ruling[part]));
  if (wrong.length > 0) throw refuse(wrong);
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
): { pointer: string; what: string }[] {
  const pointer = `/${part}`;
  if (part === needed && given === undefined) return [{ pointer, what: `is needed with "${decision}"` }];
  if (part !== needed && given !== undefined) return [{ pointer, what: `does not go with "${decision}"` }];
  return [];
}
