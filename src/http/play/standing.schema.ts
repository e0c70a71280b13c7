import { Type } from '@sinclair/typebox';
import { component } from '../contract/schema.js';
import { SeatId } from '../games/game.schema.js';

const Label = Type.String({ description: 'In words.' });

const StandingAnswerSchema = component(
  'StandingAnswer',
  Type.Object(
    { kind: Type.String(), condition: Type.String() },
    { description: 'Questions of this kind are answered while the condition is met.' },
  ),
);

const StandingOfferSchema = component(
  'StandingOffer',
  Type.Object(
    {
      kind: Type.String({ description: 'Kind of decision.' }),
      label: Label,
      action: Type.Object(
        { type: Type.String(), label: Label },
        { description: 'The answer, with the fields of such an action.' },
      ),
      conditions: Type.Array(Type.Object({ condition: Type.String(), label: Label })),
    },
    { description: 'A question that can be answered in advance.' },
  ),
);

export const StandingSchema = component(
  'Standing',
  Type.Object(
    {
      seat: SeatId,
      answers: Type.Array(StandingAnswerSchema, { description: 'What stands.' }),
      ended: Type.Array(StandingAnswerSchema, {
        description:
          'What was set last and has ended since, for good. It is told until `answers` are set again.',
      }),
      offers: Type.Array(StandingOfferSchema, {
        description: 'What this seat may answer in advance. Empty where the game has nothing of the kind.',
      }),
    },
    { description: 'What a seat answers in advance. Nobody else is told.' },
  ),
);
