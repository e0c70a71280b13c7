import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../kit/schema.js';
import { COLOURS } from './data/parts.js';

/** Values that actions, events and the view have in common. */
export const Seat = Type.String({ pattern: '^player-[1-6]$', description: 'A seat.' });

export const GraveId = Type.Integer({ minimum: 0, maximum: 59, description: 'A grave; see the components.' });

export const ColourName = oneOf(COLOURS, {
  title: 'ColourName',
  description: 'A colour of vampires and lids.',
});

export const End = oneOf(['left', 'right'], { title: 'End', description: 'An end of a line of vampires.' });
export type End = Static<typeof End>;

export const Content = Type.Union(
  [
    closed({ is: Type.Literal('empty') }),
    closed({ is: Type.Literal('vampire'), colour: ColourName }),
    closed({ is: Type.Literal('garlic'), owner: Seat }),
  ],
  { title: 'Content', description: 'What lies in a grave.' },
);
export type Content = Static<typeof Content>;

export const OUTCOMES = ['match', 'mismatch', 'stake', 'ownGarlic', 'othersGarlic', 'rat'] as const;
export const LidOutcome = oneOf(OUTCOMES, {
  title: 'LidOutcome',
  description: 'An empty grave whose lid matches or not, a vampire (a stake), garlic, or a rat.',
});
export type LidOutcome = Static<typeof LidOutcome>;

export const GiftCause = oneOf(['stakes', 'ownGarlic', 'othersGarlic'], {
  title: 'GiftCause',
  description: 'Why vampires are given.',
});
export type GiftCause = Static<typeof GiftCause>;

export const EndReason = oneOf(['emptyLine', 'turnLimit', 'othersLeft'], {
  title: 'EndReason',
  description: 'Why the game is over.',
});
export type EndReason = Static<typeof EndReason>;
